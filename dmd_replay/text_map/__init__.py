"""A map as lines of characters: places as boxes with what is on them, and the ways between.

It knows no game and no terminal; `layout` puts places on a grid, `drawing` makes lines of it.
"""

from dmd_replay.text_map.drawing import (
    Drawing,
    Run,
    drawn,
    mark_label,
    piece_label,
    things_on,
)

__all__ = ["Drawing", "Run", "drawn", "mark_label", "piece_label", "things_on"]
