"""Shrinking a game that shows a failure to the smallest one that shows the same failure.

`play` is a game as a value, `perform` plays what is left of it as a legal game, `passes` make it
smaller, `shrinker` searches. Nothing here knows a game: `dmd_replay.reduce.oracles` says what a
failure is, `setups` what a simpler setup is.
"""

from dmd_replay.reduce.shrink.perform import Performer, Trial
from dmd_replay.reduce.shrink.play import Move, Play, play_of
from dmd_replay.reduce.shrink.setups import NO_SIMPLIFIER
from dmd_replay.reduce.shrink.shrinker import FlakyError, NoFailureError, Search, Shrinker, Size

__all__ = [
    "NO_SIMPLIFIER",
    "FlakyError",
    "Move",
    "NoFailureError",
    "Performer",
    "Play",
    "Search",
    "Shrinker",
    "Size",
    "Trial",
    "play_of",
]
