"""Controls in words: how the sentences of a text follow from one another."""

from typing import Final

from dmd_core.death_may_die.effects.control import (
    CONTROLS,
    AtOnce,
    Choose,
    Effect,
    If,
    Option,
    PickEnemy,
    PickInvestigator,
    PickSpace,
    Sequence,
    Steal,
)
from dmd_core.death_may_die.effects.selectors import Enemies, Investigators, Who
from dmd_core.death_may_die.wording.conditions import holds
from dmd_core.death_may_die.wording.english import listed, one, sentence
from dmd_core.death_may_die.wording.selectors import (
    a_space,
    definite,
    enemy_noun,
    every_enemy,
    subject,
    tie,
    whoever,
)
from dmd_core.death_may_die.wording.speech import EFFECTS, Speech
from dmd_core.kernel.node import replace

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


def _part(speech: Speech, effect: Effect) -> str:
    """A text inside of another; brackets show where a compound one ends."""
    text = clause(speech, effect)
    return f"({text})" if isinstance(effect, CONTROLS) else text


@EFFECTS.on(Sequence)
def _sequence(speech: Speech, control: Sequence) -> str:
    return ", then ".join(_part(speech, step) for step in control.steps) or NOTHING


@EFFECTS.on(AtOnce)
def _at_once(speech: Speech, control: AtOnce) -> str:
    """One sentence; a subject that stays the same is named once."""
    parts: list[str] = []
    before: Investigators | None = None
    for step in control.steps:
        text = _part(speech, step)
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
    text = NOTHING if option.then is None else _part(speech, option.then)
    if option.condition is None:
        return text
    return f"{text} (only if {holds(speech, option.condition)})"


@EFFECTS.on(PickSpace)
def _pick_space(speech: Speech, control: PickSpace) -> str:
    there = replace(speech, space="that Space")
    which = a_space(speech, control.where)
    return f"{speech.may_choose()} {which}, then {clause(there, control.then)}"


@EFFECTS.on(PickInvestigator)
def _pick_investigator(speech: Speech, control: PickInvestigator) -> str:
    """Whether "you" can be chosen is said where it could be asked."""
    start = speech.may_choose(optional=control.optional)
    then = clause(replace(speech, seat="that Investigator"), control.then)
    follows = f"then {then}"
    if not isinstance(control.then, CONTROLS) and then.startswith("that Investigator "):
        follows = f"who {then.removeprefix('that Investigator ')}"
    return f"{start} {_candidate(speech, control.among)}, {follows}"


def _candidate(speech: Speech, among: Investigators) -> str:
    rest = whoever(speech, among)
    match among.who:
        case Who.ALL:
            return f"an Investigator{rest} (yourself too)"
        case Who.OTHERS:
            return f"another Investigator{rest}"
        case Who.YOU:
            return f"yourself{rest}"
        case Who.IT:
            return f"{speech.seat or 'it'}{rest}"


@EFFECTS.on(PickEnemy)
def _pick_enemy(speech: Speech, control: PickEnemy) -> str:
    among = control.among
    name = definite(speech, among.kind)
    that = f"that {enemy_noun(speech, among.kind)}" if name is None else name
    then = clause(replace(speech, enemy=that), control.then)
    return f"{speech.may_choose()} {_enemy(speech, among)}, then {then}"


def _enemy(speech: Speech, among: Enemies) -> str:
    text = every_enemy(speech, among)
    if among.nearest or definite(speech, among.kind) is not None:
        return f"{text}{tie(speech, among)}"
    noun = enemy_noun(speech, among.kind)
    return f"{one(noun)}{text.removeprefix(f'each {noun}')}"


@EFFECTS.on(Steal)
def _steal(speech: Speech, control: Steal) -> str:
    return (
        "take 1 or more tradable cards from other Investigators on your Space, then"
        f" {_part(speech, control.then)}; if there is none, {_part(speech, control.otherwise)}"
    )


__all__ = ["clause", "options_text", "sentences"]
