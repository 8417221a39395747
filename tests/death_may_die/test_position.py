"""Positions: read from names, written by names, and told every fault."""

import tomllib
from collections.abc import Mapping
from typing import Any

import pytest
import tomli_w

import dmd_core as dmd
from dmd_core.death_may_die.chapters.actions import Actions
from dmd_core.death_may_die.chapters.sanity import Threshold
from dmd_core.death_may_die.chapters.turn import Turn, TurnStep
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import CardId, EnemyId, FigureId, SkillId, SpaceId
from dmd_core.death_may_die.position import PositionError, faults, position_from, position_of
from dmd_core.death_may_die.position.phases import PHASES
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.death_may_die.state import Branch, Enemy, HeldCard, Side, Table
from dmd_core.kernel.chance import Chance
from dmd_core.kernel.ids import NOBODY, Seat
from dmd_core.kernel.node import replace
from dmd_core.kernel.state import State
from tests.death_may_die.scenarios import make_game

GAME = make_game("ian", "elizabeth")


def read(text: str, game: Game = GAME) -> State[Table]:
    """The state of a position written as TOML."""
    return position_from(game, tomllib.loads(text))


def problems(text: str) -> list[str]:
    """What keeps a position from being read."""
    with pytest.raises(PositionError) as caught:
        read(text)
    assert str(caught.value) == "\n".join(map(str, caught.value.faults))
    return [str(fault) for fault in caught.value.faults]


def told(text: str) -> list[str]:
    """The faults of a position that can be read."""
    return [str(fault) for fault in faults(GAME, read(text))]


# --- reading -------------------------------------------------------------------------------------


def test_nothing_given_is_the_first_turn_on_an_empty_board() -> None:
    """Without keys seat 0 is about to act, and dice are typed in."""
    state = read("")

    assert (Turn(TurnStep.MYTHOS), Actions()) == state.agenda
    assert Chance(-1, 0, (0,) * len(DEATH_MAY_DIE.streams)) == state.chance
    assert (0, 1, 1) == (state.table.active, state.table.round, state.table.turn)
    assert () == state.table.enemies
    assert () == state.table.fire
    assert () == faults(GAME, state)


def test_the_board_of_setup_has_what_the_map_draws() -> None:
    """The board can be the printed one, and the one before Insanity cards are dealt."""
    assert 8 == len(read('board = "setup"').table.enemies)
    unopened = read('board = "unopened"\nphase = "setup"')
    assert (0, NOBODY, "") == (
        unopened.table.round,
        unopened.table.active,
        unopened.table.investigators[0].insanity,
    )
    assert () == faults(GAME, unopened)


def test_a_board_is_given_by_names() -> None:
    """Investigators, Enemies, tokens and cards are named."""
    table = read(
        """
        enemies = ["cultist s05 wounds=1", "cthulhu s01 #7", "byakhee s02"]
        fire = { s05 = 2, s03 = 1 }
        tokens = { s03 = "rlyeh" }
        active = "elizabeth"
        elder = { position = 4, stage = 2 }
        [investigators.ian]
        space = "s05"
        stress = 3
        levels = { brawling = 2 }
        cards = ["up_to_no_good/right wounds=1"]
        tokens = { down = 1 }
        named = "elizabeth"
        """
    ).table

    assert (
        Enemy(FigureId(1), EnemyId("cultist"), SpaceId("s05"), 1),
        Enemy(FigureId(7), EnemyId("cthulhu"), SpaceId("s01")),
        Enemy(FigureId(8), EnemyId("byakhee"), SpaceId("s02")),
    ) == table.enemies
    assert (("s03", 1), ("s05", 2)) == table.fire
    assert (("s03", "rlyeh"),) == table.tokens
    assert (1, 9) == (table.active, table.next_figure)
    assert (4, 2, 7) == (table.elder.position, table.elder.stage, table.elder.figure)
    ian = table.investigators[0]
    assert (SpaceId("s05"), 3, 2) == (ian.space, ian.stress, dict(ian.levels)[SkillId("brawling")])
    assert (HeldCard(CardId("up_to_no_good"), Side.RIGHT, 1),) == ian.cards
    assert ((("down", 1),), Seat(1)) == (ian.tokens, ian.named)
    assert "up_to_no_good" not in set(table.discovery.deck)


