"""The facet of statistics: what is counted in many games."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from dmd_core.kernel.events import Event

Counted: TypeAlias = tuple[str, str]
"""A topic of `StatisticsFacet.topics`, and what is counted in it, by its name."""


class GameCounter(Protocol):
    """Counts in one game; `Any` stands for its table."""

    def feed(self, before: Any, event: Event, after: Any) -> Iterable[Counted]:  # noqa: ANN401 - see the class
        """What an event counts for.

        Args:
            before: the table before it.
            event: what happened; all events of a game come, in order.
            after: the table after it.
        """


class StatisticsFacet(Protocol):
    """What is worth counting in games of a ruleset; `Any` stands for definition and table."""

    @property
    def wins(self) -> Collection[str]:
        """The outcomes that are a win of the players."""

    @property
    def topics(self) -> Sequence[str]:
        """What is counted, each a heading such as ``Actions``, in the order in which it is told."""

    @property
    def gauges(self) -> Sequence[str]:
        """What is measured at the end of every round, each a heading such as ``Sanity lost``."""

    def groups(self, game: Any) -> Mapping[str, str]:  # noqa: ANN401 - see the class
        """What a game is of: by a heading such as ``Episode`` its name."""

    def counter(self, game: Any) -> GameCounter:  # noqa: ANN401 - see the class
        """A counter for one game."""

    def measured(self, game: Any, table: Any) -> Sequence[int]:  # noqa: ANN401 - see the class
        """The gauges of a table, in their order."""


__all__ = ["Counted", "GameCounter", "StatisticsFacet"]
