"""What is written can be read again, and a game that was read goes on as it would have."""

from typing import Any

from dmd_core.kernel.schema.codec import Codec
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_replay.check.conformance.checks.purity import perform, steps_differ
from dmd_replay.check.conformance.difference import differs
from dmd_replay.check.conformance.lab import Lab, each_game
from dmd_replay.check.conformance.walk import Walk

RESUMES = 3
"""From so many places a game is played to its end again."""


@each_game("States with agenda, events and commands survive encoding; equal values, equal bytes.")
def codec_round_trip(lab: Lab, walk: Walk) -> None:
    """Writes and reads everything of a game."""
    codec = lab.subject.codec
    for number, _before, done in walk.steps:
        lab.at(walk.label, number)
        _state(lab, codec, done.state)
        for event in done.events:
            data = codec.encode_event(event)
            read = codec.decode_event(data)
            name = f"{type(event).__name__} is read as another event"
            if lab.same(name, differs(event, read)):
                _bytes(lab, "an equal event gives other bytes", data, codec.encode_event(read))
    for moment in walk.moments:
        lab.at(walk.label, moment.number)
        for command in moment.options:
            data = codec.encode_command(command)
            again = codec.decode_command(data)
            name = f"'{command_text(command)}' is read as another command"
            if lab.same(name, differs(command, again)):
                _bytes(lab, "an equal command gives other bytes", data, codec.encode_command(again))


def _state(lab: Lab, codec: Codec, state: State[Any]) -> None:
    data = codec.encode_state(state)
    read = codec.decode_state(data)
    if lab.same("a state is read as another state", differs(state, read)):
        _bytes(lab, "an equal state gives other bytes", data, codec.encode_state(read))
        one, other = codec.encode_table(state.table), codec.encode_table(read.table)
        _bytes(lab, "an equal table gives other bytes", one, other)


def _bytes(lab: Lab, says: str, expected: bytes, actual: bytes) -> None:
    lab.made()
    if expected != actual:
        lab.found(says, expected.hex(), actual.hex())


@each_game("A state that was written and read goes on with the same events, to the end.")
def resume(lab: Lab, walk: Walk) -> None:
    """Resumes at every command, and from a few places to the end of the game."""
    subject, codec = lab.subject, lab.subject.codec
    for moment in walk.moments:
        lab.at(walk.label, moment.number)
        state = codec.decode_state(codec.encode_state(moment.before))
        done = perform(subject, state, moment.command)
        says = f"after reading, '{command_text(moment.command)}' gives another result"
        lab.same(says, steps_differ(moment.step, done))
    count = len(walk.moments)
    for start in sorted({count * part // RESUMES for part in range(RESUMES)}):
        if start < count:
            _to_the_end(lab, walk, start)


def _to_the_end(lab: Lab, walk: Walk, start: int) -> None:
    subject, codec = lab.subject, lab.subject.codec
    state = codec.decode_state(codec.encode_state(walk.moments[start].before))
    for moment in walk.moments[start:]:
        lab.at(walk.label, moment.number)
        done = perform(subject, state, moment.command)
        says = f"a game read after {start} commands parts at '{command_text(moment.command)}'"
        if not lab.same(says, steps_differ(moment.step, done)):
            return
        state = done.state


__all__ = ["codec_round_trip", "resume"]
