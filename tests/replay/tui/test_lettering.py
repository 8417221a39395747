"""What stands on the screen of `play`, line by line."""

from dmd_core.screen.tableau import CardShown, Pile
from dmd_replay.tui.lettering import piles_lines
from dmd_replay.tui.words import Words


def test_a_pile_says_how_many_cards_cannot_be_seen() -> None:
    """Of one that lies open, as discard piles do, the cards are listed, and no count of none."""
    card = CardShown("lucky", "skill", "Lucky")
    piles = [Pile("a", "Deck", 3), Pile("b", "Gone", 0, (card,)), Pile("c", "Empty", 0)]

    lines = ["".join(text for text, _ in line) for line in piles_lines(piles, Words())]

    assert ["Deck (3 face down)", "", "Gone", "  Lucky", "", "Empty (0 face down)"] == lines
