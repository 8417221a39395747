"""Abilities in attacks of an Investigator: targets and Wounds."""

from typing import final

from dmd_core.death_may_die.words.base import Ability, Effect, word
from dmd_core.kernel.node import node


@final
@word("many_targets")
@node
class ManyTargets(Ability):
    """An attack may have any number of targets on the own Space; Wounds are split (ATK-08)."""

    slot: str = ""


@final
@word("full_wounds")
@node
class FullWounds(Ability):
    """Every target takes the full number of Wounds."""

    slot: str = ""


@final
@word("range")
@node
class Range(Ability):
    """Targets may be so many Spaces away; several add up (ATK-01)."""

    n: int
    """How many Spaces."""
    slot: str = ""


@final
@word("extra_wounds")
@node
class ExtraWounds(Ability):
    """The owner's attack may deal more Wounds if no other Enemy is on the target's Space."""

    n: int
    """How many Wounds."""
    slot: str = ""


@final
@word("after_kill")
@node
class AfterKill(Ability):
    """Done when the owner's attack killed its lone target (RES-07)."""

    then: Effect
    """What is done."""
    slot: str = ""


__all__ = ["AfterKill", "ExtraWounds", "FullWounds", "ManyTargets", "Range"]
