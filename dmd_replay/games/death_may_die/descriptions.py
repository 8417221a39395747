"""Writes what the sources of Death May Die say of their words and definitions into the library.

``python -m dmd_replay.games.death_may_die.descriptions`` does it.
"""

from pathlib import Path
from typing import Final

import dmd_core.death_may_die.content.describing as _describing
from dmd_replay.games.tabletop.descriptions import Sources

SOURCES: Final = Sources(
    Path(_describing.__file__).parents[1],
    (
        "content/board.py",
        "content/boxes.py",
        "content/cards.py",
        "content/files.py",
        "content/pack_info.py",
        "state.py",
        "words",
    ),
)
"""Where the classes of packs are defined."""

if __name__ == "__main__":
    SOURCES.write()

__all__ = ["SOURCES"]
