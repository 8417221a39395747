"""Bisecting over causes: which ruling, pack field or rule change makes two runs part.

The same commands are played in two worlds, leniently (see `dmd_replay.reduce.shrink.perform`),
with the same dice. Then the causes in which the worlds differ (see `dmd_replay.read.causes`) are
switched one at a time, and told apart into those that make the runs part alone and those that do
so only together.
"""

from collections.abc import Callable, Sequence
from typing import Any, final

import attrs

from dmd_core.kernel.events import Event, Parked, Typed
from dmd_core.kernel.schema.text import command_text
from dmd_replay.games.adapter import Adapter
from dmd_replay.read.causes import Cause, World
from dmd_replay.reduce.oracles import Failure
from dmd_replay.reduce.shrink.divergence import compared
from dmd_replay.reduce.shrink.perform import Performer
from dmd_replay.reduce.shrink.play import Play


@final
@attrs.frozen
class Parting:
    """Where two runs part.

    Attributes:
        step: the number of commands after setup, dice apart.
        command: the text of the last one; ``setup`` before the first.
        failure: what differs; its signature is the same for the same kind of parting.
    """

    step: int
    command: str
    failure: Failure


@final
@attrs.frozen
class Tried:
    """A cause switched alone, and where that makes the runs part; None if it does not."""

    cause: Cause
    parting: Parting | None


@final
@attrs.frozen
class Bisection:
    """What was found.

    Attributes:
        together: where the runs part with all causes; None if they do not part at all.
        alone: each cause switched alone.
        least: causes that make the runs part only together, none of which can be left out; empty
            if one alone does, or nothing.
    """

    together: Parting | None
    alone: tuple[Tried, ...]
    least: tuple[Cause, ...] = ()

    @property
    def guilty(self) -> tuple[Cause, ...]:
        """The causes that make the runs part alone, or else the fewest that do together."""
        return tuple(tried.cause for tried in self.alone if tried.parting) or self.least


Told = tuple[int, str, tuple[Event, ...], Any]
"""A step of a run: its number, its command, its events, the table after it."""


@final
class Bisector:
    """Bisects over the causes between two worlds, with one play."""

    def __init__(self, adapter: Adapter, play: Play) -> None:
        """Choose the game and what is played.

        Args:
            adapter: the game.
            play: the commands and dice; its setup and packs do not count.
        """
        self._adapter = adapter
        self._play = play
        self._performers: dict[int, Performer] = {}

    def run(
        self,
        first: World,
        causes: Sequence[Cause],
        progress: Callable[[int], None] | None = None,
    ) -> Bisection:
        """Switch the causes.

        Args:
            first: the world to switch from.
            causes: what to switch, see `causes_between`.
            progress: told how many causes have been tried.

        Raises:
            ValueError: if nothing can be played in the first world.
        """
        base = self._told(first)
        together = self._parts(base, first, causes)
        alone: list[Tried] = []
        for done, cause in enumerate(causes, 1):
            alone.append(Tried(cause, self._parts(base, first, [cause])))
            if progress is not None:
                progress(done)
        least: tuple[Cause, ...] = ()
        if together is not None and not any(tried.parting for tried in alone):
            least = tuple(self._least(base, first, causes))
        return Bisection(together, tuple(alone), least)

    def _least(
        self, base: Sequence[Told], first: World, causes: Sequence[Cause]
    ) -> Sequence[Cause]:
        """Leave out one cause after the other as long as the runs part."""
        kept = list(causes)
        for cause in causes:
            fewer = [other for other in kept if other is not cause]
            if self._parts(base, first, fewer) is not None:
                kept = fewer
        return kept

    def _parts(self, base: Sequence[Told], first: World, causes: Sequence[Cause]) -> Parting | None:
        world = first
        for cause in causes:
            world = cause.switch(world)
        try:
            other = self._told(world)
        except ValueError as error:
            failure = Failure("divergence", (("field", "setup"),), f"cannot be played: {error}")
            return Parting(0, "setup", failure)
        return parting_of(base, other)

    def _told(self, world: World) -> list[Told]:
        rules = self._adapter.ruleset if world.rules is None else world.rules
        performer = self._performers.setdefault(id(rules), Performer(self._adapter, rules))
        play = attrs.evolve(self._play, setup=world.setup, packs=world.packs)
        told: list[Told] = []
        for command, now in performer.perform(play, keep_steps=True).steps:
            events = tuple(event for event in now.events if not isinstance(event, Parked))
            if isinstance(command, Typed) and told:
                number, text, before, _ = told[-1]
                told[-1] = (number, text, (*before, *events), now.state.table)
            else:
                text = "setup" if command is None else command_text(command)
                told.append((len(told), text, events, now.state.table))
        return told


def parting_of(first: Sequence[Told], second: Sequence[Told]) -> Parting | None:
    """Where two runs part; None if they are the same."""
    for one, other in zip(first, second, strict=False):
        number, text, events, table = one
        _, other_text, other_events, other_table = other
        if text != other_text:
            says = f"'{text}' is not what is played; '{other_text}' is"
            return Parting(number, text, Failure("divergence", (("field", "command"),), says))
        failure = compared(events, other_events, ("before", "with it"))
        if failure is None and table != other_table:
            says = "the events are the same, and lead to another position"
            failure = Failure("divergence", (("field", "table"),), says)
        if failure is not None:
            return Parting(number, text, failure)
    if len(first) != len(second):
        shorter = min(len(first), len(second))
        says = f"the one run has {len(first) - 1} commands, the other {len(second) - 1}"
        return Parting(shorter, "the end", Failure("divergence", (("field", "length"),), says))
    return None


__all__ = ["Bisection", "Bisector", "Parting", "Tried", "parting_of"]
