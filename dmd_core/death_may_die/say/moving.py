"""Investigators that a text moves, and the one somebody named, in words."""

from dmd_core.death_may_die.say.base import ABILITIES, EFFECTS, Speech
from dmd_core.death_may_die.say.selectors import a_space, subject
from dmd_core.death_may_die.words.moving import Go, NameOther
from dmd_core.death_may_die.words.selectors import Investigators


@EFFECTS.on(Go)
def _go(speech: Speech, verb: Go) -> str:
    """Directly, however far it is: so no Enemies follow, unless a ruling says so (AMB-40).

    Who stands on the Space already stays.
    """
    who = subject(speech, Investigators(verb.who))
    follow = ", so no Enemies follow"
    if not verb.followed:
        follow = ", and no Enemies follow"
    elif speech.followed:
        follow = f", and Enemies on {who.space} follow"
    text = who.does("go", f"directly to {a_space(speech, verb.to)}{follow}")
    if verb.to.nearest:
        text += "; you stay if you are on one" if who.second else "; who is on one stays"
    return text


@ABILITIES.on(NameOther)
def _name_other(_speech: Speech, _ability: NameOther) -> str:
    return "at the start of the game, name another Investigator"


__all__: list[str] = []
