"""Why a part of a text could not be carried out."""

from enum import IntEnum, unique


@unique
class Skip(IntEnum):
    """The reason; a number in logs."""

    NO_TARGET = 0
    NO_VICTIM = 1
    DECK_EMPTY = 2
    NOT_IN_TABLEAU = 3
    NO_ROOM = 4
    ON_RED = 5
    AT_MAXIMUM = 6
    NOWHERE = 7
    POOL_EMPTY = 8
    NO_TOKEN = 9
    FALSE_CONDITION = 10


__all__ = ["Skip"]
