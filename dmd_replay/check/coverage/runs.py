"""Running games and cases under observation: what they exercise goes into a tally."""

from collections.abc import Iterable
from typing import Any

from dmd_core.kernel.run import EngineError
from dmd_core.kernel.state import State
from dmd_core.kernel.step import begin, step
from dmd_replay.check.cases import Case, CaseRunner, Result
from dmd_replay.check.cases.game import CaseGame
from dmd_replay.check.coverage.collect import Collector, Coverage
from dmd_replay.check.coverage.tally import Tally, Topic
from dmd_replay.check.instrumented import Observed
from dmd_replay.games.adapter import Adapter
from dmd_replay.log import Log
from dmd_replay.read.history import history_of
from dmd_replay.read.timeline import facts


def cover_log(adapter: Adapter, coverage: Coverage, log: Log, place: str, tally: Tally) -> None:
    """Execute a log again and count what it exercises, steps that were undone included.

    Raises:
        LogError: if this version cannot re-execute the log.
        RefusedError: if it refuses a command of the log.
    """
    history = history_of(adapter, log)
    course = history.course
    collector = Collector(tally, coverage.cards(history.game), place)
    observed = Observed(adapter.ruleset, collector)
    states: list[State[Any]] = []
    for number, move in enumerate(course.moves):
        if move.command is None:
            done = begin(observed, history.game, course.start)
        else:
            before = course.before(number, states[course.parents[number]])
            done = step(observed, history.game, before, move.command)
        states.append(done.state)
        if facts(done.events) != facts(move.events):
            message = f"{place}: step {number} gives other events than recorded; verify the log"
            raise EngineError(message)
    for rule in coverage.checked(whole=True):
        tally.add(Topic.RULE, rule, place)


def cover_cases(
    cases: CaseGame, coverage: Coverage, todo: Iterable[Case], tally: Tally
) -> list[Result]:
    """Run cases and count what they exercise; a case that holds exercises the rules it names.

    Returns:
        The results of the cases that do not hold.

    Raises:
        CaseError: if a case cannot be read or set up.
    """
    plain = CaseRunner(cases)
    failed: list[Result] = []
    for case in todo:
        game = plain.definition(case)
        collector = Collector(tally, coverage.cards(game), case.place)
        runner = CaseRunner(cases, Observed(cases.ruleset, collector))
        runner.adopt(case, game)
        result = runner.run(case, collector.refused)
        if not result.passed:
            failed.append(result)
            continue
        for rule in dict.fromkeys((*case.rules, *coverage.checked(whole=False))):
            tally.add(Topic.RULE, rule, case.place)
    return failed


__all__ = ["cover_cases", "cover_log"]