def test_cards_named_somewhere_are_not_in_the_deck() -> None:
    """The pool of a deck is what lies nowhere else."""
    table = read(
        """
        mythos = { top = ["star_spawn_1"], discard = ["lab_accident"] }
        discovery = { bottom = ["desk"] }
        """
    ).table

    assert (("star_spawn_1",), ("lab_accident",)) == (table.mythos.deck.top, table.mythos.discard)
    assert 14 == len(table.mythos.deck.pool)
    assert (("desk",), 14) == (table.discovery.deck.bottom, len(table.discovery.deck.pool))


def test_reading_leaves_the_data_alone() -> None:
    """The same data can be read again."""
    data = {"mythos": {"pool": ["lab_accident"]}, "fire": {"s05": 1}, "active": "ian"}
    again = {"mythos": {"pool": ["lab_accident"]}, "fire": {"s05": 1}, "active": "ian"}

    position_from(GAME, data)

    assert again == data


@pytest.mark.parametrize("name", PHASES)
def test_phases_have_names(name: str) -> None:
    """A phase stands for an agenda; phase 3 is closed once its steps are over."""
    state = read(f'phase = "{name}"')

    assert PHASES[name] == state.agenda
    assert name == position_of(GAME, state).get("phase")


def test_an_agenda_is_given_frame_by_frame() -> None:
    """Frames are maps with their class, seats by name or number."""
    frames = '[{is="Turn", at="effects"}, {is="Threshold", seat=%s}]'
    expected = (Turn(TurnStep.EFFECTS), Threshold(Seat(1)))

    assert expected == read(f"agenda = {frames % 1}").agenda
    named = frames % '"elizabeth"'
    assert expected == read(f"agenda = {named}").agenda


def test_seats_in_rolls_and_uses_are_given_by_name() -> None:
    """Whose roll and whose use it is may be an id."""
    table = read(
        """
        used = [{ source = "lucky", owner = "elizabeth", scope = "turn" }]
        rolls = [{ kind = "attack", owner = "elizabeth", standard = 3, bonus = 0 }]
        """
    ).table

    assert (1, 1) == (table.used[0].owner, table.rolls[0].owner)


def test_a_seed_makes_chance_go_on_by_itself() -> None:
    """Seed and counters are those of a game."""
    chance = read('chance = { seed = "ff", epoch = 1, counters = { mythos = 3 } }').chance

    assert (255, 1, 3) == (chance.seed, chance.epoch, sum(chance.counters))


# --- what cannot be read -------------------------------------------------------------------------


