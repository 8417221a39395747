"""Identifiers of the game's things.

What chance can pick (terror, event, item, setup, finale and dark power cards, Final Health tokens,
faces of a die) has the kernel's `ItemId`. Action cards are not drawn; copies of one name are alike
and share an id. Victims have no identity (FG-AMB-89): a Space and a colour name one.
"""

from typing import Final, NewType, TypeAlias

from dmd_core.kernel.ids import ItemId, Seat

CardId: TypeAlias = ItemId
"""A card that can be drawn: terror, event, item, setup, finale, dark power."""

FaceId: TypeAlias = ItemId
"""A face of a die, ``1`` to ``6``, or of a Final Health token, ``blank``, ``1``, ``2``, ``3``."""

ActionId = NewType("ActionId", str)
"""An action card by its name, such as ``walk``."""

SpaceId = NewType("SpaceId", str)
KillerId = NewType("KillerId", str)
LocationId = NewType("LocationId", str)
GirlId = NewType("GirlId", str)
MinionKind = NewType("MinionKind", str)
TokenId = NewType("TokenId", str)
FigureId = NewType("FigureId", int)
"""A minion: the next serial number when it is placed; it never comes back."""

PLAYER: Final = Seat(0)
"""The seat of the only player (FG-OVR-01)."""

NO_SPACE: Final = SpaceId("")
NO_ITEM: Final = ItemId("")
NO_ACTION: Final = ActionId("")
NO_FIGURE: Final = FigureId(0)

BLANK: Final = ItemId("blank")
"""The face of a Final Health token without symbols."""

LATER: Final = -1
"""Number of the reward for victims saved after the flip, where others are numbered from 0."""

__all__ = [
    "BLANK",
    "LATER",
    "NO_ACTION",
    "NO_FIGURE",
    "NO_ITEM",
    "NO_SPACE",
    "PLAYER",
    "ActionId",
    "CardId",
    "FaceId",
    "FigureId",
    "GirlId",
    "KillerId",
    "LocationId",
    "MinionKind",
    "SpaceId",
    "TokenId",
]
