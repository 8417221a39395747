"""What a recorded game says: its events and commands in words, with the positions they need.

A sentence about an event needs the position before it, for the names of figures and cards. A log
that was forged, or recorded by other rules, may hold events that fit no position; it is told all
the same: what does not fit is passed over, and the words are those of the last position that is
known.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.run import CRASHES
from dmd_core.kernel.schema.codec import DecodeError
from dmd_core.kernel.state import State
from dmd_core.kernel.step import evolve
from dmd_core.screen.naming import Naming
from dmd_replay.read.seek import Cursor
from dmd_replay.read.timeline import Timeline

Describer = Callable[[State[Any], Event | Command], str]
"""Says an event or a command, given the position it happens in."""


def forgiving(timeline: Timeline, number: int, state: State[Any]) -> State[Any]:
    """The state after a step, as `folding` gives it; events that do not fit change nothing."""
    now = timeline.before(number, state)
    for _, _, now in instants(timeline, number, state):  # noqa: B007 - the last one counts
        pass
    return now


def instants(
    timeline: Timeline, number: int, state: State[Any]
) -> Iterator[tuple[Event, State[Any], State[Any]]]:
    """The events of a step, each with the states before and after it.

    An event that does not fit has the same state twice.

    Args:
        timeline: a game.
        number: the step.
        state: the state its forerunner left.
    """
    now = timeline.before(number, state)
    for event in timeline.moves[number].events:
        try:
            then = evolve(timeline.ruleset, now, event)
        except CRASHES:
            then = now
        yield event, now, then
        now = then


def reader(timeline: Timeline) -> Cursor:
    """A cursor that reads every log to its end, see `forgiving`."""
    return Cursor(timeline, forgiving)


def events_in_words(cursor: Cursor, step: int, says: Describer) -> Iterator[tuple[Event, str]]:
    """The events of a step, each with its sentence; empty for what needs no telling.

    Args:
        cursor: a game; it stays where it stands.
        step: the step.
        says: says an event.

    Raises:
        TimelineError: if an event fits no position and the cursor is not a `reader`.
    """
    before = cursor.peek(cursor.timeline.parents[step])
    naming: Naming[State[Any]] = Naming()
    for event, now, _ in instants(cursor.timeline, step, before):
        yield event, says(naming.position(event, now), event)


def command_in_words(cursor: Cursor, step: int, says: Describer) -> str:
    """The command of a step as a sentence; empty for the setup.

    Args:
        cursor: a game; it stays where it stands.
        step: the step.
        says: says a command.
    """
    timeline = cursor.timeline
    command = timeline.moves[step].command
    if command is None:
        return ""
    before = cursor.peek(timeline.parents[step])
    try:
        return says(timeline.codec.resumed(before), command)
    except (DecodeError, *CRASHES):
        # Its frames are another version's, or forged: what was asked is not known.
        return says(State(before.table, (), before.chance), command)


def commands_in_words(cursor: Cursor, steps: Iterable[int], says: Describer) -> list[str]:
    """The commands of several steps as sentences, the setup left out."""
    return [told for step in steps if (told := command_in_words(cursor, step, says))]


__all__ = [
    "Describer",
    "command_in_words",
    "commands_in_words",
    "events_in_words",
    "forgiving",
    "instants",
    "reader",
]
