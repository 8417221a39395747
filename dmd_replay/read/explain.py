"""Why a value is what it is: the chain of events and rules that led to it.

The events of a game are folded one by one, and those that changed the value are told: what it was
and became, when, by which text and which rules, and who decided what led there.
"""

from collections.abc import Iterator
from typing import Any, Final, final

import attrs

from dmd_core.kernel.events import Event, Forced, Parked, cited
from dmd_core.kernel.ids import NOBODY
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_core.screen.naming import Naming
from dmd_replay.facets import GameTools
from dmd_replay.facets.rulebook import says_of
from dmd_replay.facets.text import MISSING, FieldChange, TableMoment
from dmd_replay.read.diff.states import AGENDA, CHANCE, PositionDifference, laid, plain_of, said
from dmd_replay.read.paths import PathError, changes, find, get
from dmd_replay.read.seek import Cursor
from dmd_replay.read.timeline import START, Timeline
from dmd_replay.read.words import command_in_words

_TABLE: Final = "table."


@final
@attrs.frozen
class Cited:
    """A rule and what the catalogue says of it."""

    id: str
    says: str


@final
@attrs.frozen
class Decided:
    """The decision behind a cause and how it was answered.

    Attributes:
        who: name of the seat that was asked.
        kind: the kind of decision.
        command: text form of the command that answered it.
        says: the same as a sentence.
        forced: what had to be decided and was not asked, in a sentence; empty if nothing.
    """

    who: str
    kind: str
    command: str
    says: str
    forced: str = ""


@final
@attrs.frozen
class CausingEvent:
    """One event that changed the value.

    Attributes:
        step: the step it belongs to.
        event: its place among the events of the step.
        kind: its class.
        moment: the round and turn it happened in.
        says: the event as a sentence.
        changes: what it changed: the value itself, or what lies below it.
        source: the text at work, in words; empty for the bare rules.
        rules: the rules it rests on.
        decided: what was decided; None in the setup.
    """

    step: int
    event: int
    kind: str
    moment: TableMoment
    says: str
    changes: tuple[PositionDifference, ...]
    source: str
    rules: tuple[Cited, ...]
    decided: Decided | None


@final
@attrs.frozen
class Explanation:
    """How a value came about.

    Attributes:
        path: the place.
        step: after which step.
        value: what stands there, `MISSING` if nothing does.
        start: what stood there before the setup.
        causes: the events that changed it, the oldest first.
        earlier: whether there are older ones, from before it last had its value of the start.
        rules: the rules of setup it rests on, as far as they are known.
    """

    path: str
    step: int
    value: object
    start: object
    causes: tuple[CausingEvent, ...]
    earlier: bool
    rules: tuple[Cited, ...]


def explain(
    cursor: Cursor, tools: GameTools, path: str, step: int, *, everything: bool = False
) -> Explanation:
    """Tell what led to a value.

    Args:
        cursor: a game; it stays where it stands.
        tools: the game, whose words are told.
        path: a place of the position, such as ``investigators.ian.stress``; see
            `dmd_replay.read.paths`. It may have parts, and it may be gone by now.
        step: the step after which the value is asked for.
        everything: go back to the begin, not only to where the value last left the one it had
            at the start.

    Raises:
        PathError: if there never was such a place; the sentence names the nearest.
        PartedError: if frames are asked for, and the rules lead to another position.
        SeekError: if there is no such step.
    """
    standing = cursor.at
    cursor.goto(step).goto(standing)
    return _Explaining(cursor, tools, path.removeprefix(_TABLE)).run(step, everything=everything)


