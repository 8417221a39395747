"""Picking in words."""

from dmd_core.death_may_die.say.base import EFFECTS, Speech
from dmd_core.death_may_die.say.control import clause
from dmd_core.death_may_die.say.selectors import (
    NAMED,
    a_space,
    definite,
    enemy_noun,
    every_enemy,
    tie,
    whoever,
)
from dmd_core.death_may_die.words.base import Control
from dmd_core.death_may_die.words.picking import PickEnemy, PickInvestigator, PickSpace
from dmd_core.death_may_die.words.selectors import Enemies, Investigators, Who
from dmd_core.kernel.node import replace
from dmd_core.tabletop.text.english import one


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
    if not isinstance(control.then, Control) and then.startswith("that Investigator "):
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
        case Who.NAMED:
            return f"{NAMED}{rest}"
        case Who.PAIR:
            return f"yourself or {NAMED}{rest}"
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


__all__: list[str] = []
