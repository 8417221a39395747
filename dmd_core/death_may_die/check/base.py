"""What is asked of each word and definition of this game: registered here, topic by topic."""

from typing import Final

from dmd_core.tabletop.checking import Checks

CHECKS: Final = Checks()
"""All of it."""

checks = CHECKS.on

__all__ = ["CHECKS", "checks"]
