"""The timeline of a recorded game: its steps, which of them follow which, and its marks.

This is all that the tools which read games know of a log. Steps are numbered from 0, the setup, in
the order in which they were recorded; where something was undone, a step follows an earlier one
than the step recorded before it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Protocol, final

import attrs

from dmd_core.kernel.chance import Chance
from dmd_core.kernel.events import Command, Event, Parked
from dmd_core.kernel.node import replace
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.run import CRASHES
from dmd_core.kernel.schema.codec import Codec
from dmd_core.kernel.state import State
from dmd_core.kernel.step import begin, evolve, fold, step

START: Final = -1
"""Number of what the setup follows: the state before any event."""


class TimelineError(ValueError):
    """A recorded game that cannot be followed; the sentence names the step."""


class RecordedStep(Protocol):
    """One recorded step: what was decided and what happened then."""

    @property
    def command(self) -> Command | None:
        """What was decided; None for the setup."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, in order."""


@final
@attrs.frozen
class Flag:
    """A mark that somebody put on a step."""

    name: str
    step: int
    note: str = ""


@final
@attrs.frozen
class AskedDecision:
    """The decision that a step answered, as its forerunner left it."""

    seat: int
    kind: str


def line_to(parents: Sequence[int], to: int) -> list[int]:
    """The steps that led to one, the oldest first, itself the last, from what each follows."""
    found: list[int] = []
    while to != START:
        found.append(to)
        to = parents[to]
    found.reverse()
    return found


@final
@attrs.frozen
class Timeline:
    """A recorded game.

    Attributes:
        ruleset: the rules; `Any` stands for definition and table of a game, see `Ruleset`.
        game: the definition.
        start: the state before the first event.
        moves: the steps as recorded; the first is the setup.
        parents: for each step the one it follows, `START` for the first.
        epochs: for each step the epoch of chance it was made in.
        flags: marks, in the order of their steps.
        end: the step that play stands at in the end, the last one if left out; an earlier one if
            the last thing done was an undo.
        codec: writes its values, with the symbols of the log if it comes from one.
    """

    ruleset: Ruleset[Any, Any]
    game: Any
    start: State[Any]
    moves: Sequence[RecordedStep]
    parents: tuple[int, ...]
    epochs: tuple[int, ...] = ()
    flags: tuple[Flag, ...] = ()
    end: int = attrs.field()
    codec: Codec = attrs.field()

    @end.default
    def _last(self) -> int:
        return len(self.moves) - 1

    @codec.default
    def _own(self) -> Codec:
        return self.ruleset.codec(self.game)

    def __len__(self) -> int:
        """How many steps there are, the setup among them."""
        return len(self.moves)

    def line(self, to: int) -> list[int]:
        """The steps that led to a step, the oldest first, itself the last.

        Example: the line of `end` is what was not undone.
        """
        return line_to(self.parents, to)

    def before(self, number: int, state: State[Any]) -> State[Any]:
        """The state a step began with, from the one its forerunner left.

        It is another one only where chance was begun anew after an undo.
        """
        chance = state.chance
        if not self.epochs or chance.epoch == self.epochs[number]:
            return state
        return State(
            state.table, state.agenda, Chance(chance.seed, self.epochs[number], chance.counters)
        )

    def asked(self, number: int) -> AskedDecision | None:
        """The decision that a step answered; None for the setup, and where it was masked."""
        parent = self.parents[number]
        if parent == START:
            return None
        events = self.moves[parent].events
        if not events or not isinstance(events[-1], Parked):  # a masked log has no frames
            return None
        return AskedDecision(events[-1].seat, events[-1].kind)

    def instants(
        self, number: int, state: State[Any]
    ) -> Iterator[tuple[Event, State[Any], State[Any]]]:
        """The events of a step one by one, each with the states before and after it.

        Args:
            number: the step.
            state: the state its forerunner left.

        Raises:
            TimelineError: if an event does not fit.
        """
        now = self.before(number, state)
        for event in self.moves[number].events:
            try:
                then = evolve(self.ruleset, now, event)
            except CRASHES as error:
                raise TimelineError(_unfit(number, error)) from error
            yield event, now, then
            now = then


def facts(events: Iterable[Event], codec: Codec, revision: int) -> tuple[Event, ...]:
    """What has to be the same in events whenever the game of a log is played again.

    Args:
        events: of the log, or as they happen now.
        codec: of the game.
        revision: of the rules that recorded the log.

    Returns:
        The events as that revision told them, without frames. Who is asked what, and how much
        chance was drawn, stays in a `Parked`; its frames are the inner workings of one version.
    """
    return tuple(
        replace(event, keep=0, push=())
        if isinstance(event, Parked)
        else codec.as_told(event, revision)
        for event in events
    )


Advancer = Callable[[Timeline, int, State[Any]], State[Any]]
"""Gives the state after a step from the one its forerunner left."""


def folding(timeline: Timeline, number: int, state: State[Any]) -> State[Any]:
    """The state that the recorded events of a step lead to; needs no rules.

    Its frames are as the log has them. Nobody vouches for those, so what is asked and what is legal
    comes from `executing`.

    Raises:
        TimelineError: if the events do not fit the state, as those of a forged log may not.
    """
    try:
        return fold(timeline.ruleset, timeline.before(number, state), timeline.moves[number].events)
    except CRASHES as error:
        raise TimelineError(_unfit(number, error)) from error


def _unfit(number: int, error: Exception) -> str:
    return f"step {number}: its events do not fit the position before it ({error!r})"


def executing(timeline: Timeline, number: int, state: State[Any]) -> State[Any]:
    """The state that the rules make of the recorded command of a step.

    Raises:
        RefusedError: if these rules refuse the command.
    """
    command = timeline.moves[number].command
    now = timeline.before(number, state)
    if command is None:
        return begin(timeline.ruleset, timeline.game, now).state
    return step(timeline.ruleset, timeline.game, now, command).state


__all__ = [
    "START",
    "Advancer",
    "AskedDecision",
    "Flag",
    "RecordedStep",
    "Timeline",
    "TimelineError",
    "executing",
    "facts",
    "folding",
]
