"""Turns, phases, and phases that end at once (FG-TRN)."""

import pytest

from dmd_core.final_girl.chapters.killer import KillerPhase
from dmd_core.final_girl.chapters.phase_end import NextPhase
from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.events.health import Revived
from dmd_core.final_girl.events.tracks import NextTimeSet, TimeSet
from dmd_core.final_girl.events.turns import (
    ActionPhaseSkipped,
    GameEnded,
    PhaseBegan,
    PhaseCut,
    TurnBegan,
)
from dmd_core.final_girl.game import load_game
from dmd_core.final_girl.ruleset import FINAL_GIRL
from dmd_core.final_girl.setup import Setup
from dmd_core.final_girl.state import Outcome, Phase, Table
from dmd_core.final_girl.text_frames import Env, Resolve
from dmd_core.final_girl.words.symbols import LoseHealth, Time
from dmd_core.kernel.events import Event, Parked
from dmd_core.kernel.ids import ItemId, SourceId
from dmd_core.kernel.node import replace
from dmd_core.kernel.run import Run
from dmd_core.kernel.step import begin, opening, step
from tests.final_girl.scenarios import Scene, make_game

UPKEEP_OVER = (NextPhase(),)
"""The agenda at the end of a phase."""


def test_a_turn_is_five_phases() -> None:
    """FG-TRN-01, -02: Action, Planning, Killer, Panic, Upkeep, and the next turn."""
    scene = Scene().hand("walk").play().do("stop")
    while scene.now.turn == 1:
        scene.do(scene.legal()[-1]) if scene.asked != "chance" else scene.do(scene.legal()[0])
    phases = [event.phase for event in scene.of(PhaseBegan)]
    assert [Phase.PLANNING, Phase.KILLER, Phase.PANIC, Phase.UPKEEP, Phase.ACTION] == phases
    assert 1 == len(scene.of(TurnBegan))


def test_cards_stay_in_hand_after_the_action_phase() -> None:
    """FG-ACT-13: the hand persists."""
    scene = Scene().hand("guard", "walk").play().do("stop")
    assert ("guard", "walk") == scene.now.hand


def test_a_skipped_action_phase_goes_straight_to_planning() -> None:
    """FG-TRN-06, FG-AMB-37: Planning is played with time below 0, and then time is 6."""
    scene = Scene().hand("guard").set(phase=Phase.UPKEEP, time=-1, skip_next_action=True, turn=3)
    scene.play(*UPKEEP_OVER)
    assert 1 == len(scene.of(ActionPhaseSkipped))
    assert [Phase.PLANNING] == [event.phase for event in scene.of(PhaseBegan)]
    assert (4, -1, False) == (scene.now.turn, scene.now.time, scene.now.skip_next_action)
    scene.do("stop")
    assert [6] == [event.time for event in scene.of(TimeSet)]


def test_an_event_sets_the_time_of_the_next_action_phase() -> None:
    """FG-AMB-84, FG-EX-29: 12 instead of the reset value; a skipped phase leaves it waiting."""
    scene = Scene().set(phase=Phase.UPKEEP, time=6, time_next_action=12).play(*UPKEEP_OVER)
    assert (12, -1) == (scene.now.time, scene.now.time_next_action)
    assert [-1] == [event.time for event in scene.of(NextTimeSet)]

    scene = Scene().set(phase=Phase.UPKEEP, time=-1, time_next_action=12, skip_next_action=True)
    scene.play(*UPKEEP_OVER)
    assert 12 == scene.now.time_next_action


def test_deaths_are_counted_by_the_turn() -> None:
    """FG-TRN-07: a new turn counts from none, also when its Action phase is skipped."""
    scene = Scene().set(phase=Phase.UPKEEP, killed_this_turn=3, skip_next_action=True)
    scene.play(*UPKEEP_OVER)
    assert 0 == scene.now.killed_this_turn


def test_what_counts_for_the_action_phase_is_cleared_at_its_start() -> None:
    """FG-AMB-59, -50: uses and saved victims; partial successes end with the phase before."""
    scene = Scene().set(
        phase=Phase.UPKEEP, saved_this_action_phase=2, used_this_phase=("whistle",), ending=True
    )
    scene.play(*UPKEEP_OVER)
    now = scene.now
    assert (0, (), False) == (now.saved_this_action_phase, now.used_this_phase, now.ending)

    scene = Scene().hand("walk").set(partials_this_phase=True).play().do("stop")
    assert not scene.now.partials_this_phase


# --- the end at once -----------------------------------------------------------------------------


def test_her_return_to_life_ends_the_action_phase_in_the_middle_of_a_row() -> None:
    """FG-EX-27, FG-TRN-04, -05, FG-AMB-62: the rest of the row is dropped, Planning follows."""
    scene = Scene().hand("weak_attack", "walk").set(horror=4).girl(markers=0, space="lake")
    scene.killer(space="lake", markers=6).play().do("play weak_attack")
    scene.type_in("5,1,1").do("done").type_in("2")

    assert [("girl", 1)] == [(event.side, event.markers) for event in scene.of(Revived)]
    assert 1 == len(scene.of(PhaseCut))
    assert Phase.PLANNING is scene.now.phase
    assert scene.now.strike is None


