"""Amounts in words."""

from typing import assert_never

from dmd_core.death_may_die.say.base import Speech
from dmd_core.death_may_die.say.english import plural, some
from dmd_core.death_may_die.words.amounts import Amount, Measure


def amount(speech: Speech, n: Amount, noun: str, *, there: str = "its Space") -> str:
    """So much of something.

    Args:
        speech: what words mean here.
        n: a number, or what is counted or measured.
        noun: of what.
        there: the Space of the one concerned.
    """
    if not isinstance(n, Measure):
        return some(n, noun)
    match n:
        case Measure.ALL:
            return f"all {plural(noun)}"
        case Measure.FIRE_THERE:
            return f"1 {noun} for each Fire token on {there}"
        case Measure.OTHER_FIGURES:
            return f"1 {noun} for each other figure on your Space"
        case Measure.OWN_WOUNDS:
            return f"1 {noun} for each of your own Wounds"
        case Measure.HALF_HEALTH:
            return f"{plural(noun)} equal to half its health, rounded up"
        case Measure.INSANITY_WOUNDS:
            return f"1 {noun} for each Wound token on {speech.insanity}"
    assert_never(n)


__all__ = [
    "amount",
]
