"""Bisecting over factors: which ruling, pack field or rule change makes two runs part.

The same commands are played in two configurations, leniently (see
`dmd_replay.reduce.shrink.perform`), with the same dice. Then the factors in which they differ (see
`dmd_replay.reduce.factors`) are switched one at a time, and told apart into those that make the
runs part alone and those that do so only together.
"""

from collections.abc import Callable, Sequence
from typing import Any, final

import attrs

from dmd_core.kernel.events import Event, Typed
from dmd_core.kernel.schema.text import command_text
from dmd_replay.check.failure import Failure, first_difference, unparked
from dmd_replay.facets import GameTools
from dmd_replay.reduce.factors import Configuration, Factor
from dmd_replay.reduce.shrink.perform import Performer
from dmd_replay.reduce.shrink.play import Play


@final
@attrs.frozen
class RunParting:
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
    """A factor switched alone, and where that makes the runs part; None if it does not."""

    factor: Factor
    parting: RunParting | None


@final
@attrs.frozen
class Bisection:
    """What was found.

    Attributes:
        together: where the runs part with all factors; None if they do not part at all.
        alone: each factor switched alone.
        least: factors that make the runs part only together, none of which can be left out; empty
            if one alone does, or nothing.
    """

    together: RunParting | None
    alone: tuple[Tried, ...]
    least: tuple[Factor, ...] = ()

    @property
    def guilty(self) -> tuple[Factor, ...]:
        """The factors that make the runs part alone, or else the fewest that do together."""
        return tuple(tried.factor for tried in self.alone if tried.parting) or self.least


ToldStep = tuple[int, str, tuple[Event, ...], Any]
"""A step of a run: its number, its command, its events, the table after it."""


@final
class Bisector:
    """Bisects over the factors between two configurations, with one play."""

    def __init__(self, tools: GameTools, play: Play) -> None:
        """Choose the game and what is played.

        Args:
            tools: the game.
            play: the commands and dice; its setup and packs do not count.
        """
        self._tools = tools
        self._play = play
        self._performers: dict[int, Performer] = {}

    def run(
        self,
        first: Configuration,
        factors: Sequence[Factor],
        progress: Callable[[int], None] | None = None,
    ) -> Bisection:
        """Switch the factors.

        Args:
            first: the configuration to switch from.
            factors: what to switch, see `factors_between`.
            progress: told how many factors have been tried.

        Raises:
            ValueError: if nothing can be played in the first configuration.
        """
        base = self._told(first)
        together = self._parts(base, first, factors)
        alone: list[Tried] = []
        for done, factor in enumerate(factors, 1):
            alone.append(Tried(factor, self._parts(base, first, [factor])))
            if progress is not None:
                progress(done)
        least: tuple[Factor, ...] = ()
        if together is not None and not any(tried.parting for tried in alone):
            least = tuple(self._least(base, first, factors))
        return Bisection(together, tuple(alone), least)

    def _least(
        self, base: Sequence[ToldStep], first: Configuration, factors: Sequence[Factor]
    ) -> Sequence[Factor]:
        """Leave out one factor after the other as long as the runs part."""
        kept = list(factors)
        for factor in factors:
            fewer = [other for other in kept if other is not factor]
            if self._parts(base, first, fewer) is not None:
                kept = fewer
        return kept

    def _parts(
        self, base: Sequence[ToldStep], first: Configuration, factors: Sequence[Factor]
    ) -> RunParting | None:
        configuration = first
        for factor in factors:
            configuration = factor.switch(configuration)
        try:
            other = self._told(configuration)
        except ValueError as error:
            failure = Failure("divergence", (("field", "setup"),), f"cannot be played: {error}")
            return RunParting(0, "setup", failure)
        return parting_of(base, other)

    def _told(self, configuration: Configuration) -> list[ToldStep]:
        rules = self._tools.ruleset if configuration.rules is None else configuration.rules
        performer = self._performers.setdefault(id(rules), Performer(self._tools, rules))
        play = attrs.evolve(self._play, setup=configuration.setup, packs=configuration.packs)
        told: list[ToldStep] = []
        for command, now in performer.perform(play, keep_steps=True).steps:
            events = tuple(unparked(now.events))
            if isinstance(command, Typed) and told:
                number, text, before, _ = told[-1]
                told[-1] = (number, text, (*before, *events), now.state.table)
            else:
                text = "setup" if command is None else command_text(command)
                told.append((len(told), text, events, now.state.table))
        return told


def parting_of(first: Sequence[ToldStep], second: Sequence[ToldStep]) -> RunParting | None:
    """Where two runs part; None if they are the same."""
    for one, other in zip(first, second, strict=False):
        number, text, events, table = one
        _, other_text, other_events, other_table = other
        if text != other_text:
            says = f"'{text}' is not what is played; '{other_text}' is"
            return RunParting(number, text, Failure("divergence", (("field", "command"),), says))
        failure = first_difference(events, other_events, ("before", "with it"))
        if failure is None and table != other_table:
            says = "the events are the same, and lead to another position"
            failure = Failure("divergence", (("field", "table"),), says)
        if failure is not None:
            return RunParting(number, text, failure)
    if len(first) != len(second):
        shorter = min(len(first), len(second))
        says = f"the one run has {len(first) - 1} commands, the other {len(second) - 1}"
        return RunParting(shorter, "the end", Failure("divergence", (("field", "length"),), says))
    return None


__all__ = ["Bisection", "Bisector", "RunParting", "Tried", "parting_of"]
