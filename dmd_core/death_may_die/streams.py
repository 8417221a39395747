"""Streams of chance: a reroll in a fight never moves the Mythos deck.

Logs stay comparable when one thing changes, because every kind of draw counts for itself.
"""

from enum import IntEnum, unique


@unique
class Stream(IntEnum):
    """Chance streams; the lower-case names are the keys of the seeded source."""

    SETUP = 0
    MYTHOS = 1
    DISCOVERY = 2
    INSANITY = 3
    ATTACK = 4
    FIGHT = 5
    FIRE = 6
    TEST = 7
    OBJECTS = 8


NAMES: tuple[str, ...] = tuple(stream.name.lower() for stream in Stream)

__all__ = ["NAMES", "Stream"]
