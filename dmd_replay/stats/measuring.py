"""The numbers of one game."""

from collections.abc import Mapping
from typing import Any, final

import attrs

from dmd_core.kernel.events import Event
from dmd_core.kernel.state import State
from dmd_replay.facets import GameTools, needed
from dmd_replay.facets.statistics import Counted
from dmd_replay.read.history import History
from dmd_replay.read.words import instants, reader


@final
@attrs.frozen
class GameNumbers:
    """What is counted of one game.

    Attributes: `groups` what it is of, by heading; `outcome` how it ended, empty if it did not;
    `won` whether that is a win; `rounds`, `turns` and `commands` how long it is; `counts` how often
    each thing happened, by topic and name; `gauges` what was measured at the end of each round, in
    the order of the facet.
    """

    groups: Mapping[str, str]
    outcome: str
    won: bool
    rounds: int
    turns: int
    commands: int
    counts: Mapping[Counted, int]
    gauges: tuple[tuple[int, ...], ...]


def measured(tools: GameTools, history: History) -> GameNumbers:
    """Count what stands in the end in a log; what was undone counts for nothing.

    Args:
        tools: the game.
        history: what was recorded.

    Raises:
        MissingFacetError: if the game does not say what is worth counting.
    """
    timeline = history.timeline
    cursor = reader(timeline)

    counting = Counting(tools, history.game)
    for step in history.line:
        before = cursor.peek(timeline.parents[step])
        for event, now, then in instants(timeline, step, before):
            counting.feed(now, event, then)
    commands = sum(history.moves[step].command is not None for step in history.line)
    return counting.numbers(cursor.peek(timeline.end), commands)


@final
class Counting:
    """Counts one game, event by event.

    Raises:
        MissingFacetError: if the game does not say what is worth counting.
    """

    def __init__(self, tools: GameTools, game: Any) -> None:  # noqa: ANN401 - of any game
        """Begin with nothing."""
        self._tools = tools
        self._game = game
        self._facet = needed(tools.statistics, tools, "statistics")
        self._narrator = tools.narrator(game)
        self._counter = self._facet.counter(game)
        self._counts: dict[Counted, int] = {}
        self._gauges: list[tuple[int, ...]] = []

    def feed(self, now: State[Any], event: Event, then: State[Any]) -> None:
        """Count an event, with the states before and after it."""
        for one in self._counter.feed(now.table, event, then.table):
            self._counts[one] = self._counts.get(one, 0) + 1
        if then.table is now.table:
            return
        begun = self._narrator.moment(now.table).round
        if begun and self._narrator.moment(then.table).round > begun:
            self._gauges.append(tuple(self._facet.measured(self._game, now.table)))

    def numbers(self, last: State[Any], commands: int) -> GameNumbers:
        """The numbers of the game that ends, or stands, in a state after so many commands."""
        outcome = self._tools.ruleset.outcome(last.table)
        moment = self._narrator.moment(last.table)
        end = tuple(self._facet.measured(self._game, last.table))
        return GameNumbers(
            dict(self._facet.groups(self._game)),
            outcome,
            outcome in self._facet.wins,
            moment.round,
            moment.turn,
            commands,
            dict(self._counts),
            (*self._gauges, end),
        )


__all__ = ["Counting", "GameNumbers", "measured"]
