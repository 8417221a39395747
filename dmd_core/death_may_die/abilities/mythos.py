"""Abilities about Mythos cards, summoning and setup."""

from typing import ClassVar, final

from dmd_core.death_may_die.abilities.when import MythosMode
from dmd_core.death_may_die.effects.selectors import Amount
from dmd_core.kernel.node import node


@final
@node
class WoundSummoned:
    """Cultists and Monsters summoned on a Gate's Space take half their health as Wounds.

    The owner has to be at most `within` steps from that Space.
    """

    HOOK: ClassVar[str] = "wound_summoned"

    within: int = 0
    slot: str = ""


@final
@node
class MythosChoice:
    """The draw of a Mythos card in the owner's turn may be changed (AMB-128)."""

    HOOK: ClassVar[str] = "mythos_choice"

    mode: MythosMode
    slot: str = ""


@final
@node
class MythosChoiceHeals:
    """Stress healed when the owner changed the draw of a Mythos card."""

    HOOK: ClassVar[str] = "mythos_choice_heals"

    stress: Amount
    slot: str = ""


@final
@node
class CancelMythos:
    """The owner may take Wounds to cancel effects and summoning of its Mythos card."""

    HOOK: ClassVar[str] = "cancel_mythos"

    wounds: int
    slot: str = ""


@final
@node
class KeepMythos:
    """The last Mythos card without a symbol that was resolved is kept by this Insanity."""

    HOOK: ClassVar[str] = "keep_mythos"

    slot: str = ""


@final
@node
class NameOther:
    """At the start of the game the owner names another Investigator (DEC-06)."""

    HOOK: ClassVar[str] = "name_other"

    slot: str = ""


__all__ = [
    "CancelMythos",
    "KeepMythos",
    "MythosChoice",
    "MythosChoiceHeals",
    "NameOther",
    "WoundSummoned",
]
