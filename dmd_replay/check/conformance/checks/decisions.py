"""Decisions, refusals and events are sound, and cite rules that exist."""

from collections.abc import Iterable
from string import Formatter
from typing import Any, Final

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event, Parked
from dmd_core.kernel.ids import TABLE
from dmd_core.kernel.refusals import (
    GAME_OVER,
    IMPOSSIBLE_FACT,
    NO_COMMAND,
    NOT_OFFERED,
    WRONG_DECISION,
    WRONG_SEAT,
    Refusal,
)
from dmd_core.kernel.schema.text import TextError, command_of, command_text
from dmd_core.kernel.step import OVER
from dmd_replay.check.conformance.lab import Lab, each_game
from dmd_replay.check.conformance.neighbours import Neighbours
from dmd_replay.check.conformance.players import options_of
from dmd_replay.check.conformance.walk import Walk

OF_KERNEL: Final = (
    GAME_OVER,
    IMPOSSIBLE_FACT,
    NOT_OFFERED,
    NO_COMMAND,
    WRONG_DECISION,
    WRONG_SEAT,
)
"""Refusals of the kernel, which rest on no rule of a game."""


@each_game(
    "A decision asks a seat of the game and lists at least one command of that seat;"
    " each has a text of its own that names it."
)
def decisions_are_sound(lab: Lab, walk: Walk) -> None:
    """Looks at every decision of a game, and at what the end says."""
    commands = [command for moment in walk.moments for command in moment.options]
    if walk.last.decision is not None:
        commands += options_of(walk.last.decision)
    kinds = tuple(dict.fromkeys(map(type, commands)))
    _words_are_unique(lab, walk, kinds)
    for moment in walk.moments:
        lab.at(walk.label, moment.number)
        _decision(lab, moment.decision, moment.options, kinds)
    last = walk.last
    lab.at(walk.label, len(walk.moments))
    if last.decision is not None and walk.stopped is not None:
        _decision(lab, last.decision, tuple(options_of(last.decision)), kinds)
    if last.decision is None:
        lab.made(2)
        outcome = lab.subject.ruleset.outcome(last.state.table)
        if not outcome:
            lab.found("the game is over and has no outcome", "an outcome", "empty")
        parked = last.events[-1]
        if isinstance(parked, Parked) and parked.kind != OVER:
            lab.found("the last Parked does not say that the game is over", OVER, parked.kind)


def _words_are_unique(lab: Lab, walk: Walk, kinds: Iterable[type]) -> None:
    lab.at(walk.label)
    words: dict[str, str] = {}
    for kind in kinds:
        lab.made()
        word = str(getattr(kind, "WORD", ""))
        if word in words:
            lab.found(
                f"two classes have the word '{word}'",
                "different words",
                f"{words[word]}, {kind.__name__}",
            )
        words[word] = kind.__name__


def _decision(
    lab: Lab, decision: Decision, options: tuple[Command, ...], kinds: tuple[type, ...]
) -> None:
    subject = lab.subject
    kind = decision.kind
    lab.made(4)
    if decision.seat != TABLE and decision.seat not in subject.seats:
        lab.found(f"'{kind}' asks seat {decision.seat}", _seats(subject.seats), str(decision.seat))
    if not kind:
        lab.found("a decision has no kind", "a name", "empty")
    if decision.must and not options:
        lab.found(f"'{kind}' must be answered and lists nothing", "one command or more", "none")
    _cited(lab, f"'{kind}'", decision.rules)
    texts: dict[str, Command] = {}
    for command in options:
        lab.made(3)
        text = command_text(command)
        if command.seat != decision.seat:
            lab.found(
                f"'{kind}' lists '{text}' of another seat", str(decision.seat), str(command.seat)
            )
        twin = texts.setdefault(text.casefold(), command)
        if twin != command:
            lab.found(f"two commands of '{kind}' have the text '{text}'", twin, command)
        try:
            read: Any = command_of(kinds, text, command.seat)
        except TextError as error:
            read = str(error)
        if read != command:
            lab.found(f"the text '{text}' does not name its command", command, read)


@each_game("A refusal has a code, a full sentence and rules that exist; a game's own names one.")
def refusals_name_rules(lab: Lab, walk: Walk) -> None:
    """Asks why for commands that are not offered."""
    neighbours = Neighbours(lab.subject.seats, lab.seed)
    for moment in walk.moments:
        neighbours.learn(moment.options)
    for moment in walk.moments:
        lab.at(walk.label, moment.number)
        for command in neighbours.of(moment.options):
            reason = moment.decision.check(command)
            if reason is not None:
                _refusal(lab, command_text(command), reason)


def _refusal(lab: Lab, text: str, reason: Refusal) -> None:
    lab.made()
    name = f"the refusal of '{text}' ({reason.code or 'without a code'})"
    if not reason.code or not reason.sentence:
        lab.found(f"{name} lacks code or sentence", "both", reason)
    values = {key for key, _ in reason.values}
    missing = [
        field for _, field, _, _ in Formatter().parse(reason.kind.sentence) if field is not None
    ]
    missing = [field for field in missing if field not in values]
    if missing:
        lab.found(f"{name} has a sentence with gaps", "all values", f"no {', '.join(missing)}")
    free = reason.kind in OF_KERNEL or reason.code in lab.subject.without_rule
    if not free and not reason.rules:
        lab.found(f"{name} names no rule", "a rule id", "none")
    _cited(lab, name, reason.rules)


@each_game("Every rule that an event rests on exists.")
def events_name_known_rules(lab: Lab, walk: Walk) -> None:
    """Looks at the rules of each event, those of its class and those of the place."""
    for number, _before, done in walk.steps:
        lab.at(walk.label, number)
        for event in done.events:
            lab.made()
            _event(lab, event)


def _event(lab: Lab, event: Event) -> None:
    name = type(event).__name__
    for field in ("RULES", "why"):
        rules = getattr(event, field, None)
        if not isinstance(rules, tuple):
            lab.found(f"{name} has no {field}", "a tuple of rule ids", rules)
            return
        _cited(lab, name, rules)


def _cited(lab: Lab, who: str, rules: Iterable[object]) -> None:
    known = lab.subject.rules
    for rule in rules:
        if not isinstance(rule, str) or not rule:
            lab.found(f"{who} rests on what is no rule id", "a rule id", rule)
        elif known is not None and rule not in known:
            lab.found(f"{who} rests on a rule that does not exist", "a known rule id", rule)


def _seats(seats: Iterable[int]) -> str:
    return f"one of {', '.join(map(str, seats))}, or {TABLE} for the table"


__all__ = ["OF_KERNEL", "decisions_are_sound", "events_name_known_rules", "refusals_name_rules"]
