"""Verbs that hit Investigators, figures and objects, in words."""

from dmd_core.death_may_die.say.amounts import amount, value
from dmd_core.death_may_die.say.base import EFFECTS, Speech
from dmd_core.death_may_die.say.selectors import (
    Subject,
    every_enemy,
    object_name,
    on_space,
    subject,
    tie,
)
from dmd_core.death_may_die.words.amounts import ALL
from dmd_core.death_may_die.words.harm import (
    Harm,
    Heal,
    LoseSanity,
    SetStress,
    TakeStress,
    TakeWounds,
)
from dmd_core.death_may_die.words.selectors import Investigators, ObjectState, Who
from dmd_core.tabletop.text.english import listed, plural


@EFFECTS.on(LoseSanity)
def _lose_sanity(speech: Speech, verb: LoseSanity) -> str:
    who = subject(speech, verb.who)
    return who.does("lose", amount(speech, verb.n, "Sanity", there=who.space))


@EFFECTS.on(TakeStress)
def _take_stress(speech: Speech, verb: TakeStress) -> str:
    who = subject(speech, verb.who)
    text = who.does("take", amount(speech, verb.n, "Stress", there=who.space))
    if verb.overflow:
        return f"{text}, and 1 Wound instead of each Stress beyond the maximum"
    return text


@EFFECTS.on(TakeWounds)
def _take_wounds(speech: Speech, verb: TakeWounds) -> str:
    who = subject(speech, verb.who)
    return who.does("take", amount(speech, verb.n, "Wound", there=who.space))


@EFFECTS.on(Heal)
def _heal(speech: Speech, verb: Heal) -> str:
    who = subject(speech, verb.who)
    if verb.mix == 1:
        return who.does("heal", "up to 1 Stress or Wound")
    if verb.mix:
        return who.does("heal", f"up to {verb.mix} Stress and Wounds in any mix")
    healed = [
        _all(who, noun) if n is ALL else amount(speech, n, noun, there=who.space)
        for n, noun in ((verb.stress, "Stress"), (verb.wounds, "Wound"))
        if n != 0
    ]
    return who.does("heal", listed(healed) or "nothing")


def _all(who: Subject, noun: str) -> str:
    return f"all your {plural(noun)}" if who.second else f"all {plural(noun)}"


@EFFECTS.on(SetStress)
def _set_stress(speech: Speech, verb: SetStress) -> str:
    much = verb.n if isinstance(verb.n, int) else f"as much as {value(speech, verb.n)}"
    return f"your Stress becomes {much}, at most its maximum"


@EFFECTS.on(Harm)
def _harm(speech: Speech, verb: Harm) -> str:
    """All of them in one batch; those on the same Spaces are named together."""
    groups: list[tuple[str, str]] = []
    if verb.enemies is not None:
        place = on_space(speech, verb.enemies.where)
        name = every_enemy(speech, verb.enemies).removesuffix(place)
        groups.append((f"{name}{tie(speech, verb.enemies)}", place))
    if verb.investigators is not None:
        groups.append(_hurt(speech, verb.investigators))
    if verb.objects is not None:
        place = on_space(speech, verb.objects)
        groups.append((f"each {object_name(speech, ObjectState.INTACT)}", place))
    whom = listed(_together(groups)) or "nobody"
    wounds = amount(speech, verb.n, "Wound", there="its Space")
    # What is measured at each of them stands behind them, so that "its" finds its noun.
    return f"deal {wounds} to {whom}" if isinstance(verb.n, int) else f"deal to {whom} {wounds}"


def _together(groups: list[tuple[str, str]]) -> list[str]:
    """Names with their places; a place shared with the next name is said only there."""
    parts: list[str] = []
    for number, (name, place) in enumerate(groups, 1):
        if number == len(groups):
            parts.append(f"{name}{place}")
        elif groups[number][1] == place:
            parts.append(name)
        else:
            parts.append(f"{name}{place or ' anywhere'}")
    return parts


def _hurt(speech: Speech, who: Investigators) -> tuple[str, str]:
    """Investigators as those who are dealt Wounds, and where they stand."""
    if who.who in (Who.ALL, Who.OTHERS):
        place = on_space(speech, who.where)
        name = subject(speech, who).text
        start = "each other Investigator" if who.who is Who.OTHERS else "each Investigator"
        rest = name.removeprefix(f"{start}{place}")
        return f"{start}{rest}", place
    one = subject(speech, who)
    return (f"{one.text} (if {one.condition})" if one.condition else one.text), ""


__all__: list[str] = []
