"""Worked examples of the rulebook: Mythos and Discovery cards."""

import pytest

from dmd_core.death_may_die.chapters.turn import TurnStep
from dmd_core.death_may_die.content.board import Gate
from dmd_core.death_may_die.content.cards import SummonLine
from dmd_core.death_may_die.events.discovery import DiscoveryClaimed, DiscoveryDiscarded
from dmd_core.death_may_die.events.enemies import EnemyMoved, EnemySummoned
from dmd_core.death_may_die.events.harm import StressTaken
from dmd_core.death_may_die.events.sanity import SanityLost
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.events.turns import BranchChosen, StepSkipped
from dmd_core.death_may_die.ids import EnemyId
from dmd_core.death_may_die.lookups import symbols_in_discard
from dmd_core.death_may_die.state import Branch
from dmd_core.death_may_die.words.harm import LoseSanity
from dmd_core.death_may_die.words.selectors import EACH
from tests.death_may_die.rules.contents import with_card
from tests.death_may_die.scenarios import Scene, in_order, made, make_game, turn_from

PHASE_2 = turn_from(TurnStep.MYTHOS)
PHASE_3 = turn_from(TurnStep.INVESTIGATE_OR_FIGHT)

# --- EX-05 Byakhee (MYTH-01 to -07, MOVE-07, SPAWN-01 to -03) --------------------------------


def test_ex_05a_byakhee_move_and_one_is_summoned() -> None:
    """The Byakhee goes directly to you, a second one to the red Gate; the symbol waits."""
    scene = Scene(make_game("ian", "elizabeth")).inv(1, space="s03")
    scene.put("byakhee", "s15")
    scene.play(*PHASE_2).type_in("byakhee_swarm")

    assert "s01" == scene.of(EnemyMoved)[0].to
    assert scene.of(EnemyMoved)[0].placed
    assert [("byakhee", "s13")] == [(e.kind, e.space) for e in scene.of(EnemySummoned)]
    assert ("byakhee_swarm",) == scene.now.mythos.discard
    assert 1 == symbols_in_discard(scene.game, scene.now)
    assert 1 == scene.now.elder.position
    assert [made(BranchChosen, 0, Branch.FIGHT)] == scene.of(BranchChosen)


def test_ex_05b_no_byakhee_on_the_board() -> None:
    """The movement is skipped, the summoning is done (MYTH-05)."""
    scene = Scene(make_game("ian", "elizabeth")).play(*PHASE_2).type_in("byakhee_swarm")

    assert [] == scene.of(EnemyMoved)
    assert ["byakhee"] == [e.kind for e in scene.of(EnemySummoned)]


def test_ex_05c_all_byakhee_on_the_board() -> None:
    """Both move, the summoning is skipped (SPAWN-03)."""
    scene = Scene(make_game("ian", "elizabeth")).inv(1, space="s03")
    scene.put("byakhee", "s15")
    scene.put("byakhee", "s14")
    scene.play(*PHASE_2).type_in("byakhee_swarm")

    assert ["s01", "s01"] == [e.to for e in scene.of(EnemyMoved)]
    assert [] == scene.of(EnemySummoned)


# --- EX-06, EX-16 cards that hit everybody (MYTH-09, SAN-07) ---------------------------------


def all_and_a_cultist() -> Scene:
    """Three Investigators; the card names all and summons a Cultist at the blue Gate."""
    content = with_card(LoseSanity(1, EACH), summons=(SummonLine(EnemyId("cultist"), Gate.BLUE),))
    return Scene(make_game("ian", "elizabeth", "borden", content=content))


def test_ex_06_a_card_that_names_all_hits_all() -> None:
    """All three first, then one Cultist comes to the blue Gate (MYTH-09, SPAWN-02)."""
    scene = all_and_a_cultist().play(*PHASE_2).type_in("conflagration")

    assert [0, 1, 2] == [event.seat for event in scene.of(SanityLost)]
    assert [("cultist", "s08")] == [(e.kind, e.space) for e in scene.of(EnemySummoned)]
    assert in_order(scene.story(), ["SanityLost"] * 3 + ["EnemySummoned", "MythosDiscarded"])


def test_ex_06a_no_cultist_in_the_reserve() -> None:
    """The effect is applied, the summoning skipped (SPAWN-03)."""
    scene = all_and_a_cultist()
    for _ in range(10):
        scene.put("cultist", "s15")
    scene.play(*PHASE_2).type_in("conflagration")

    assert [0, 1, 2] == [event.seat for event in scene.of(SanityLost)]
    assert [] == scene.of(EnemySummoned)
    assert [(Skip.NO_FIGURE, "s08")] == [(e.reason, e.space) for e in scene.of(StepSkipped)]


def test_ex_16_thresholds_clockwise_from_the_active_player() -> None:
    """All markers move first; the Insanity of seat 2 comes before that of seat 0 (SAN-07)."""
    game = make_game("ian", "elizabeth", "borden", content=with_card(LoseSanity(1, EACH)))
    scene = Scene(game).set(active=1).inv(0, sanity=3).inv(2, sanity=3)
    scene.play(*PHASE_2).type_in("conflagration")

    assert (2, "level-up") == scene.asked
    scene.do("level savage")
    assert (0, "level-up") == scene.asked
    scene.do("level brawling")
    assert [1, 2, 0] == [event.seat for event in scene.of(SanityLost)]
    assert in_order(
        scene.story(),
        ["SanityLost"] * 3 + ["InsanityActivated", "SkillLevelled", "InsanityActivated"],
    )


# --- EX-07 Assistant Janitor (INV-02, DISC-02 to -05, -11) -----------------------------------

JANITOR = [
    pytest.param(True, 0, "claim right", 3, "jerome", id="a"),
    pytest.param(True, 0, "claim left", 2, "bleach", id="b"),
    pytest.param(False, 0, "claim right", 2, "jerome", id="c"),
    pytest.param(False, 0, "claim left", 1, "bleach", id="d"),
    pytest.param(True, 2, None, 2, "bleach", id="e"),
    pytest.param(True, 4, None, 0, None, id="f"),
]


@pytest.mark.parametrize(("guilty", "before", "choice", "taken", "claimed"), JANITOR)
def test_ex_07_assistant_janitor(
    guilty: bool,  # noqa: FBT001 - a column of the table
    before: int,
    choice: str | None,
    taken: int,
    claimed: str | None,
) -> None:
    """Mandatory Stress first, then a choice among what can be paid in full (AMB-28, -63, -65)."""
    scene = Scene(make_game("ian", "elizabeth")).inv(0, stress=before)
    if guilty:
        scene.hold(0, "feral_student", "left")
    scene.play(*PHASE_3).type_in("assistant_janitor")
    if choice is not None:
        scene.do(choice)

    assert taken == sum(event.n for event in scene.of(StressTaken))
    assert before + taken == scene.who(0).stress
    names = [
        scene.game.halves[event.card, event.side].text.id for event in scene.of(DiscoveryClaimed)
    ]
    assert ([] if claimed is None else [claimed]) == names
    assert (claimed is None) == len(scene.of(DiscoveryDiscarded))
