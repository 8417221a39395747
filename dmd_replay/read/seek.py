"""Going about in a recorded game: the state at any step, in a time that no direction changes.

A `Cursor` keeps the states it comes by. States are immutable and share what did not change, so
most games fit whole; of longer ones every second, fourth, eighth, ... state is kept, as many as
the bound allows. From a kept state it is never far to any other.
"""

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, Final, Self, final

import attrs

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Event, Parked
from dmd_core.kernel.refusals import RefusedError
from dmd_core.kernel.run import CRASHES, EngineError
from dmd_core.kernel.schema.codec import EncodeError
from dmd_core.kernel.schema.faults import did_you_mean
from dmd_core.kernel.state import State
from dmd_core.kernel.step import pending
from dmd_core.screen.naming import Naming
from dmd_replay.facets.text import Narrator, TableMoment
from dmd_replay.read.timeline import (
    START,
    Advancer,
    RecordedStep,
    Timeline,
    TimelineError,
    executing,
    folding,
)

KEPT: Final = 2048
"""States that a cursor keeps at most. One costs less than 2 kB beyond what it shares."""


class SeekError(LookupError):
    """A place that the game does not have; the sentence says which ones it has."""

    def __str__(self) -> str:
        """The sentence, without the quotes of a `LookupError`."""
        return str(self.args[0])


class PartedError(TimelineError):
    """The rules do not lead to the position that was recorded; the sentence names the step."""


class MaskedError(PartedError):
    """Nobody can say where the rules lead: something was taken out of the log."""


@final
@attrs.frozen
class EventSpot:
    """An event of a step, by its place."""

    step: int
    event: int


