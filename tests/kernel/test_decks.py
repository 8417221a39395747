"""Decks as bags: what the next draw may show, and what is left."""

import pytest

from dmd_core.kernel.chance import Side
from dmd_core.kernel.decks import Deck
from dmd_core.kernel.ids import ItemId


def cards(letters: str) -> Side:
    """One card per letter."""
    return tuple(map(ItemId, letters))


def deck(pool: str, top: str = "", bottom: str = "") -> Deck:
    """A deck of one-letter cards."""
    return Deck(cards(pool), cards(top), cards(bottom))


A, B, C, X = cards("abcx")


@pytest.mark.parametrize(
    ("whole", "expected"),
    [
        (deck("bcd", top="ax", bottom="y"), "a"),
        (deck("bcd", bottom="y"), "bcd"),
        (deck("", bottom="yz"), "y"),
        (deck(""), ""),
    ],
    ids=["known on top", "shuffled", "only the bottom left", "empty"],
)
def test_the_next_draw_shows_what_can_lie_on_top(whole: Deck, expected: str) -> None:
    """A known top card comes first, then any of the pool, then the first card put under."""
    assert cards(expected) == whole.side


def test_length_and_cards_count_all_three_parts() -> None:
    """A deck has all its cards: top, pool, bottom, in this order."""
    whole = deck("cd", top="a", bottom="yz")

    assert len(whole) == 5
    assert tuple(whole) == cards("acdyz")


def test_an_empty_deck_is_false() -> None:
    """A deck is true as long as there is a card in it, wherever it lies."""
    assert not Deck()
    assert deck("", bottom="a")


@pytest.mark.parametrize(
    ("whole", "expected"),
    [
        (deck("ab", top="ac", bottom="a"), deck("ab", top="c", bottom="a")),
        (deck("aab", bottom="a"), deck("ab", bottom="a")),
        (deck("b", bottom="cad"), deck("b", bottom="cd")),
    ],
    ids=["from the top", "from the pool", "from the bottom"],
)
def test_a_drawn_card_leaves_once_from_where_it_lay_first(whole: Deck, expected: Deck) -> None:
    """One copy goes: from the top if it is there, else from the pool, else from the bottom."""
    assert expected == whole.without(A)


def test_drawing_a_card_that_is_not_there_is_an_error() -> None:
    """A card that is nowhere in the deck cannot be drawn."""
    with pytest.raises(ValueError, match="not in tuple"):
        deck("ab", top="c", bottom="d").without(X)


def test_cards_put_under_a_deck_come_out_in_that_order() -> None:
    """The first card put under is the first drawn, after the pool."""
    whole = deck("c").under(B).under(A)
    drawn = []
    while whole:
        (card,) = whole.side
        drawn.append(card)
        whole = whole.without(card)

    assert drawn == [C, B, A]


def test_shuffling_forgets_every_known_place() -> None:
    """After a shuffle all cards are in the pool, sorted, so that equal decks are equal values."""
    whole = deck("d", top="b", bottom="a").shuffled_with(cards("cb"))

    assert whole == deck("abbcd")


def test_a_deck_is_not_changed_by_drawing_from_it() -> None:
    """A deck that is drawn from, put under or shuffled into stays what it was."""
    whole = deck("ab", bottom="c")

    whole.without(A)
    whole.under(A)
    whole.shuffled_with((A,))

    assert whole == deck("ab", bottom="c")
