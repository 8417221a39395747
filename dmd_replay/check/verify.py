"""Verifying a log: the verdict of replaying it, and beside it what a maintainer wants to know.

Of a divergence: the counters of chance on both sides, the last commands, and whether the
difference heals, stays or grows when play goes on. Of every log: whether its play keeps the
invariants of the game.
"""

from collections.abc import Callable, Iterator
from enum import StrEnum, unique
from itertools import islice
from operator import itemgetter
from typing import Any, Final, final

import attrs

from dmd_core.kernel.arguments import need
from dmd_core.kernel.refusals import RefusedError
from dmd_core.kernel.run import CRASHES, EngineError
from dmd_core.kernel.schema.codec import DecodeError
from dmd_core.kernel.state import State
from dmd_core.kernel.step import begin, evolve, pending, step
from dmd_replay.check.declared import declared_change
from dmd_replay.check.failure import Failure, broken, raised
from dmd_replay.check.replay import ReplayReport, ReplayVerdict, replay
from dmd_replay.facets import GameTools
from dmd_replay.facets.monitors import BrokenInvariant, Monitor
from dmd_replay.facets.rulebook import says_of
from dmd_replay.log import Log, LogError
from dmd_replay.read.history import History, history_of
from dmd_replay.read.paths import changes
from dmd_replay.read.seek import Cursor, PartedError
from dmd_replay.read.timeline import TimelineError, executing, folding
from dmd_replay.read.words import commands_in_words, reader

OPTIONS: Final = 256
"""So many legal commands are tried at the end of a recording that was cut off."""

LATEST: Final = 10
"""So many commands before a divergence are told."""


@unique
class Trend(StrEnum):
    """What becomes of a difference when the recorded commands go on."""

    HEALS = "heals"
    """At some later record both sides have the same table again."""
    STAYS = "stays"
    GROWS = "grows"
    """More fields differ in the end, or a later command is refused."""
    UNKNOWN = "unknown"


@final
@attrs.frozen
class Aftermath:
    """What is known beside the first difference.

    Attributes:
        trend: what becomes of it.
        healed: the record at which both sides agree again, -1 if they do not.
        chance: counters of each stream that differ, recorded and now.
        commands: the last commands in words, the diverging one last.
        rules: id and sentence of each rule that the event which differs cites.
    """

    trend: Trend
    healed: int
    chance: tuple[tuple[str, int, int], ...]
    commands: tuple[str, ...]
    rules: tuple[tuple[str, str], ...] = ()


@final
@attrs.frozen
class RecordedViolation:
    """An invariant that the recorded play breaks, and the record in which it does."""

    rule: str
    name: str
    says: str
    record: int

    @property
    def failure(self) -> Failure:
        """The same with a signature."""
        return broken(BrokenInvariant(self.rule, self.name, self.says))


@final
@attrs.frozen
class Verification:
    """The report of replaying, and what was looked at beside it."""

    report: ReplayReport
    divergence: Aftermath | None = None
    broken: tuple[RecordedViolation, ...] = ()
    declared: str = ""
    """Name and sentence of the declared change that explains the divergence, if one does."""
    breaking: tuple[RecordedViolation, ...] = ()
    """What these rules break themselves, at the record where they diverge."""
    crash: Failure | None = None
    """Of a recording that was cut off: that a legal command at its end makes the rules crash."""

    @property
    def sound(self) -> bool:
        """Whether the log is exact and breaks nothing."""
        return self.report.verdict is ReplayVerdict.EXACT and not self.broken and not self.crash

    @property
    def failure(self) -> Failure | None:
        """What is wrong: an exception or a broken invariant, the first of them, else what differs.

        A recording that breaks an invariant does so under any rules, so that comes before what
        these rules do otherwise.
        """
        return None if self._first is None else self._first[1]

    @property
    def failed_at(self) -> int:
        """The record that shows `failure`; -1 if nothing is wrong."""
        return -1 if self._first is None else self._first[0]

    @property
    def _first(self) -> tuple[int, Failure] | None:
        found: list[tuple[int, Failure]] = []
        difference = self.report.difference
        differs = None if difference is None else difference.failure
        if difference is not None and differs is not None and differs.kind == "exception":
            found.append((difference.record, differs))
        found.extend((one.record, one.failure) for one in (*self.breaking, *self.broken))
        if found:
            return min(found, key=itemgetter(0))
        if difference is not None and differs is not None:
            return difference.record, differs
        return None if self.crash is None else (self.report.records - 1, self.crash)