@final
class Cursor:
    """Stands at a step of a recorded game and goes to any other.

    Attributes:
        timeline: the game.
        at: the step it stands at, 0 for the setup.

    Example:
        cursor = Cursor(timeline)
        cursor.goto(34).prev().state
    """

    def __init__(
        self, timeline: Timeline, advance: Advancer = folding, *, keep: int = KEPT
    ) -> None:
        """Stand at the setup.

        Args:
            timeline: the game; it has at least the setup.
            advance: `folding` of the recorded events, or `executing` the commands again.
            keep: how many states to keep, 2 or more.

        Raises:
            SeekError: if the game has not even a setup.
            RefusedError: from any method, if `executing` comes to a command that is refused.
        """
        if not len(timeline):
            raise SeekError("the log has no steps: not even the setup was recorded")
        self.timeline = timeline
        self.at = 0
        self._advance = advance
        self._kept = _Kept(timeline, max(2, keep))
        self._standing = self._kept if advance is executing else _Kept(timeline, max(2, keep))
        self._state = self.peek(0)

    @property
    def state(self) -> State[Any]:
        """The state after the step it stands at."""
        return self._state

    @property
    def move(self) -> RecordedStep:
        """The step it stands at."""
        return self.timeline.moves[self.at]

    @property
    def decision(self) -> Decision | None:
        """The decision that waits after the step; None if the game is over. Needs the rules.

        Raises:
            PartedError: if the rules do not lead here, see `standing`.
        """
        return pending(self.timeline.ruleset, self.timeline.game, self.standing(self.at))

    @property
    def undone(self) -> bool:
        """Whether the step was undone later."""
        return self.at not in self._line

    # --- going -----------------------------------------------------------------------------------

    def goto(self, step: int) -> Self:
        """Stand at a step.

        Raises:
            SeekError: if there is none of that number.
        """
        last = len(self.timeline) - 1
        if not 0 <= step <= last:
            raise SeekError(f"step {step} is out of range; the log has steps 0 to {last}")
        self._state = self.peek(step)
        self.at = step
        return self

    def next(self) -> Self:
        """Stand at the step recorded next.

        Raises:
            SeekError: if it stands at the last one.
        """
        return self.goto(self.at + 1)

    def prev(self) -> Self:
        """Stand at the step recorded before.

        Raises:
            SeekError: if it stands at the setup.
        """
        return self.goto(self.at - 1)

    def peek(self, step: int) -> State[Any]:
        """The state after a step, or before all (`START`), without going there."""
        return self._peek(step, self._advance, self._kept)

    def _peek(self, step: int, advance: Advancer, kept: "_Kept") -> State[Any]:
        way: list[int] = []
        while (found := kept.get(step)) is None:
            way.append(step)
            step = self.timeline.parents[step]
        for number in reversed(way):
            found = advance(self.timeline, number, found)
            kept.put(number, found)
        return found

    def standing(self, step: int) -> State[Any]:
        """The state after a step as the rules lead to it, so that play can go on from it.

        Its frames come from executing the commands: those in a log may be of another version, or
        forged. Everything else must be as recorded.

        Raises:
            PartedError: if the rules refuse a command up to there, or lead to another position.
        """
        recorded, executed = self.peek(step), self._executed(step)
        if isinstance(executed, str) or not _alike(recorded, executed):
            raise self._parting(step)
        return executed

    def strange_frames(self, step: int) -> list[int]:
        """The steps up to one after which the recorded frames are others than the rules give.

        Nothing is wrong with them if another version recorded the game.

        Raises:
            PartedError: as `standing`.
        """
        self.standing(step)
        return [number for number in self.timeline.line(step) if not self._same_frames(number)]

    def _same_frames(self, step: int) -> bool:
        packed = self.timeline.codec.packed
        executed = self._executed(step)
        try:
            return not isinstance(executed, str) and (
                packed(executed).agenda == packed(self.peek(step)).agenda
            )
        except EncodeError:  # a frame names what the log has no number for
            return False

    def _executed(self, step: int) -> State[Any] | str:
        """The state after a step by executing; if it cannot be, why."""
        try:
            return self._peek(step, executing, self._standing)
        except (RefusedError, EngineError) as error:
            return str(error)
        except CRASHES as error:
            return f"the rules raise {error!r}"

    def _parting(self, step: int) -> PartedError:
        """Where the rules and the record part on the way to a step."""
        if not any(isinstance(event, Parked) for event in self.timeline.moves[0].events):
            return MaskedError("the log is masked; what was taken out is needed to play it")
        for number in self.timeline.line(step):
            executed = self._executed(number)
            if isinstance(executed, str):
                return PartedError(
                    f"step {number}: these rules do not give what was recorded: {executed}"
                )
            if not _alike(self.peek(number), executed):
                break
        return PartedError(f"step {number}: these rules lead to another position than was recorded")

    # --- places ----------------------------------------------------------------------------------

    def turn(self, number: int, narrator: Narrator) -> Self:
        """Stand where the first decision of a turn is waited for; turns count through the game.

        Raises:
            SeekError: if there is no such turn.
        """
        return self._goto_time("turn", number, [now.turn for now in self._moments(narrator)])

    def round(self, number: int, narrator: Narrator) -> Self:
        """Stand where the first decision of a round is waited for.

        Raises:
            SeekError: if there is no such round.
        """
        return self._goto_time("round", number, [now.round for now in self._moments(narrator)])

    def mark(self, name: str) -> Self:
        """Stand at a mark.

        Raises:
            SeekError: if there is no mark of that name.
        """
        flags = {flag.name: flag for flag in self.timeline.flags}
        if name not in flags:
            raise SeekError(f"there is no mark '{name}'; {_choice(name, list(flags), 'marks')}")
        return self.goto(flags[name].step)

    def first(self, word: str, narrator: Narrator) -> EventSpot:
        """Stand at the step of the first event of a kind, or with a text, and say which it is.

        Args:
            word: the name of a class of events such as ``EnemyKilled``, or part of a sentence that
                tells an event or a command; large and small letters are the same.
            narrator: tells the events.

        Raises:
            SeekError: if there is none.
        """
        kinds = {kind.__name__.lower(): kind for kind in self.timeline.ruleset.handlers.reducers}
        kind = kinds.get(word.lower())
        if kind is not None:
            found = self._where(lambda event: type(event) is kind)
            if found is None:
                raise SeekError(f"no {kind.__name__} happens in this game")
        else:
            found = self._told(word.lower(), narrator)
            if found is None:
                names = [known.__name__ for known in kinds.values()]
                choice = _choice(word, names, "kinds of events", shown=0)
                raise SeekError(
                    f"'{word}' is no kind of event, and no sentence of this game has it{choice}"
                )
        self.goto(found.step)
        return found

    def _goto_time(self, what: str, number: int, times: list[int]) -> Self:
        """Go to the first step at a time: on the line that was played on, else on any."""
        for steps in (self._line, range(len(times))):
            found = next((step for step in steps if times[step] == number), None)
            if found is not None:
                return self.goto(found)
        last = max(times)
        if number in range(1, last):  # nothing was asked from its begin to its end
            return self.goto(next(step for step in range(len(times)) if times[step] > number))
        has = f"has {what}s 1 to {last}" if last > 1 else f"has {what} {last}"
        raise SeekError(f"{what} {number} is out of range; the log {has}")

    @cached_property
    def _line(self) -> list[int]:
        return self.timeline.line(self.timeline.end)

    def _moments(self, narrator: Narrator) -> list[TableMoment]:
        return [narrator.moment(self.peek(step).table) for step in range(len(self.timeline))]

    def _where(self, fits: Callable[[Event], bool]) -> EventSpot | None:
        return next((spot for spot, event in self._spots() if fits(event)), None)

    def _told(self, word: str, narrator: Narrator) -> EventSpot | None:
        for step, move in enumerate(self.timeline.moves):
            before = self.peek(self.timeline.parents[step])
            if move.command is not None and word in narrator.describe(before, move.command).lower():
                return EventSpot(step, 0)
            naming: Naming[State[Any]] = Naming()
            for place, (event, now, _) in enumerate(self.timeline.instants(step, before)):
                if word in narrator.describe(naming.position(event, now), event).lower():
                    return EventSpot(step, place)
        return None

    def _spots(self) -> Iterator[tuple[EventSpot, Event]]:
        for step, move in enumerate(self.timeline.moves):
            for place, event in enumerate(move.events):
                yield EventSpot(step, place), event


