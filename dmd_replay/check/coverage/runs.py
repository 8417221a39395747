"""Running games and cases under observation: what they exercise goes into a tally."""

from collections.abc import Iterable, Mapping
from typing import Any, final

from dmd_core.kernel.events import Event, Frame
from dmd_core.kernel.state import State
from dmd_core.kernel.step import begin, step
from dmd_replay.check.cases import Case, CaseResult, CaseRunner
from dmd_replay.check.coverage.collect import Collector
from dmd_replay.check.coverage.tally import Tally
from dmd_replay.check.instrumented import Instrumented
from dmd_replay.facets import GameTools
from dmd_replay.facets.coverage import CardEvidence, Topic
from dmd_replay.log import Log
from dmd_replay.read.history import history_of
from dmd_replay.read.seek import PartedError
from dmd_replay.read.timeline import facts


def cover_log(tools: GameTools, log: Log, place: str, tally: Tally) -> None:
    """Execute a log again and count what it exercises, steps that were undone included.

    Raises:
        LogError: if this version cannot re-execute the log.
        RefusedError: if it refuses a command of the log.
        PartedError: if a command gives other events than recorded.
    """
    history = history_of(tools, log)
    timeline = history.timeline
    codec, revision = history.codec, log.header.revision
    collector = Collector(tally, _cards(tools, history.game), place)
    observed = Instrumented(tools.ruleset, collector)
    states: list[State[Any]] = []
    for number, move in enumerate(timeline.moves):
        if move.command is None:
            done = begin(observed, history.game, timeline.start)
        else:
            before = timeline.before(number, states[timeline.parents[number]])
            done = step(observed, history.game, before, move.command)
        states.append(done.state)
        if facts(done.events, codec, revision) != facts(move.events, codec, revision):
            message = f"{place}: step {number} gives other events than recorded; verify the log"
            raise PartedError(message)
    for rule in _checked(tools, whole=True):
        tally.add(Topic.RULE, rule, place)


def cover_cases(tools: GameTools, todo: Iterable[Case], tally: Tally) -> list[CaseResult]:
    """Run cases and count what they exercise; a case that holds exercises the rules it names.

    Returns:
        The results of the cases that do not hold.

    Raises:
        CaseError: if a case cannot be read or set up.
    """
    plain = CaseRunner(tools)
    failed: list[CaseResult] = []
    for case in todo:
        played = case.setup_refused is None
        result = _covered(tools, plain, case, tally) if played else plain.run(case)
        checked = _checked(tools, whole=False) if played else ()
        if not result.passed:
            failed.append(result)
            continue
        for rule in dict.fromkeys((*case.rules, *checked)):
            tally.add(Topic.RULE, rule, case.place)
    return failed


def _covered(tools: GameTools, plain: CaseRunner, case: Case, tally: Tally) -> CaseResult:
    """Run a case under observation."""
    game = plain.definition(case)
    collector = Collector(tally, _cards(tools, game), case.place)
    runner = CaseRunner(tools, Instrumented(tools.ruleset, collector))
    runner.adopt(case, game)
    return runner.run(case, collector.refused)


def universe(tools: GameTools) -> Mapping[Topic, Mapping[str, str]]:
    """What every game can exercise: for each topic keys with a few words about each.

    Cards are not among it: packs bring them, and those of a game are told by its `CardEvidence`.
    """
    entries = () if tools.rulebook is None else tools.rulebook.entries
    return {
        Topic.RULE: {entry.id: entry.says for entry in entries},
        Topic.DECISION: {
            str(kind): "" for kind in sorted(set(tools.ruleset.handlers.kinds.values()))
        },
    }


def excused(tools: GameTools) -> Mapping[str, str]:
    """What nothing can be observed of, each with the reason."""
    return {} if tools.coverage is None else tools.coverage.excused()


@final
class _NoCards:
    """For games without cards."""

    def names(self) -> Mapping[str, str]:
        return {}

    def event(self, _table: Any, _event: Event) -> Iterable[str]:  # noqa: ANN401 - of any game
        return ()

    def frame(self, _table: Any, _frame: Frame) -> Iterable[str]:  # noqa: ANN401 - of any game
        return ()


def _cards(tools: GameTools, game: Any) -> CardEvidence:  # noqa: ANN401 - of any game
    return _NoCards() if tools.coverage is None else tools.coverage.cards(game)


def _checked(tools: GameTools, *, whole: bool) -> Iterable[str]:
    return () if tools.invariants is None else tools.invariants.rules(whole=whole)


__all__ = ["cover_cases", "cover_log", "excused", "universe"]
