"""Control in words: how the sentences of a text follow from one another."""

from collections.abc import Iterable
from typing import Final

from dmd_core.final_girl.say.base import EFFECTS, Speech
from dmd_core.final_girl.say.conditions import holds
from dmd_core.final_girl.words.base import Control, Effect
from dmd_core.final_girl.words.control import (
    Choose,
    HorrorRoll,
    If,
    May,
    Option,
    PlainDie,
    Sequence,
)
from dmd_core.tabletop.text.english import listed, sentence

NOTHING: Final = "nothing happens"


def clause(speech: Speech, effect: Effect) -> str:
    """A text as one clause, without a full stop."""
    return EFFECTS.say(speech, effect)


def clauses(speech: Speech, effects: Iterable[Effect]) -> str:
    """Effects in their order as one clause."""
    return ", then ".join(part(speech, effect) for effect in effects) or NOTHING


def sentences(speech: Speech, effects: Iterable[Effect]) -> str:
    """Effects in their order, each as a sentence."""
    return " ".join(sentence(clause(speech, effect)) for effect in effects)


def part(speech: Speech, effect: Effect) -> str:
    """A text inside of another; brackets show where a compound one ends."""
    text = clause(speech, effect)
    return f"({text})" if isinstance(effect, Control) else text


@EFFECTS.on(Sequence)
def _sequence(speech: Speech, control: Sequence) -> str:
    return clauses(speech, control.steps)


@EFFECTS.on(If)
def _if(speech: Speech, control: If) -> str:
    text = f"if {holds(speech, control.condition)}, {clause(speech, control.then)}"
    if control.otherwise is None:
        return text
    return f"{text}; otherwise {clause(speech, control.otherwise)}"


@EFFECTS.on(May)
def _may(speech: Speech, control: May) -> str:
    return f"you may decide: {clause(speech, control.then)}"


@EFFECTS.on(Choose)
def _choose(speech: Speech, control: Choose) -> str:
    options = "; or ".join(_option(speech, option) for option in control.options)
    return f"choose one: {options or NOTHING}"


def _option(speech: Speech, option: Option) -> str:
    text = part(speech, option.then)
    if option.condition is None:
        return text
    return f"{text} (only if {holds(speech, option.condition)})"


@EFFECTS.on(PlainDie)
def _plain_die(speech: Speech, control: PlainDie) -> str:
    outcomes = [
        f"{listed([str(face) for face in one.faces], 'or')}: {clause(speech, one.then)}"
        for one in control.outcomes
    ]
    return f"roll a plain die. {'; '.join(outcomes) or NOTHING}"


@EFFECTS.on(HorrorRoll)
def _horror_roll(speech: Speech, control: HorrorRoll) -> str:
    return f"make a Horror Roll; for each success {clause(speech, control.each)}"


__all__ = ["NOTHING", "clause", "clauses", "part", "sentences"]
