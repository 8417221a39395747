"""Decks of the film: terror cards, dark powers and items."""

from typing import final

from dmd_core.final_girl.words.base import Effect, word
from dmd_core.final_girl.words.selectors import Spaces
from dmd_core.kernel.node import node


@final
@word("draw_terror")
@node
class DrawTerror(Effect):
    """After this card the next terror card is drawn and resolved (FG-AMB-82)."""


@final
@word("discard_terror")
@node
class DiscardTerror(Effect):
    """The next terror cards are discarded without effect (FG-CRD-03)."""

    n: int = 1
    """How many."""


@final
@word("look_terror")
@node
class LookTerror(Effect):
    """The player looks at the top terror card and leaves it, or puts it at the bottom."""


@final
@word("add_power")
@node
class AddPower(Effect):
    """One more dark power, a random one of those set aside, comes into play (FG-AMB-75)."""


@final
@word("discard_minor")
@node
class DiscardMinor(Effect):
    """A minor dark power of the player's choice is discarded with all its health."""


@final
@word("take_item")
@node
class TakeItem(Effect):
    """The Final Girl gains the top item of a deck that the player chooses (FG-DEC-20)."""


@final
@word("discard_items")
@node
class DiscardItems(Effect):
    """The item decks of these spaces are discarded; they are empty from then on (FG-SRC-07)."""

    on: Spaces
    """The spaces."""


@final
@word("survey_items")
@node
class SurveyItems(Effect):
    """Each item deck: a facedown top card is turned up.

    One that lies face up may be removed from the game, and the next is turned up then.
    """


__all__ = [
    "AddPower",
    "DiscardItems",
    "DiscardMinor",
    "DiscardTerror",
    "DrawTerror",
    "LookTerror",
    "SurveyItems",
    "TakeItem",
]
