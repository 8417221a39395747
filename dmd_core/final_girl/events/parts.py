"""Small pieces the reducers share: piles of cards, victims on spaces, health of a side."""

from collections.abc import Iterable
from typing import Final, TypeVar

from dmd_core.final_girl.ids import ActionId, CardId, SpaceId
from dmd_core.final_girl.state import Carried, Colour, Pile, Place, Roll, Side, Table, Token
from dmd_core.kernel.ids import SourceId
from dmd_core.kernel.node import changing, replace

K = TypeVar("K", bound=str)

_with_victims: Final = changing(Table, lambda table: table.victims)


def without(cards: tuple[K, ...], card: K) -> tuple[K, ...]:
    """The cards without the first copy of one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def with_(cards: tuple[K, ...], card: K) -> tuple[K, ...]:
    """Sorted cards with one more."""
    return tuple(sorted((*cards, card)))


def into_play(table: Table, card: str) -> Table:
    """The table with a card that acts from now on (FG-AMB-73)."""
    return replace(table, in_play=(*table.in_play, SourceId(card)))


def out_of_play(table: Table, card: str) -> Table:
    """The table with a card that acts no more."""
    return replace(table, in_play=without(table.in_play, SourceId(card)))


def discarded(table: Table, cards: Iterable[ActionId]) -> Table:
    """The table with action cards from hand on the discard pile (FG-ACT-02)."""
    hand, pile = table.hand, table.discard
    for card in cards:
        hand = without(hand, card)
        pile = with_(pile, card)
    return replace(table, hand=hand, discard=pile)


def add_victims(table: Table, space: SpaceId, n: int) -> Table:
    """The table with n more ordinary victims on a space."""
    if not n:
        return table
    counts = dict(table.victims)
    counts[space] = counts.get(space, 0) + n
    victims: Table = _with_victims(
        table, tuple(sorted((key, count) for key, count in counts.items() if count))
    )
    return victims


def off_map(table: Table, space: SpaceId, colour: Colour) -> Table:
    """The table without one victim of a space."""
    if colour is Colour.PLAIN:
        return add_victims(table, space, -1)
    specials = tuple(one for one in table.specials if one.colour is not colour)
    return replace(table, specials=specials)


def carry(
    table: Table, origin: SpaceId, to: SpaceId, plain: int, special: tuple[Colour, ...]
) -> Table:
    """The table with victims of one space on another."""
    table = add_victims(add_victims(table, origin, -plain), to, plain)
    if not special:
        return table
    specials = tuple(
        replace(one, space=to) if one.colour in special else one for one in table.specials
    )
    return replace(table, specials=specials)


def set_markers(table: Table, side: Side, n: int) -> Table:
    """The table with n more health markers of a side."""
    if side is Side.GIRL:
        return replace(table, girl=replace(table.girl, markers=table.girl.markers + n))
    return replace(table, killer=replace(table.killer, markers=table.killer.markers + n))


def set_token(table: Table, side: Side, token: Token, markers: int) -> Table:
    """The table with another Final Health token of a side, and so many markers."""
    if side is Side.GIRL:
        return replace(table, girl=replace(table.girl, token=token, markers=markers))
    return replace(table, killer=replace(table.killer, token=token, markers=markers))


def rolling(table: Table) -> Roll:
    """The Horror Roll on the table.

    Raises:
        ValueError: if there is none.
    """
    if table.roll is None:
        raise ValueError("no Horror Roll is on the table")
    return table.roll


def off_pile(
    pile: Pile, unseen: tuple[CardId, ...], card: CardId
) -> tuple[Pile, tuple[CardId, ...]]:
    """A pile after its next card was drawn, and the cards that are still unseen."""
    if pile.top:
        return replace(pile, top=without(pile.top, card)), unseen
    if pile.hidden:
        return replace(pile, hidden=pile.hidden - 1), without(unseen, card)
    return replace(pile, bottom=without(pile.bottom, card)), unseen


def off_terror(table: Table, card: CardId) -> Table:
    """The table with the top terror card out of its deck."""
    pile, unseen = off_pile(table.terror, table.terror_unseen, card)
    return replace(table, terror=pile, terror_unseen=unseen)


def _set_deck(table: Table, space: SpaceId, pile: Pile) -> Table:
    items = tuple(replace(one, pile=pile) if one.space == space else one for one in table.items)
    return replace(table, items=items)


def _pile(table: Table, space: SpaceId) -> Pile:
    return next(one.pile for one in table.items if one.space == space)


def off_deck(table: Table, space: SpaceId, card: CardId) -> Table:
    """The table with the top card of an item deck out of it."""
    pile, unseen = off_pile(_pile(table, space), table.items_unseen, card)
    return replace(_set_deck(table, space, pile), items_unseen=unseen)


def put_back(table: Table, space: SpaceId, card: CardId, *, top: bool) -> Table:
    """The table with an item card on top of an item deck face up, or facedown at its bottom."""
    pile = _pile(table, space)
    if top:
        return _set_deck(table, space, replace(pile, top=(card, *pile.top)))
    return _set_deck(table, space, replace(pile, bottom=(*pile.bottom, card)))


def gained(table: Table, card: CardId, uses: int) -> Table:
    """The table with an item in her backpack, until she has arranged her items (FG-ITM-11)."""
    item = Carried(card, Place.BACKPACK, uses)
    return into_play(replace(table, carried=(*table.carried, item)), card)


def turned_up(table: Table, space: SpaceId, card: CardId) -> Table:
    """The table with the top card of an item deck known, face up."""
    return put_back(off_deck(table, space, card), space, card, top=True)


__all__ = [
    "add_victims",
    "carry",
    "discarded",
    "gained",
    "into_play",
    "off_deck",
    "off_map",
    "off_pile",
    "off_terror",
    "out_of_play",
    "put_back",
    "rolling",
    "set_markers",
    "set_token",
    "turned_up",
    "with_",
    "without",
]
