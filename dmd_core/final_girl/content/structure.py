"""How the definitions and words of this game are written in packs."""

from typing import Final

from dmd_core.final_girl.words.base import VOCABULARY
from dmd_core.tabletop.packs.notation import Notation

NOTATION: Final = Notation(VOCABULARY)
"""Reads packs of this game."""

__all__ = ["NOTATION"]
