"""Setups and rulings of Final Girl as people, logs and saves write them."""

from typing import Final

from dmd_core.final_girl.rulings import Rulings
from dmd_core.final_girl.setup import CHOICES, Setup, rules_of_choice
from dmd_core.tabletop.plain_setup import PlainSetups

PLAIN: Final = PlainSetups(Setup, Rulings, CHOICES, rules_of_choice)

__all__ = ["PLAIN"]
