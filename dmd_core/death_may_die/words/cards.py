"""Discovery cards: claimed ones, their use, and Companions."""

from enum import StrEnum, unique
from typing import final

from dmd_core.death_may_die.ids import HalfId, SkillId, TagId
from dmd_core.death_may_die.words.amounts import Amount
from dmd_core.death_may_die.words.base import Ability, Control, Effect, Home, Verb, word
from dmd_core.death_may_die.words.selectors import YOU, Investigators
from dmd_core.kernel.node import node


@unique
class CardKind(StrEnum):
    """What the half of a Discovery card is (DISC-01)."""

    ITEM = "item"
    COMPANION = "companion"
    CONDITION = "condition"


@final
@word("discard_cards")
@node
class DiscardCards(Verb):
    """Each of them discards claimed cards: `n` of those that fit, its owner choosing.

    With `keep_for` each card may be kept for so many Wounds.
    """

    n: Amount = 1
    who: Investigators = YOU
    kinds: tuple[CardKind, ...] = ()
    half: HalfId | None = None
    tag: TagId | None = None
    keep_for: int = 0


@final
@word("balance_cards")
@node
class BalanceCards(Verb):
    """You discard cards until as many lie left as right, choosing which."""


@final
@word("discard_this")
@node
class DiscardThis(Verb):
    """The Discovery card just drawn is discarded; nothing more of it is done."""


@final
@word("steal")
@node
class Steal(Control):
    """You take at least one tradable card from Investigators on your Space, then `then`.

    If there is nothing to take, `otherwise` is done.
    """

    then: Effect
    otherwise: Effect


@final
@word("give_item")
@node
class GiveItem(Verb):
    """You give one of your tradable Items to another Investigator anywhere."""


@final
@word("usable", home=Home.HALF)
@node
class Usable(Ability):
    """The owner may use the card in its own turn outside of rolls and effects (DISC-08, -09).

    With `discard` the card goes; `needs` names another half that must be owned and goes too.
    """

    then: Effect
    discard: bool = True
    needs: HalfId | None = None
    slot: str = ""


@final
@word("skill_level", home=Home.HALF)
@node
class SkillLevel(Ability):
    """A Companion's gift: levels of a Skill while it is with the owner (CMP-06, -07)."""

    skill: SkillId
    n: int = 1
    slot: str = ""


__all__ = [
    "BalanceCards",
    "CardKind",
    "DiscardCards",
    "DiscardThis",
    "GiveItem",
    "SkillLevel",
    "Steal",
    "Usable",
]
