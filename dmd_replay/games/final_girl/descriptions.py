"""Writes what the sources of Final Girl say of their words and definitions into the library.

``python -m dmd_replay.games.final_girl.descriptions`` does it.
"""

from pathlib import Path
from typing import Final

import dmd_core.final_girl.content.describing as _describing
from dmd_replay.games.tabletop.descriptions import Sources

SOURCES: Final = Sources(
    Path(_describing.__file__).parents[1],
    (
        "content/definitions.py",
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
