"""Conditions in words: that they hold, and that they do not."""

from dmd_core.death_may_die.say.amounts import NOUNS, value
from dmd_core.death_may_die.say.base import CONDITIONS, Speech
from dmd_core.death_may_die.say.gathering import cards_noun, gathered, owners, side
from dmd_core.death_may_die.say.selectors import (
    NAMED,
    a_space,
    an_enemy,
    anchor,
    definite,
    enemy_noun,
    on_space,
    qualities,
    spaces_noun,
    whoever,
)
from dmd_core.death_may_die.words.amounts import Most, Own, Track
from dmd_core.death_may_die.words.base import Condition
from dmd_core.death_may_die.words.conditions import AllOf, AnyOf, AtLeast, Exists, Not
from dmd_core.death_may_die.words.selectors import Cards, Enemies, Investigators, Spaces, Who
from dmd_core.kernel.node import replace
from dmd_core.tabletop.text.english import listed, one, plural


def holds(speech: Speech, condition: Condition) -> str:
    """The clause that a condition holds, without "if"."""
    return CONDITIONS.say(speech, condition)[0]


@CONDITIONS.on(Exists)
def _exists(speech: Speech, condition: Exists) -> tuple[str, str]:
    """One selector has words of its own; what several gather is counted together."""
    least = condition.at_least
    named = [
        condition.investigators,
        condition.enemies,
        condition.spaces,
        condition.cards,
    ]
    match [selector for selector in named if selector is not None]:
        case [Investigators() as who]:
            return _investigators(speech, who, least)
        case [Enemies() as enemies]:
            return _enemies(speech, enemies, least)
        case [Spaces() as spaces]:
            return _spaces(speech, spaces, least)
        case [Cards() as cards]:
            return _cards(speech, cards, least)
        case []:
            return f"at least {least} of nothing", f"fewer than {least} of nothing"
        case _:
            return _several(speech, condition, least)


def _several(speech: Speech, condition: Exists, least: int) -> tuple[str, str]:
    groups = gathered(speech, condition)
    if least > 1:
        many = listed([group.many for group in groups], "or")
        return f"there are at least {least} {many}", f"there are fewer than {least} {many}"
    if len(groups) == 1 and groups[0].one.startswith("other figure"):
        place = groups[0].one.removeprefix("other figure")
        return f"another figure is{place}", f"no other figure is{place}"
    there = listed([one(group.one) for group in groups], "or")
    none = listed([f"no {group.one}" for group in groups])
    return f"there is {there}", f"there is {none}"


def _cards(speech: Speech, cards: Cards, least: int) -> tuple[str, str]:
    """Who has a card is said first, as far as it can be."""
    if least == 1:
        noun = f"{one(cards_noun(speech, cards, many=False))}{side(cards)}"
        rest = whoever(speech, cards.of)
        if cards.of.who is Who.ALL:
            return f"an Investigator{rest} has {noun}", f"no Investigator{rest} has {noun}"
        if cards.of.who is Who.OTHERS:
            return (
                f"another Investigator{rest} has {noun}",
                f"no other Investigator{rest} has {noun}",
            )
    many = cards_noun(speech, cards, many=True) + owners(speech, cards)
    return f"there are at least {least} {many}", f"there are fewer than {least} {many}"


def _investigators(speech: Speech, who: Investigators, least: int) -> tuple[str, str]:
    if who.who in (Who.YOU, Who.IT, Who.NAMED) and least == 1:
        return _one_investigator(speech, who)
    group = gathered(speech, Exists(investigators=who))[0]
    if least == 1:
        noun = gathered(speech, Exists(investigators=Investigators(who.who)))[0].one
        return _any_investigator(speech, who, noun)
    return f"there are at least {least} {group.many}", f"there are fewer than {least} {group.many}"


def _any_investigator(speech: Speech, who: Investigators, noun: str) -> tuple[str, str]:
    """At least one of a group."""
    place = on_space(speech, who.where)
    said = listed(qualities(speech, replace(who, where=None), "is"))
    if not said:
        return f"there is {one(noun)}{place}", f"there is no {noun}{place}"
    return f"{one(noun)}{place} {said}", f"no {noun}{place} {said}"


