"""Abilities in attacks of an Investigator, in words."""

from dmd_core.death_may_die.say.base import ABILITIES, Speech
from dmd_core.death_may_die.say.control import clause
from dmd_core.death_may_die.say.when import total
from dmd_core.death_may_die.words.attack import (
    AfterKill,
    ExtraWounds,
    FullWounds,
    ManyTargets,
    Range,
)
from dmd_core.tabletop.text.english import some


@ABILITIES.on(ManyTargets)
def _many_targets(_speech: Speech, _ability: ManyTargets) -> str:
    """All are named before the roll, what each of them takes is settled after it (AMB-47)."""
    return (
        "when you attack, you may name any number of targets on your Space before the roll"
        " and split its Wounds among them after it as you like"
    )


@ABILITIES.on(FullWounds)
def _full_wounds(_speech: Speech, _ability: FullWounds) -> str:
    return (
        "when you attack several targets, the Wounds are not split: each target takes 1 Wound for"
        " each Success"
    )


@ABILITIES.on(Range)
def _range(speech: Speech, ability: Range) -> str:
    return f"your attacks reach {some(ability.n, 'Space')} farther{total(speech, ability)}"


@ABILITIES.on(ExtraWounds)
def _extra_wounds(speech: Speech, ability: ExtraWounds) -> str:
    wounds = f"{some(ability.n, 'more Wound')}{total(speech, ability)}"
    return (
        f"when you attack one target and no other Enemy is on its Space, you may deal it {wounds}"
    )


@ABILITIES.on(AfterKill)
def _after_kill(speech: Speech, ability: AfterKill) -> str:
    then = clause(speech, ability.then)
    return f"when your attack kills its one target and no other Enemy was on its Space, {then}"


__all__: list[str] = []
