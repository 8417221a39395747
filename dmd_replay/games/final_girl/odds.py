"""Exact odds of a Horror Roll: its dice, what is converted, what is thrown again.

A die shows a success on 5 and 6, a partial success on 3 and 4 (FG-ROL-02 to -04). Two cards make
a partial success a success (FG-ROL-05); with two successes or more nothing better can be reached
(FG-ACT-05), so no more is converted than that.

Example:
    >>> HorrorThrow(3).chance(Row.FAIL), HorrorThrow(3, cards=4).chance(Row.DOUBLE)
    (Fraction(8, 27), Fraction(20, 27))
"""

from fractions import Fraction
from functools import cached_property
from typing import Final, final

import attrs

from dmd_core.final_girl.game import DIE
from dmd_core.final_girl.state import Row
from dmd_replay.odds import Counts, Distribution, Pool, RerollPlan, RolledDie

SUCCESSES: Final = 0
PARTIALS: Final = 1
"""Places of the symbols in all counts of this game."""
BOTH: Final = 2
"""Successes of the best row (FG-ACT-04)."""
PRICE: Final = 2
"""Cards that one conversion costs (FG-ROL-05)."""
_FIRST: Final = 10**60
"""So much more the row that is aimed at is worth than the other one: no chance outweighs it."""
_SUCCESS: Final = 5
_PARTIAL: Final = 3


def counts_of(face: str) -> Counts:
    """What a face counts (FG-ROL-02 to -04)."""
    return int(int(face) >= _SUCCESS), int(_PARTIAL <= int(face) < _SUCCESS)


_THROWN: Final = RolledDie(tuple(map(counts_of, DIE)))


def row_of(successes: int) -> Row:
    """The row that so many successes reach (FG-ACT-04, -05)."""
    if successes >= BOTH:
        return Row.DOUBLE
    return Row.SINGLE if successes else Row.FAIL


@final
@attrs.frozen(slots=False)
class HorrorThrow:
    """One Horror Roll before its dice are thrown.

    Attributes: `dice` at least 1 (FG-ROL-09); `cards` in hand that she is willing to discard;
    `partials` whether partial successes are successes in it (FG-AMB-50); `rerolls` of one die each,
    used as well as can be for the row `aim`.

    Raises:
        ValueError: if there are fewer than 1 die, or a number is negative.
    """

    dice: int
    cards: int = 0
    partials: bool = False
    rerolls: int = 0
    aim: Row = Row.DOUBLE

    def __attrs_post_init__(self) -> None:
        """Check the numbers."""
        if self.dice < 1:
            raise ValueError(f"{self.dice} dice cannot be rolled; at least 1 is (FG-ROL-09)")
        if min(self.cards, self.rerolls) < 0:
            raise ValueError("there are 0 or more cards and rerolls")

    @property
    def pool(self) -> Pool:
        """The dice."""
        return Pool(((_THROWN, self.dice),))

    @cached_property
    def distribution(self) -> Distribution:
        """Successes, conversions counted, and partial successes that are left."""
        if not self.rerolls:
            return self.pool.distribution().changed(self._converted)
        rows = (1, BOTH) if self.aim is Row.SINGLE else (BOTH, 1)

        def worth(counts: Counts) -> int:
            shown = self._converted(counts)[SUCCESSES]
            return _FIRST * (shown >= rows[0]) + (shown >= rows[1])

        return RerollPlan(self.pool, self.rerolls, worth).distribution.changed(self._converted)

    def chance(self, row: Row) -> Fraction:
        """The chance of exactly this row."""
        chances = self.distribution.of(SUCCESSES)
        return sum((p for n, p in chances.items() if row_of(n) is row), Fraction())

    def _converted(self, counts: Counts) -> Counts:
        successes, partials = counts
        most = partials if self.partials else min(partials, self.cards // PRICE)
        more = min(most, max(0, BOTH - successes))
        return successes + more, partials - more


__all__ = ["BOTH", "PARTIALS", "PRICE", "SUCCESSES", "HorrorThrow", "counts_of", "row_of"]