def test_all_unreadable_places_are_told_at_once() -> None:
    """Each has its path, what was found, what is allowed, and the nearest name."""
    assert [
        (
            "agenda[0].is: found 'Actins'; allowed: Actions, AddingWounds, Advancing,"
            " ArrivingAnyway, Assigning, AttackOver, Batch, BurningOut, …; did you mean"
            " 'Actions'?"
        ),
        ("chance.seed: found '-5'; allowed: a text of at most 32 hexadecimal digits, such as '2a'"),
        "investigators.bob: found 'bob'; allowed: ian, elizabeth",
        (
            "investigators.ian.stres: found 'stres'; allowed: id, space, insanity, alive,"
            " wounds, stress, sanity, levels, …; did you mean 'stress'?"
        ),
        (
            "investigators.ian.cards[0]: found 'desk'; allowed: a card and its side, such as"
            " 'up_to_no_good/right wounds=1'"
        ),
        (
            "investigators.ian.levels.stealth: found 'stealth'; allowed: vengeance_obsession,"
            " brawling, swiftness"
        ),
        (
            "enemies[0]: found 'cultst'; allowed: cultist, star_spawn, fire_vampire, byakhee,"
            " cthulhu; did you mean 'cultist'?"
        ),
        (
            "enemies[1]: found 'cultist'; allowed: an Enemy and its Space, such as 'cultist s05"
            " wounds=1'"
        ),
        "tokens.s05: found 'rlye'; allowed: rlyeh; did you mean 'rlyeh'?",
        (
            "fire.s5: found 's5'; allowed: s01, s02, s03, s04, s05, s06, s07, s08, …; did you"
            " mean 's15'?"
        ),
        "active: found 'ina'; allowed: ian, elizabeth, nobody; did you mean 'ian'?",
        (
            "mythos.discrad: found 'discrad'; allowed: top, bottom, discard, resolving, pool;"
            " did you mean 'discard'?"
        ),
        "objects.lab_06: found 3; allowed: a table",
        "investigators.ian.wounds: found 'x'; allowed: a whole number",
        "investigators.ian.tokens.down: found true; allowed: a whole number",
        "objects.lab_07.wounds: found 1.5; allowed: a whole number",
        "fire.s03: found 'two'; allowed: a whole number",
        "round: found 'x'; allowed: a whole number",
    ] == problems(
        """
        agenda = [{ is = "Actins" }]
        chance.seed = "-5"
        enemies = ["cultst s05", "cultist"]
        tokens.s05 = "rlye"
        fire = { s03 = "two", s5 = 1 }
        active = "ina"
        round = "x"
        mythos.discrad = []
        objects = { lab_06 = 3, lab_07 = { wounds = 1.5 } }
        [investigators]
        bob = {}
        [investigators.ian]
        stres = 3
        cards = ["desk"]
        levels.stealth = 2
        wounds = "x"
        tokens.down = true
        """
    )


SPACES = "allowed: s01, s02, s03, s04, s05, s06, s07, s08, …"


def test_what_is_said_twice_is_told() -> None:
    """The first number of a figure, or of its Wounds, would be lost without a word."""
    with pytest.raises(PositionError) as caught:
        position_from(
            GAME,
            {
                "enemies": ["cultist s05 #3 #4", "cultist s05 wounds=0 wounds=1"],
                "investigators": {"ian": {"cards": ["good_boy/right wounds=0 wounds=0"]}},
            },
        )

    assert (
        "investigators.ian.cards[0]: 'wounds=0' says again what was said before; allowed: once\n"
        "enemies[0]: '#4' says again what was said before; allowed: once\n"
        "enemies[1]: 'wounds=1' says again what was said before; allowed: once"
    ) == str(caught.value)