def _one_investigator(speech: Speech, who: Investigators) -> tuple[str, str]:
    """Of one Investigator something is said; of several things one may fail."""
    name, be = {
        Who.YOU: ("you", "are"),
        Who.NAMED: (NAMED, "is"),
    }.get(who.who, (speech.seat or "it", "is"))
    yes = qualities(speech, who, be)
    no = qualities(speech, who, be, no=True)
    if not yes:
        return f"{name} {be} alive", f"{name} {be} dead"
    if who.who is Who.NAMED:
        dead = [f"{be} dead", *(quality.removeprefix(f"{be} ") for quality in no)]
        alive = [f"{be} alive", *(quality.removeprefix(f"{be} ") for quality in yes)]
        return f"{name} {listed(alive)}", f"{name} {listed(dead, 'or')}"
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


def _lies_here(speech: Speech, spaces: Spaces) -> tuple[str, str] | None:
    """A token on Spaces that are named by where they are; None if more is asked."""
    token = spaces.token
    where = replace(spaces, token=None)
    if token is None or where not in (
        Spaces(at=spaces.at, within=spaces.within),
        Spaces(on=spaces.on),
    ):
        return None
    noun = speech.names.token(token)
    place = "the map" if where == Spaces() else a_space(speech, where)
    return f"{one(noun)} lies on {place}", f"no {noun} lies on {place}"


def _spaces(speech: Speech, spaces: Spaces, least: int) -> tuple[str, str]:
    lying = _lies_here(speech, spaces)
    if least == 1 and lying is not None:
        return lying
    if least == 1 and spaces.at is not None and spaces == replace(spaces, within=0, beyond=None):
        home = anchor(speech, spaces.at)
        demands = a_space(speech, replace(spaces, at=None))
        return f"{home} is {demands}", f"{home} is not {demands}"
    alike = spaces.next_to is not None and spaces.next_to == replace(spaces, next_to=None)
    if least == 1 and alike and spaces.next_to is not None:
        (_, rest), _ = spaces_noun(speech, spaces.next_to)
        return f"two Spaces{rest} are adjacent", f"no two Spaces{rest} are adjacent"
    which = a_space(speech, spaces)
    if least == 1:
        return f"there is such a Space: {which}", f"there is no such Space: {which}"
    return (
        f"there are at least {least} such Spaces: {which}",
        f"there are fewer than {least} such Spaces: {which}",
    )


@CONDITIONS.on(AtLeast)
def _at_least(speech: Speech, condition: AtLeast) -> tuple[str, str]:
    """What is said often has words of its own: having any, and being at the maximum."""
    of, n = condition.of, condition.n
    if isinstance(of, Own) and n == 1:
        noun = "Stress" if of.track is Track.STRESS else "Wounds of your own"
        return f"you have {noun}", f"you have no {noun}"
    if isinstance(of, Own) and n == Most(of.track):
        be = "is" if of.track is Track.STRESS else "are"
        have = f"your {NOUNS[of.track]} {be}"
        end = "its maximum" if of.track is Track.STRESS else "their maximum"
        return f"{have} at {end}", f"{have} below {end}"
    left, right = value(speech, of), value(speech, n)
    return f"{left} is at least {right}", f"{left} is less than {right}"


@CONDITIONS.on(Not)
def _not(speech: Speech, condition: Not) -> tuple[str, str]:
    yes, no = CONDITIONS.say(speech, condition.condition)
    return no, yes


@CONDITIONS.on(AllOf)
def _all(speech: Speech, condition: AllOf) -> tuple[str, str]:
    """One after the other; denied if one of them is."""
    parts = [CONDITIONS.say(speech, each) for each in condition.of]
    return listed([yes for yes, _ in parts]), listed([no for _, no in parts], "or")


@CONDITIONS.on(AnyOf)
def _any(speech: Speech, condition: AnyOf) -> tuple[str, str]:
    """One or another; denied if none of them is."""
    parts = [CONDITIONS.say(speech, each) for each in condition.of]
    return listed([yes for yes, _ in parts], "or"), listed([no for _, no in parts])


__all__ = [
    "holds",
]
