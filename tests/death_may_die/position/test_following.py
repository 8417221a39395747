"""What follows from the rest of a position is taken if left out, and checked if it is said."""

from collections.abc import Mapping

import pytest

import dmd_core as dmd
from dmd_core.death_may_die.ids import InvestigatorId
from dmd_core.death_may_die.position import PositionError, faults, position_of
from dmd_core.death_may_die.state import Branch
from dmd_core.kernel.ids import NOBODY
from tests.death_may_die.position.reading import GAME, problems, read, told
from tests.death_may_die.scenarios import make_game

SEVERAL = make_game("ian", "elizabeth", "rasputin")

FOUR_DESTROYED = (
    'objects = { lab_06 = { destroyed = true, face = "inferno" },'
    ' lab_07 = { destroyed = true, face = "inferno" },'
    ' lab_11 = { destroyed = true, face = "major_explosion" },'
    ' lab_13 = { destroyed = true, face = "major_explosion" } }\n'
)


@pytest.mark.parametrize(
    ("sanity", "dice"), [(0, 0), (4, 0), (7, 0), (8, 1), (12, 1), (15, 2), (18, 3), (19, 4)]
)
def test_bonus_dice_follow_from_sanity(sanity: int, dice: int) -> None:
    """Thresholds on 8, 15, 18 and 19 give one each; nobody has to count them (SAN-10)."""
    ian = read(f"investigators.ian.sanity = {sanity}").table.investigators[0]

    assert dice == ian.bonus_dice


def test_a_threshold_that_is_owed_has_given_no_die_yet() -> None:
    """Its die comes last, after Symptoms and level (SAN-11)."""
    ian = read("investigators.ian = { sanity = 8, owed = [8] }").table.investigators[0]

    assert 0 == ian.bonus_dice


def test_three_levels_on_sanity_12_are_possible() -> None:
    """The Thresholds on 4, 8 and 12 have raised three Skills, here Brawling twice (SAN-08)."""
    text = "investigators.ian = { sanity = 12, levels = { brawling = 3, swiftness = 2 } }"

    assert [] == told(text)
    assert {"sanity": 12, "levels": {"brawling": 3, "swiftness": 2}} == position_of(
        GAME, read(text)
    )["investigators"]["ian"]


def test_a_skill_at_level_0_is_switched_off_and_levels_are_not_counted() -> None:
    """No game has it; whoever wants a Skill out of the way need not balance the others."""
    assert [] == told("investigators.ian = { sanity = 12, levels = { brawling = 0 } }")


def test_the_ritual_follows_from_the_objects() -> None:
    """Four destroyed Laboratories disrupt it (EPI-10)."""
    assert read(FOUR_DESTROYED).table.ritual_disrupted
    assert [] == told(FOUR_DESTROYED)
    assert "ritual_disrupted" not in position_of(GAME, read(FOUR_DESTROYED))


def test_the_number_of_the_turn_follows_from_round_and_seat() -> None:
    """The second seat has the second turn, and the first one the third in round 2 (TURN-03)."""
    turns = [read(text).table.turn for text in ("", 'active = "elizabeth"', "round = 2")]

    assert [1, 2, 3] == turns


def test_of_two_investigators_the_insanity_names_the_other_one() -> None:
    """With a third one at the table somebody has to be named (DEC-06)."""
    text = 'investigators.elizabeth.insanity = "codependency"'

    assert [NOBODY, 0] == [owner.named for owner in read(text).table.investigators]
    assert ["investigators.elizabeth.named: 'codependency' names one of ian, rasputin"] == [
        f"{fault.place}: {fault.says}" for fault in faults(SEVERAL, read(text, SEVERAL))
    ]


def test_the_starting_player_is_the_one_of_the_setup() -> None:
    """A position of a game whose setup names one has it."""
    party = (InvestigatorId("ian"), InvestigatorId("elizabeth"))
    game = dmd.load_game(dmd.Setup(2, party, starter=party[1]))

    assert 1 == read("", game).table.starter


