"""Frames of texts at work: pushed by chapters, handled by what carries texts out."""

from typing import final

from dmd_core.final_girl.ids import NO_FIGURE, NO_SPACE, CardId, FigureId, SpaceId, TokenId
from dmd_core.final_girl.registry import frame
from dmd_core.kernel.ids import NO_SOURCE, ItemId, SourceId
from dmd_core.kernel.node import node


@final
@node
class Env:
    """What a text speaks of: its source, and what "it" stands for."""

    src: SourceId = NO_SOURCE
    space: SpaceId = NO_SPACE
    figure: FigureId = NO_FIGURE
    """The minion that acts; none for the killer."""
    n: int = 0
    """A number that was counted before, such as victims killed by an action."""


@final
@frame(tag=1)
@node
class Resolve:
    """A text, named by the place of its node in `Game.nodes`, is to be carried out.

    Whoever starts a text pushes this frame.
    """

    node: int
    env: Env


@final
@frame(tag=2)
@node
class Repeating:
    """The rest of a text of several symbols, which are resolved one at a time (FG-SYM-10)."""

    node: int
    env: Env
    n: int


@final
@frame(tag=3)
@node
class Choosing:
    """Asks for one of the options of a text; those offered stand here (FG-DEC-02)."""

    node: int
    env: Env
    options: tuple[ItemId, ...]


@final
@frame(tag=4)
@node
class Offering:
    """Asks whether something that a text offers is done (FG-DEC-22)."""

    node: int
    env: Env


@final
@frame(tag=5)
@node
class ThrowingDie:
    """Draws the face of the plain die of a text (FG-ROL-13)."""

    node: int
    env: Env


@final
@frame(tag=6)
@node
class PickingSpace:
    """Asks for `n` more of these spaces, on each of which a text does its one thing (FG-DEC-20)."""

    node: int
    env: Env
    spaces: tuple[SpaceId, ...]
    n: int = 1


@final
@frame(tag=7)
@node
class PickingMinor:
    """Asks which minor dark power a text discards (FG-DEC-20)."""

    env: Env


@final
@frame(tag=8)
@node
class LookingAtTerror:
    """Draws the top terror card, which the player looks at."""

    env: Env


@final
@frame(tag=9)
@node
class KeepingTerror:
    """Asks whether the terror card that was looked at goes to the bottom."""

    card: CardId
    env: Env


@final
@frame(tag=10)
@node
class DroppingItems:
    """Discards item decks from the top, card by card; or removes one card, and turns the next."""

    decks: tuple[SpaceId, ...]
    env: Env
    removed: bool = False


@final
@frame(tag=11)
@node
class TurningItem:
    """Turns the top card of an item deck up."""

    deck: SpaceId
    env: Env


@final
@frame(tag=12)
@node
class Surveying:
    """Asks for the next of these item decks, whose top card is turned up or may be removed."""

    decks: tuple[SpaceId, ...]
    env: Env


@final
@frame(tag=13)
@node
class OfferingRemoval:
    """Asks whether the face-up top card of an item deck is removed from the game."""

    deck: SpaceId
    env: Env


@final
@frame(tag=14)
@node
class TokenFollows:
    """A token comes to the space of the Final Girl."""

    token: TokenId
    env: Env


__all__ = [
    "Choosing",
    "DroppingItems",
    "Env",
    "KeepingTerror",
    "LookingAtTerror",
    "Offering",
    "OfferingRemoval",
    "PickingMinor",
    "PickingSpace",
    "Repeating",
    "Resolve",
    "Surveying",
    "ThrowingDie",
    "TokenFollows",
    "TurningItem",
]
