"""How the definitions and words of this game are written in packs."""

from typing import Final

from dmd_core.death_may_die.words.base import VOCABULARY
from dmd_core.tabletop.packs.notation import Notation

NOTATION: Final = Notation(VOCABULARY)
"""Reads packs of this game."""

fields_of = NOTATION.fields_of
structure = NOTATION.structure
words_by_key = NOTATION.words_by_key

__all__ = ["NOTATION", "fields_of", "structure", "words_by_key"]
