"""Conversions: symbols that count as others after the throw."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import add
from typing import Any, Protocol, TypeAlias, final

import attrs

from dmd_replay.odds.distribution import Counts


@final
@attrs.frozen
class ConvertSymbols:
    """Each of up to `most` of a symbol adds something, and stays what it is.

    Attributes: `symbol` its place in the counts; `each` what one adds; `most` how many may be
    converted, None for all; `optional` whether fewer may be; `alone` whether a symbol that it
    converts is no more there for others that are `alone`.
    """

    symbol: int
    each: Counts
    most: int | None = None
    optional: bool = True
    alone: bool = False

    def uses(self, counts: Counts, taken: Counts = ()) -> int:
        """How many can be converted of these counts; `taken` are converted by others."""
        there = counts[self.symbol] - (taken[self.symbol] if self.alone and taken else 0)
        return there if self.most is None else min(self.most, there)

    def taking(self, taken: Counts, n: int) -> Counts:
        """What is taken after so many more were converted."""
        if not self.alone:
            return taken
        return tuple(have + n * (at == self.symbol) for at, have in enumerate(taken))

    def done(self, counts: Counts, n: int) -> Counts:
        """The counts after so many were converted."""
        return tuple(have + n * more for have, more in zip(counts, self.each, strict=True))


@final
@attrs.frozen
class AddOnce:
    """Something is added once if there are so many of a symbol; 0 of it are always there.

    Attributes: `symbol` its place in the counts; `at_least` how many are needed; `gives` what is
    added; `optional` whether it may be left out.
    """

    symbol: int
    at_least: int
    gives: Counts
    optional: bool = True

    def uses(self, counts: Counts, _taken: Counts = ()) -> int:
        """1 if it can be added to these counts, else 0."""
        return int(counts[self.symbol] >= self.at_least)

    def taking(self, taken: Counts, _n: int) -> Counts:
        """Nothing is taken from others."""
        return taken

    def done(self, counts: Counts, n: int) -> Counts:
        """The counts after it was added, or not."""
        return tuple(map(add, counts, self.gives)) if n else counts


class Comparable(Protocol):
    """Anything that can be less than another one of its kind."""

    def __lt__(self, other: Any, /) -> bool:  # noqa: ANN401 - of its own kind, whatever that is
        """Whether it is less."""


SymbolConversion: TypeAlias = ConvertSymbols | AddOnce


def convert_all(counts: Counts, conversions: Iterable[SymbolConversion]) -> Counts:
    """Convert as much as can be, one conversion after the other.

    A later one sees what an earlier one added.
    """
    taken: Counts = (0,) * len(counts)
    for conversion in conversions:
        n = conversion.uses(counts, taken)
        counts, taken = conversion.done(counts, n), conversion.taking(taken, n)
    return counts


def convert_best(
    counts: Counts,
    conversions: Sequence[SymbolConversion],
    worth: Callable[[Counts], Comparable],
) -> Counts:
    """Convert so that a worth of the counts becomes greatest, one conversion after the other.

    Args:
        counts: what the dice show.
        conversions: in the order in which they are decided on.
        worth: how good the final counts are; a tuple says what comes first, what second.

    Returns:
        The best final counts; of equally good ones those for which less was converted.
    """
    return max(_ends(counts, (0,) * len(counts), conversions), key=worth)


def _ends(
    counts: Counts, taken: Counts, conversions: Sequence[SymbolConversion]
) -> Iterator[Counts]:
    """Whatever the counts can become, least conversion first; `taken` is there for some no more."""
    if not conversions:
        yield counts
        return
    first, rest = conversions[0], conversions[1:]
    most = first.uses(counts, taken)
    for n in range(0 if first.optional else most, most + 1):
        yield from _ends(first.done(counts, n), first.taking(taken, n), rest)


__all__ = ["AddOnce", "ConvertSymbols", "SymbolConversion", "convert_all", "convert_best"]