def verify(
    tools: GameTools,
    log: Log,
    progress: Callable[[int, int], None] | None = None,
) -> Verification:
    """Verify a log.

    Args:
        tools: the game.
        log: what was read.
        progress: told the number of records done and of all.

    Returns:
        The verdict with everything beside it.

    Raises:
        ArgumentError: if an argument is of another kind.
    """
    need(tools, GameTools, "tools", "the tools of a game, as `game_tools` gives them")
    need(log, Log, "log", "a log, as `read_log` gives it")
    report = replay(tools, log, progress)
    if report.verdict is ReplayVerdict.UNVERIFIED and log.damage is None:
        return Verification(report)  # else what is good in the file is looked at
    try:
        history = history_of(tools, log)
    except (LogError, DecodeError):
        return Verification(report)
    violations: tuple[RecordedViolation, ...] = ()
    if tools.invariants is not None:
        monitor = tools.invariants.monitor(history.game, revision=log.header.revision)
        violations = tuple(_broken(history, monitor))
    if report.difference is None:
        crash = None if log.footer is not None else crash_behind(history)
        return Verification(report, None, violations, crash=crash)
    at = min(report.difference.record, len(history.moves) - 1)
    rules = tuple((rule, says_of(tools.rulebook, rule)) for rule in report.difference.rules)
    found = attrs.evolve(_Diverged(tools, history, at).look(), rules=rules)
    change = declared_change(tools.changes, log.header.revision, report)
    declared = f"{change.name}: {change.says}" if change else ""
    breaking = tuple(_breaking(tools, history, at))
    return Verification(report, found, violations, declared, breaking)


def crash_behind(history: History) -> Failure | None:
    """What the rules raise at a legal command behind the end of a recording.

    Whoever crashed while recording could not write the command it crashed at. If dice and cards
    come from a seed, they fall again as they did then.
    """
    timeline = history.timeline
    try:
        state = Cursor(timeline).standing(timeline.end)
        decision = pending(history.ruleset, history.game, state)
    except (TimelineError, RefusedError, EngineError, PartedError, *CRASHES):
        return None
    if decision is None or decision.seat < 0:
        return None
    for command in islice(decision.legal(), OPTIONS):
        try:
            step(history.ruleset, history.game, state, command, decision=decision)
        except Exception as error:  # noqa: BLE001 - it is here to be found
            return raised(error)
    return None


def _breaking(tools: GameTools, history: History, at: int) -> Iterator[RecordedViolation]:
    """The invariants that these rules break when they execute a record, up to which all is well."""
    if tools.invariants is None:
        return
    timeline = history.timeline
    line = timeline.line(at)
    monitor = tools.invariants.monitor(history.game)
    state = timeline.start
    try:
        for number in line[:-1]:
            for event, before, after in timeline.instants(number, state):
                state = after
                monitor.feed(before.table, event, after.table)
        now = timeline.before(at, Cursor(timeline).standing(line[-2]) if line[1:] else state)
        command = timeline.moves[at].command
        rules, game = history.ruleset, history.game
        done = begin(rules, game, now) if command is None else step(rules, game, now, command)
        for event in done.events:
            after = evolve(rules, now, event)
            for found in monitor.feed(now.table, event, after.table):
                yield RecordedViolation(found.rule, found.name, found.says, at)
            now = after
    except (TimelineError, RefusedError, EngineError, PartedError, *CRASHES):
        return  # that the command cannot be carried out is told as the difference


