"""Checks of amounts and of the conditions that compare them."""

from collections.abc import Iterator

from dmd_core.final_girl.check.base import checks
from dmd_core.final_girl.words.amounts import Times
from dmd_core.final_girl.words.conditions import AtLeast
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.checking import Spot


@checks(Times)
def _times(spot: Spot, number: Times) -> Iterator[Fault]:
    if number.n == 0:
        yield Fault((*spot.path, "n"), "0", ("any other number",))
    if isinstance(number.of, int):
        yield Fault((*spot.path, "of"), str(number.of), ("an expression: this is a number",))


@checks(AtLeast)
def _at_least(spot: Spot, condition: AtLeast) -> Iterator[Fault]:
    """Two numbers are compared once and for all."""
    if isinstance(condition.of, int) and isinstance(condition.n, int):
        yield Fault((*spot.path, "of"), str(condition.of), ("an expression: both are numbers",))


__all__: list[str] = []