def test_phase_3_follows_from_the_agenda() -> None:
    """Behind it somebody investigated, unless an Enemy is fighting."""
    below = '{ is = "Turn", at = "effects" }'

    assert Branch.INVESTIGATE is read(f"agenda = [{below}]").table.branch
    assert Branch.FIGHT is read(f'agenda = [{below}, {{ is = "Fight" }}]').table.branch


WRONG: Mapping[str, tuple[str, list[str]]] = {
    "levels without Sanity": (
        "investigators.ian = { sanity = 3, levels = { brawling = 4 } }",
        [
            (
                "investigators.ian.levels: 3 more than at the start; Sanity 3 gives 0"
                " [DMD-CHK-28, DMD-SAN-08]"
            )
        ],
    ),
    "Sanity without levels": (
        "investigators.ian = { sanity = 12 }",
        [
            (
                "investigators.ian.levels: 0 more than at the start; Sanity 12 gives 3"
                " [DMD-CHK-28, DMD-SAN-08]"
            )
        ],
    ),
    "dice without Sanity": (
        "investigators.ian = { sanity = 0, bonus_dice = 4 }",
        ["investigators.ian.bonus_dice: 4; Sanity 0 gives 0 [DMD-CHK-09, DMD-SAN-10]"],
    ),
    "Sanity without dice": (
        "investigators.ian = { sanity = 8, bonus_dice = 0, levels = { brawling = 3 } }",
        ["investigators.ian.bonus_dice: 0; Sanity 8 gives 1 [DMD-CHK-09, DMD-SAN-10]"],
    ),
    "a Threshold owed that is not the latest": (
        (
            "investigators.ian = { sanity = 8, owed = [4], levels = { brawling = 2 } }\n"
            'agenda = [{ is = "Turn", at = "mythos" }, { is = "Threshold", seat = "ian" }]'
        ),
        [
            (
                "investigators.ian.owed: 4; Thresholds reached: 4, 8, of which the latest are owed"
                " [DMD-CHK-08, DMD-SAN-11]"
            )
        ],
    ),
    "a Threshold that nobody works off": (
        "investigators.ian = { sanity = 4, owed = [4] }",
        [
            (
                "investigators.ian.owed: nothing on the agenda works them off, such as a Thresholds"
                " [DMD-CHK-08, DMD-SAN-11]"
            )
        ],
    ),
    "a token of the map on a board": (
        "investigators.ian.tokens = { rlyeh = 1 }",
        [
            (
                "investigators.ian.tokens.rlyeh: no text puts this token on its board"
                " [DMD-AMB-107, DMD-SAN-05]"
            )
        ],
    ),
    "a token of another Insanity": (
        (
            'investigators.ian = { insanity = "paranoia", tokens = { down = 1 } }\n'
            'investigators.elizabeth = { insanity = "catatonia", tokens = { down = 2 } }'
        ),
        [
            (
                "investigators.ian.tokens.down: no text puts this token on its board"
                " [DMD-AMB-107, DMD-SAN-05]"
            ),
            (
                "investigators.elizabeth.tokens.down: 2; who lies down does so once"
                " [DMD-AMB-107, DMD-SAN-05]"
            ),
        ],
    ),
    "cards that nobody keeps": (
        (
            'investigators.ian = { insanity = "paranoia", kept = "astral_promise" }\n'
            'investigators.elizabeth = { insanity = "recurring_trauma", kept = "star_spawn_1" }'
        ),
        [
            (
                "investigators.ian.kept: 'astral_promise' is kept without a text that says so"
                " [DMD-CHK-42, DMD-MYTH-03]"
            ),
            (
                "investigators.elizabeth.kept: 'star_spawn_1' has a symbol; its Insanity keeps no"
                " such card [DMD-CHK-42, DMD-MYTH-03]"
            ),
        ],
    ),
    "named without a reason": (
        (
            'investigators.ian = { insanity = "paranoia", named = "elizabeth" }\n'
            'investigators.elizabeth = { insanity = "codependency", named = "elizabeth" }'
        ),
        [
            "investigators.ian.named: 'paranoia' names nobody [DMD-DEC-06]",
            "investigators.elizabeth.named: the one named is another Investigator [DMD-DEC-06]",
        ],
    ),
    "a death before the summoning": (
        "investigators.elizabeth = { wounds = 5, alive = false }",
        [
            (
                "investigators.elizabeth.alive: dead before the Elder One was summoned, and the"
                " game goes on [DMD-CHK-34, DMD-LOSE-01]"
            )
        ],
    ),
    "the end of the track": (
        'elder = { position = 8, stage = 2 }\nenemies = ["cthulhu s01"]',
        ["elder.position: 8 is the last space, and the game goes on [DMD-SUM-16, DMD-LOSE-03]"],
    ),
    "a later Stage before the Ritual": (
        'elder = { position = 5, stage = 3 }\nenemies = ["cthulhu s01"]',
        ["elder.stage: 3; the Ritual is not disrupted [DMD-RIT-02, DMD-ELDER-07]"],
    ),
    "Stage 2 without its figure": (
        "elder = { stage = 2 }",
        [
            (
                "elder.stage: 2; the figure of the Elder One is not on the board"
                " [DMD-CHK-15, DMD-SUM-12]"
            )
        ],
    ),
    "a win without the Final Stage": (
        'phase = "over"\noutcome = "win"',
        [
            (
                "outcome: a win in another Stage than the Final one, or without the Ritual"
                " [DMD-CHK-43, DMD-LOSE-04]"
            )
        ],
    ),
    "a loss without a reason": (
        'phase = "over"\noutcome = "loss"',
        [
            (
                "outcome: a loss with nobody dead and the end of the track not reached"
                " [DMD-CHK-43, DMD-LOSE-04]"
            )
        ],
    ),
    "two tokens of a kind": (
        'tokens.s05 = ["rlyeh", "rlyeh"]',
        ["tokens.s05: two rlyeh tokens lie on one Space [DMD-AMB-107]"],
    ),
    "a destroyed object": (
        "objects.lab_06 = { destroyed = true, wounds = 4 }",
        ["objects.lab_06.wounds: 4; the tokens went when it was destroyed [DMD-EPI-13]"],
    ),
    "a destroyed object that is not turned over": (
        "objects.lab_06.destroyed = true",
        [
            (
                "objects.lab_06.face: a destroyed object shows its reverse side: inferno,"
                " major_explosion, safe_collapse [DMD-EPI-13]"
            )
        ],
    ),
    "the number of the turn": (
        "turn = 2",
        ["turn: 2; the turn of ian in round 1 is number 1 [DMD-TURN-03, DMD-SETUP-24]"],
    ),
    "the number of the turn where somebody died": (
        (
            'round = 3\nturn = 2\nelder = { position = 5, stage = 2 }\nenemies = ["cthulhu s01"]\n'
            "investigators.elizabeth = { wounds = 5, alive = false }"
        ),
        ["turn: 2; the turn of ian in round 3 is number 3 to 5 [DMD-TURN-03, DMD-SETUP-24]"],
    ),
    "actions": ("actions = 4", ["actions: 4; a turn has 3 [DMD-CHK-40, DMD-ACT-01]"]),
    "refusals": ("refusals = 4", ["refusals: 4; allowed: 0 to 3 [DMD-AMB-116]"]),
    "attackers before phase 3": (
        'phase = "investigate_or_fight"\nenemies = ["cultist s01"]\nattackers = [1]',
        [
            "attackers: Enemies have attacked, and phase 3 is 'none' [DMD-CHK-24, DMD-FIGHT-02]",
        ],
    ),
    "phase 3 before it begins": (
        'phase = "mythos"\nbranch = "fight"',
        ["branch: 'fight' is phase 3, which has not begun [DMD-TURN-01, DMD-INV-01]"],
    ),
    "no phase 3": (
        'phase = "fire"\nbranch = "none"',
        ["branch: phase 3 is over, and it was nothing [DMD-CHK-23, DMD-INV-01]"],
    ),
    "symbols behind the check": (
        (
            'phase = "summoning"\nmythos.discard ='
            ' ["star_spawn_1", "fire_vampire_1", "conflagration"]'
        ),
        [
            (
                "mythos.discard: 3 symbols lie open after the check; 3 are an advance"
                " [DMD-CHK-20, DMD-SUM-07]"
            )
        ],
    ),
    "an Elder One that was due": (
        'phase = "elder_effects"\nelder.position = 5',
        [
            (
                "elder.figure: the Elder One was due in the step before and is not on the board"
                " [DMD-CHK-18, DMD-SUM-09]"
            )
        ],
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_contradicts_the_rest_is_told_with_its_rules(name: str) -> None:
    """One fault for each contradiction, at the value that follows from the others."""
    text, expected = WRONG[name]
    assert expected == told(text)


# --- the start of a turn -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "seat", "round_number", "turn"),
    [
        ("", 0, 1, 1),
        ('active = "elizabeth"', 1, 1, 2),
        ("round = 2", 0, 2, 3),
        ('active = "elizabeth"\nround = 4', 1, 4, 8),
        ('active = "elizabeth"\nstarter = "elizabeth"', 1, 1, 1),
    ],
)
def test_a_turn_that_is_about_to_start_is_that_of_the_active_investigator(
    text: str, seat: int, round_number: int, turn: int
) -> None:
    """The first event is the start of its turn, with the round and number that were said."""
    state = read(f'phase = "turn"\n{text}')
    step = dmd.position(GAME, position_of(GAME, state))

    assert [] == told(f'phase = "turn"\n{text}')
    assert "TurnStarted" == type(step.events[0]).__name__
    table = step.state.table
    assert (seat, round_number, turn) == (table.active, table.round, table.turn)


def test_a_turn_that_is_about_to_start_is_written_as_such() -> None:
    """Where the seat before had its turn; behind a dead one frames say more than the phase."""
    assert {"phase": "turn", "active": "elizabeth"} == position_of(
        GAME, read('phase = "turn"\nactive = "elizabeth"')
    )
    skipping = read(
        'agenda = [{ is = "Turn", at = "start" }]\nelder = { position = 5, stage = 2 }\n'
        'enemies = ["cthulhu s01"]\n'
        "investigators.elizabeth = { wounds = 5, alive = false }",
        SEVERAL,
    )
    assert [{"is": "Turn", "at": "start"}] == position_of(SEVERAL, skipping)["agenda"]


def test_what_a_turn_starts_without_cannot_be_said_of_it() -> None:
    """It would be gone before anybody is asked."""
    assert [
        "branch: each turn starts without; leave it out (phase 'turn')",
        "actions: each turn starts without; leave it out (phase 'turn')",
        "attackers: each turn starts without; leave it out (phase 'turn')",
        "hastened: each turn starts without; leave it out (phase 'turn')",
        "used[0]: uses of a turn start anew (phase 'turn')",
    ] == problems(
        'phase = "turn"\nactions = 1\nattackers = [1]\nbranch = "fight"\nhastened = true\n'
        'used = [{ source = "lucky", owner = "elizabeth", scope = "turn" }]'
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('active = "nobody"', "active: nobody; somebody's turn starts (phase 'turn')"),
        (
            "investigators.ian = { wounds = 5, alive = false }",
            "active: ian is dead and has no turn",
        ),
        ('active = "elizabeth"\nturn = 1', "turn: 1 is the turn of the starting player, ian"),
    ],
)
def test_a_turn_that_nobody_can_start_is_told(text: str, says: str) -> None:
    """The dead and nobody have no turn, and the first one is the starting player's."""
    with pytest.raises(PositionError) as caught:
        read(f'phase = "turn"\n{text}')
    assert says == str(caught.value)
