"""Abilities in a turn, in words: actions, Runs, card use, levels from Companions."""

from dmd_core.death_may_die.abilities.vocabulary import (
    ANY_NUMBER,
    AtTurnEnd,
    AtTurnStart,
    ExtraActions,
    FreeAction,
    RunSteps,
    SafeToRest,
    SkillLevel,
    Sneak,
    SneakWound,
    TakeAlong,
    Usable,
)
from dmd_core.death_may_die.wording.control import clause
from dmd_core.death_may_die.wording.english import some
from dmd_core.death_may_die.wording.speech import ABILITIES, Speech
from dmd_core.death_may_die.wording.whens import total, when


@ABILITIES.on(FreeAction)
def _free_action(speech: Speech, ability: FreeAction) -> str:
    action = some(ability.n, f"free {speech.names.action(ability.action)} action")
    return f"you may take {action} per turn{when(speech, ability.when)}"


@ABILITIES.on(ExtraActions)
def _extra_actions(speech: Speech, ability: ExtraActions) -> str:
    return f"you have {some(ability.n, 'more action')} each turn{total(speech, ability)}"


@ABILITIES.on(RunSteps)
def _run_steps(speech: Speech, ability: RunSteps) -> str:
    return f"you may Run {some(ability.n, 'Space')} farther{total(speech, ability)}"


@ABILITIES.on(TakeAlong)
def _take_along(_speech: Speech, _ability: TakeAlong) -> str:
    return (
        "once per Run you may take another Investigator along"
        " from the Space you leave to the next one"
    )


@ABILITIES.on(Sneak)
def _sneak(_speech: Speech, ability: Sneak) -> str:
    """The largest number counts; they do not add up."""
    if ability.n == ANY_NUMBER:
        return "in each Run you may Sneak past any number of Enemies"
    count = "1 Enemy" if ability.n == 1 else f"up to {some(ability.n, 'Enemy')}"
    return f"in each Run you may Sneak past {count}"


@ABILITIES.on(SneakWound)
def _sneak_wound(_speech: Speech, ability: SneakWound) -> str:
    return f"each Enemy you Sneak past takes {some(ability.n, 'Wound')}"


@ABILITIES.on(SafeToRest)
def _safe_to_rest(speech: Speech, ability: SafeToRest) -> str:
    return f"you count as Safe for the Rest action{when(speech, ability.when)}"


@ABILITIES.on(AtTurnStart)
def _at_turn_start(speech: Speech, ability: AtTurnStart) -> str:
    return f"at the start of your turn, {clause(speech, ability.then)}"


@ABILITIES.on(AtTurnEnd)
def _at_turn_end(speech: Speech, ability: AtTurnEnd) -> str:
    return f"at the end of your turn, {clause(speech, ability.then)}"


@ABILITIES.on(Usable)
def _usable(speech: Speech, ability: Usable) -> str:
    """What goes is the price; a partner card goes in any case."""
    price = f"discard {speech.card}" if ability.discard else f"use {speech.card}"
    if ability.needs is not None:
        partner = speech.names.half(ability.needs)
        price += f" and your {partner}" if ability.discard else f" by discarding your {partner}"
    return f"in your turn you may {price}: {clause(speech, ability.then)}"


@ABILITIES.on(SkillLevel)
def _skill_level(speech: Speech, ability: SkillLevel) -> str:
    return f"you have {some(ability.n, 'more level')} of {speech.names.skill(ability.skill)}"


__all__: list[str] = []
