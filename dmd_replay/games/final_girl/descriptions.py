"""Descriptions of words and definitions of Final Girl, taken from the docstrings of their source.

``python -m dmd_replay.games.final_girl.descriptions`` writes them into the library.
"""

from pathlib import Path
from typing import Final

import dmd_core.final_girl.content.describing as _describing
from dmd_core.tabletop.packs.describing import FILE
from dmd_replay.games.tabletop.descriptions import as_text, described

GAME: Final = Path(_describing.__file__).parents[1]
"""The folder of the game's package."""
SOURCES: Final = (
    "content/definitions.py",
    "content/files.py",
    "content/pack_info.py",
    "state.py",
    "words",
)
"""Where the classes of packs are defined."""


def main() -> None:
    """Write the file anew."""
    text = as_text(described(GAME, SOURCES))
    (GAME / "content" / FILE).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

__all__ = ["GAME", "SOURCES", "main"]
