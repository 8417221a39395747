"""Control in words: how the sentences of a text follow from one another."""

from typing import Final

from dmd_core.death_may_die.say.base import EFFECTS, Speech
from dmd_core.death_may_die.say.conditions import holds
from dmd_core.death_may_die.say.selectors import subject
from dmd_core.death_may_die.words.base import Control, Effect
from dmd_core.death_may_die.words.control import AtOnce, Choose, If, Option, Sequence
from dmd_core.death_may_die.words.picking import PickEnemy, PickInvestigator, PickSpace
from dmd_core.death_may_die.words.selectors import Investigators
from dmd_core.kernel.node import replace
from dmd_core.tabletop.text.english import listed, sentence

NOTHING: Final = "nothing happens"


def clause(speech: Speech, effect: Effect) -> str:
    """A text as one clause, without a full stop."""
    return EFFECTS.say(speech, effect)


def sentences(speech: Speech, effect: Effect) -> str:
    """A text as sentences: one for each step, one for what happens otherwise."""
    match effect:
        case Sequence(steps=steps) if steps:
            following = ("then " + clause(speech, step) for step in steps[1:])
            return " ".join(sentence(text) for text in (clause(speech, steps[0]), *following))
        case If(otherwise=otherwise) if otherwise is not None:
            first = sentence(clause(speech, replace(effect, otherwise=None)))
            return f"{first} {sentence('otherwise ' + clause(speech, otherwise))}"
        case _:
            return sentence(clause(speech, effect))


def part(speech: Speech, effect: Effect) -> str:
    """A text inside of another; brackets show where a compound one ends."""
    text = clause(speech, effect)
    return f"({text})" if isinstance(effect, Control) else text


@EFFECTS.on(Sequence)
def _sequence(speech: Speech, control: Sequence) -> str:
    if not control.steps:
        return NOTHING
    *first, last = control.steps
    picks = isinstance(last, PickSpace | PickInvestigator | PickEnemy)
    end = clause(speech, last) if picks else part(speech, last)
    return ", then ".join([*(part(speech, step) for step in first), end])


@EFFECTS.on(AtOnce)
def _at_once(speech: Speech, control: AtOnce) -> str:
    """One sentence; a subject that stays the same is named once."""
    parts: list[str] = []
    before: Investigators | None = None
    for step in control.steps:
        text = part(speech, step)
        who = getattr(step, "who", None)
        if who is not None and who == before and not subject(speech, who).condition:
            text = text.removeprefix(f"{subject(speech, who).text} ")
        before = who
        parts.append(text)
    return listed(parts) or NOTHING


@EFFECTS.on(If)
def _if(speech: Speech, control: If) -> str:
    text = f"if {holds(speech, control.condition)}, {clause(speech, control.then)}"
    if control.otherwise is None:
        return text
    return f"{text}; otherwise {clause(speech, control.otherwise)}"


@EFFECTS.on(Choose)
def _choose(speech: Speech, control: Choose) -> str:
    return f"{speech.may_choose()} one: {options_text(speech, control.options)}"


def options_text(speech: Speech, options: tuple[Option, ...]) -> str:
    """Options of a choice in a row."""
    return "; or ".join(_option(speech, option) for option in options) or NOTHING


def _option(speech: Speech, option: Option) -> str:
    text = NOTHING if option.then is None else part(speech, option.then)
    if option.condition is None:
        return text
    return f"{text} (only if {holds(speech, option.condition)})"


__all__ = [
    "NOTHING",
    "clause",
    "options_text",
    "sentences",
]