class _Kept:
    """States by step: all of them, or those at a distance that doubles when there are too many."""

    def __init__(self, timeline: Timeline, most: int) -> None:
        self._start = timeline.start
        self._states: dict[int, State[Any]] = {}
        self._latest: tuple[int, State[Any]] = (START, timeline.start)
        self._most = most
        self._every = 1
        self._depths: list[int] = []
        for parent in timeline.parents:
            self._depths.append(0 if parent == START else self._depths[parent] + 1)

    def get(self, step: int) -> State[Any] | None:
        if step == START:
            return self._start
        if step == self._latest[0]:
            return self._latest[1]
        return self._states.get(step)

    def put(self, step: int, state: State[Any]) -> None:
        self._latest = (step, state)
        if self._depths[step] % self._every:
            return
        self._states[step] = state
        if len(self._states) > self._most:
            self._every *= 2
            self._states = {
                number: kept
                for number, kept in self._states.items()
                if not self._depths[number] % self._every
            }


def _alike(recorded: State[Any], executed: State[Any]) -> bool:
    """Whether two states are the same, frames aside."""
    return recorded.table == executed.table and recorded.chance == executed.chance


def _choice(word: str, names: list[str], what: str, shown: int = 12) -> str:
    hint = did_you_mean(word, names)
    if not shown:
        return hint
    return (f"its {what} are {', '.join(names[:shown])}" if names else f"it has no {what}") + hint


__all__ = ["KEPT", "Cursor", "EventSpot", "PartedError", "SeekError"]