def _broken(history: History, monitor: Monitor) -> Iterator[RecordedViolation]:
    """Invariants over the play that stands in the end; each is told once."""
    timeline = history.timeline
    told: set[str] = set()
    state, number = timeline.start, 0
    try:
        for number in history.line:
            for event, before, after in timeline.instants(number, state):
                state = after
                for found in monitor.feed(before.table, event, after.table):
                    if found.rule not in told:
                        told.add(found.rule)
                        yield RecordedViolation(found.rule, found.name, found.says, number)
    except TimelineError:
        return  # the events cannot have happened; the divergence says so
    except Exception as error:  # noqa: BLE001 - events that no rules gave may break any check
        yield RecordedViolation(
            "", type(error).__name__, f"a check could not be made: {error!r}", number
        )


class _Diverged:
    """One divergence, played on from the last state that both sides share."""

    def __init__(self, tools: GameTools, history: History, at: int) -> None:
        self._tools = tools
        self._history = history
        self._ruleset = tools.ruleset
        self._timeline = history.timeline
        self._line = self._timeline.line(at)
        self._plain = tools.ruleset.codec(history.game).plain
        self._at = at

    def look(self) -> Aftermath:
        recorded, ours = self._recorded(), self._ours()
        trend, healed = self._trend(recorded, ours)
        return Aftermath(trend, healed, self._chance(recorded, ours), tuple(self._commands()))

    def _recorded(self) -> State[Any] | None:
        """The state after the record, as the log has it."""
        before = self._timeline.start
        for place in self._line[:-1]:
            before = self._fold(place, before) or before
        return self._fold(self._at, before)

    def _ours(self) -> State[Any] | None:
        """The state after the record, as these rules have it: frames come from executing."""
        state: State[Any] | None = self._timeline.start
        for place in self._line:
            state = None if state is None else self._execute(place, state)
        return state

    def _fold(self, number: int, state: State[Any]) -> State[Any] | None:
        try:
            return folding(self._timeline, number, state)
        except TimelineError:
            return None

    def _execute(self, number: int, state: State[Any]) -> State[Any] | None:
        try:
            return executing(self._timeline, number, state)
        except (RefusedError, EngineError, *CRASHES):
            return None

    def _trend(self, recorded: State[Any] | None, ours: State[Any] | None) -> tuple[Trend, int]:
        if recorded is None:
            return Trend.UNKNOWN, -1
        if ours is None:
            return Trend.GROWS, -1
        first = last = self._differing(recorded, ours)
        end = self._history.line
        later = end[end.index(self._at) + 1 :] if self._at in end else []
        for number in later:
            following, mine = self._fold(number, recorded), self._execute(number, ours)
            if following is None:
                return Trend.UNKNOWN, -1
            if mine is None:
                return Trend.GROWS, -1
            recorded, ours = following, mine
            last = self._differing(recorded, ours)
            if not last:
                return Trend.HEALS, number
        return (Trend.GROWS if last > first else Trend.STAYS), -1

    def _differing(self, recorded: State[Any], ours: State[Any]) -> int:
        if recorded.table == ours.table:
            return 0
        one, other = self._plain.node(recorded.table), self._plain.node(ours.table)
        return sum(1 for _ in changes(one, other))

    def _chance(
        self, recorded: State[Any] | None, ours: State[Any] | None
    ) -> tuple[tuple[str, int, int], ...]:
        if recorded is None or ours is None:
            return ()
        pairs = zip(recorded.chance.counters, ours.chance.counters, strict=True)
        named = zip(self._ruleset.streams, pairs, strict=True)
        return tuple((stream, old, new) for stream, (old, new) in named if old != new)

    def _commands(self) -> Iterator[str]:
        says = self._tools.narrator(self._history.game).describe
        yield from commands_in_words(reader(self._timeline), self._line[-LATEST:], says)


__all__ = ["LATEST", "Aftermath", "RecordedViolation", "Trend", "Verification", "verify"]