def test_all_misspelt_names_are_told_at_once() -> None:
    """Wherever a name stands it has to be one, whatever else is wrong."""
    enemies = "allowed: cultist, star_spawn, fire_vampire, byakhee, cthulhu"
    insanities = f"allowed: {', '.join(list(GAME.insanities)[:8])}, …"
    mythos = f"allowed: {', '.join(list(GAME.mythos)[:8])}, …"
    discovery = f"allowed: {', '.join(list(GAME.discovery)[:8])}, …"
    symbols = f"allowed: {', '.join(GAME.symbols[:8])}, …"
    backs = f"allowed: {', '.join(GAME.backs)}"
    faces = f"allowed: {', '.join(GAME.faces)}"
    seats = "allowed: ian, elizabeth, nobody"
    wounds = "found 'wounds=x'; allowed: wounds=N, or for an Enemy #N, its number"
    assert [
        f"agenda[1].to: found 's5'; {SPACES}; did you mean 's15'?",
        f"agenda[2].env.you: found 'ina'; {seats}, table; did you mean 'ian'?",
        f"agenda[2].env.src: found 'desc'; {symbols}; did you mean 'desk'?",
        f"investigators.ian.space: found 's77'; {SPACES}; did you mean 's07'?",
        f"investigators.ian.cards[0]: found 'dsk'; {discovery}; did you mean 'desk'?",
        ("investigators.ian.cards[1]: found 'lft'; allowed: left, right; did you mean 'left'?"),
        "investigators.ian.cards[2]: 'desk' has no right half; allowed: left",
        f"investigators.ian.cards[2]: {wounds}",
        (f"investigators.ian.insanity: found 'masochsm'; {insanities}; did you mean 'masochism'?"),
        (f"investigators.ian.kept: found 'lab_acident'; {mythos}; did you mean 'lab_accident'?"),
        (
            "investigators.ian.tokens.dwn: found 'dwn'; allowed: rlyeh, down, insanity_wound;"
            " did you mean 'down'?"
        ),
        f"investigators.elizabeth.named: found 'ina'; {seats}; did you mean 'ian'?",
        f"enemies[0]: found 'cultst'; {enemies}; did you mean 'cultist'?",
        f"enemies[1]: found 's5'; {SPACES}; did you mean 's15'?",
        f"enemies[1]: {wounds}",
        f"mythos.top[1]: found 'lab_acident'; {mythos}; did you mean 'lab_accident'?",
        f"mythos.pool[0]: found 'star_spwn_1'; {mythos}; did you mean 'star_spawn_1'?",
        f"discovery.bottom[0]: found 'dsk'; {discovery}; did you mean 'desk'?",
        f"objects.lab_06.face: found 'infrno'; {backs}; did you mean 'inferno'?",
        f"objects.lab_06.space: found 's5'; {SPACES}; did you mean 's15'?",
        f"backs.pool[0]: found 'infrno'; {backs}; did you mean 'inferno'?",
        f"insanities.pool[0]: found 'paranoa'; {insanities}; did you mean 'paranoia'?",
        f"used[0].source: found 'luky'; {symbols}; did you mean 'lucky'?",
        f"used[0].owner: found 'elizabth'; {seats}, table; did you mean 'elizabeth'?",
        f"rolls[0].faces[0]: found 'blnk'; {faces}; did you mean 'blank'?",
    ] == problems(
        """
        agenda = [
            { is = "Turn", at = "effects" },
            { is = "Leaving", to = "s5", running = { left = 1, sneaks = 0, may_take = true } },
            { is = "Resolve", node = 1, env = { you = "ina", chooser = "ian", src = "desc" } },
        ]
        enemies = ["cultst s01", "cultist s5 wounds=x"]
        mythos = { top = ["lab_accident", "lab_acident"], pool = ["star_spwn_1"] }
        discovery.bottom = ["dsk"]
        objects.lab_06 = { face = "infrno", space = "s5" }
        backs.pool = ["infrno"]
        insanities.pool = ["paranoa"]
        used = [{ source = "luky", owner = "elizabth", scope = "turn" }]
        rolls = [{ kind = "attack", owner = "ian", standard = 1, bonus = 0, faces = ["blnk"] }]
        [investigators.ian]
        space = "s77"
        cards = ["dsk/left", "desk/lft", "desk/right wounds=x"]
        insanity = "masochsm"
        kept = "lab_acident"
        tokens.dwn = 1
        [investigators.elizabeth]
        named = "ina"
        """
    )


def test_all_values_of_the_wrong_kind_are_told_at_once() -> None:
    """Two in one list, in one roll or in one frame as well."""
    assert [
        "agenda[0].done: found 'done'; allowed: at",
        "agenda[1].running.left: found 'x'; allowed: a whole number",
        "agenda[1].running.may_take: found 1; allowed: true, false",
        "investigators.ian.owed[0]: found 'x'; allowed: a whole number",
        "investigators.ian.owed[2]: found 'y'; allowed: a whole number",
        "mythos.top[1]: found 3; allowed: a string",
        "fire.s01: found 'x'; allowed: a whole number",
        "fire.s02: found 'y'; allowed: a whole number",
        "used[0].scope: found 'trn'; allowed: turn, game; did you mean 'turn'?",
        (
            "rolls[0].kind: found 'atack'; allowed: attack, plain, enemy, fire, against; did"
            " you mean 'attack'?"
        ),
        "rolls[0].standard: found 'x'; allowed: a whole number",
        (
            "rolls[1].bonsu: found 'bonsu'; allowed: kind, owner, standard, bonus, attacker,"
            " targets, action, object, …; did you mean 'bonus'?"
        ),
        "rolls[1].owner: found nothing; allowed: a value",
        "rolls[1].bonus: found nothing; allowed: a value",
    ] == problems(
        """
        agenda = [
            { is = "Turn", at = "effects", done = 1 },
            { is = "Leaving", to = "s05", running = { left = "x", sneaks = 0, may_take = 1 } },
        ]
        fire = { s01 = "x", s02 = "y" }
        mythos.top = ["lab_accident", 3]
        used = [{ source = "lucky", owner = "elizabeth", scope = "trn" }]
        rolls = [
            { kind = "atack", owner = "ian", standard = "x", bonus = 0 },
            { kind = "plain", standard = 1, bonsu = 0 },
        ]
        [investigators.ian]
        owed = ["x", 4, "y"]
        """
    )


