"""Investigators that a text moves, and the one somebody named, in words."""

from dmd_core.death_may_die.say.base import ABILITIES, EFFECTS, Speech
from dmd_core.death_may_die.say.selectors import a_space, subject
from dmd_core.death_may_die.words.moving import Go, NameOther
from dmd_core.death_may_die.words.selectors import Investigators


@EFFECTS.on(Go)
def _go(speech: Speech, verb: Go) -> str:
    """Who stands on the Space already does not move."""
    who = subject(speech, Investigators(verb.who))
    text = who.does("move", f"to {a_space(speech, verb.to)}")
    if verb.to.nearest:
        text += "; you stay if you are on one" if who.second else "; who is on one stays"
    return text if verb.followed else f"{text}, and no Enemies follow"


@ABILITIES.on(NameOther)
def _name_other(_speech: Speech, _ability: NameOther) -> str:
    return "at the start of the game, name another Investigator"


__all__: list[str] = []
