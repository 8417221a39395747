"""Sums of one symbol over very many dice, exactly.

All ways to get each sum stand in one long number, a polynomial at a power of two: multiplying such
numbers is the fastest thing that Python does with whole numbers.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import final

import attrs


@final
@attrs.frozen
class Sums:
    """How many of all equally likely throws show each sum: `ways[n]` of `total` show n."""

    ways: tuple[int, ...]
    total: int

    def at_least(self, least: int) -> Fraction:
        """The chance of so many or more."""
        return Fraction(sum(self.ways[max(0, least) :]), self.total)

    def at_most(self, most: int) -> Fraction:
        """The chance of so many or fewer."""
        return Fraction(sum(self.ways[: max(0, most + 1)]), self.total)

    def mean(self) -> Fraction:
        """The sum on average."""
        return Fraction(sum(n * ways for n, ways in enumerate(self.ways)), self.total)


def sums(dice: Mapping[tuple[int, ...], int]) -> Sums:
    """What dice show together.

    Args:
        dice: kinds of dice as what each face counts, 0 or more, with the number of each kind.

    Example:
        >>> sums({(0, 1): 3}).ways
        (1, 3, 3, 1)
    """
    total = 1
    for faces, n in dice.items():
        total *= len(faces) ** n
    width = total.bit_length() // 8 + 1
    product = 1
    for faces, n in dice.items():
        product *= sum(1 << (8 * width * count) for count in faces) ** n
    packed = product.to_bytes(width * (product.bit_length() // (8 * width) + 1), "little")
    ways = (
        int.from_bytes(packed[at : at + width], "little") for at in range(0, len(packed), width)
    )
    return Sums(tuple(ways), total)


__all__ = ["Sums", "sums"]
