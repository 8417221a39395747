"""Investigators that a text moves, and the one somebody named, in words."""

from dmd_core.death_may_die.say.base import ABILITIES, CONDITIONS, EFFECTS, Speech
from dmd_core.death_may_die.words.moving import JoinNearest, MeetNamed, NamedApart, NameOther


@EFFECTS.on(JoinNearest)
def _join_nearest(_speech: Speech, _verb: JoinNearest) -> str:
    return "you move to the nearest Space with another figure; you stay if yours has one"


@EFFECTS.on(MeetNamed)
def _meet_named(_speech: Speech, _verb: MeetNamed) -> str:
    return "you or the Investigator you named moves to the other's Space, and no Enemies follow"


@CONDITIONS.on(NamedApart)
def _named_apart(_speech: Speech, _condition: NamedApart) -> tuple[str, str]:
    named = "the Investigator you named is"
    return f"{named} alive and not on your Space", f"{named} dead or on your Space"


@ABILITIES.on(NameOther)
def _name_other(_speech: Speech, _ability: NameOther) -> str:
    return "at the start of the game, name another Investigator"


__all__: list[str] = []
