"""The tables of English: how each event, command and question of this game is said."""

from typing import Final

from dmd_core.final_girl.text.scene import Scene
from dmd_core.tabletop.text.language import Language

ENGLISH: Final[Language[Scene]] = Language()
"""The language that is built in."""

__all__ = ["ENGLISH"]