def test_her_death_ends_the_game_at_once() -> None:
    """FG-TRN-03, FG-END-02: no event after it."""
    scene = Scene().hand("weak_attack", "walk").set(horror=4).girl(markers=0, space="lake")
    scene.killer(space="lake", markers=6).play().do("play weak_attack")
    scene.type_in("5,1,1").do("done").type_in("blank")
    assert Outcome.LOSS is scene.now.outcome
    kinds = [type(event) for event in scene.events]
    assert [GameEnded, Parked] == kinds[-2:]
    assert () == scene.step.state.agenda


def test_pending_rewards_are_dropped_by_a_return_to_life() -> None:
    """FG-AMB-20, -62: a revival does not wait for rewards."""
    scene = Scene().hand("walk").girl(markers=0, space="se_exit").victims(se_exit=2)
    scene.lasting("clinging").play().do("save plain 0", "save plain 1").type_in("3")
    assert () == scene.now.rewards
    assert Phase.PLANNING is scene.now.phase
    assert 0 == scene.at("se_exit"), "both victims were saved before"


def test_a_return_to_life_during_setup_ends_nothing() -> None:
    """FG-AMB-12: the current effect is finished, then the first phase follows."""
    scene = Scene().set(phase=Phase.SETUP, turn=0, health_tokens=("2",)).girl(markers=0)
    env = Env(SourceId("clinging"))
    effects = (LoseHealth(1), Time(-1))
    nodes = tuple(node for node in scene.game.nodes if node in effects)
    numbers = [scene.game.number(next(n for n in nodes if n == effect)) for effect in effects]
    scene.play(NextPhase(), *(Resolve(number, env) for number in reversed(numbers)))
    assert (1, Phase.ACTION, 5) == (scene.now.turn, scene.now.phase, scene.now.time)
    assert [1] == [event.markers for event in scene.of(Revived)]
    assert [] == scene.of(PhaseCut)


def test_a_terror_card_that_is_cut_short_counts_as_drawn() -> None:
    """FG-AMB-11, -48: she returns to life in the Killer phase; the card is discarded."""
    scene = Scene().hand().girl(markers=0, space="lake").killer(space="lake")
    scene.set(phase=Phase.KILLER, finale=ItemId(""))
    scene.play(NextPhase(), KillerPhase())
    while scene.asked != "chance":
        scene.do("done")
    scene.type_in("3")
    assert () == scene.now.resolving
    assert Phase.KILLER is not scene.now.phase
    assert 1 == len(scene.of(PhaseCut))


@pytest.mark.pure("a method is replaced, and compiled callers are bound to theirs")
def test_nothing_of_a_phase_is_left_behind_at_any_depth(monkeypatch: pytest.MonkeyPatch) -> None:
    """FG-TRN-04, FG-BLD-06: at every end at once in many games only the frame below is left.

    Both sides begin weak and with no blank token, so they return to life in the middle of rows,
    attacks, reactions and texts.
    """
    depths: set[int] = set()
    cut = Run.cut

    def watched(run: Run[object, Table], to: type) -> None:
        depths.add(run.depth)
        cut(run, to)
        assert [NextPhase] == [type(frame) for frame in run.agenda]
        table = run.table
        assert (None, None, None) == (table.roll, table.strike, table.attack)
        assert ((), ()) == (table.rewards, table.resolving)
        assert not table.ending

    monkeypatch.setattr(Run, "cut", watched)
    content = load_content()
    combinations = [
        Setup(killer.id, location.id, girl.id)
        for killer in content.killers
        for location in content.locations
        for girl in content.girls
    ]
    cuts = 0
    for seed in range(48):
        game = load_game(content, combinations[seed % len(combinations)])
        state = opening(FINAL_GIRL, game, seed)
        weak = replace(
            state.table,
            girl=replace(state.table.girl, markers=1),
            killer=replace(state.table.killer, markers=0),
            health_tokens=tuple(map(ItemId, ("1", "2", "2", "3"))),
        )
        taken = begin(FINAL_GIRL, game, replace(state, table=weak))
        events: list[Event] = list(taken.events)
        for turn in range(400):
            if taken.decision is None:
                break
            legal = list(taken.decision.legal())
            command = legal[(seed * 7 + turn * 3) % len(legal)]
            taken = step(FINAL_GIRL, game, taken.state, command, decision=taken.decision)
            events += taken.events
        cuts += sum(isinstance(event, PhaseCut) for event in events)
    assert cuts > 30
    assert len(depths) > 2, sorted(depths)


def test_no_frame_but_the_next_phase_lies_between_two_phases() -> None:
    """FG-TRN-04: whenever a phase begins, the agenda holds it and the frame below."""
    game = make_game()
    taken = begin(FINAL_GIRL, game, opening(FINAL_GIRL, game, 11))
    for turn in range(300):
        if taken.decision is None:
            break
        assert NextPhase is type(taken.state.agenda[0])
        legal = list(taken.decision.legal())
        taken = step(FINAL_GIRL, game, taken.state, legal[turn * 5 % len(legal)])
    assert taken.state.table.turn > 1
