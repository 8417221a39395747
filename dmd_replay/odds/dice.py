"""Dice and pools of them."""

from collections import Counter
from functools import lru_cache
from typing import final

import attrs

from dmd_replay.odds.distribution import Counts, Distribution, nothing


@final
@attrs.frozen(cache_hash=True)
class RolledDie:
    """A die: what each of its equally likely faces counts.

    Raises:
        ValueError: if it has no face, or its faces count different numbers of symbols.
    """

    faces: tuple[Counts, ...]

    def __attrs_post_init__(self) -> None:
        """Check the faces."""
        if not self.faces:
            raise ValueError("A die needs at least one face.")
        if len({len(face) for face in self.faces}) > 1:
            raise ValueError("All faces of a die need the same number of symbols.")

    @property
    def symbols(self) -> int:
        """Number of symbols that its faces count."""
        return len(self.faces[0])

    def only(self, symbol: int) -> "RolledDie":
        """The same die counting one symbol only; odds of that one are worked out much faster."""
        return RolledDie(tuple((face[symbol],) for face in self.faces))

    def distribution(self) -> Distribution:
        """What one throw of it shows."""
        return Distribution(Counter(self.faces))


@final
@attrs.frozen(cache_hash=True)
class Pool:
    """Dice thrown together: kinds of dice, each with its number.

    Raises:
        ValueError: if there is no kind of die, a number is negative, or the dice count different
            numbers of symbols.
    """

    dice: tuple[tuple[RolledDie, int], ...]

    def __attrs_post_init__(self) -> None:
        """Check the dice."""
        if not self.dice:
            raise ValueError("A pool needs at least one kind of die, be it 0 of it.")
        if any(n < 0 for _, n in self.dice):
            raise ValueError("A pool has 0 or more dice of a kind.")
        if len({die.symbols for die, _ in self.dice}) > 1:
            raise ValueError("All dice of a pool need the same number of symbols.")

    @property
    def symbols(self) -> int:
        """Number of symbols that its faces count."""
        return self.dice[0][0].symbols

    @property
    def size(self) -> int:
        """Number of dice."""
        return sum(n for _, n in self.dice)

    def distribution(self) -> Distribution:
        """What one throw of the whole pool shows, all faces added up."""
        result = nothing(self.symbols)
        for die, n in self.dice:
            result = result.plus(several(die, n))
        return result


@lru_cache(maxsize=512)
def several(die: RolledDie, n: int) -> Distribution:
    """What so many dice of a kind show; the same few numbers are asked for all the time."""
    return die.distribution().times(n)


__all__ = ["Pool", "RolledDie", "several"]
