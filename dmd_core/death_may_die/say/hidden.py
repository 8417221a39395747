"""Face-down tokens in words."""

from dmd_core.death_may_die.say.base import EFFECTS, Speech
from dmd_core.death_may_die.say.selectors import a_space
from dmd_core.death_may_die.words.hidden import TurnDown, TurnOver
from dmd_core.death_may_die.words.selectors import ANYWHERE
from dmd_core.tabletop.text.english import one


@EFFECTS.on(TurnOver)
def _turn_over(_speech: Speech, _verb: TurnOver) -> str:
    return "turn over one of the face-down tokens and do what it says"


@EFFECTS.on(TurnDown)
def _turn_down(speech: Speech, verb: TurnDown) -> str:
    where = "" if verb.where == ANYWHERE else f" on {a_space(speech, verb.where)}"
    old, new = speech.names.token(verb.token), one(speech.names.token(verb.becomes))
    return (
        f"each {old}{where} becomes {new} again, and its reverse side"
        f" ({speech.names.back(verb.back)}) is mixed with those that are face down"
    )


__all__: list[str] = []
