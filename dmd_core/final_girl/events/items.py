"""Events of the items she carries."""

from typing import ClassVar, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.events.parts import out_of_play
from dmd_core.final_girl.ids import CardId
from dmd_core.final_girl.registry import event, reduces
from dmd_core.final_girl.state import Place, Table
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=20)
@node
class ItemsArranged:
    """She arranged her items: those named are in her hands."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.ITM_01,
        r.ITM_03,
        r.ITM_06,
    )

    held: tuple[CardId, ...]
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(ItemsArranged)
def items_arranged(table: Table, event: ItemsArranged) -> Table:
    """The others are in the backpack (FG-ITM-03)."""
    carried = tuple(
        replace(item, place=Place.HAND if item.card in event.held else Place.BACKPACK)
        for item in table.carried
    )
    return replace(table, carried=carried)


@final
@event(tag=21)
@node
class UseSpent:
    """A use marker of an item was removed."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ITM_09,)

    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(UseSpent)
def use_spent(table: Table, event: UseSpent) -> Table:
    """One less is left."""
    carried = tuple(
        replace(item, uses=item.uses - 1) if item.card == event.card else item
        for item in table.carried
    )
    return replace(table, carried=carried)


@final
@event(tag=22)
@node
class ItemDiscarded:
    """An item of hers was discarded."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ITM_10,)

    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(ItemDiscarded)
def item_discarded(table: Table, event: ItemDiscarded) -> Table:
    """It does not come back (FG-ITM-10)."""
    carried = tuple(item for item in table.carried if item.card != event.card)
    discard = (*table.items_discard, event.card)
    return out_of_play(replace(table, carried=carried, items_discard=discard), event.card)
