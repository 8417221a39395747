"""Checks of expressions."""

from collections.abc import Iterator

from dmd_core.death_may_die.check.base import checks
from dmd_core.death_may_die.words.amounts import Count, Difference, Half
from dmd_core.death_may_die.words.base import Number
from dmd_core.death_may_die.words.selectors import Anchor, Spaces
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.checking import Spot

COUNTED = ("investigators", "enemies", "spaces", "cards")
"""Fields of what can be counted."""


@checks(Count)
def _count(spot: Spot, _number: Count) -> Iterator[Fault]:
    yield from counts_nothing(spot)


def counts_nothing(spot: Spot) -> Iterator[Fault]:
    """What counts has to be told what counts."""
    if all(getattr(spot.node, field) is None for field in COUNTED):
        yield Fault(spot.path, "0 selectors", (f"one or more of {', '.join(COUNTED)}",))


@checks(Half)
def _half(spot: Spot, number: Half) -> Iterator[Fault]:
    if isinstance(number.of, int):
        yield Fault((*spot.path, "of"), str(number.of), ("an expression",))


@checks(Difference)
def _difference(spot: Spot, number: Difference) -> Iterator[Fault]:
    one, other = number.between
    if one == other:
        yield Fault((*spot.path, "between"), "the same amount twice", ("two amounts",))


@checks(Spaces)
def _there(spot: Spot, spaces: Spaces) -> Iterator[Fault]:
    """Only an amount concerns somebody that "there" could be the Space of."""
    if spaces.at is not Anchor.THERE:
        return
    inside = any(
        isinstance(other.node, Number) and spot.path[: len(other.path)] == other.path
        for other in spot.others
    )
    if not inside:
        path = (*spot.path, "at") if isinstance(spot.raw, dict) else spot.path
        yield Fault(path, "'there', and nobody is concerned here", ("another word",))


__all__ = ["counts_nothing"]
