"""Events of item decks and searches."""

from typing import ClassVar, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.events.parts import gained, off_deck, put_back, turned_up, without
from dmd_core.final_girl.ids import CardId, SpaceId
from dmd_core.final_girl.registry import event, reduces
from dmd_core.final_girl.state import Table
from dmd_core.kernel.chance import Outcome
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=61)
@node
class ItemTurnedUp:
    """The top card of an item deck was turned up."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SET_12,)

    deck: SpaceId
    drawn: Outcome
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(ItemTurnedUp)
def item_turned_up(table: Table, event: ItemTurnedUp) -> Table:
    """It lies face up on top."""
    return turned_up(table, event.deck, event.drawn[0])


@final
@event(tag=62)
@node
class ItemDrawn:
    """The top card of an item deck was drawn in a search."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.SRC_02,
        r.SRC_03,
        r.SRC_05,
    )

    deck: SpaceId
    drawn: Outcome
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(ItemDrawn)
def item_drawn(table: Table, event: ItemDrawn) -> Table:
    """It is one of those to choose from (FG-SRC-03)."""
    table = off_deck(table, event.deck, event.drawn[0])
    return replace(table, found=(*table.found, event.drawn[0]))


@final
@event(tag=63)
@node
class ItemPutBack:
    """A card found in a search was put back, face up on top or facedown at the bottom."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SRC_04,)

    deck: SpaceId
    card: CardId
    top: bool
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(ItemPutBack)
def item_put_back(table: Table, event: ItemPutBack) -> Table:
    """Its place stays known."""
    table = replace(table, found=without(table.found, event.card))
    return put_back(table, event.deck, event.card, top=event.top)


@final
@event(tag=64)
@node
class ItemGained:
    """She gained an item, with its use markers."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.SRC_03,
        r.ITM_11,
    )

    card: CardId
    uses: int = 0
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(ItemGained)
def item_gained(table: Table, event: ItemGained) -> Table:
    """It goes to the backpack until she has arranged her items (FG-ITM-11)."""
    found = without(table.found, event.card) if event.card in table.found else table.found
    return gained(replace(table, found=found), event.card, event.uses)


@final
@event(tag=65)
@node
class ItemTaken:
    """The top card of an item deck was gained without a search."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.CRD_04,)

    deck: SpaceId
    drawn: Outcome
    uses: int = 0
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(ItemTaken)
def item_taken(table: Table, event: ItemTaken) -> Table:
    """It goes to the backpack until she has arranged her items."""
    card = event.drawn[0]
    return gained(off_deck(table, event.deck, card), card, event.uses)


@final
@event(tag=66)
@node
class DeckItemDiscarded:
    """The top card of an item deck was discarded, or removed from the game."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.CRD_01,)

    deck: SpaceId
    drawn: Outcome
    removed: bool = False
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(DeckItemDiscarded)
def deck_item_discarded(table: Table, event: DeckItemDiscarded) -> Table:
    """It does not come back (FG-ITM-10)."""
    card = event.drawn[0]
    table = off_deck(table, event.deck, card)
    if event.removed:
        return replace(table, items_removed=(*table.items_removed, card))
    return replace(table, items_discard=(*table.items_discard, card))
