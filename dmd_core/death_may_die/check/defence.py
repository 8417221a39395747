"""Checks of abilities against harm."""

from collections.abc import Iterator

from dmd_core.death_may_die.check.base import checks
from dmd_core.death_may_die.words.defence import Reduce
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.checking import Spot, does_nothing


@checks(Reduce)
def _reduce(spot: Spot, _ability: Reduce) -> Iterator[Fault]:
    yield from does_nothing(spot, "wounds", "sanity")


__all__: list[str] = []
