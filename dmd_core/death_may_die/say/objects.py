"""Objects of the Episode in words."""

from dmd_core.death_may_die.say.base import EFFECTS, Speech
from dmd_core.death_may_die.say.selectors import every_space, object_name
from dmd_core.death_may_die.words.objects import MendObjects
from dmd_core.death_may_die.words.selectors import ObjectState, Spaces
from dmd_core.tabletop.text.english import some


@EFFECTS.on(MendObjects)
def _mend_objects(speech: Speech, verb: MendObjects) -> str:
    """Only what has Wounds and is not destroyed can lose them."""
    thing = object_name(speech, ObjectState.DAMAGED)
    place = "the board" if verb.where == Spaces() else every_space(speech, verb.where)
    return f"remove {some(verb.n, 'Wound')} from each {thing} on {place}"


__all__: list[str] = []
