"""Amounts: numbers, and expressions that are worked out when their sentence is reached."""

from enum import StrEnum, unique
from typing import TypeAlias, final

from dmd_core.final_girl.words.base import Number, word
from dmd_core.final_girl.words.selectors import EVERYWHERE, Spaces
from dmd_core.kernel.node import node

Amount: TypeAlias = int | Number
"""So many: a number or an expression."""


@unique
class Span(StrEnum):
    """Over which time a text counts (FG-AMB-80)."""

    ACTION = "action"
    """The killer action just carried out; deaths by its attack icons."""
    KILLER_PHASE = "killer_phase"
    """This Killer phase, its step 1 included; every death."""
    TURN = "turn"
    """This turn (FG-TRN-07); every death."""


@final
@word("killed")
@node
class Killed(Number):
    """Victims that were killed."""

    within: Span
    """Since when."""


@final
@word("dead")
@node
class Dead(Number):
    """Figures in the Dead Victims area."""


@final
@word("saved")
@node
class Saved(Number):
    """Victims saved in this game."""


@final
@word("victims")
@node
class VictimCount(Number):
    """Victims on spaces."""

    on: Spaces = EVERYWHERE
    """The spaces."""


@final
@word("minions")
@node
class MinionCount(Number):
    """Minions on the map."""


@final
@word("minors")
@node
class MinorCount(Number):
    """Minor dark powers in play."""


@final
@word("terror_cards")
@node
class TerrorCount(Number):
    """Cards left in the terror deck."""


@final
@word("item_cards")
@node
class ItemCount(Number):
    """Cards left in the item decks."""


@final
@word("times")
@node
class Times(Number):
    """Another amount, so many times."""

    of: Amount
    """What is multiplied."""
    n: int
    """How many times; negative turns a gain into a loss."""


__all__ = [
    "Amount",
    "Dead",
    "ItemCount",
    "Killed",
    "MinionCount",
    "MinorCount",
    "Saved",
    "Span",
    "TerrorCount",
    "Times",
    "VictimCount",
]
