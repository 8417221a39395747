"""Mythos cards: the draw, and cards that are kept."""

from enum import StrEnum, unique
from typing import final

from dmd_core.death_may_die.words.amounts import Amount
from dmd_core.death_may_die.words.base import Ability, Condition, Verb, word
from dmd_core.kernel.node import node


@unique
class MythosMode(StrEnum):
    """How a Skill changes the draw of a Mythos card."""

    REPLACE = "replace"
    """Put the drawn card under the deck and draw again."""
    CHOOSE = "choose"
    """Draw two, play one, put the other under the deck."""


@final
@word("mythos_choice")
@node
class MythosChoice(Ability):
    """The draw of a Mythos card in the owner's turn may be changed (AMB-128)."""

    mode: MythosMode
    slot: str = ""


@final
@word("mythos_choice_heals")
@node
class MythosChoiceHeals(Ability):
    """Stress healed when the owner changed the draw of a Mythos card."""

    stress: Amount
    slot: str = ""


@final
@word("cancel_mythos")
@node
class CancelMythos(Ability):
    """The owner may take Wounds to cancel effects and summoning of its Mythos card."""

    wounds: int
    slot: str = ""


@final
@word("keep_mythos")
@node
class KeepMythos(Ability):
    """The last Mythos card without a symbol that was resolved is kept by this Insanity."""

    slot: str = ""


@final
@word("keeps_card", needs=KeepMythos)
@node
class KeepsCard(Condition):
    """Your Insanity keeps a Mythos card."""


@final
@word("resolve_kept", needs=KeepMythos)
@node
class ResolveKept(Verb):
    """The Mythos card your Insanity keeps is resolved as if just drawn (AMB-109)."""


__all__ = [
    "CancelMythos",
    "KeepMythos",
    "KeepsCard",
    "MythosChoice",
    "MythosChoiceHeals",
    "MythosMode",
    "ResolveKept",
]
