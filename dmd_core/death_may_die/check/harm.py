"""Checks of verbs that hit."""

from collections.abc import Iterator

from dmd_core.death_may_die.check.base import checks
from dmd_core.death_may_die.words.harm import Harm, Heal
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.checking import Spot, does_nothing


@checks(Heal)
def _heal(spot: Spot, heal: Heal) -> Iterator[Fault]:
    yield from does_nothing(spot, "stress", "wounds", "mix")
    if heal.mix and (heal.stress or heal.wounds):
        path = (*spot.path, "mix")
        yield Fault(path, f"{heal.mix} beside stress or wounds", ("one of both",))


@checks(Harm)
def _harm(spot: Spot, _harm: Harm) -> Iterator[Fault]:
    yield from does_nothing(spot, "enemies", "investigators", "objects")


__all__: list[str] = []
