"""The list of legal commands, `check` and `apply` say the same."""

from typing import Final

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command
from dmd_core.kernel.refusals import Refusal, RefusedError
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.step import check, pending, step
from dmd_replay.check.conformance.lab import Lab, each_game
from dmd_replay.check.conformance.neighbours import Neighbours
from dmd_replay.check.conformance.players import MOST_OPTIONS, options_of
from dmd_replay.check.conformance.walk import Walk, WalkStep

OFFERED: Final = "offered commands are accepted"


@each_game(
    "What is offered is accepted by check and apply, everything else is refused by both;"
    " nothing is offered twice, and the order is stable."
)
def legal_check_apply_agree(lab: Lab, walk: Walk) -> None:
    """Tries every offered command and some that are not, at every decision of a game."""
    neighbours = Neighbours(lab.subject.seats, lab.seed)
    for moment in walk.moments:
        neighbours.learn(moment.options)
    for moment in walk.moments:
        lab.at(walk.label, moment.number)
        _list_is_good(lab, moment)
        for command in moment.options:
            _accepted(lab, moment, command)
        for command in neighbours.of(moment.options):
            if len(moment.options) < MOST_OPTIONS or command.seat != moment.decision.seat:
                _refused(lab, moment, command)
    _last_decision(lab, walk, neighbours)


def _last_decision(lab: Lab, walk: Walk, neighbours: Neighbours) -> None:
    """A finished game takes nothing; one that could not go on shows its offers."""
    last = walk.last
    lab.at(walk.label, len(walk.moments))
    if last.decision is not None:
        if walk.stopped is None:
            return
        options = tuple(options_of(last.decision))
        if not options:
            return  # `decisions_are_sound` reports it
        number = len(walk.moments) + 1
        lab.at(walk.label, number)
        moment = WalkStep(number, last.state, last.decision, options, options[0], last)
        for command in options:
            _accepted(lab, moment, command)
        return
    for command in neighbours.of(()):
        lab.made()
        reason = check(lab.subject.ruleset, lab.subject.game, last.state, command)
        if reason is None:
            lab.found(f"'{command_text(command)}' is accepted after the end", "a refusal", "None")


def _list_is_good(lab: Lab, moment: WalkStep) -> None:
    subject = lab.subject
    lab.made(2)
    texts = [command_text(command) for command in moment.options]
    for place, command in enumerate(moment.options):
        if command in moment.options[:place]:
            lab.found(
                f"'{texts[place]}' is offered twice in '{moment.decision.kind}'",
                "each command once",
                ", ".join(texts),
            )
    again = pending(subject.ruleset, subject.game, moment.before)
    for decision in (moment.decision, again):
        listed = [] if decision is None else options_of(decision)
        if tuple(listed) != moment.options:
            lab.found(
                f"'{moment.decision.kind}' lists its commands in another way the second time",
                ", ".join(texts),
                ", ".join(map(command_text, listed)),
            )


def _accepted(lab: Lab, moment: WalkStep, command: Command) -> None:
    subject = lab.subject
    lab.made(2)
    name = f"'{command_text(command)}' is offered by '{moment.decision.kind}'"
    reasons = (
        moment.decision.check(command),
        check(subject.ruleset, subject.game, moment.before, command),
    )
    for reason in reasons:
        if reason is not None:
            lab.found(f"{name} and refused by check", OFFERED, _told(reason))
            return
    try:
        step(subject.ruleset, subject.game, moment.before, command)
    except RefusedError as error:
        lab.found(f"{name} and refused by apply", OFFERED, _told(error.refusal))
    except Exception as error:  # noqa: BLE001 - whatever the rules raise is the finding
        lab.found(f"{name} and apply fails", OFFERED, f"{type(error).__name__}: {error}")


def _refused(lab: Lab, moment: WalkStep, command: Command) -> None:
    subject = lab.subject
    lab.made(2)
    name = f"'{command_text(command)}' of seat {command.seat} is not offered by"
    name += f" '{moment.decision.kind}'"
    reason = check(subject.ruleset, subject.game, moment.before, command)
    if reason is None:
        lab.found(f"{name} and accepted by check", _offers(moment.decision), "None")
        return
    try:
        step(subject.ruleset, subject.game, moment.before, command)
    except RefusedError as error:
        if error.refusal != reason:
            lab.found(
                f"{name}; check and apply give other reasons", _told(reason), _told(error.refusal)
            )
    except Exception as error:  # noqa: BLE001 - whatever the rules raise is the finding
        lab.found(f"{name} and apply fails", "RefusedError", f"{type(error).__name__}: {error}")
    else:
        lab.found(f"{name} and accepted by apply", "RefusedError", "a step")


def _offers(decision: Decision) -> str:
    return f"a refusal; offered are {', '.join(map(command_text, options_of(decision)))}"


def _told(reason: Refusal) -> str:
    return f"{reason.code}: {reason.sentence}"


__all__ = ["legal_check_apply_agree"]
