"""Setups and rulings of Death May Die as people, logs and saves write them."""

from typing import Final

from dmd_core.death_may_die.rulings import Rulings
from dmd_core.death_may_die.setup import CHOICES, Setup, rules_of_choice
from dmd_core.tabletop.plain_setup import PlainSetups

PLAIN: Final = PlainSetups(Setup, Rulings, CHOICES, rules_of_choice)

__all__ = ["PLAIN"]
