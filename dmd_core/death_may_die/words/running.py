"""Abilities in a Run."""

from typing import final

from dmd_core.death_may_die.words.base import Ability, word
from dmd_core.kernel.node import node


@final
@word("run_steps")
@node
class RunSteps(Ability):
    """A Run may be so many Spaces longer (RUN-01)."""

    n: int
    """How many Spaces."""
    slot: str = ""


@final
@word("take_along")
@node
class TakeAlong(Ability):
    """Once during a Run one Investigator may be taken along (AMB-111)."""

    slot: str = ""


@final
@word("sneak")
@node
class Sneak(Ability):
    """So many Enemies need not follow in a Run (RUN-04)."""

    n: int
    """How many Enemies; 99 for any number."""
    slot: str = ""


@final
@word("sneak_wound")
@node
class SneakWound(Ability):
    """Each Enemy sneaked past takes Wounds."""

    n: int
    """How many Wounds."""
    slot: str = ""


__all__ = ["RunSteps", "Sneak", "SneakWound", "TakeAlong"]
