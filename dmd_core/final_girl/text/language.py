"""The tables of English: how each event, command and question of this game is said."""

from typing import Final, TypeAlias

from dmd_core.final_girl.text.scene import Scene
from dmd_core.tabletop.text import language

Language: TypeAlias = language.Language[Scene]
"""How everything of this game is said in one language."""

Spoken: TypeAlias = language.Spoken[Scene]
"""The same in another language, as `load_language` gives it."""

ENGLISH: Final[Language] = Language()
"""The language that is built in."""

__all__ = ["ENGLISH", "Language", "Spoken"]
