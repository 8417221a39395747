"""Sums over games, in whole numbers: what was summed apart can be put together exactly."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final, Self, final

from dmd_replay.facets.statistics import Counted
from dmd_replay.stats.measuring import GameNumbers

ALL: Final = "All games"

Of = tuple[str, str]
"""What games are of: a heading such as ``Episode``, and a name; the name of all games is empty."""

GAMES, ENDED, WINS, ROUNDS, TURNS, COMMANDS = range(6)
"""What is summed of a group, by place."""


@final
class Totals:
    """Sums over some games, from none up.

    Attributes:
        groups: sums by what games are of, all games first; headings as they came.
        counts: by topic and name how often it happened, and in how many games.
        gauges: for each gauge and round the sum of what was measured, and of how many games.

    Example:
        >>> one = GameNumbers({"Episode": "ep1"}, "win", True, 4, 12, 90, {}, ((3,),))
        >>> two = Totals.of([one]).and_then(Totals.of([one, one]))
        >>> two == Totals.of([one] * 3), two.groups["Episode", "ep1"][GAMES]
        (True, 3)
    """

    def __init__(self) -> None:
        """Sums over no game."""
        self.groups: dict[Of, list[int]] = {}
        self.counts: dict[Counted, list[int]] = {}
        self.gauges: dict[tuple[int, int], list[int]] = {}

    @classmethod
    def of(cls, games: Iterable[GameNumbers]) -> Self:
        """Sums over games."""
        totals = cls()
        for game in games:
            totals.add(game)
        return totals

    def add(self, game: GameNumbers) -> None:
        """Count one game more."""
        sums = (1, int(bool(game.outcome)), int(game.won), game.rounds, game.turns, game.commands)
        for of in ((ALL, ""), *game.groups.items()):
            _into(self.groups, of, sums)
        for what, n in game.counts.items():
            _into(self.counts, what, (n, 1))
        for number, measured in enumerate(game.gauges):
            for place, value in enumerate(measured):
                _into(self.gauges, (place, number), (value, 1))

    def and_then(self, others: "Totals") -> Self:
        """Count the games of others too; gives itself."""
        for mine, theirs in (
            (self.groups, others.groups),
            (self.counts, others.counts),
            (self.gauges, others.gauges),
        ):
            for key, sums in theirs.items():
                _into(mine, key, sums)
        return self

    def by_heading(self) -> dict[str, dict[str, list[int]]]:
        """The groups by heading, and by name in order."""
        found: defaultdict[str, dict[str, list[int]]] = defaultdict(dict)
        for heading, name in sorted(self.groups, key=lambda of: of[1]):
            found[heading][name] = self.groups[heading, name]
        return {heading: found[heading] for heading in dict.fromkeys(of for of, _ in self.groups)}

    def data(self) -> list[Any]:
        """As plain data; `Any` as in msgpack."""
        return [
            [[*key, *sums] for key, sums in part.items()]
            for part in (self.groups, self.counts, self.gauges)
        ]

    @classmethod
    def from_data(cls, data: list[Any]) -> Self:
        """What `data` gave.

        Raises:
            ValueError: if it is anything else.
        """
        totals = cls()
        parts: tuple[dict[Any, list[int]], ...] = (totals.groups, totals.counts, totals.gauges)
        for part, rows in zip(parts, data, strict=True):
            for first, second, *sums in rows:
                _into(part, (first, second), sums)
        return totals

    def __eq__(self, other: object) -> bool:
        """Whether the sums are the same."""
        return isinstance(other, Totals) and self.data() == other.data()

    __hash__ = None  # type: ignore[assignment] # it changes


def _into(sums: dict[Any, list[int]], key: object, more: Iterable[int]) -> None:
    """Add to sums; `Any` is a key of whichever of the three it is."""
    there = sums.get(key)
    if there is None:
        sums[key] = list(more)
    else:
        for place, value in enumerate(more):
            there[place] += value


__all__ = ["ALL", "COMMANDS", "ENDED", "GAMES", "ROUNDS", "TURNS", "WINS", "Totals"]
