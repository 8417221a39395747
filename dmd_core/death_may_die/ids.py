"""Identifiers of the game's things.

Cards, faces of dice and Investigators can be drawn by chance, so their ids are the kernel's
`ItemId`. Figures are numbered: an Enemy gets the next serial number when it is summoned, and a
number never comes back, so that a figure killed and summoned again is a new Enemy.
"""

from typing import Final, NewType, TypeAlias

from dmd_core.kernel.ids import ItemId

CardId: TypeAlias = ItemId
"""A Mythos, Discovery, Insanity or Stage card."""

FaceId: TypeAlias = ItemId
"""A face of a die."""

InvestigatorId: TypeAlias = ItemId

SpaceId = NewType("SpaceId", str)
EnemyId = NewType("EnemyId", str)
"""A type of Enemy, such as ``cultist``; the Elder One's own id is one too."""

HalfId = NewType("HalfId", str)
"""The half of a Discovery card, such as ``bleach``; several cards may print the same half."""

SkillId = NewType("SkillId", str)
TokenId = NewType("TokenId", str)
ObjectId = NewType("ObjectId", str)
"""An object of the Episode that lies on the map, such as one Laboratory."""

ObjectKind = NewType("ObjectKind", str)
FaceDownId: TypeAlias = ItemId
"""The reverse side of an Episode object."""

BackId = NewType("BackId", str)
"""The reverse side of a face-down token, where a text names it."""

ActionId = NewType("ActionId", str)
TagId = NewType("TagId", str)

FigureId = NewType("FigureId", int)

NO_SPACE: Final = SpaceId("")
NO_FIGURE: Final = FigureId(0)
NO_ITEM: Final = ItemId("")
NO_OBJECT: Final = ObjectId("")
NO_ACTION: Final = ActionId("")

RUN: Final = ActionId("run")
ATTACK: Final = ActionId("attack")
REST: Final = ActionId("rest")
TRADE: Final = ActionId("trade")
BASIC_ACTIONS: Final = (RUN, ATTACK, REST, TRADE)
"""The actions that the rulebook has; an Episode adds its own (ACT-01)."""

STAND_UP: Final = "stand_up"
OWN_WORDS: Final = (*BASIC_ACTIONS, STAND_UP, "stress", "rules")
"""Words of the rules that stand where an id of the content would, as sources of events."""

DOWN: Final = TokenId("down")
"""Marker of an Investigator that lies down (a lasting state of an Insanity)."""

INSANITY_WOUND: Final = TokenId("insanity_wound")
"""A Wound token lying on the owner's Insanity card."""

__all__ = [
    "ATTACK",
    "BASIC_ACTIONS",
    "DOWN",
    "INSANITY_WOUND",
    "NO_ACTION",
    "NO_FIGURE",
    "NO_ITEM",
    "NO_OBJECT",
    "NO_SPACE",
    "OWN_WORDS",
    "REST",
    "RUN",
    "STAND_UP",
    "TRADE",
    "ActionId",
    "BackId",
    "CardId",
    "EnemyId",
    "FaceDownId",
    "FaceId",
    "FigureId",
    "HalfId",
    "InvestigatorId",
    "ObjectId",
    "ObjectKind",
    "SkillId",
    "SpaceId",
    "TagId",
    "TokenId",
]
