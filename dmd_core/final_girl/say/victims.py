"""Victims that a text places, kills, frightens, moves or makes special, in words."""

from dmd_core.final_girl.say.amounts import so_many
from dmd_core.final_girl.say.base import EFFECTS, Speech
from dmd_core.final_girl.say.selectors import a_space, goal, victim_on, victims_on
from dmd_core.final_girl.words.victims import (
    GirlPanics,
    KillVictims,
    MarkVictim,
    Panic,
    PlaceVictims,
    StepVictims,
)
from dmd_core.tabletop.text.english import times


@EFFECTS.on(PlaceVictims)
def _place(speech: Speech, verb: PlaceVictims) -> str:
    return f"place {so_many(speech, verb.n, 'victim')} on {a_space(speech, verb.to)}"


@EFFECTS.on(KillVictims)
def _kill(speech: Speech, verb: KillVictims) -> str:
    return f"{victims_on(speech, verb.on)} die"


@EFFECTS.on(Panic)
def _panic(speech: Speech, verb: Panic) -> str:
    often = "" if verb.rounds == 1 else f" {times(verb.rounds)}"
    return f"{victims_on(speech, verb.on)} panic{often}"


@EFFECTS.on(GirlPanics)
def _girl_panics(_speech: Speech, _verb: GirlPanics) -> str:
    return "she panics"


@EFFECTS.on(StepVictims)
def _step(speech: Speech, verb: StepVictims) -> str:
    toward = goal(speech, verb.toward)
    if verb.one:
        return f"{victim_on(speech, verb.on)} steps toward {toward}"
    return f"{victims_on(speech, verb.on)} step toward {toward}"


@EFFECTS.on(MarkVictim)
def _mark(speech: Speech, verb: MarkVictim) -> str:
    who = victim_on(speech, verb.on, "ordinary victim")
    return f"{who} becomes the {verb.colour.value} victim"


__all__: list[str] = []
