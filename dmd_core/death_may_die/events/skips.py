"""Reasons why a step was passed over."""

from enum import StrEnum, unique


@unique
class Skip(StrEnum):
    """Why something was passed over. Members are only ever appended: the log holds their place."""

    NO_FIGURE = "no figure in the reserve"
    NO_FIRE = "no Fire token in the reserve"
    TOKENS_OUT = "no token left"
    NO_TARGET = "nothing it could apply to"
    NO_PATH = "no path leads there"
    NO_CARD = "no card to draw"
    ALREADY_THERE = "already there"
    FALSE_CONDITION = "its condition does not hold"
    INVULNERABLE = "the Elder One cannot be wounded"
    NOTHING_TO_HEAL = "nothing to heal"
    NO_STRESS_ROOM = "Stress is at its maximum"
    ELIMINATED = "the Investigator is eliminated"
    NOT_PAYABLE = "no option can be paid"
    CANCELLED = "cancelled"


__all__ = ["Skip"]
