"""Events of Mythos cards."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.events.parts import set_investigator, set_mythos
from dmd_core.death_may_die.ids import NO_ITEM, CardId
from dmd_core.death_may_die.registry import event, reduces
from dmd_core.death_may_die.state import Mythos, Table
from dmd_core.kernel.chance import Outcome as Drawn
from dmd_core.kernel.decks import without
from dmd_core.kernel.ids import NO_SOURCE, RuleId, Seat, SourceId
from dmd_core.kernel.node import changing, node, replace

_with_card = changing(Mythos, lambda mythos: mythos.deck, lambda mythos: mythos.resolving)
_with_discard = changing(Mythos, lambda mythos: mythos.discard)
_with_resolving = changing(Mythos, lambda mythos: mythos.resolving)


@final
@event(tag=62)
@node
class MythosDrawn:
    """The top Mythos card was drawn."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.MYTH_01, r.MYTH_04)

    seat: Seat
    drawn: Drawn
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(MythosDrawn)
def mythos_drawn(table: Table, event: MythosDrawn) -> Table:
    """The card is being resolved."""
    card = event.drawn[0]
    mythos = table.mythos
    changed = _with_card(mythos, mythos.deck.without(card), (*mythos.resolving, card))
    return set_mythos(table, changed)


@final
@event(tag=63)
@node
class MythosPutUnder:
    """A Mythos card was put under the deck."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.GEN_07,)

    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(MythosPutUnder)
def mythos_put_under(table: Table, event: MythosPutUnder) -> Table:
    """The card lies under the deck."""
    mythos = table.mythos
    changed = replace(
        mythos,
        deck=mythos.deck.under(event.card),
        resolving=without(mythos.resolving, event.card),
    )
    return set_mythos(table, changed)


@final
@event(tag=64)
@node
class MythosCancelled:
    """Special effects and summoning of a Mythos card were cancelled."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.GEN_07,)

    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(MythosCancelled)
def mythos_cancelled(table: Table, _event: MythosCancelled) -> Table:
    """The card is discarded without its text."""
    return table


@final
@event(tag=65)
@node
class MythosDiscarded:
    """A Mythos card went face up on the discard pile."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.MYTH_02, r.MYTH_07)

    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


def _unkeep(table: Table, card: CardId) -> Table:
    owners = tuple(
        replace(owner, kept=NO_ITEM) if owner.kept == card else owner
        for owner in table.investigators
    )
    return replace(table, investigators=owners)


@reduces(MythosDiscarded)
def mythos_discarded(table: Table, event: MythosDiscarded) -> Table:
    """The card lies open on the discard pile, wherever it came from (MYTH-02, -07)."""
    mythos = table.mythos
    if event.card in mythos.resolving:
        mythos = _with_resolving(mythos, without(mythos.resolving, event.card))
    else:
        table = _unkeep(table, event.card)
    return set_mythos(table, _with_discard(mythos, (*mythos.discard, event.card)))


@final
@event(tag=66)
@node
class MythosKept:
    """An Insanity keeps a Mythos card; a card kept before is discarded."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.MYTH_03,)

    seat: Seat
    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(MythosKept)
def mythos_kept(table: Table, event: MythosKept) -> Table:
    """The card lies by the Insanity (MYTH-03)."""
    mythos = table.mythos
    mythos = _with_resolving(mythos, without(mythos.resolving, event.card))
    owner = replace(table.investigators[event.seat], kept=event.card)
    return set_investigator(set_mythos(table, mythos), event.seat, owner)


@final
@event(tag=67)
@node
class KeptMythosResolved:
    """An Insanity resolves its kept Mythos card."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_109,)

    seat: Seat
    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(KeptMythosResolved)
def kept_mythos_resolved(table: Table, _event: KeptMythosResolved) -> Table:
    """The card stays with the Insanity while it is resolved (AMB-109)."""
    return table


@final
@event(tag=68, appended={"left": 2})
@node
class MythosReshuffled:
    """The discard pile was shuffled into the Mythos deck, and kept cards but those that were left.

    `left` are cards that stay with their keepers.
    """

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SUM_07,)

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()
    left: tuple[CardId, ...] = ()


@reduces(MythosReshuffled)
def mythos_reshuffled(table: Table, event: MythosReshuffled) -> Table:
    """The discard pile and kept cards go back into the deck (SUM-07)."""
    mythos = table.mythos
    kept = tuple(
        owner.kept for owner in table.investigators if owner.kept and owner.kept not in event.left
    )
    for card in kept:
        table = _unkeep(table, card)
    deck = mythos.deck.shuffled_with((*mythos.discard, *kept))
    return set_mythos(table, replace(mythos, deck=deck, discard=()))
