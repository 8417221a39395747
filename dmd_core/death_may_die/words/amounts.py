"""Amounts: the numbers of a text."""

from enum import StrEnum, unique
from typing import TypeAlias


@unique
class Measure(StrEnum):
    """A number a text takes from the table."""

    ALL = "all"
    FIRE_THERE = "fire_there"
    """Fire tokens on the Space of the one concerned."""
    OTHER_FIGURES = "other_figures"
    """Figures on your Space beside you, Enemies and Investigators."""
    OWN_WOUNDS = "own_wounds"
    """Wounds on your track; those of Companions do not count."""
    HALF_HEALTH = "half_health"
    """Half the health of the figure concerned, rounded up."""
    INSANITY_WOUNDS = "insanity_wounds"
    """Wound tokens on your Insanity card."""


Amount: TypeAlias = int | Measure

__all__ = ["Amount", "Measure"]
