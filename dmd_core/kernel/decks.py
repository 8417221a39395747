"""Decks as bags: the order of a shuffled pile is decided when a card is drawn.

That is the same distribution as a shuffle beforehand, and nothing hidden has to be in the state:
a shuffle needs no chance request, a real deck on a real table works without anybody knowing its
order, and sampling the unknown is a draw.
"""

from collections.abc import Iterator
from typing import Self, final

from dmd_core.kernel.chance import Side
from dmd_core.kernel.ids import ItemId
from dmd_core.kernel.node import node, replace


@final
@node
class Deck:
    """A face-down deck.

    `top` are cards known to lie on top, first drawn first; `pool` the shuffled rest in sorted
    order, its real order unknown to everybody; `bottom` cards known to lie under the deck, drawn
    after the pool, first put first drawn.
    """

    pool: tuple[ItemId, ...] = ()
    top: tuple[ItemId, ...] = ()
    bottom: tuple[ItemId, ...] = ()

    def __len__(self) -> int:
        """Number of cards in the deck."""
        return len(self.pool) + len(self.top) + len(self.bottom)

    def __iter__(self) -> Iterator[ItemId]:
        """All cards: those on top, the pool sorted, those under the deck."""
        yield from self.top
        yield from self.pool
        yield from self.bottom

    @property
    def side(self) -> Side:
        """What the next draw may show: one card if its place is known, else the pool."""
        if self.top:
            return self.top[:1]
        return self.pool or self.bottom[:1]

    def without(self, card: ItemId) -> Self:
        """The deck after `card` was drawn.

        Raises:
            ValueError: if the card is not in the deck.
        """
        if card in self.top:
            return replace(self, top=without(self.top, card))
        if card in self.pool:
            return replace(self, pool=without(self.pool, card))
        return replace(self, bottom=without(self.bottom, card))

    def under(self, card: ItemId) -> Self:
        """The deck with `card` put under it, known to everybody."""
        return replace(self, bottom=(*self.bottom, card))

    def shuffled_with(self, cards: tuple[ItemId, ...]) -> Self:
        """One shuffled deck of all its cards and `cards`."""
        return replace(self, pool=tuple(sorted((*self, *cards))), top=(), bottom=())


def without(cards: tuple[ItemId, ...], card: ItemId) -> tuple[ItemId, ...]:
    """The cards without the first copy of one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


__all__ = ["Deck", "without"]
