"""A position that no game can reach is told with the rules it breaks."""

from collections.abc import Mapping
from typing import Any

import pytest

import dmd_core as dmd
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import CardId, SpaceId
from dmd_core.death_may_die.position import faults
from dmd_core.death_may_die.state import Branch, HeldCard, Side, Table
from dmd_core.kernel.node import replace
from dmd_core.kernel.state import State
from tests.death_may_die.position.reading import GAME, read, told
from tests.death_may_die.scenarios import make_game

FAULTY: Mapping[str, tuple[str, list[str]]] = {
    "figures": (
        'enemies = ["byakhee s01", "byakhee s01", "byakhee s01", "cultist s05 wounds=2"]',
        [
            "enemies: 3 figures of byakhee are on the board; there are 2 [DMD-CHK-04, DMD-COMP-04]",
            "enemies.4.wounds: 2 Wounds kill it; its health is 2 [DMD-CHK-11]",
        ],
    ),
    "numbers": (
        'enemies = ["cultist s05 #2", "cultist s06 #2"]',
        ["enemies.2: two figures have this number [DMD-CHK-04]"],
    ),
    "fire": (
        "fire = { s05 = 6, s06 = 0 }\ninvestigators.ian.fire = 3",
        [
            "fire: 9 Fire tokens lie on Spaces and boards; there are 8 [DMD-CHK-03, DMD-COMP-03]",
            "fire.s06: 0 tokens; leave the Space out [DMD-CHK-03]",
        ],
    ),
    "tokens": (
        "tokens = { " + ", ".join(f's{n:02} = "rlyeh"' for n in range(1, 11)) + " }",
        ["tokens: 10 rlyeh tokens lie on the map; there are 9 [DMD-AMB-107]"],
    ),
    "markers": (
        (
            "investigators.ian = { stress = 5, bonus_dice = 9, substitutes = 1, owed = [8] }\n"
            "investigators.elizabeth = { stress = -1, levels = { lucky = 5 } }"
        ),
        [
            "investigators.ian.stress: 5; allowed: 0 to 4 [DMD-CHK-05]",
            "investigators.ian.substitutes: 1; allowed: 0 to 0 [DMD-CHK-41]",
            "investigators.elizabeth.stress: -1; allowed: 0 to 4 [DMD-CHK-05]",
            "investigators.elizabeth.levels.lucky: 5; allowed: 0 to 4 [DMD-CHK-28, DMD-SKL-01]",
            (
                "investigators.ian.owed: 8; Thresholds reached: none, of which the latest are owed"
                " [DMD-CHK-08, DMD-SAN-11]"
            ),
            (
                "investigators.elizabeth.levels: 4 more than at the start; Sanity 0 gives 0"
                " [DMD-CHK-28, DMD-SAN-08]"
            ),
            "investigators.ian.bonus_dice: 9; Sanity 0 gives 0 [DMD-CHK-09, DMD-SAN-10]",
        ],
    ),
    "alive on a skull": (
        "investigators.ian.wounds = 5",
        ["investigators.ian.alive: a marker is on a skull: alive = false [DMD-CHK-06]"],
    ),
    "dead without a reason": (
        "investigators.elizabeth = { alive = false, fire = 1 }",
        [
            (
                "investigators.elizabeth.alive: dead, but no marker is on a skull: wounds = 5 or"
                " sanity = 20 [DMD-CHK-06]"
            ),
            "investigators.elizabeth.fire: the dead have nothing left [DMD-CHK-36, DMD-DEATH-04]",
            (
                "investigators.elizabeth.alive: dead before the Elder One was summoned, and the"
                " game goes on [DMD-CHK-34, DMD-LOSE-01]"
            ),
        ],
    ),
    "all dead": (
        (
            "investigators.ian = { alive = false, wounds = 5 }\n"
            "investigators.elizabeth = { alive = false, wounds = 5 }\n"
            'elder = { position = 5, stage = 2 }\nenemies = ["cthulhu s01"]'
        ),
        ["investigators: the game goes on with nobody alive [DMD-LOSE-02]"],
    ),
    "cards": (
        'mythos = { pool = ["lab_accident"], discard = ["lab_accident"] }',
        [
            "mythos: 'lab_accident' is in 2 places; it is one card [DMD-CHK-01]",
            *(
                f"mythos: '{card}' is nowhere [DMD-CHK-01]"
                for card in sorted(GAME.mythos)
                if card != "lab_accident"
            ),
        ],
    ),
    "held cards": (
        (
            'investigators.ian.cards = ["good_boy/right wounds=1", "desk/left wounds=1"]\n'
            'investigators.elizabeth.cards = ["good_boy/left", "desk/left"]'
        ),
        [
            "discovery: 'desk' is in 2 places; it is one card [DMD-CHK-02]",
            "discovery: 'good_boy' is in 2 places; it is one card [DMD-CHK-02]",
            "investigators.ian.cards: 'good_boy' has 1 Wounds; its number is 1 [DMD-CHK-29]",
            "investigators.ian.cards: 'desk' has 1 Wounds; its number is none [DMD-CHK-29]",
        ],
    ),
    "insanities": (
        'investigators.ian.insanity = "paranoia"\ninvestigators.elizabeth.insanity = "paranoia"',
        ["insanities: 'paranoia' is in 2 places; it is one card [DMD-COMP-06]"],
    ),
    "elder one on track and board": (
        'enemies = ["cthulhu s01"]\nelder = { figure = 0, stage = 2, position = 9 }',
        [
            "elder.position: 9; allowed: 1 to 8 [DMD-CHK-17]",
            (
                "elder.figure: the figure is on the board and on the Summoning track"
                " [DMD-CHK-18, DMD-SUM-02]"
            ),
        ],
    ),
    "elder one nowhere": (
        "elder = { figure = 3, position = 5, stage = 2 }\nnext_figure = 9",
        [
            "elder.figure: 3 is no figure of cthulhu on the board [DMD-CHK-18, DMD-SUM-14]",
        ],
    ),
    "stage": (
        'enemies = ["cthulhu s01"]\nelder.position = 5',
        ["elder.stage: 1; with its figure on the board it is 2 or more [DMD-CHK-15, DMD-SUM-11]"],
    ),
    "objects": (
        'objects = { lab_06 = { wounds = 4, face = "inferno" }, lab_07 = { space = "s01" } }',
        [
            "objects.lab_07.space: 's01'; the map shows it on s07 [DMD-SETUP-11]",
            ("objects.lab_06.wounds: 4; allowed while it stands: 0 to 3 [DMD-EPI-13, DMD-RIT-01]"),
            "objects.lab_06.face: only a destroyed object is turned over [DMD-EPI-13]",
        ],
    ),
    "ritual": (
        "ritual_disrupted = true",
        [
            (
                "ritual_disrupted: true; 0 objects are destroyed, 4 disrupt the Ritual"
                " [DMD-EPI-13, DMD-RIT-01]"
            )
        ],
    ),
    "counters": (
        "round = 3\nturn = 1\nactions = -1",
        [
            "actions: -1; allowed: 0 or more [DMD-TURN-01]",
            "turn: 1; the turn of ian in round 3 is number 5 [DMD-TURN-03, DMD-SETUP-24]",
        ],
    ),
    "nobody's turn": (
        'active = "nobody"',
        ["active: nobody in a round [DMD-SETUP-24]"],
    ),
    "dice": (
        (
            'rolls = [{ kind = "attack", owner = "ian", standard = 1, bonus = 1,'
            ' faces = ["blank", "tentacle"] },'
            ' { kind = "attack", owner = "ian", standard = 2, bonus = 0, faces = ["blank"] }]'
        ),
        [
            "rolls.0.faces: die 1 is a bonus die and has no tentacle [DMD-CHK-33]",
            "rolls.1.faces: 1 dice lie there; rolled were 2 [DMD-DICE-01]",
        ],
    ),
    "rolls without frames": (
        'rolls = [{ kind = "attack", owner = "ian", standard = 3, bonus = 0 }]',
        ["rolls: 1 rolls lie on the table, 0 are in progress [DMD-CHK-31]"],
    ),
    "over and going on": (
        'outcome = "loss"\nelder.position = 8',
        ["agenda: the game is over, nothing is left to do [DMD-CHK-35]"],
    ),
    "going on and over": (
        'phase = "over"',
        ["agenda: the game is not over, but nothing is left to do [DMD-TURN-04]"],
    ),
    "bottom": (
        'agenda = [{ is = "Actions" }]',
        [
            "agenda.0: Actions lies at the bottom; a Turn or SetUp belongs there [DMD-TURN-01]",
        ],
    ),
    "actions in phase 3": (
        'agenda = [{ is = "Turn", at = "effects" }, { is = "Actions" }]',
        [
            "agenda.1: Actions lie right above a Turn whose next step is 'mythos' [DMD-TURN-01]",
        ],
    ),
    "branch": (
        'branch = "fight"',
        [
            "branch: 'fight' is phase 3, which has not begun [DMD-TURN-01, DMD-INV-01]",
        ],
    ),
    "a dead Investigator acts": (
        (
            "investigators.ian = { alive = false, wounds = 5 }\n"
            'elder = { position = 5, stage = 2 }\nenemies = ["cthulhu s01"]'
        ),
        ["active: ian is dead and cannot act [DMD-TURN-05]"],
    ),
    "setup twice": (
        'phase = "setup"',
        ["agenda.0: setup is over in round 1 [DMD-SETUP-24]"],
    ),
    "resolving": (
        'mythos.resolving = ["lab_accident"]',
        ["mythos.resolving: nothing resolves lab_accident [DMD-CHK-01]"],
    ),
    "claiming": (
        (
            'agenda = [{ is = "Turn", at = "effects" },'
            ' { is = "Claiming", card = "desk", seat = "ian" }]'
        ),
        ["agenda.1.card: 'desk' is not among discovery.resolving [DMD-CHK-02]"],
    ),
    "numbers inside frames": (
        (
            'agenda = [{ is = "Turn", at = "effects" }, { is = "Threshold", seat = 7 },'
            ' { is = "EnemyAttack", figure = 4, owner = "ian" },'
            ' { is = "Resolve", node = 99999, env = { you = 0, chooser = 0, src = "desk" } }]'
        ),
        [
            "agenda.1.Threshold.seat: seat 7 is not at the table; seats are 0 to 1 [DMD-TURN-01]",
            "agenda.2.EnemyAttack.figure: 4 is no figure's number; the next one is 1 [DMD-CHK-04]",
            f"agenda.3.Resolve.node: 99999; allowed: 0 to {len(GAME.nodes) - 1}",
        ],
    ),
    "a frame of nobody": (
        'agenda = [{ is = "Turn", at = "effects" }, { is = "LevellingUp", seat = "nobody" }]',
        [
            "agenda.1.LevellingUp.seat: nobody is at the table; seats are 0 to 1 [DMD-TURN-01]",
        ],
    ),
    "a frame that cannot ask": (
        'agenda = [{ is = "Turn", at = "effects" }, { is = "Rerolling" }]',
        [
            (
                "agenda: the game cannot go on from Rerolling: IndexError: tuple index out of range"
                " [DMD-CHK-38]"
            ),
        ],
    ),
    "a question without an answer": (
        'agenda = [{ is = "Turn", at = "mythos" }, { is = "Actions" }, { is = "Targeting" }]',
        [
            (
                "agenda: the game cannot go on: Targeting: a decision without a legal"
                " command [DMD-CHK-38]"
            )
        ],
    ),
}


