"""The step is a pure function of game, state and command."""

from itertools import zip_longest
from typing import Any

from dmd_core.kernel.events import Command
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, begin, check, step
from dmd_replay.check.conformance.difference import StateDifference, differs, shown
from dmd_replay.check.conformance.lab import Lab, each_game
from dmd_replay.check.conformance.players import asked
from dmd_replay.check.conformance.subject import Subject
from dmd_replay.check.conformance.walk import Walk, WalkStep


def perform(subject: Subject, state: State[Any], command: Command) -> Step[Any]:
    """One command from the outside, as if in another program."""
    return step(subject.ruleset, subject.game, state, command)


def steps_differ(expected: Step[Any], actual: Step[Any]) -> StateDifference | None:
    """The first difference of two steps: events, then state, then what is asked next."""
    for name, one, other in (
        ("events", expected.events, actual.events),
        ("state", expected.state, actual.state),
        ("decision", asked(expected.decision), asked(actual.decision)),
    ):
        found = differs(one, other)
        if found is not None:
            return found.under(name)
    return None


@each_game("The same state and the same command give the same step, twice running.")
def pure_step(lab: Lab, walk: Walk) -> None:
    """Does everything twice, with and without the decision of the step before."""
    subject = lab.subject
    lab.at(walk.label, 0)
    one, other = (begin(subject.ruleset, subject.game, walk.opening) for _ in range(2))
    lab.same("setup gives another result the second time", steps_differ(one, other))
    for moment in walk.moments:
        lab.at(walk.label, moment.number)
        text = command_text(moment.command)
        first = perform(subject, moment.before, moment.command)
        second = perform(subject, moment.before, moment.command)
        says = f"'{text}' gives another result the second time"
        if not lab.same(says, steps_differ(first, second)):
            continue
        third = step(
            subject.ruleset,
            subject.game,
            moment.before,
            moment.command,
            decision=moment.decision,
        )
        says = f"'{text}' gives another result the third time, with its decision handed in"
        lab.same(says, steps_differ(first, third))


@each_game(
    "No value that was handed out or in is changed later: states and events stay as they are."
)
def input_untouched(lab: Lab, walk: Walk) -> None:
    """Compares what the codec writes of each state and event now with what it wrote at first."""
    subject = lab.subject
    for moment, data, said in zip(walk.moments, walk.bytes_before, walk.events_before, strict=True):
        lab.at(walk.label, moment.number)
        _as_it_was(lab, moment, data, said)
        for command in moment.options:
            check(subject.ruleset, subject.game, moment.before, command)
        perform(subject, moment.before, moment.command)
        _as_it_was(lab, moment, data, said)


def _as_it_was(
    lab: Lab, moment: WalkStep, data: bytes | None, said: tuple[bytes, ...] | None
) -> None:
    if data is not None:
        _state_stays(lab, moment, data)
    if said is not None:
        _events_stay(lab, moment, said)


def _state_stays(lab: Lab, moment: WalkStep, data: bytes) -> None:
    codec = lab.subject.codec
    lab.made()
    if codec.encode_state(moment.before) == data:
        return
    was = codec.decode_state(data)
    found = differs(was, moment.before) or StateDifference("", data.hex(), "other bytes")
    lab.found(
        f"'{command_text(moment.command)}' changed the state that was handed in ({found.path})",
        found.expected,
        found.actual,
    )


def _events_stay(lab: Lab, moment: WalkStep, said: tuple[bytes, ...]) -> None:
    codec = lab.subject.codec
    lab.made()
    for event, data in zip_longest(moment.step.events, said):
        if event is None or data is None or codec.encode_event(event) != data:
            then = "nothing" if data is None else shown(codec.decode_event(data))
            lab.found(f"an event of '{command_text(moment.command)}' was changed", then, event)


@each_game("A step depends on nothing but its state: not on other games, nor on the order of work.")
def no_hidden_state(lab: Lab, walk: Walk) -> None:
    """Plays two games in turns, and a game from its end to its beginning."""
    subject = lab.subject
    other = lab.walks[-1] if lab.walks else walk
    begin(subject.ruleset, subject.game, other.opening)
    for mine, theirs in zip_longest(walk.moments, other.moments):
        for owner, moment in ((walk, mine), (other, theirs)):
            if moment is not None:
                _as_before(lab, owner, moment, "with another game played in between")
    for moment in reversed(walk.moments):
        _as_before(lab, walk, moment, "after later commands of the game")


def _as_before(lab: Lab, walk: Walk, moment: WalkStep, when: str) -> None:
    lab.at(walk.label, moment.number)
    again = perform(lab.subject, moment.before, moment.command)
    lab.same(
        f"'{command_text(moment.command)}' gives another result {when}",
        steps_differ(moment.step, again),
    )


__all__ = ["input_untouched", "no_hidden_state", "perform", "pure_step", "steps_differ"]
