"""Why a part of a text could not be carried out."""

from enum import IntEnum, unique


@unique
class Skip(IntEnum):
    """The reason; a number in logs."""

    NO_TARGET = 0
    NO_VICTIM = 1
    DECK_EMPTY = 2
    NOT_IN_TABLEAU = 3
    ON_RED = 4
    AT_MAXIMUM = 5
    NOWHERE = 6
    POOL_EMPTY = 7
    NO_TOKEN = 8
    FALSE_CONDITION = 9
    NOBODY_IN_REACH = 10


__all__ = ["Skip"]
