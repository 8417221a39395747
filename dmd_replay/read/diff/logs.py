"""Where two recorded games part: what was the same before, and what differs after."""

from enum import StrEnum, unique
from itertools import islice, zip_longest
from typing import Any, Final, final

import attrs

from dmd_core.kernel.events import Command, Event, Parked, cited
from dmd_core.kernel.schema.plain import KIND
from dmd_core.kernel.schema.text import command_text
from dmd_replay.facets.text import FieldChange, Narrator, TableMoment
from dmd_replay.lang.spoken import ToolWords
from dmd_replay.read.diff.states import (
    ENGLISH,
    PositionDifference,
    compare,
    difference_of,
    laid_out,
    plain_of,
)
from dmd_replay.read.paths import changes
from dmd_replay.read.seek import Cursor
from dmd_replay.read.timeline import START, Timeline
from dmd_replay.read.words import command_in_words, commands_in_words, events_in_words

LAST: Final = 5
"""So many of the last common commands are named."""


@unique
class What(StrEnum):
    """What differs where two games part."""

    STATE = "state"
    """The positions before anything happened."""
    COMMAND = "command"
    EVENT = "event"
    UNDO = "undo"
    """One goes on from another step than the other."""
    END = "end"
    """One has no more steps."""


@final
@attrs.frozen
class LogSide:
    """One of the two at the parting, and how it ended.

    Attributes:
        says: what it has there, in words; empty if it has nothing.
        rules: the rules its event rests on.
        commands: how many commands it has.
        events: how many events.
        outcome: how the game ended, empty if it did not.
    """

    says: str
    rules: tuple[str, ...]
    commands: int
    events: int
    outcome: str


@final
@attrs.frozen
class LogParting:
    """The first step at which two games are not the same.

    Attributes:
        step: its number, `START` if the positions differ before the setup.
        event: which of its events, None where it is not about an event.
        what: what differs.
        fields: the fields of the command or the event that differ, by path.
        moment: the round and turn it happens in.
        first: the first game there.
        second: the second game there.
    """

    step: int
    event: int | None
    what: What
    fields: tuple[FieldChange, ...]
    moment: TableMoment
    first: LogSide
    second: LogSide


@final
@attrs.frozen
class LogDiff:
    """What differs between two recorded games.

    Attributes:
        header: what they were played with, as far as it differs, by path.
        flags: marks that stand at another step in the second, or in one of them only, as
            ``mark NAME``.
        steps: steps that are the same from the begin on, the setup among them.
        events: events that are the same from the begin on, those of the parting step among them.
        last: the last commands that are the same, in words, the oldest first.
        parting: where they part; None if the games are the same.
        after: how the positions differ after the step at which they part.
        end: how the last positions differ.
        parked: steps before the parting in which only the frames of the agenda differ.
    """

    header: tuple[FieldChange, ...]
    flags: tuple[FieldChange, ...]
    steps: int
    events: int
    last: tuple[str, ...]
    parting: LogParting | None = None
    after: tuple[PositionDifference, ...] = ()
    end: tuple[PositionDifference, ...] = ()
    parked: int = 0

    @property
    def same(self) -> bool:
        """Whether nothing differs."""
        return not (self.header or self.flags or self.parked) and self.parting is None


