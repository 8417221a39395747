"""Time and horror: gains, losses and the ends of both tracks (FG-TIM, FG-HOR)."""

import pytest

from dmd_core.final_girl.events.actions import CardsDiscarded
from dmd_core.final_girl.events.killer import BloodlustAtTop, BloodlustRose
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.events.tracks import HorrorMoved, SkipSet, TimeMoved
from dmd_core.final_girl.events.turns import PhaseEnding, StepSkipped
from dmd_core.final_girl.state import Phase
from tests.final_girl.scenarios import Scene

# --- time ----------------------------------------------------------------------------------------


def test_time_moves_by_what_a_row_says() -> None:
    """FG-EX-13, FG-TIM-01: from 3, two gain symbols make 5."""
    scene = Scene().hand("focus", "walk").set(time=3, horror=4).play().do("play focus")
    scene.type_in("5,6").do("done")
    assert 5 == scene.now.time


def test_one_loss_symbol_takes_one() -> None:
    """FG-EX-13: from 3, one loss symbol makes 2."""
    scene = Scene().hand("focus", "walk").set(time=3, horror=4).play().do("play focus")
    scene.type_in("5,1").do("done")
    assert 2 == scene.now.time


def test_a_gain_stops_at_the_top() -> None:
    """FG-TIM-03: from 11, a gain of 2 is a gain of 1."""
    scene = Scene().hand("focus", "walk").set(time=11, horror=4).play().do("play focus")
    scene.type_in("5,6").do("done")
    assert 12 == scene.now.time
    assert [1] == [event.n for event in scene.of(TimeMoved)]


def test_red_time_ends_the_phase_after_the_card() -> None:
    """FG-EX-35, FG-TIM-02, FG-AMB-16, FG-PLN-05: the marker stops on red; Planning comes."""
    scene = Scene().hand("walk").set(time=1, horror=4).play().do("play walk")
    scene.type_in("1,2").do("line 1")

    assert [-2] == [event.n for event in scene.of(TimeMoved)]
    assert [("FG-ACT-12", "FG-TIM-02")] == [event.why for event in scene.of(PhaseEnding)]
    assert (Phase.PLANNING, -1) == (scene.now.phase, scene.now.time)
    assert ["buy focus", "buy short_rest", "buy walk", "buy weak_attack"] == scene.legal("buy")


def test_a_discard_in_the_roll_window_keeps_time_from_red() -> None:
    """FG-EX-36, FG-AMB-14: 1 + 1 - 2 is 0, and the phase goes on."""
    scene = Scene().hand("walk", "focus").set(time=1, horror=4).play().do("play walk")
    scene.type_in("1,2").do("discard focus", "line 1")

    assert 0 == scene.now.time
    assert [] == scene.of(PhaseEnding)


def test_the_marker_stops_on_the_single_red_space() -> None:
    """FG-AMB-16: from 0, a loss of 2 is a loss of 1."""
    scene = Scene().hand("walk").set(time=0, horror=4).play().do("play walk")
    scene.type_in("1,2").do("line 1")
    assert [-1] == [event.n for event in scene.of(TimeMoved)]


def test_on_red_nothing_is_gained() -> None:
    """FG-TIM-04, FG-AMB-17, FG-EX-34: Close Call brings time to red; then Focus gives nothing."""
    scene = Scene().hand("close_call", "focus", "walk").set(time=1, horror=1).play()
    scene.do("play focus").type_in("1,1,1").do("reroll close_call 0,1,2").type_in("5,6,1")
    assert (0, -1) == (scene.now.horror, scene.now.time)
    assert [-2] == [event.n for event in scene.of(TimeMoved)]
    assert [Skip.ON_RED] == [event.reason for event in scene.of(StepSkipped)]
    assert Phase.PLANNING is scene.now.phase


def test_any_action_card_is_worth_one_time() -> None:
    """FG-TIM-05, -06: reaction cards too, as many as the player likes."""
    scene = Scene().hand("guard", "walk", "focus").set(time=3).play()
    scene.do("discard guard", "discard walk")

    assert 5 == scene.now.time
    assert [("guard",), ("walk",)] == [event.cards for event in scene.of(CardsDiscarded)]
    assert ("guard", "walk") == scene.now.discard


def test_red_time_outside_the_action_phase_skips_the_next_one() -> None:
    """FG-TRN-06: the whole next Action phase is skipped; Planning is not (FG-AMB-37)."""
    from dmd_core.final_girl.chapters.time import move_time  # noqa: PLC0415
    from dmd_core.final_girl.ruleset import FINAL_GIRL  # noqa: PLC0415
    from dmd_core.kernel.chance import Chance  # noqa: PLC0415
    from dmd_core.kernel.run import Run  # noqa: PLC0415
    from dmd_core.kernel.state import State  # noqa: PLC0415

    scene = Scene().set(phase=Phase.KILLER, time=1)
    run = Run(FINAL_GIRL, scene.game, State(scene.table, (), Chance(1, 0, (0,) * 9)))
    move_time(run, -2)
    assert [TimeMoved, SkipSet] == [type(event) for event in run.events]
    assert run.table.skip_next_action


# --- horror --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("time", "after"), [(6, 7), (12, 12)])
def test_past_the_green_end_there_is_time_instead(time: int, after: int) -> None:
    """FG-EX-34, FG-HOR-03: horror 1, two steps down: horror 0 and 1 time, if there is room."""
    scene = Scene().hand("distraction", "walk").set(time=time, horror=1).play()
    scene.do("play distraction").type_in("5,6,1").do("done")
    assert 0 == scene.now.horror
    assert min(after + 2, 12) == scene.now.time


def test_past_the_red_end_bloodlust_rises_instead() -> None:
    """FG-EX-33, FG-HOR-04, -05: horror 6, H+2: horror 7, then still 7 and bloodlust 1."""
    scene = Scene().hand("search", "walk").set(horror=6)
    scene.girl(space="cabins").play().do("play search").type_in("1,2").do("done", "line 0")
    while scene.asked == "chance":
        scene.type_in("whistle")
    assert 7 == scene.now.horror
    assert 1 == scene.now.bloodlust
    assert [1] == [event.n for event in scene.of(HorrorMoved)]
    assert [("FG-HOR-04",)] == [event.why for event in scene.of(BloodlustRose)]


def test_each_step_past_the_red_end_counts() -> None:
    """FG-HOR-05, FG-BLD-06: H+2 on red: two steps, and one more by the row that is entered."""
    scene = Scene().hand("search", "walk").set(horror=7)
    scene.girl(space="cabins").play().do("play search").type_in("1").do("done", "line 0")
    scene.type_in("whistle")
    assert ["search", "search", "butcher"] == [event.src for event in scene.of(BloodlustRose)]


def test_at_the_top_row_the_final_effect_happens() -> None:
    """FG-BLD-05: past the red end at the top row the killer's final effect comes instead."""
    scene = Scene().hand("search", "walk").set(horror=7, bloodlust=10)
    scene.girl(space="cabins").play().do("play search").type_in("1").do("done", "line 1")
    while scene.asked == "chance":
        scene.type_in("closing_in")
    assert 1 == len(scene.of(BloodlustAtTop))
    assert 10 == scene.now.bloodlust
