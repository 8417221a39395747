"""Events of the Planning phase."""

from typing import ClassVar, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.events.parts import with_, without
from dmd_core.final_girl.ids import ActionId
from dmd_core.final_girl.registry import event, reduces
from dmd_core.final_girl.state import Table
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=49)
@node
class CardBought:
    """An action card was bought."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.PLN_01,
        r.PLN_11,
    )

    card: ActionId
    cost: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(CardBought)
def card_bought(table: Table, event: CardBought) -> Table:
    """It is in hand and paid for (FG-PLN-01)."""
    return replace(
        table,
        tableau=without(table.tableau, event.card),
        hand=with_(table.hand, event.card),
        time=table.time - event.cost,
    )


@final
@event(tag=50)
@node
class TableauRefilled:
    """All discarded action cards went back to the tableau."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.PLN_08,
        r.PLN_09,
        r.PLN_10,
    )

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TableauRefilled)
def tableau_refilled(table: Table, _event: TableauRefilled) -> Table:
    """The discard pile is empty (FG-PLN-08)."""
    return replace(table, tableau=tuple(sorted((*table.tableau, *table.discard))), discard=())
