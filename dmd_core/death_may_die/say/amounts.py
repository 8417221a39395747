"""Amounts in words."""

from typing import Final

from dmd_core.death_may_die.ids import INSANITY_WOUND
from dmd_core.death_may_die.say.base import NUMBERS, Counted, Speech
from dmd_core.death_may_die.say.gathering import gathered
from dmd_core.death_may_die.say.selectors import a_space, subject, whoever
from dmd_core.death_may_die.words.amounts import (
    AmountOrAll,
    Count,
    Difference,
    Every,
    Fire,
    Half,
    Health,
    Most,
    Own,
    TokenCount,
    Track,
)
from dmd_core.death_may_die.words.selectors import ANYWHERE, YOU, Investigators, Who
from dmd_core.kernel.node import replace
from dmd_core.tabletop.text.english import listed, plural, some

NOUNS: Final = {Track.STRESS: "Stress", Track.WOUNDS: "Wounds"}
"""What is counted on a track."""


def amount(speech: Speech, n: AmountOrAll, noun: str, *, there: str = "its Space") -> str:
    """So much of something.

    Args:
        speech: what words mean here.
        n: a number, or what is counted or worked out.
        noun: of what.
        there: the Space of the one concerned.
    """
    if isinstance(n, int):
        return some(n, noun)
    if isinstance(n, Every):
        return f"all {plural(noun)}"
    counted = NUMBERS.say(replace(speech, there=there), n)
    if counted.each:
        return f"1 {noun} for each {counted.each}"
    return f"{plural(noun)} equal to {counted.value}"


def value(speech: Speech, n: AmountOrAll) -> str:
    """An amount as something that has a size."""
    if isinstance(n, int):
        return str(n)
    return "all" if isinstance(n, Every) else NUMBERS.say(speech, n).value


@NUMBERS.on(Own)
def _own(_speech: Speech, number: Own) -> Counted:
    """Wounds of Companions do not count, so that is said."""
    own = "your Stress" if number.track is Track.STRESS else "your own Wounds"
    return Counted(own, f"of {own}")


@NUMBERS.on(Most)
def _most(_speech: Speech, number: Most) -> Counted:
    return Counted(f"the maximum of your {NOUNS[number.track]}")


@NUMBERS.on(Fire)
def _fire(speech: Speech, number: Fire) -> Counted:
    where = a_space(speech, number.on)
    return Counted(f"the number of Fire tokens on {where}", f"Fire token on {where}")


@NUMBERS.on(TokenCount)
def _tokens(speech: Speech, number: TokenCount) -> Counted:
    noun = speech.names.token(number.token)
    if number.on is not None:
        where = "the map" if number.on == ANYWHERE else a_space(speech, number.on)
        return Counted(f"the number of {plural(noun)} on {where}", f"{noun} on {where}")
    place = speech.insanity if number.token == INSANITY_WOUND else "your board"
    if number.who != YOU:
        place = f"the boards of {_owners(speech, number.who)}"
    return Counted(f"the number of {plural(noun)} on {place}", f"{noun} on {place}")


def _owners(speech: Speech, who: Investigators) -> str:
    """Whose boards are looked at."""
    name = {Who.ALL: "all Investigators", Who.OTHERS: "all other Investigators"}.get(who.who)
    return f"{name}{whoever(speech, who)}" if name else subject(speech, who).text


@NUMBERS.on(Count)
def _count(speech: Speech, number: Count) -> Counted:
    groups = gathered(speech, number)
    each = listed([group.one for group in groups])
    many = listed([group.many for group in groups])
    return Counted(f"the number of {many}", each)


@NUMBERS.on(Health)
def _health(_speech: Speech, _number: Health) -> Counted:
    return Counted("its health")


@NUMBERS.on(Half)
def _half(speech: Speech, number: Half) -> Counted:
    return Counted(f"half {value(speech, number.of)}, rounded up")


@NUMBERS.on(Difference)
def _difference(speech: Speech, number: Difference) -> Counted:
    one, other = number.between
    return Counted(f"the difference between {value(speech, one)} and {value(speech, other)}")


__all__ = ["NOUNS", "amount", "value"]
