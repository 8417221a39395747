"""Health of both sides and Final Health tokens (FG-HP, FG-FHT, FG-END; FG-EX-27, -28, -39, -40)."""

import pytest

from dmd_core.final_girl.events.health import HealthLost, Revived, TokenLost, TokenRevealed
from dmd_core.final_girl.events.killer import MinorDiscarded
from dmd_core.final_girl.events.turns import GameEnded, PhaseBegan, PhaseCut, StepSkipped
from dmd_core.final_girl.lookups import adrenaline
from dmd_core.final_girl.state import Minor, Outcome, Phase, Side, Token
from dmd_core.final_girl.words.enemies import DamageKiller, HealKiller, HurtPawns
from dmd_core.final_girl.words.selectors import EVERYWHERE
from dmd_core.final_girl.words.symbols import LoseHealth, Recover
from dmd_core.kernel.ids import ItemId, SourceId
from tests.final_girl.enemies import act, acts, film, killing

# --- tokens --------------------------------------------------------------------------------------


def test_markers_go_first_then_the_token_stands_for_the_last_point() -> None:
    """FG-EX-27, FG-FHT-02, -03, -05, -08: 2 health, attack 5: with a 2 she has 2 health again."""
    game = film(acts("G", "a"))
    scene = killing(game).killer(space="courts").girl(space="courts", markers=1)
    scene = act(scene.set(bloodlust=10)).type_in("2")

    assert [(1, True)] == [(event.n, event.token) for event in scene.of(HealthLost)]
    assert [(Side.GIRL, 1)] == [(event.side, event.markers) for event in scene.of(Revived)]
    assert (2, Token.WHITE) == (scene.now.girl.health, scene.now.girl.token)
    assert 8 == len(scene.now.health_tokens)


def test_losing_the_last_marker_reveals_nothing() -> None:
    """FG-FHT-02: 3 health, attack 2: one point is left, the token stays facedown."""
    game = film(acts("G", "a"))
    scene = act(killing(game).killer(space="courts").girl(space="courts", markers=2))

    assert [(2, False)] == [(event.n, event.token) for event in scene.of(HealthLost)]
    assert (1, Token.BLACK) == (scene.now.girl.health, scene.now.girl.token)
    assert 9 == len(scene.now.health_tokens)


def test_a_blank_token_is_death() -> None:
    """FG-FHT-04, FG-END-02: the game is lost, nothing more happens."""
    game = film(acts("G", "aa"))
    scene = act(killing(game).killer(space="courts").girl(space="courts", markers=1))
    scene.type_in("blank")

    assert Outcome.LOSS is scene.now.outcome
    assert [("FG-END-02",)] == [event.why for event in scene.of(GameEnded)]
    assert ("over", ()) == (scene.asked, scene.step.state.agenda)


def test_losing_the_white_token_is_death_for_good() -> None:
    """FG-FHT-09: no token is turned over a second time."""
    game = film(acts("G", "a"))
    scene = killing(game).killer(space="courts").girl(space="courts", markers=0, token=Token.WHITE)
    scene = act(scene)

    assert [Side.GIRL] == [event.side for event in scene.of(TokenLost)]
    assert [] == scene.of(TokenRevealed)
    assert Outcome.LOSS is scene.now.outcome


def test_the_faces_of_the_tokens() -> None:
    """FG-FHT-01: one 1, one 2, one 3, six blanks; what was turned over is out of the game."""
    scene = killing(film(LoseHealth(9))).girl(markers=1)
    assert ("1", "2", "3", *["blank"] * 6) == scene.table.health_tokens

    scene = act(scene).type_in("3")
    assert ("1", "2", *["blank"] * 6) == scene.now.health_tokens
    assert 3 == scene.now.girl.health


def test_a_return_to_life_ends_the_phase_with_everything_pending() -> None:
    """FG-FHT-07, FG-TRN-04, -05: the next effects of the text are dropped, Panic is next."""
    scene = act(killing(film(LoseHealth(5), Recover(2), LoseHealth(1)))).type_in("1")

    assert 1 == len(scene.of(PhaseCut))
    assert [Phase.PANIC, Phase.UPKEEP] == [e.phase for e in scene.of(PhaseBegan)][:2]
    assert 1 == scene.now.girl.health


