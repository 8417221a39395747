"""Discovery cards: claimed ones, their use, and Companions."""

from typing import Final, final

from dmd_core.death_may_die.ids import HalfId, SkillId
from dmd_core.death_may_die.words.amounts import Amount, AmountOrAll
from dmd_core.death_may_die.words.base import Ability, Effect, Home, Verb, word
from dmd_core.death_may_die.words.selectors import OTHERS, Cards, Investigators
from dmd_core.kernel.node import node

OWN: Final = Cards()
"""Your claimed cards."""


@final
@word("discard_cards")
@node
class DiscardCards(Verb):
    """Claimed cards are discarded; each owner chooses which of those that fit."""

    cards: Cards = OWN
    """The cards."""
    n: AmountOrAll = 1
    """How many each owner discards."""
    keep_for: int = 0
    """If set, each card may be kept for so many Wounds."""


@final
@word("take_cards")
@node
class TakeCards(Verb):
    """You take cards that others have claimed, choosing which."""

    cards: Cards
    """The cards."""
    n: Amount = 1
    """How many you take."""
    more: bool = False
    """Whether you may take more of them."""


@final
@word("give_cards")
@node
class GiveCards(Verb):
    """You give claimed cards of yours to another Investigator, choosing which and to whom."""

    cards: Cards = OWN
    """The cards."""
    n: Amount = 1
    """How many you give, each to whom you like."""
    to: Investigators = OTHERS
    """Who may be given them."""


@final
@word("discard_this")
@node
class DiscardThis(Verb):
    """The Discovery card just drawn is discarded; nothing more of it is done."""


@final
@word("usable", home=Home.HALF)
@node
class Usable(Ability):
    """The owner may use the card in its own turn outside of rolls and effects (DISC-08, -09)."""

    then: Effect
    """What is done."""
    discard: bool = True
    """Whether the card goes."""
    needs: HalfId | None = None
    """Another half that the owner must have, and that goes too."""
    slot: str = ""


@final
@word("skill_level", home=Home.HALF)
@node
class SkillLevel(Ability):
    """A Companion's gift: levels of a Skill while it is with the owner (CMP-06, -07)."""

    skill: SkillId
    """The Skill."""
    n: int = 1
    """How many levels."""
    slot: str = ""


__all__ = [
    "OWN",
    "DiscardCards",
    "DiscardThis",
    "GiveCards",
    "SkillLevel",
    "TakeCards",
    "Usable",
]
