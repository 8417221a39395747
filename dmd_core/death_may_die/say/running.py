"""Abilities in a Run, in words."""

from dmd_core.death_may_die.say.base import ABILITIES, Speech
from dmd_core.death_may_die.say.when import total
from dmd_core.death_may_die.words.running import RunSteps, Sneak, SneakWound, TakeAlong
from dmd_core.death_may_die.words.when import ANY_NUMBER
from dmd_core.tabletop.text.english import some


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


__all__: list[str] = []
