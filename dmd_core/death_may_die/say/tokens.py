"""Fire and tokens in words."""

from dmd_core.death_may_die.ids import DOWN, INSANITY_WOUND
from dmd_core.death_may_die.say.amounts import amount
from dmd_core.death_may_die.say.base import ABILITIES, EFFECTS, Speech
from dmd_core.death_may_die.say.control import clause
from dmd_core.death_may_die.say.selectors import Subject, anchor, every_space, subject
from dmd_core.death_may_die.words.tokens import PlaceFire, PlaceToken, Tokens, TokenShortage
from dmd_core.tabletop.text.english import one, some


@EFFECTS.on(PlaceFire)
def _place_fire(speech: Speech, verb: PlaceFire) -> str:
    return f"put {some(verb.n, 'Fire token')} on {every_space(speech, verb.where)}"


@EFFECTS.on(PlaceToken)
def _place_token(speech: Speech, verb: PlaceToken) -> str:
    token = one(speech.names.token(verb.token))
    return f"put {token} on {anchor(speech, verb.near)}, or on the nearest Space without one"


@EFFECTS.on(Tokens)
def _tokens(speech: Speech, verb: Tokens) -> str:
    """Tokens of a board; one of them says that its owner lies down."""
    who = subject(speech, verb.who)
    if verb.token == DOWN and verb.n == 1:
        return who.does("stand" if verb.remove else "lie", "up again" if verb.remove else "down")
    what = amount(speech, verb.n, speech.names.token(verb.token), there=who.space)
    place = _board(speech, who, insanity=verb.token == INSANITY_WOUND)
    if verb.remove:
        return who.does("remove", f"{what} from {place}")
    return who.does("put", f"{what} on {place}")


def _board(speech: Speech, who: Subject, *, insanity: bool) -> str:
    if insanity:
        return speech.insanity if who.second else "the own Insanity card"
    return "your board" if who.second else "the own board"


@ABILITIES.on(TokenShortage)
def _token_shortage(speech: Speech, ability: TokenShortage) -> str:
    token = one(speech.names.token(ability.token))
    return f"whenever {token} must be placed and none is left, {clause(speech, ability.then)}"


__all__: list[str] = []