class _Explaining:
    def __init__(self, cursor: Cursor, tools: GameTools, path: str) -> None:
        self._cursor = cursor
        self._timeline: Timeline = cursor.timeline
        self._narrator = tools.narrator(self._timeline.game)
        self._rulebook = tools.rulebook
        self._words = tools.words
        self._path = path
        self._head = path.partition(".")[0]
        self._sides: tuple[tuple[Any, dict[str, object]], ...] = ()

    def run(self, step: int, *, everything: bool) -> Explanation:
        start = get(self._laid(self._timeline.start), self._path)
        found: list[CausingEvent] = []
        earlier = False
        for cause, before in self._backwards(step):
            found.append(cause)
            if before == start and not everything:
                earlier = self._changed_before(cause)
                break
        now = self._laid(self._position(step))
        value = get(now, self._path)
        if value is MISSING and start is MISSING and not found:
            find(now, self._path)  # says what is there
            raise PathError(f"path '{self._path}' leads nowhere")
        found.reverse()
        origin = () if start is MISSING else self._narrator.set_up_by(self._path)
        rules = tuple(map(self._cited, origin))
        return Explanation(self._path, step, value, start, tuple(found), earlier, rules)

    def _backwards(self, step: int) -> Iterator[tuple[CausingEvent, object]]:
        """The causes, the newest first, each with the value before it."""
        while step != START:
            yield from reversed(list(self._causes(step)))
            step = self._timeline.parents[step]

    def _changed_before(self, cause: CausingEvent) -> bool:
        """Whether there is an older cause."""
        for older, _ in self._backwards(cause.step):
            if (older.step, older.event) < (cause.step, cause.event):
                return True
        return False

    def _causes(self, step: int) -> Iterator[tuple[CausingEvent, object]]:
        before = self._cursor.peek(self._timeline.parents[step])
        forced = ""
        naming: Naming[State[Any]] = Naming()
        for place, (event, old, new) in enumerate(self._timeline.instants(step, before)):
            told_in = naming.position(event, old)
            if isinstance(event, Forced):
                forced = self._narrator.describe(old, event)
            if not self._touched(event, old, new):
                continue
            if self._head == AGENDA:
                old, new = self._position(self._timeline.parents[step]), self._position(step)  # noqa: PLW2901 - frames come from the rules
            sides = self._laid(old), self._laid(new)
            one, other = (get(side, self._path) for side in sides)
            if one is MISSING and other is MISSING:
                continue
            found = tuple(changes(one, other, self._path, whole=True))
            if found:
                states = told_in, new
                yield self._cause(step, place, event, states, found, sides, forced), one

    def _position(self, step: int) -> State[Any]:
        """The state after a step; with the frames that the rules give if those are asked for."""
        cursor = self._cursor
        return cursor.standing(step) if self._head == AGENDA else cursor.peek(step)

    def _touched(self, event: Event, old: State[Any], new: State[Any]) -> bool:
        """Whether an event can have changed the value: equal parts stay the same object."""
        if self._head in (AGENDA, CHANCE):
            return isinstance(event, Parked)
        missing = object()
        one = getattr(old.table, self._head, missing)
        return one is missing or one is not getattr(new.table, self._head, missing)

    def _laid(self, state: State[Any]) -> dict[str, object]:
        """A state as plain data; the last two are remembered, one is the other's forerunner."""
        for known, data in self._sides:
            if known is state:
                return data
        data = laid(self._timeline.codec, state)
        self._sides = (*self._sides[-1:], (state, data))
        return data

    def _cause(
        self,
        step: int,
        place: int,
        event: Event,
        states: tuple[State[Any], State[Any]],
        found: tuple[FieldChange, ...],
        sides: tuple[object, object],
        forced: str,
    ) -> CausingEvent:
        narrator = self._narrator
        told_in, new = states
        differences = tuple(
            PositionDifference(c.path, c.before, c.after, said(narrator, c, *sides, self._words))
            for c in found
        )
        return CausingEvent(
            step,
            place,
            type(event).__name__,
            narrator.moment(new.table),
            narrator.describe(told_in, event),
            differences,
            narrator.source(event.src),
            tuple(map(self._cited, cited(event))),
            self._decided(step, forced),
        )

    def _decided(self, step: int, forced: str) -> Decided | None:
        command, asked = self._timeline.moves[step].command, self._timeline.asked(step)
        if command is None:
            return None
        seat, kind = (NOBODY, "") if asked is None else (asked.seat, asked.kind)
        who = self._narrator.seat(command.seat if seat == NOBODY else seat)
        says = command_in_words(self._cursor, step, self._narrator.describe)
        return Decided(who, kind, command_text(command), says, forced)

    def _cited(self, rule: str) -> Cited:
        return Cited(rule, says_of(self._rulebook, rule))


def data_of(found: Explanation) -> dict[str, Any]:
    """An explanation for programs; a value that is not there is left out."""
    data: dict[str, Any] = plain_of(found)
    return data


__all__ = ["CausingEvent", "Cited", "Decided", "Explanation", "data_of", "explain"]
