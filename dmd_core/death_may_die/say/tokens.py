"""Fire and tokens in words."""

from dmd_core.death_may_die.ids import DOWN, INSANITY_WOUND
from dmd_core.death_may_die.say.amounts import amount
from dmd_core.death_may_die.say.base import ABILITIES, EFFECTS, Speech
from dmd_core.death_may_die.say.control import clause
from dmd_core.death_may_die.say.selectors import (
    Subject,
    a_space,
    anchor,
    every_space,
    subject,
)
from dmd_core.death_may_die.words.amounts import ALL
from dmd_core.death_may_die.words.selectors import ANYWHERE
from dmd_core.death_may_die.words.tokens import (
    MoveTokens,
    NextToken,
    PlaceFire,
    PlaceToken,
    RemoveTokens,
    Tokens,
    TokenShortage,
)
from dmd_core.kernel.node import replace
from dmd_core.tabletop.text.english import one, some


@EFFECTS.on(PlaceFire)
def _place_fire(speech: Speech, verb: PlaceFire) -> str:
    return f"put {some(verb.n, 'Fire token')} on {every_space(speech, verb.where)}"


@EFFECTS.on(PlaceToken)
def _place_token(speech: Speech, verb: PlaceToken) -> str:
    token = one(speech.names.token(verb.token))
    near = anchor(speech, verb.near) if verb.on is None else speech.names.space(verb.on)
    if speech.names.several(verb.token):
        return f"put {token} on {near}"
    return f"put {token} on {near}, or on the nearest Space without one"


@EFFECTS.on(RemoveTokens)
def _remove_tokens(speech: Speech, verb: RemoveTokens) -> str:
    what = amount(speech, verb.n, speech.names.token(verb.token))
    return f"remove {what} from {every_space(speech, verb.where)}"


@EFFECTS.on(MoveTokens)
def _move_tokens(speech: Speech, verb: MoveTokens) -> str:
    noun = speech.names.token(verb.token)
    where = "" if verb.where == ANYWHERE else f" on {a_space(speech, verb.where)}"
    what = f"each {noun}{where}"
    if verb.n is not ALL:
        what = f"{amount(speech, verb.n, noun)}{where}"
    goal = a_space(speech, replace(verb.towards, nearest=False))
    end = "the nearest " + goal.removeprefix("a ") if goal.startswith("a ") else goal
    if verb.towards.nearest:
        end = f"{end} that is nearest to you"
    if len(verb.towards.on) > 1:
        end = f"the nearest of {goal}"
    return f"move {what} up to {some(verb.steps, 'Space')} towards {end}"


@EFFECTS.on(NextToken)
def _next_token(speech: Speech, verb: NextToken) -> str:
    names = [speech.names.token(token) for token in verb.of]
    order = ", ".join([*names, names[0]])
    return f"replace the token on the map by the next one of these: {order} again"


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
