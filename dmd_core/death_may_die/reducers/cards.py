"""Reducers of Mythos and Discovery cards."""

from dmd_core.death_may_die.events.cards import (
    BranchChosen,
    CardDiscarded,
    CardTaken,
    CardUsed,
    DiscoveryClaimed,
    DiscoveryDiscarded,
    DiscoveryDrawn,
    DiscoveryReshuffled,
    KeptMythosResolved,
    MythosCancelled,
    MythosDiscarded,
    MythosDrawn,
    MythosKept,
    MythosPutUnder,
    MythosReshuffled,
)
from dmd_core.death_may_die.ids import NO_ITEM, CardId
from dmd_core.death_may_die.reducers.parts import set_investigator, without
from dmd_core.death_may_die.registry import RULES
from dmd_core.death_may_die.state import HeldCard, Table
from dmd_core.kernel.node import replace


@RULES.on(MythosDrawn)
def mythos_drawn(table: Table, event: MythosDrawn) -> Table:
    """The card is being resolved."""
    card = event.drawn[0]
    mythos = table.mythos
    changed = replace(mythos, deck=mythos.deck.without(card), resolving=(*mythos.resolving, card))
    return replace(table, mythos=changed)


@RULES.on(MythosPutUnder)
def mythos_put_under(table: Table, event: MythosPutUnder) -> Table:
    """The card lies under the deck."""
    mythos = table.mythos
    changed = replace(
        mythos,
        deck=mythos.deck.under(event.card),
        resolving=without(mythos.resolving, event.card),
    )
    return replace(table, mythos=changed)


@RULES.on(MythosCancelled)
def mythos_cancelled(table: Table, _event: MythosCancelled) -> Table:
    """The card is discarded without its text."""
    return table


@RULES.on(MythosDiscarded)
def mythos_discarded(table: Table, event: MythosDiscarded) -> Table:
    """The card lies open on the discard pile, wherever it came from (MYTH-02, -07)."""
    mythos = table.mythos
    if event.card in mythos.resolving:
        mythos = replace(mythos, resolving=without(mythos.resolving, event.card))
    else:
        table = _unkeep(table, event.card)
    return replace(table, mythos=replace(mythos, discard=(*mythos.discard, event.card)))


@RULES.on(MythosKept)
def mythos_kept(table: Table, event: MythosKept) -> Table:
    """The card lies by the Insanity (MYTH-03)."""
    mythos = table.mythos
    mythos = replace(mythos, resolving=without(mythos.resolving, event.card))
    owner = replace(table.investigators[event.seat], kept=event.card)
    return set_investigator(replace(table, mythos=mythos), event.seat, owner)


def _unkeep(table: Table, card: CardId) -> Table:
    owners = tuple(
        replace(owner, kept=NO_ITEM) if owner.kept == card else owner
        for owner in table.investigators
    )
    return replace(table, investigators=owners)


@RULES.on(KeptMythosResolved)
def kept_mythos_resolved(table: Table, _event: KeptMythosResolved) -> Table:
    """The card stays with the Insanity while it is resolved (AMB-109)."""
    return table


@RULES.on(MythosReshuffled)
def mythos_reshuffled(table: Table, _event: MythosReshuffled) -> Table:
    """The discard pile and kept cards go back into the deck (SUM-07)."""
    mythos = table.mythos
    kept = tuple(owner.kept for owner in table.investigators if owner.kept)
    for card in kept:
        table = _unkeep(table, card)
    deck = mythos.deck.shuffled_with((*mythos.discard, *kept))
    return replace(table, mythos=replace(mythos, deck=deck, discard=()))


@RULES.on(BranchChosen)
def branch_chosen(table: Table, event: BranchChosen) -> Table:
    """The branch is fixed for this turn (INV-01)."""
    return replace(table, branch=event.branch, attackers=())


@RULES.on(DiscoveryDrawn)
def discovery_drawn(table: Table, event: DiscoveryDrawn) -> Table:
    """The card is being resolved."""
    card = event.drawn[0]
    pile = table.discovery
    changed = replace(pile, deck=pile.deck.without(card), resolving=(*pile.resolving, card))
    return replace(table, discovery=changed)


@RULES.on(DiscoveryClaimed)
def discovery_claimed(table: Table, event: DiscoveryClaimed) -> Table:
    """The card lies under its edge of the board (DISC-05)."""
    pile = table.discovery
    pile = replace(pile, resolving=without(pile.resolving, event.card))
    owner = table.investigators[event.seat]
    owner = replace(owner, cards=(*owner.cards, HeldCard(event.card, event.side)))
    return set_investigator(replace(table, discovery=pile), event.seat, owner)


@RULES.on(DiscoveryDiscarded)
def discovery_discarded(table: Table, event: DiscoveryDiscarded) -> Table:
    """A card nobody claimed lies on the discard pile (DISC-07)."""
    pile = table.discovery
    changed = replace(
        pile,
        resolving=without(pile.resolving, event.card),
        discard=(*pile.discard, event.card),
    )
    return replace(table, discovery=changed)


@RULES.on(DiscoveryReshuffled)
def discovery_reshuffled(table: Table, _event: DiscoveryReshuffled) -> Table:
    """The discard pile is the new deck (AMB-62)."""
    pile = table.discovery
    changed = replace(pile, deck=pile.deck.shuffled_with(pile.discard), discard=())
    return replace(table, discovery=changed)


@RULES.on(CardUsed)
def card_used(table: Table, _event: CardUsed) -> Table:
    """A use ends the wish not to be asked."""
    return replace(table, quiet=False) if table.quiet else table


@RULES.on(CardDiscarded)
def card_discarded(table: Table, event: CardDiscarded) -> Table:
    """A claimed card lies on the discard pile (AMB-67)."""
    owner = table.investigators[event.seat]
    cards = tuple(holding for holding in owner.cards if holding.card != event.card)
    pile = replace(table.discovery, discard=(*table.discovery.discard, event.card))
    table = replace(table, discovery=pile)
    return set_investigator(table, event.seat, replace(owner, cards=cards))


@RULES.on(CardTaken)
def card_taken(table: Table, event: CardTaken) -> Table:
    """The card has a new owner and keeps side and Wounds."""
    owner = table.investigators[event.owner]
    moving = next(holding for holding in owner.cards if holding.card == event.card)
    left = tuple(holding for holding in owner.cards if holding.card != event.card)
    table = set_investigator(table, event.owner, replace(owner, cards=left))
    taker = table.investigators[event.seat]
    return set_investigator(table, event.seat, replace(taker, cards=(*taker.cards, moving)))
