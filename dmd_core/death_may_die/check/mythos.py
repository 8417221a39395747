"""Checks of Mythos cards."""

from collections.abc import Iterator

from dmd_core.death_may_die.check.base import checks
from dmd_core.death_may_die.content.cards import MythosDef
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.checking import Spot


@checks(MythosDef)
def _card(spot: Spot, card: MythosDef) -> Iterator[Fault]:
    if not (card.symbol or card.effects or card.summons):
        yield Fault(spot.path, "an empty card", ("a symbol, effects or summons",))


__all__: list[str] = []
