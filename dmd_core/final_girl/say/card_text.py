"""A card as text: what the generated sentences of one definition are put into."""

from enum import StrEnum, unique
from typing import Final, TypeAlias, final

from dmd_core.final_girl.content.definitions import (
    ActionDef,
    BoardDef,
    EventDef,
    FinaleDef,
    GirlDef,
    ItemDef,
    KillerDef,
    LocationDef,
    MinionDef,
    PowerDef,
    SetupCardDef,
    TerrorDef,
)
from dmd_core.final_girl.say.base import Speech
from dmd_core.kernel.node import node
from dmd_core.tabletop.saying import Renderers


@unique
class TextKind(StrEnum):
    """What a text belongs to."""

    ACTION = "action"
    BOARD = "board"
    KILLER = "killer"
    FINALE = "finale"
    POWER = "dark_power"
    TERROR = "terror"
    MINION = "minion"
    LOCATION = "location"
    SETUP = "setup"
    EVENT = "event"
    ITEM = "item"
    GIRL = "final_girl"


@final
@node
class CardText:
    """One definition of a pack as a person reads it.

    Attributes:
        id: of the definition.
        name: for people.
        kind: what it is.
        lines: generated sentences, one line for each part of the card, top to bottom.
        pack: id of the pack it belongs to, ``core`` for the core box.
    """

    id: str
    name: str
    kind: TextKind
    lines: tuple[str, ...]
    pack: str = ""

    @property
    def text(self) -> str:
        """Name and lines, one below the other."""
        return "\n".join((self.name, *self.lines))


Definition: TypeAlias = (
    ActionDef
    | BoardDef
    | KillerDef
    | FinaleDef
    | PowerDef
    | TerrorDef
    | MinionDef
    | LocationDef
    | SetupCardDef
    | EventDef
    | ItemDef
    | GirlDef
)
"""Definitions that have a text of their own; others are said within one of these."""

TEXTS: Final[Renderers[Speech, Definition, CardText]] = Renderers("the definition")
"""How each definition is put into text."""

__all__ = ["TEXTS", "CardText", "Definition", "TextKind"]
