"""Abilities against harm, in words."""

from dmd_core.death_may_die.say.base import ABILITIES, Speech
from dmd_core.death_may_die.say.control import clause
from dmd_core.death_may_die.say.when import total
from dmd_core.death_may_die.words.defence import (
    AfterAttacked,
    AfterAverted,
    AfterRedirect,
    AvertDeath,
    CollectWounds,
    DeflectFire,
    Redirect,
    Reduce,
)
from dmd_core.kernel.node import replace
from dmd_core.tabletop.text.english import listed, plural, some, times


@ABILITIES.on(Reduce)
def _reduce(_speech: Speech, ability: Reduce) -> str:
    parts: list[str] = []
    if ability.wounds:
        parts.append(f"take {some(ability.wounds, 'Wound')} less")
    if ability.sanity:
        parts.append(f"lose {ability.sanity} Sanity less")
    source = "from any source" if ability.any_source else "when you are attacked or roll for Fire"
    return f"you may {listed(parts) or 'reduce nothing'} {source}"


@ABILITIES.on(Redirect)
def _redirect(_speech: Speech, ability: Redirect) -> str:
    if ability.within == 0:
        place = "on your Space"
    elif ability.within == 1:
        place = "on your Space or an adjacent one"
    else:
        place = f"at most {ability.within} Spaces away"
    return (
        f"when another Investigator {place} is attacked,"
        " you may redirect the attack to yourself before the roll"
    )


@ABILITIES.on(AfterRedirect)
def _after_redirect(speech: Speech, ability: AfterRedirect) -> str:
    return f"after an attack that you redirected to yourself, {clause(speech, ability.then)}"


@ABILITIES.on(AfterAttacked)
def _after_attacked(speech: Speech, ability: AfterAttacked) -> str:
    speech = replace(speech, enemy="that Enemy", space="that Enemy's Space")
    return f"when an attack of an Enemy has dealt you Wounds, {clause(speech, ability.then)}"


@ABILITIES.on(CollectWounds)
def _collect_wounds(speech: Speech, ability: CollectWounds) -> str:
    """Wounds that Companions take count as well."""
    tokens = plural(speech.names.token(ability.token))
    return (
        f"whenever you take Wounds, those given to Companions too,"
        f" put as many {tokens} on {speech.card}"
    )


@ABILITIES.on(AvertDeath)
def _avert_death(speech: Speech, ability: AvertDeath) -> str:
    often = f"{times(ability.n)} per game{total(speech, ability)}"
    return f"{often}, when you would die of Wounds, you are back with full health instead"


@ABILITIES.on(AfterAverted)
def _after_averted(speech: Speech, ability: AfterAverted) -> str:
    return f"when you are back from such a death, {clause(speech, ability.then)}"


@ABILITIES.on(DeflectFire)
def _deflect_fire(_speech: Speech, _ability: DeflectFire) -> str:
    return (
        "when you roll for Fire, 1 Enemy of your choice on your Space"
        " may take the Wounds instead of you"
    )


__all__: list[str] = []
