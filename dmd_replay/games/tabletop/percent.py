"""Chances for people."""

from fractions import Fraction
from typing import Final

_HUNDREDTH: Final = Fraction(1, 10_000)


def percent(chance: Fraction) -> str:
    """A chance in percent with two digits; what is not certain never looks certain.

    Example:
        >>> percent(Fraction(3, 16)), percent(Fraction(1, 10**9))
        ('18.75 %', '< 0.01 %')
    """
    if 0 < chance < _HUNDREDTH:
        return "< 0.01 %"
    if 1 - _HUNDREDTH < chance < 1:
        return "> 99.99 %"
    return f"{float(100 * chance):.2f} %"


__all__ = ["percent"]
