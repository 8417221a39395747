"""Conditions in words."""

from dmd_core.final_girl.say.amounts import how_many
from dmd_core.final_girl.say.base import CONDITIONS, Speech
from dmd_core.final_girl.say.selectors import a_space, place
from dmd_core.final_girl.words.base import Condition
from dmd_core.final_girl.words.conditions import AtLeast, Exists, Not
from dmd_core.final_girl.words.selectors import Anchor, Foe, Spaces


def holds(speech: Speech, condition: Condition) -> str:
    """The clause that a condition holds."""
    return CONDITIONS.say(speech, condition)[0]


@CONDITIONS.on(Exists)
def _exists(speech: Speech, condition: Exists) -> tuple[str, str]:
    words = condition.space
    if words.at is not None and words == Spaces(at=words.at, foe=words.foe, token=words.token):
        return _there(speech, words, words.at)
    if words.at is not None and words == Spaces(
        at=words.at, search=words.search, exit=words.exit, apart=words.apart
    ):
        return _is(speech, words, words.at)
    space = a_space(speech, words)
    return f"there is {space}", f"there is not {space}"


def _there(speech: Speech, words: Spaces, at: Anchor) -> tuple[str, str]:
    """What is on a known space."""
    here = place(speech, at)
    if words.token is not None:
        token = speech.names.token(words.token)
        return f"{here} has a {token}", f"{here} has no {token}"
    if words.foe is Foe.KILLER:
        return f"the killer is on {here}", f"the killer is not on {here}"
    noun = "a minion" if words.foe is Foe.MINION else "an enemy"
    return f"{noun} is on {here}", f"no {noun.partition(' ')[2]} is on {here}"


def _is(speech: Speech, words: Spaces, at: Anchor) -> tuple[str, str]:
    """What a known space is."""
    here = place(speech, at)
    if words.apart:
        name = " or ".join(speech.names.space(space) for space in words.apart)
        return f"{here} is not {name}", f"{here} is {name}"
    kind = "a search space" if words.search is not None else "an exit space"
    yes, no = f"{here} is {kind}", f"{here} is not {kind}"
    flag = words.search if words.search is not None else words.exit
    return (no, yes) if flag is False else (yes, no)


@CONDITIONS.on(AtLeast)
def _at_least(speech: Speech, condition: AtLeast) -> tuple[str, str]:
    return how_many(speech, condition.of, condition.n)


@CONDITIONS.on(Not)
def _not(speech: Speech, condition: Not) -> tuple[str, str]:
    yes, no = CONDITIONS.say(speech, condition.condition)
    return no, yes


__all__ = ["holds"]
