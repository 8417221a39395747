"""Tokens on the map in words."""

from dmd_core.final_girl.say.base import EFFECTS, Speech
from dmd_core.final_girl.say.selectors import some_spaces
from dmd_core.final_girl.words.tokens import PlaceToken, RemoveToken
from dmd_core.tabletop.text.english import one


@EFFECTS.on(PlaceToken)
def _place(speech: Speech, verb: PlaceToken) -> str:
    token = one(speech.names.token(verb.token))
    each = "" if verb.n == 1 else "each of "
    return f"place {token} on {each}{some_spaces(speech, verb.on, verb.n)}"


@EFFECTS.on(RemoveToken)
def _remove(speech: Speech, verb: RemoveToken) -> str:
    return f"remove the {speech.names.token(verb.token)}"


__all__: list[str] = []