@final
class Compared:
    """Compares two timelines; see `compare_logs`."""

    def __init__(
        self, narrator: Narrator, first: Timeline, second: Timeline, words: ToolWords = ENGLISH
    ) -> None:
        """Open both at their setups."""
        self._narrator = narrator
        self._words = words
        self._timelines = (first, second)
        self._cursors = (Cursor(first), Cursor(second))
        self._parked = 0
        self._events = 0

    def run(self, header: tuple[FieldChange, ...]) -> LogDiff:
        """Walk along both until they part."""
        narrator = self._narrator
        step, what, place, fields = self._part()
        first, _ = self._timelines
        same = max(0, step)
        played = [n for n, move in enumerate(first.moves[:same]) if move.command is not None]
        last = tuple(commands_in_words(self._cursors[0], played[-LAST:], narrator.describe))
        marks = [{f"mark {flag.name}": flag.step for flag in one.flags} for one in self._timelines]
        flags = tuple(changes(marks[0], marks[1]))
        if what is None:
            return LogDiff(header, flags, same, self._events, last, parked=self._parked)
        before = self._cursors[0].peek((*first.parents, len(first) - 1)[max(0, step)])
        parting = LogParting(
            step,
            place,
            what,
            fields,
            narrator.moment(before.table),
            self._side(0, step, what, place),
            self._side(1, step, what, place),
        )
        return LogDiff(
            header,
            flags,
            same,
            self._events,
            last,
            parting,
            self._positions(*(min(step, len(one) - 1) for one in self._timelines)),
            self._positions(*(one.end for one in self._timelines)),
            self._parked,
        )

    def _part(self) -> tuple[int, What | None, int | None, tuple[FieldChange, ...]]:
        """Step, what, event and fields of the parting; None as what if there is none."""
        first, second = self._timelines
        one, other = (c.codec.plain.node(c.start.table) for c in self._timelines)
        found = tuple(changes(one, other))
        if found:
            return START, What.STATE, None, found
        for step in range(min(len(first), len(second))):
            if first.parents[step] != second.parents[step]:
                return step, What.UNDO, None, ()
            mine, other_move = first.moves[step], second.moves[step]
            if mine.command != other_move.command:
                return step, What.COMMAND, None, self._commands(mine.command, other_move.command)
            place, fields = self._events_of(mine.events, other_move.events)
            if place is not None:
                return step, What.EVENT, place, fields
        longest = max(len(first), len(second))
        shortest = min(len(first), len(second))
        return shortest, What.END if longest > shortest else None, None, ()

    def _events_of(
        self, mine: tuple[Event, ...], others: tuple[Event, ...]
    ) -> tuple[int | None, tuple[FieldChange, ...]]:
        """The place and the fields of the first event that differs; frames do not count."""
        for place, (one, other) in enumerate(zip_longest(mine, others)):
            if one == other:
                self._events += 1
            elif isinstance(one, Parked) and isinstance(other, Parked):
                self._events += 1
                self._parked += 1
            elif one is None or other is None:
                return place, ()
            else:
                plain = self._timelines[0].codec.plain
                return place, _fields(plain.event(one), plain.event(other))
        return None, ()

    def _commands(self, mine: Command | None, other: Command | None) -> tuple[FieldChange, ...]:
        if mine is None or other is None:
            return ()
        plain = self._timelines[0].codec.plain
        return _fields(plain.command(mine), plain.command(other))

    def _side(self, which: int, step: int, what: What, place: int | None) -> LogSide:
        timeline = self._timelines[which]
        there = 0 <= step < len(timeline)
        says, rules = self._said(self._cursors[which], step, what, place) if there else ("", ())
        return LogSide(
            says,
            rules,
            max(len(timeline) - 1, 0),
            sum(len(move.events) for move in timeline.moves),
            timeline.ruleset.outcome(self._cursors[which].peek(timeline.end).table),
        )

    def _said(
        self, cursor: Cursor, step: int, what: What, place: int | None
    ) -> tuple[str, tuple[str, ...]]:
        """What one game has where they part, and the rules behind it."""
        timeline = cursor.timeline
        move = timeline.moves[step]
        if what is What.EVENT and place is not None:
            if place >= len(move.events):
                return "", ()
            told = events_in_words(cursor, step, self._narrator.describe)
            event, says = next(islice(told, place, None))
            return says or f"{type(event).__name__}.", cited(event)
        if what is What.UNDO:
            return self._words("diff-goes-on-from", n=timeline.parents[step]), ()
        if move.command is None:
            return self._words("diff-the-setup"), ()
        says = command_in_words(cursor, step, self._narrator.describe)
        return f"{says} ({command_text(move.command)})", ()

    def _positions(self, one: int, other: int) -> tuple[PositionDifference, ...]:
        first, second = self._cursors
        before, after = laid_out((first, one), (second, other))
        return compare(self._narrator, before, after, self._words)


def _fields(one: dict[str, Any], other: dict[str, Any]) -> tuple[FieldChange, ...]:
    """The fields that differ; of two classes only that they are two."""
    found = tuple(changes(one, other))
    return tuple(change for change in found if change.path == KIND) or found


def compare_logs(
    narrator: Narrator,
    first: Timeline,
    second: Timeline,
    headers: tuple[object, object] = ({}, {}),
    words: ToolWords = ENGLISH,
) -> LogDiff:
    """Find the step at which two recorded games part.

    Args:
        narrator: says it in words; of the first game.
        first: a game.
        second: another one of the same ruleset.
        headers: what they were played with, as plain data.
        words: of the tools.

    Returns:
        What differs; commands are compared before events, positions only at the start: equal
        events lead from equal positions to equal positions.
    """
    return Compared(narrator, first, second, words).run(tuple(changes(*headers)))


def what_parts(parting: LogParting, words: ToolWords = ENGLISH) -> str:
    """What differs where two games part, in words.

    Example:
        >>> side = LogSide("", (), 0, 0, "")
        >>> what_parts(LogParting(2, 3, What.EVENT, (), TableMoment(1, 1), side, side))
        'event 3 is another one'
    """
    if parting.what is What.EVENT:
        return words("diff-what-event", n=str(parting.event))
    return words(f"diff-what-{parting.what.value}")


def data_of(diff: LogDiff) -> dict[str, Any]:
    """A comparison for programs."""
    parting = diff.parting
    commands = max(diff.steps - 1, 0)
    return {
        "same": diff.same,
        "header": [difference_of(change).as_json() for change in diff.header],
        "marks": [difference_of(change).as_json() for change in diff.flags],
        "common": {
            "commands": commands,
            "events": diff.events,
            "last": list(diff.last),
        },
        "frames": diff.parked,
        "parting": parting
        and {
            "step": parting.step,
            "event": parting.event,
            "what": str(parting.what),
            "round": parting.moment.round,
            "turn": parting.moment.turn,
            "fields": [difference_of(change).as_json() for change in parting.fields],
            "first": plain_of(parting.first),
            "second": plain_of(parting.second),
        },
        "after": [difference.as_json() for difference in diff.after],
        "end": [difference.as_json() for difference in diff.end],
    }


__all__ = ["LAST", "LogDiff", "LogParting", "LogSide", "What", "compare_logs", "what_parts"]
