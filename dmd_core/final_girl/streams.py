"""Streams of chance: a Horror Roll never moves the terror deck.

Logs stay comparable when one thing changes, because every kind of draw counts for itself.
"""

from enum import IntEnum, unique


@unique
class Stream(IntEnum):
    """Chance streams; the lower-case names are the keys of the seeded source."""

    SETUP = 0
    HORROR = 1
    TERROR = 2
    EVENTS = 3
    ITEMS = 4
    PANIC = 5
    TOKENS = 6
    POWERS = 7
    DICE = 8


NAMES: tuple[str, ...] = tuple(stream.name.lower() for stream in Stream)

__all__ = ["NAMES", "Stream"]