def test_a_position_that_is_wrong_all_over_is_told_in_part() -> None:
    """Nobody reads a thousand mistakes."""
    found = problems(f"actions = 'x'\ninvestigators.ian.owed = {['x'] * 1000}")

    assert 201 == len(found)
    assert "investigators.ian.owed[199]: found 'x'; allowed: a whole number" == found[-2]
    assert "more than 200 faults; the others are not listed" == found[-1]


def test_a_key_called_is_belongs_to_frames() -> None:
    """In a roll, whose class is known, it is a key like any other that does not belong there."""
    assert [
        (
            "rolls[0].is: found 'is'; allowed: kind, owner, standard, bonus, attacker, targets,"
            " action, object, …"
        ),
        "rolls[0].standard: found 'x'; allowed: a whole number",
    ] == problems(
        'rolls = [{ is = "Roll", kind = "plain", owner = "ian", standard = "x", bonus = 0 }]'
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('phase = "acts"', "phase: found 'acts'; allowed: setup, turn, actions, "),
        ('phase = "actions"\nagenda = []', "agenda: found an array of 0; allowed: either a phase"),
        ("agenda = [3]", "agenda[0]: found 3; allowed: a table with 'is'"),
        ('board = "full"', "board: found 'full'; allowed: empty, setup, unopened"),
        ("investigators = 3", "investigators: found 3; allowed: a table"),
        ("investigators.ian = 3", "investigators.ian: found 3; allowed: a table"),
        ('investigators.ian.id = "x"', "investigators.ian.id: found 'x'; allowed: "),
        ("enemies = 3", "enemies: found 3; allowed: an array"),
        ('enemies = ["cultist s05 wounds=x"]', "enemies[0]: found 'wounds=x'"),
        ("chance = 3", "chance: found 3; allowed: a table"),
        ("chance.epoch = -1", "chance.epoch: found -1; allowed: a whole number from 0 "),
        (
            "chance.seed = 7",
            "chance.seed: found 7; allowed: a text of at most 32 hexadecimal digits, ",
        ),
        ("chance.sed = 7", "chance.sed: found 'sed'; allowed: seed, epoch, counters; did "),
        ("chance.counters = 3", "chance.counters: found 3; allowed: a table"),
        ("chance.counters.mytos = 3", "chance.counters.mytos: found 'mytos'; allowed: "),
        ("stage = 3", "stage: found 'stage'; allowed: investigators, elder, "),
    ],
)
def test_unreadable_values_are_told(text: str, says: str) -> None:
    """A value of the wrong kind is named with what may stand there."""
    (found,) = problems(text)
    assert found.startswith(says)


# --- writing -------------------------------------------------------------------------------------


def test_only_what_differs_is_written() -> None:
    """A position is short: the phase, and the marker that moved."""
    state = read("investigators.ian.stress = 2")

    assert {"phase": "actions", "investigators": {"ian": {"stress": 2}}} == position_of(GAME, state)


def test_a_written_position_is_readable() -> None:
    """Names stand where the state has numbers."""
    text = """phase = "end_of_turn"
active = "elizabeth"
used = [
    { source = "lucky", owner = "elizabeth", scope = "turn" },
]
enemies = [
    "cultist s05 wounds=1",
    "cthulhu s01 #7",
]

[investigators.ian]
space = "s05"
cards = [
    "up_to_no_good/right wounds=1",
]

[fire]
s05 = 2

[elder]
stage = 2

[objects.lab_06]
wounds = 1

[mythos]
discard = [
    "lab_accident",
]
"""
    assert text == tomli_w.dumps(position_of(GAME, read(text)))


