"""Checks of conditions."""

from collections.abc import Iterator

from dmd_core.death_may_die.check.amounts import counts_nothing
from dmd_core.death_may_die.check.base import checks
from dmd_core.death_may_die.check.selectors import MOST
from dmd_core.death_may_die.rule_numbers import MAX_PLAYERS
from dmd_core.death_may_die.words.conditions import Exists
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.checking import Spot


@checks(Exists)
def _something(spot: Spot, _condition: Exists) -> Iterator[Fault]:
    yield from counts_nothing(spot)


@checks(Exists)
def _not_too_many(spot: Spot, condition: Exists) -> Iterator[Fault]:
    """Of Investigators alone there are not more than play."""
    who = condition.investigators
    if who is None or condition.enemies or condition.spaces or condition.cards:
        return
    most = MOST.get(who.who, MAX_PLAYERS)
    if condition.at_least > most:
        yield Fault((*spot.path, "at_least"), str(condition.at_least), (f"1 to {most}",))


__all__: list[str] = []
