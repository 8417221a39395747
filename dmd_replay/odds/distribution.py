"""A distribution: how many of all equally likely throws show which counts of symbols."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from typing import Final, TypeAlias, final

Counts: TypeAlias = tuple[int, ...]
"""How many there are of each symbol."""


@final
class Distribution:
    """Counts of symbols, each with its weight: the ways to get it, out of the sum of all.

    Two distributions are equal if every chance is, whatever their weights.
    """

    def __init__(self, weights: Mapping[Counts, int]) -> None:
        """Take the weights.

        Args:
            weights: whole numbers, none negative and not all 0; counts of one length.

        Raises:
            ValueError: if the weights are no distribution.
        """
        kept = {counts: weight for counts, weight in weights.items() if weight}
        if not kept or min(kept.values()) < 0:
            raise ValueError("A distribution needs weights of 0 or more, and at least one above 0.")
        if len({len(counts) for counts in kept}) > 1:
            raise ValueError("All counts of a distribution need the same number of symbols.")
        if () in kept or min(map(min, kept)) < 0:
            raise ValueError("A distribution counts at least one symbol, and none of them below 0.")
        self._weights: Final = kept

    @cached_property
    def total(self) -> int:
        """The sum of all weights."""
        return sum(self._weights.values())

    @property
    def symbols(self) -> int:
        """Number of symbols that are counted."""
        return len(next(iter(self._weights)))

    def __iter__(self) -> Iterator[tuple[Counts, int]]:
        """Every possible counts with its weight, in ascending order."""
        return iter(sorted(self._weights.items()))

    def __len__(self) -> int:
        """How many different counts are possible."""
        return len(self._weights)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Distribution):
            return NotImplemented
        pairs = list(zip(self, other, strict=False))
        return len(self) == len(other) and all(
            mine == its and weight * other.total == times * self.total
            for (mine, weight), (its, times) in pairs
        )

    __hash__ = None  # type: ignore[assignment]  # equal ones may have unequal weights

    def __repr__(self) -> str:
        return f"Distribution({self._weights!r})"

    # --- answers ---------------------------------------------------------------------------------

    def chance(self, counts: Counts) -> Fraction:
        """The chance of exactly these counts."""
        return Fraction(self._weights.get(counts, 0), self.total)

    def chance_that(self, holds: Callable[[Counts], bool]) -> Fraction:
        """The chance of counts for which something holds."""
        ways = sum(weight for counts, weight in self._weights.items() if holds(counts))
        return Fraction(ways, self.total)

    def at_least(self, symbol: int, least: int) -> Fraction:
        """The chance of so many or more of one symbol.

        Args:
            symbol: its place in the counts.
            least: any number; 0 or less is always reached.
        """
        return self.chance_that(lambda counts: counts[symbol] >= least)

    def of(self, symbol: int) -> dict[int, Fraction]:
        """The chance of each number of one symbol, in ascending order."""
        ways: dict[int, int] = {}
        for counts, weight in self:
            ways[counts[symbol]] = ways.get(counts[symbol], 0) + weight
        return {n: Fraction(ways[n], self.total) for n in sorted(ways)}

    def mean(self, symbol: int) -> Fraction:
        """How many of one symbol there are on average."""
        ways = sum(counts[symbol] * weight for counts, weight in self._weights.items())
        return Fraction(ways, self.total)

    def expected(self, worth: Callable[[Counts], int | Fraction]) -> Fraction:
        """What a worth of the counts is on average."""
        summed = Fraction()
        for counts, weight in self._weights.items():
            summed += worth(counts) * weight
        return summed / self.total

    # --- other distributions ---------------------------------------------------------------------

    def plus(self, other: "Distribution") -> "Distribution":
        """The counts of both together, thrown independently of each other."""
        radix = self._highest() + other._highest() + 1  # noqa: SLF001 - of the same class
        its = [(_number(counts, radix), weight) for counts, weight in other]
        ways: dict[int, int] = {}
        for counts, weight in self._weights.items():
            mine = _number(counts, radix)
            for more, times in its:
                number = mine + more
                ways[number] = ways.get(number, 0) + weight * times
        symbols = self.symbols
        return Distribution({_counts(n, radix, symbols): weight for n, weight in ways.items()})

    def _highest(self) -> int:
        """The highest count of any symbol."""
        return max(map(max, self._weights))

    def times(self, n: int) -> "Distribution":
        """The counts of so many together, each thrown independently; 0 is no symbol at all.

        Raises:
            ValueError: if there are less than 0.
        """
        if n < 0:
            raise ValueError(f"{n} copies are too few; 0 or more are possible.")
        result = nothing(self.symbols)
        for _ in range(n):
            result = result.plus(self)
        return result

    def changed(self, change: Callable[[Counts], Counts]) -> "Distribution":
        """The distribution of what every counts become."""
        ways: dict[Counts, int] = {}
        for counts, weight in self._weights.items():
            after = change(counts)
            ways[after] = ways.get(after, 0) + weight
        return Distribution(ways)


def _number(counts: Counts, radix: int) -> int:
    """Counts written as one number; adding numbers is faster than adding counts."""
    number = 0
    for count in counts:
        number = number * radix + count
    return number


def _counts(number: int, radix: int, symbols: int) -> Counts:
    """The counts that were written as a number."""
    counts = []
    for _ in range(symbols):
        number, count = divmod(number, radix)
        counts.append(count)
    return tuple(reversed(counts))


def nothing(symbols: int) -> Distribution:
    """The distribution that shows no symbol for certain."""
    return Distribution({(0,) * symbols: 1})


__all__ = ["Counts", "Distribution", "nothing"]
