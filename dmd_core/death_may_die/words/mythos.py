"""Mythos cards: the draw, and cards that are kept."""

from enum import StrEnum, unique
from typing import final

from dmd_core.death_may_die.words.amounts import Every
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
    """How."""
    heal_stress: int | Every = 0
    """How much Stress the owner heals if it was changed."""
    slot: str = ""


@final
@word("cancel_mythos")
@node
class CancelMythos(Ability):
    """The owner may take Wounds to cancel effects and summoning of its Mythos card."""

    wounds: int
    """How many Wounds."""
    slot: str = ""


@final
@word("keep_mythos")
@node
class KeepMythos(Ability):
    """The last Mythos card that was resolved is kept with this Insanity, until a reshuffle."""

    symbol: bool | None = None
    """Only cards with a symbol, or only those without."""
    slot: str = ""


@final
@word("keeps_mythos", needs=KeepMythos)
@node
class KeepsMythos(Condition):
    """A Mythos card is kept with your Insanity."""


@final
@word("resolve_kept", needs=KeepMythos)
@node
class ResolveKept(Verb):
    """The Mythos card kept with your Insanity is resolved as if just drawn (AMB-109)."""


__all__ = [
    "CancelMythos",
    "KeepMythos",
    "KeepsMythos",
    "MythosChoice",
    "MythosMode",
    "ResolveKept",
]
