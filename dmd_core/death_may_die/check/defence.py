"""Checks of abilities against harm."""

from collections.abc import Iterator

from dmd_core.death_may_die.check.base import Spot, checks, does_nothing
from dmd_core.death_may_die.words.defence import Reduce
from dmd_core.kernel.schema.faults import Fault


@checks(Reduce)
def _reduce(spot: Spot, _ability: Reduce) -> Iterator[Fault]:
    yield from does_nothing(spot, "wounds", "sanity")


__all__: list[str] = []