# --- the same moment -----------------------------------------------------------------------------

BOTH = HurtPawns(EVERYWHERE, 1)


@pytest.mark.parametrize(
    ("killer", "girl", "outcome"),
    [
        ("blank", "blank", Outcome.WIN),
        ("blank", "2", Outcome.WIN),
        ("1", "blank", Outcome.LOSS),
        ("1", "2", None),
    ],
    ids=[
        "FG-END-03: both die",
        "she would have come back",
        "the killer comes back",
        "FG-AMB-46: both come back",
    ],
)
def test_both_sides_at_the_same_moment(killer: str, girl: str, outcome: Outcome | None) -> None:
    """FG-AMB-45: both lose, the killer's token is turned over, then hers; then the verdict."""
    scene = act(killing(film(BOTH)).killer(markers=0).girl(markers=0))
    scene.type_in(killer, girl)

    assert [Side.KILLER, Side.GIRL] == [event.side for event in scene.of(HealthLost)]
    assert [Side.KILLER, Side.GIRL] == [event.side for event in scene.of(TokenRevealed)]
    assert outcome is scene.now.outcome
    assert (outcome is None) == bool(scene.of(PhaseCut))


def test_both_come_back_and_the_phase_ends_once() -> None:
    """FG-AMB-46: both get their white token and markers."""
    scene = act(killing(film(BOTH)).killer(markers=0).girl(markers=0)).type_in("1", "3")

    assert 1 == len(scene.of(PhaseCut))
    assert (1, 3) == (scene.now.killer.health, scene.now.girl.health)
    assert (Token.WHITE, Token.WHITE) == (scene.now.killer.token, scene.now.girl.token)


def test_one_after_the_other_is_not_the_same_moment() -> None:
    """FG-AMB-45, FG-ATK-07: she dies first, and the killer's loss never comes."""
    scene = act(killing(film(LoseHealth(1), DamageKiller(1))).killer(markers=0).girl(markers=0))
    scene.type_in("blank")

    assert Outcome.LOSS is scene.now.outcome
    assert [Side.GIRL] == [event.side for event in scene.of(HealthLost)]


# --- minor dark powers ---------------------------------------------------------------------------


def test_damage_goes_through_a_minor_dark_power_to_the_killer() -> None:
    """FG-EX-39, FG-ATK-06, FG-DP-04, -06: the minor, the marker, the token; the phase ends."""
    minor = Minor(ItemId("heavy_hand"), 1)
    scene = killing(film(DamageKiller(3))).killer(markers=1)
    scene.set(minors=(minor,), in_play=(SourceId("heavy_hand"),))
    scene = act(scene).type_in("2")

    assert ["heavy_hand"] == [event.card for event in scene.of(MinorDiscarded)]
    assert [(1, True)] == [(event.n, event.token) for event in scene.of(HealthLost)]
    assert (2, 1, Token.WHITE) == (
        scene.now.killer.health,
        scene.now.killer.markers,
        scene.now.killer.token,
    )
    assert 1 == len(scene.of(PhaseCut))
    assert () == scene.now.in_play


# --- recovery and adrenaline ---------------------------------------------------------------------


def test_no_side_is_healed_past_its_maximum() -> None:
    """FG-HP-02, FG-AMB-34, FG-FHT-13: after a return too, the maximum is the original one."""
    scene = killing(film(HealKiller(5))).killer(markers=9, token=Token.WHITE)
    scene = act(scene)
    assert (12, 12) == (scene.now.killer.health, scene.now.killer.max_health)

    scene = act(killing(film(HealKiller(5))))
    assert [("FG-HP-02",)] == [event.why for event in scene.of(StepSkipped)]


@pytest.mark.parametrize(("killer", "girl", "dice"), [(7, 0, 1), (0, 0, 2), (0, 4, 1), (11, 4, 0)])
def test_adrenaline_counts_sides_with_their_token_only(killer: int, girl: int, dice: int) -> None:
    """FG-EX-40, FG-FHT-10 to -12: 1 die for each; the colour of the token makes no difference."""
    scene = killing().killer(markers=killer).girl(markers=girl, token=Token.WHITE)
    assert dice == adrenaline(scene.table)
