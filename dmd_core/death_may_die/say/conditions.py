"""Conditions in words: that they hold, and that they do not."""

from dmd_core.death_may_die.say.base import CONDITIONS, Speech
from dmd_core.death_may_die.say.english import listed, one, plural
from dmd_core.death_may_die.say.selectors import (
    a_space,
    an_enemy,
    anchor,
    definite,
    enemy_noun,
    on_space,
    qualities,
    whoever,
)
from dmd_core.death_may_die.words.base import Condition
from dmd_core.death_may_die.words.conditions import (
    Alone,
    Exists,
    Not,
    StressFull,
    TokensTouch,
    Unhurt,
)
from dmd_core.death_may_die.words.selectors import Enemies, Investigators, Spaces, Who
from dmd_core.kernel.node import replace


def holds(speech: Speech, condition: Condition) -> str:
    """The clause that a condition holds, without "if"."""
    return CONDITIONS.say(speech, condition)[0]


@CONDITIONS.on(Exists)
def _exists(speech: Speech, condition: Exists) -> tuple[str, str]:
    """One of the three selectors; of several, which a pack cannot have, all are said."""
    pairs: list[tuple[str, str]] = []
    least = condition.at_least
    if condition.investigators is not None:
        pairs.append(_investigators(speech, condition.investigators, least))
    if condition.enemies is not None:
        pairs.append(_enemies(speech, condition.enemies, least))
    if condition.spaces is not None:
        pairs.append(_spaces(speech, condition.spaces, least))
    if not pairs:
        return f"at least {least} of nothing", f"fewer than {least} of nothing"
    return listed([yes for yes, _ in pairs], "or"), listed([no for _, no in pairs])


def _investigators(speech: Speech, who: Investigators, least: int) -> tuple[str, str]:
    if who.who in (Who.YOU, Who.IT) and least == 1:
        return _one_investigator(speech, who)
    noun = "other Investigator" if who.who is Who.OTHERS else "Investigator"
    if who.who in (Who.YOU, Who.IT):
        noun = f"Investigator (only {'you' if who.who is Who.YOU else speech.seat or 'it'})"
    if least == 1:
        return _any_investigator(speech, who, noun)
    rest = whoever(speech, who)
    many = f"{least} {plural(noun)}{rest}"
    return f"there are at least {many}", f"there are fewer than {many}"


def _any_investigator(speech: Speech, who: Investigators, noun: str) -> tuple[str, str]:
    """At least one of a group."""
    place = on_space(speech, who.where)
    said = listed(qualities(speech, replace(who, where=None), "is"))
    if not said:
        return f"there is {one(noun)}{place}", f"there is no {noun}{place}"
    return f"{one(noun)}{place} {said}", f"no {noun}{place} {said}"


def _one_investigator(speech: Speech, who: Investigators) -> tuple[str, str]:
    """Of one Investigator something is said; of several things one may fail."""
    name, be = ("you", "are") if who.who is Who.YOU else (speech.seat or "it", "is")
    yes = qualities(speech, who, be)
    no = qualities(speech, who, be, no=True)
    if not yes:
        return f"{name} {be} alive", f"{name} {be} dead"
    return f"{name} {listed(yes)}", f"{name} {listed(no, 'or')}"


def _enemies(speech: Speech, enemies: Enemies, least: int) -> tuple[str, str]:
    place = " on the board" if enemies.where is None else on_space(speech, enemies.where)
    name = definite(speech, enemies.kind)
    which = " (the nearest)" if enemies.nearest else ""
    if name is not None and least == 1:
        return f"{name}{which} is{place}", f"{name}{which} is not{place}"
    noun = enemy_noun(speech, enemies.kind) if name is None else name
    if least == 1:
        return f"{an_enemy(speech, enemies.kind)}{which} is{place}", f"no {noun}{which} is{place}"
    many = f"{least} {plural(noun)}{which} are{place}"
    return f"at least {many}", f"fewer than {many}"


def _spaces(speech: Speech, spaces: Spaces, least: int) -> tuple[str, str]:
    if least == 1 and spaces.at is not None and spaces.within == 0:
        home = anchor(speech, spaces.at)
        demands = replace(spaces, at=None)
        return f"{home} is {a_space(speech, demands)}", f"{home} is not {a_space(speech, demands)}"
    which = a_space(speech, spaces)
    if least == 1:
        return f"there is such a Space: {which}", f"there is no such Space: {which}"
    return (
        f"there are at least {least} such Spaces: {which}",
        f"there are fewer than {least} such Spaces: {which}",
    )


@CONDITIONS.on(StressFull)
def _stress_full(_speech: Speech, _condition: StressFull) -> tuple[str, str]:
    return "your Stress is at its maximum", "your Stress is below its maximum"


@CONDITIONS.on(Alone)
def _alone(_speech: Speech, _condition: Alone) -> tuple[str, str]:
    return "no other figure is on your Space", "another figure is on your Space"


@CONDITIONS.on(Unhurt)
def _unhurt(_speech: Speech, _condition: Unhurt) -> tuple[str, str]:
    """Wounds of Companions do not count."""
    return "you have no Wounds of your own", "you have Wounds of your own"


@CONDITIONS.on(TokensTouch)
def _tokens_touch(speech: Speech, condition: TokensTouch) -> tuple[str, str]:
    spaces = f"two Spaces with {one(speech.names.token(condition.token))} are adjacent"
    return spaces, f"no {spaces}"


@CONDITIONS.on(Not)
def _not(speech: Speech, condition: Not) -> tuple[str, str]:
    yes, no = CONDITIONS.say(speech, condition.condition)
    return no, yes


__all__ = [
    "holds",
]
