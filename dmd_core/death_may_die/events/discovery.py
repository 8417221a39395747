"""Events of Discovery cards: drawn, claimed, used and lost."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.events.parts import discard_card, move_card, set_investigator
from dmd_core.death_may_die.ids import CardId
from dmd_core.death_may_die.registry import event, reduces
from dmd_core.death_may_die.state import HeldCard, Side, Table
from dmd_core.kernel.chance import Outcome as Drawn
from dmd_core.kernel.decks import without
from dmd_core.kernel.ids import NO_SOURCE, RuleId, Seat, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=70)
@node
class DiscoveryDrawn:
    """The top Discovery card was drawn."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.INV_02,)

    seat: Seat
    drawn: Drawn
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(DiscoveryDrawn)
def discovery_drawn(table: Table, event: DiscoveryDrawn) -> Table:
    """The card is being resolved."""
    card = event.drawn[0]
    pile = table.discovery
    changed = replace(pile, deck=pile.deck.without(card), resolving=(*pile.resolving, card))
    return replace(table, discovery=changed)


@final
@event(tag=71)
@node
class DiscoveryClaimed:
    """A Discovery card was claimed."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.DISC_05, r.DISC_06)

    seat: Seat
    card: CardId
    side: Side
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(DiscoveryClaimed)
def discovery_claimed(table: Table, event: DiscoveryClaimed) -> Table:
    """The card lies under its edge of the board (DISC-05)."""
    pile = table.discovery
    pile = replace(pile, resolving=without(pile.resolving, event.card))
    owner = table.investigators[event.seat]
    owner = replace(owner, cards=(*owner.cards, HeldCard(event.card, event.side)))
    return set_investigator(replace(table, discovery=pile), event.seat, owner)


@final
@event(tag=72)
@node
class DiscoveryDiscarded:
    """A Discovery card nobody claimed was discarded."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.DISC_07,)

    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(DiscoveryDiscarded)
def discovery_discarded(table: Table, event: DiscoveryDiscarded) -> Table:
    """A card nobody claimed lies on the discard pile (DISC-07)."""
    pile = table.discovery
    changed = replace(
        pile,
        resolving=without(pile.resolving, event.card),
        discard=(*pile.discard, event.card),
    )
    return replace(table, discovery=changed)


@final
@event(tag=73)
@node
class DiscoveryReshuffled:
    """The Discovery discard pile became the deck."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_62,)

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(DiscoveryReshuffled)
def discovery_reshuffled(table: Table, _event: DiscoveryReshuffled) -> Table:
    """The discard pile is the new deck (AMB-62)."""
    pile = table.discovery
    changed = replace(pile, deck=pile.deck.shuffled_with(pile.discard), discard=())
    return replace(table, discovery=changed)


@final
@event(tag=74)
@node
class CardUsed:
    """The owner used a Discovery card."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.DISC_08,)

    seat: Seat
    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(CardUsed)
def card_used(table: Table, _event: CardUsed) -> Table:
    """A use ends the wish not to be asked."""
    return replace(table, quiet=False) if table.quiet else table


@final
@event(tag=75)
@node
class CardDiscarded:
    """A claimed Discovery card was discarded."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_67,)

    seat: Seat
    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(CardDiscarded)
def card_discarded(table: Table, event: CardDiscarded) -> Table:
    """A claimed card lies on the discard pile (AMB-67)."""
    return discard_card(table, event.seat, event.card)


@final
@event(tag=76)
@node
class CardTaken:
    """A card or token was taken from another Investigator."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.GEN_07,)

    seat: Seat
    owner: Seat
    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(CardTaken)
def card_taken(table: Table, event: CardTaken) -> Table:
    """The card has a new owner and keeps side and Wounds."""
    return move_card(table, event.card, event.owner, event.seat)