@pytest.mark.parametrize("name", FAULTY)
def test_every_fault_of_an_impossible_position_is_told(name: str) -> None:
    """Each fault has its path and the rules it breaks."""
    text, expected = FAULTY[name]
    assert expected == told(text)


def test_who_sits_at_the_table_follows_from_the_setup() -> None:
    """A state of another party is refused at once."""
    state = read("")
    other = make_game("elizabeth", "ian")

    assert [
        "investigators: ian, elizabeth sit here; the setup seats elizabeth, ian [DMD-SETUP-15]"
    ] == list(map(str, faults(other, state)))


def test_names_that_lead_nowhere_are_faults_of_any_state() -> None:
    """A state need not come from a position that was read."""
    state = read('investigators.elizabeth.cards = ["desk/left"]')
    ian, elizabeth = state.table.investigators
    right = replace(elizabeth, cards=(HeldCard(CardId("desk"), Side.RIGHT),))
    table = replace(state.table, investigators=(replace(ian, space=SpaceId("s5")), right))

    assert [
        "investigators.ian.space: 's5' is no Space of the map; did you mean 's15'? [DMD-MAP-03]",
        "investigators.elizabeth.cards: 'desk' has no right half [DMD-DISC-05]",
    ] == [str(fault) for fault in faults(GAME, State(table, state.agenda, state.chance))]


def test_tokens_out_of_order_are_a_fault() -> None:
    """A state keeps Spaces in sorted order, or equal tables would differ."""
    state = read("fire = { s01 = 1, s02 = 1 }")
    table = replace(state.table, fire=tuple(reversed(state.table.fire)))

    assert ["fire: the Spaces are not in sorted order [DMD-CHK-39]"] == [
        str(fault) for fault in faults(GAME, State(table, state.agenda, state.chance))
    ]


def test_a_game_that_is_over_may_have_dead_and_killed_on_the_table() -> None:
    """The table stays as the last event left it."""
    assert [] == told(
        'phase = "over"\noutcome = "loss"\nenemies = ["cultist s01 wounds=2"]\n'
        "investigators.ian = { wounds = 5, alive = false }"
    )


def test_a_faultless_position_plays_on() -> None:
    """A position is a state like any other."""
    state = read('enemies = ["cultist s01"]')
    step = dmd.apply(GAME, state, dmd.parse_command(decision(GAME, state), "attack"))

    assert Branch.NONE is step.state.table.branch
    assert step.decision is not None


def decision(game: Game, state: State[Table]) -> Any:  # noqa: ANN401 - passes through
    """The decision of a state."""
    return dmd.pending(game, state)
