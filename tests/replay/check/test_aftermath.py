"""What verify tells beside a verdict: races whose rules were changed since they were recorded."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any, Final

import attrs
import pytest

from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.events import Command
from dmd_core.kernel.ruleset import Ruleset
from dmd_replay.check.replay import ReplayVerdict
from dmd_replay.check.verify import Aftermath, Trend, Verification, verify
from dmd_replay.facets.setup import Choice
from dmd_replay.log import Log, LogWriter, UnclosedLogError, parse_log
from dmd_replay.play.recorder import Recorder
from race_game.rules import (
    BOOST,
    MOVE,
    RULE,
    RULES,
    S0,
    S1,
    Began,
    Cheer,
    Chose,
    Course,
    Die,
    Gasp,
    Gasped,
    Hurry,
    Move,
    Pass,
    RaceRun,
    Rolled,
    Round,
    Track,
    Use,
    Walk,
)
from race_game.tools import LENGTH, RaceTools
from tests.toy.races import Changed, crash

CALM: Final = (Walk(S0), Pass(S0), Walk(S1), Pass(S1), Walk(S0), Pass(S0))
"""Nobody runs, and nobody uses the boost."""
BOOSTING: Final = (Walk(S0), Use(S0), Walk(S1))
RUNNING: Final = (Hurry(S0), Pass(S0), Walk(S1), Pass(S1))


def raced(
    commands: Sequence[Command], rules: Ruleset[Any, Any] = RULES, *, end: bool = True
) -> Log:
    """The log of a race up to some commands, closed unless something else is asked for."""
    tools, stream = RaceTools(rules), BytesIO()
    game = tools.setup.definition(Choice({"length": LENGTH}))
    log = LogWriter(stream, tools, game, 7)
    recorder = Recorder.begin(tools, game, 7, log)
    for command in commands:
        recorder.do(command)
    if end:
        log.close()
    return parse_log(stream.getvalue())


def verified(log: Log, **changed: Any) -> Verification:  # noqa: ANN401 - tables of handlers
    """What verify finds under rules with other handlers, named by table and class."""
    return verify(RaceTools(Changed(**changed)), log)


def aftermath(log: Log, **changed: Any) -> Aftermath:  # noqa: ANN401 - as above
    """What is told beside the divergence that other handlers make."""
    found = verified(log, **changed).divergence
    assert found is not None
    return found


# --- other rules ---------------------------------------------------------------------------------


def boost_in_vain(_run: RaceRun, _frame: Cheer, _command: Use | Pass) -> None:
    """A boost is neither used up, nor does it help."""


def recover(run: RaceRun, frame: Gasp) -> None:
    """Who gasps is not tired any more."""
    run.emit(Gasped(frame.seat))
    run.emit(Chose(frame.seat, run=False))


def come_twice_as_far(run: RaceRun, frame: Die, outcome: Any) -> None:  # noqa: ANN401 - of chance
    """Every roll counts twice."""
    run.emit(Rolled(frame.seat, outcome))
    run.emit(Rolled(frame.seat, outcome))


def roll_twice(run: RaceRun, frame: Move, command: Walk | Hurry) -> None:
    """Two dice for each move."""
    run.emit(Chose(frame.seat, isinstance(command, Hurry)))
    run.push(Die(frame.seat), Die(frame.seat))


def stumble(_run: RaceRun, _frame: Gasp) -> None:
    """Whoever has run makes the rules crash."""
    _ = 1 // 0


def expect_two_gasps(run: RaceRun, _frame: Round) -> None:
    """A turn with a frame more than there was; only who runs comes to it."""
    seat = S1 if run.table.active == S0 else S0
    run.emit(Began(seat))
    run.push(Move(seat), Cheer(seat), Gasp(seat), Gasp(seat), Round())


def both_ways(_game: Course, _table: Track, frame: Move) -> Decision:
    """Who is tired may run all the same."""
    return Decision(frame.seat, MOVE, (one_of(Walk(frame.seat), Hurry(frame.seat)),))


def boosts_for_all(_game: Course, _table: Track, frame: Cheer) -> Decision:
    """A boost is offered even if none is left, as faulty rules do that break an invariant."""
    return Decision(frame.seat, BOOST, (one_of(Pass(frame.seat), Use(frame.seat)),), must=False)


# --- trend, chance, commands ---------------------------------------------------------------------


def test_a_difference_in_as_many_fields_as_at_first_stays() -> None:
    """Where the runners stand differs from the first roll on, and nothing else ever does."""
    found = aftermath(raced(CALM), outcomes={Die: come_twice_as_far})

    assert (Trend.STAYS, -1, ()) == (found.trend, found.healed, found.chance)


def test_a_difference_in_more_fields_than_at_first_grows() -> None:
    """First the runners stand elsewhere, then one of them is not tired either."""
    log = raced((Walk(S0), Pass(S0), Hurry(S1), Pass(S1)))
    found = aftermath(log, outcomes={Die: come_twice_as_far}, works={Gasp: recover})

    assert (Trend.GROWS, -1, ()) == (found.trend, found.healed, found.chance)


def test_a_difference_heals_at_the_record_that_makes_both_the_same_again() -> None:
    """Whether a runner is tired differs from its gasp on, until it walks in its next turn."""
    log = raced((*RUNNING, Walk(S0)), Changed(decides={Move: both_ways}))
    found = aftermath(log, decides={Move: both_ways}, works={Gasp: recover})

    assert (Trend.HEALS, 5, ()) == (found.trend, found.healed, found.chance)


def test_nothing_is_known_of_a_difference_where_the_recorded_events_cannot_happen() -> None:
    """Reducers of now that raise at what was recorded leave nothing to compare."""
    log = raced(CALM)
    found = aftermath(log, reducers={Rolled: crash})

    assert (Trend.UNKNOWN, -1, ()) == (found.trend, found.healed, found.chance)


def test_the_counters_of_chance_are_those_recorded_and_those_of_now() -> None:
    """A die more at the first command: one was drawn up to there, now two are."""
    found = aftermath(raced(CALM), answers={Move: roll_twice})

    assert (("die", 1, 2),) == found.chance


def test_the_commands_up_to_the_difference_are_told() -> None:
    """The one that makes the difference stands last; what comes later led to nothing."""
    found = aftermath(raced(BOOSTING), answers={Cheer: boost_in_vain})

    assert ("runner 0: walk.", "runner 0: use.") == found.commands


def test_an_outcome_that_is_not_that_of_the_play_is_told_after_the_last_command() -> None:
    """All records are as recorded, and the end of the log says what nobody won."""
    log = raced(BOOSTING)
    assert log.footer is not None
    forged = attrs.evolve(log, footer=attrs.evolve(log.footer, outcome="seat 1 won"))
    found = verify(RaceTools(), forged)

    assert found.report.difference is not None
    told = found.report.difference
    assert (4, "outcome", "seat 1 won", "") == (
        told.record,
        told.field,
        told.expected,
        told.actual,
    )
    assert found.divergence is not None
    assert "runner 1: walk." == found.divergence.commands[-1]
    assert (Trend.STAYS, -1) == (found.divergence.trend, found.divergence.healed)


def ask_the_other(_game: Course, _table: Track, frame: Move) -> Decision:
    """The other runner moves first."""
    seat = S1 if frame.seat == S0 else S0
    return Decision(seat, MOVE, (one_of(Walk(seat), Hurry(seat)),), (RULE,))


def test_a_question_rests_on_the_rules_of_what_is_asked() -> None:
    """Who is asked is an event that cites nothing; the decision knows why it comes up."""
    found = verified(raced(CALM), decides={Move: ask_the_other}).report.difference

    assert found is not None
    assert (0, "Parked.seat", "0", "1") == (
        found.record,
        found.field,
        found.expected,
        found.actual,
    )
    assert ("RACE-01",) == found.rules


def test_an_event_rests_on_its_own_rules_whatever_is_asked_then() -> None:
    """An event of a class without rules, in a step that ends with a question that has one."""
    found = verified(raced(CALM), outcomes={Die: come_twice_as_far}).report.difference

    assert found is not None
    assert (1, "event", "Rolled", ()) == (
        found.record,
        found.field,
        found.actual.partition("(")[0],
        found.rules,
    )


# --- frames --------------------------------------------------------------------------------------


def test_other_frames_alone_are_counted_and_are_no_divergence() -> None:
    """Every record that ends with a frame more on the agenda counts, the setup first of all."""
    report = verified(raced(CALM), works={Round: expect_two_gasps}).report

    assert (ReplayVerdict.EXACT, 7, 0) == (report.verdict, report.parked, report.parked_at)


def test_a_divergence_tells_since_when_the_frames_differed() -> None:
    """What the setup left on the agenda shows when the runner gasps for the second time."""
    log = raced(RUNNING)
    late = verified(log, works={Round: expect_two_gasps}).report.difference
    sudden = verified(log, works={Gasp: recover}).report.difference

    assert late is not None
    assert (2, 0) == (late.record, late.since)
    assert sudden is not None
    assert (2, -1) == (sudden.record, sudden.since)


# --- what is wrong -------------------------------------------------------------------------------


def test_what_the_rules_do_otherwise_is_the_failure_where_nothing_breaks() -> None:
    """An event that was recorded does not happen any more, at the record that has it."""
    found = verified(raced(BOOSTING), answers={Cheer: boost_in_vain})

    assert found.failure is not None
    assert ("divergence", 2) == (found.failure.kind, found.failed_at)
    assert {"event": "Boosted", "field": "event", "rules": ""} == dict(found.failure.details)
    assert ((), ()) == (found.broken, found.breaking)


def test_rules_that_crash_at_a_recorded_command_are_the_failure() -> None:
    """The rules of now raise where those that recorded the game went on."""
    found = verified(raced(RUNNING), works={Gasp: stumble})

    assert found.failure is not None
    assert ("exception", 2) == (found.failure.kind, found.failed_at)
    assert "ZeroDivisionError" == dict(found.failure.details)["exception"]
    assert found.crash is None


@pytest.mark.parametrize(
    ("commands", "kind", "at"),
    [
        ((Hurry(S0), Use(S0), Walk(S1), Use(S1)), "exception", 2),
        ((Walk(S0), Use(S0), Walk(S1), Use(S1), Hurry(S0), Pass(S0)), "invariant", 4),
    ],
)
def test_what_comes_first_is_the_failure(commands: Sequence[Command], kind: str, at: int) -> None:
    """A recording that breaks an invariant, under rules that crash before it does or after."""
    log = raced(commands, Changed(decides={Cheer: boosts_for_all}))
    found = verified(log, decides={Cheer: boosts_for_all}, works={Gasp: stumble})

    assert found.failure is not None
    assert (kind, at) == (found.failure.kind, found.failed_at)
    assert [("boosts", 4)] == [(one.name, one.record) for one in found.broken]


def test_a_recording_that_was_cut_off_is_looked_at_behind_its_end() -> None:
    """Whoever crashed while recording could not write the command at which the rules crash."""
    log = raced((Hurry(S0),), end=False)
    found = verified(log, works={Gasp: stumble})

    assert isinstance(log.damage, UnclosedLogError)
    assert found.report.difference is None
    assert found.crash is not None
    assert "ZeroDivisionError" == dict(found.crash.details)["exception"]
    assert (found.crash, 1) == (found.failure, found.failed_at)


def test_nothing_is_looked_for_behind_a_closed_log_or_where_nothing_crashes() -> None:
    """A log that was closed ends there because somebody wanted it to."""
    closed = verified(raced((Hurry(S0),)), works={Gasp: stumble})
    sound = verify(RaceTools(), raced((Hurry(S0),), end=False))

    assert (None, None) == (closed.crash, sound.crash)
    assert (None, -1) == (closed.failure, closed.failed_at)
