"""The tables of English: how each event, command and question of this game is said."""

from typing import Final, TypeAlias

from dmd_core.death_may_die.text.scene import Scene
from dmd_core.tabletop.text import language

Language: TypeAlias = language.Language[Scene]
"""How everything of this game is said in one language."""

ENGLISH: Final[Language] = Language()
"""The only language so far."""

__all__ = ["ENGLISH", "Language"]