# --- impossible positions ------------------------------------------------------------------------

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
        "tokens = { " + ", ".join(f's{n:02} = ["rlyeh", "rlyeh"]' for n in range(1, 6)) + " }",
        ["tokens: 10 rlyeh tokens lie on the map; there are 9 [DMD-AMB-107]"],
    ),
    "markers": (
        (
            "investigators.ian = { stress = 5, bonus_dice = 9, substitutes = 1, owed = [8] }\n"
            "investigators.elizabeth = { stress = -1, levels = { lucky = 5 } }"
        ),
        [
            "investigators.ian.stress: 5; allowed: 0 to 4 [DMD-CHK-05]",
            "investigators.ian.bonus_dice: 9; allowed: 0 to 4 [DMD-CHK-09]",
            "investigators.ian.substitutes: 1; allowed: 0 to 0 [DMD-CHK-41]",
            (
                "investigators.ian.owed: 8 is not reached; Thresholds reached: none"
                " [DMD-CHK-08, DMD-SAN-01]"
            ),
            "investigators.elizabeth.stress: -1; allowed: 0 to 4 [DMD-CHK-05]",
            "investigators.elizabeth.levels.lucky: 5; allowed: 0 to 4 [DMD-CHK-28, DMD-SKL-01]",
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
        ],
    ),
    "all dead": (
        (
            "investigators.ian = { alive = false, wounds = 5 }\n"
            "investigators.elizabeth = { alive = false, wounds = 5 }"
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
        "elder = { figure = 3, stage = 2 }\nnext_figure = 9",
        [
            "elder.figure: 3 is no figure of cthulhu on the board [DMD-CHK-18, DMD-SUM-14]",
        ],
    ),
    "stage": (
        'enemies = ["cthulhu s01"]',
        ["elder.stage: 1; with its figure on the board it is 2 or more [DMD-CHK-15, DMD-SUM-11]"],
    ),
    "objects": (
        'objects = { lab_06 = { wounds = 4, face = "inferno" }, lab_07 = { space = "s01" } }',
        [
            "objects.lab_06.wounds: 4; allowed while it stands: 0 to 3 [DMD-EPI-13]",
            "objects.lab_06.face: only a destroyed object is turned over [DMD-EPI-13]",
            "objects.lab_07.space: 's01'; the map shows it on s07 [DMD-SETUP-11]",
        ],
    ),
    "ritual": (
        "ritual_disrupted = true",
        ["table: the Ritual is disrupted with 0 objects destroyed (episode_objects) [DMD-EPI-13]"],
    ),
    "counters": (
        "round = 3\nactions = -1",
        [
            "actions: -1; allowed: 0 or more [DMD-TURN-01]",
            "turn: turn 1 of the game cannot be in round 3 [DMD-TURN-03]",
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
        'outcome = "win"',
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
            (
                "branch: 'fight' is phase 3; it has not begun while actions are taken"
                " [DMD-TURN-01, DMD-INV-01]"
            )
        ],
    ),
    "a dead Investigator acts": (
        (
            "investigators.ian = { alive = false, wounds = 5 }\nelder = { stage = 2 }\n"
            'enemies = ["cthulhu s01"]'
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
    assert [] == told('phase = "over"\noutcome = "loss"\ninvestigators.ian.wounds = 5')


def test_a_faultless_position_plays_on() -> None:
    """A position is a state like any other."""
    state = read('enemies = ["cultist s01"]')
    step = dmd.apply(GAME, state, dmd.parse_command(decision(GAME, state), "attack"))

    assert Branch.NONE is step.state.table.branch
    assert step.decision is not None


def decision(game: Game, state: State[Table]) -> Any:  # noqa: ANN401 - passes through
    """The decision of a state."""
    return dmd.pending(game, state)
