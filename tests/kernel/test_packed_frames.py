"""Frames of recorded events stay packed until play goes on from them."""

import pytest
from msgpack import packb, unpackb

from dmd_core.kernel.chance import Chance
from dmd_core.kernel.events import PackedFrame, Parked
from dmd_core.kernel.ids import KindId, Seat
from dmd_core.kernel.node import node
from dmd_core.kernel.run import EngineError
from dmd_core.kernel.schema.codec import DecodeError, EncodeError, Schema
from dmd_core.kernel.state import State
from dmd_core.kernel.step import begin, evolve, opening, pending
from race_game.rules import COURSE, RULES
from tests.kernel.codec_samples import (
    CODEC,
    COMMANDS,
    EVENTS,
    FRAME,
    MOVED,
    ONE,
    PARKED,
    TWO,
    A,
    Board,
    C,
    Rest,
    Step,
    Turn,
)

PACKED = tuple(PackedFrame(packb(frame)) for frame in unpackb(CODEC.encode_event(PARKED))[2])
RECORDED = Parked(2, PACKED, ((0, 5),), Seat(1), KindId("k"))


@node
class Rebuilt:
    """A frame as a later version has it under the tag of `Turn`."""

    words: tuple[str, ...]


LATER = Schema(
    table=Board, events=EVENTS, commands=COMMANDS, frames={Rebuilt: 1}, rules={ONE: 4, TWO: 9}
).bind(CODEC.symbols)


def test_a_recorded_event_keeps_its_frames_as_their_bytes() -> None:
    """All other fields are read; written again it has the very bytes it was read from."""
    data = CODEC.encode_event(PARKED)

    event = CODEC.recorded_event(data)

    assert event == RECORDED
    assert CODEC.encode_event(event) == data
    assert CODEC.decode_event(data) == PARKED


def test_events_without_frames_are_read_alike() -> None:
    """What may stay packed is the frames of an event and nothing else in it."""
    data = CODEC.encode_event(MOVED)

    assert CODEC.recorded_event(data) == CODEC.decode_event(data) == MOVED


def test_a_version_with_other_frames_reads_a_recorded_event() -> None:
    """It cannot read the frames, and need not."""
    data = CODEC.encode_event(PARKED)

    assert LATER.recorded_event(data) == RECORDED
    assert LATER.encode_event(LATER.recorded_event(data)) == data
    with pytest.raises(DecodeError, match=r"^push\[0\]: found 2; allowed: the tag of a frame$"):
        LATER.decode_event(data)


@pytest.mark.parametrize(
    ("push", "found"),
    [
        (7, r"push: found 7; allowed: an array"),
        ([7], r"push\[0\]: found 7; allowed: an array that starts with a tag"),
        ([[1], None], r"push\[1\]: found nothing; allowed: an array that starts with a tag"),
    ],
)
def test_what_can_be_no_frame_is_refused(push: object, found: str) -> None:
    """A frame is an array, whatever is in it."""
    with pytest.raises(DecodeError, match=f"^{found}$"):
        CODEC.recorded_event(packb([10, 2, push, [], 1, 4]))


@pytest.mark.parametrize(
    ("packed", "says"),
    [
        (b"\x07", r"PackedFrame: a packed frame is 7, which is no array"),
        (b"", r"PackedFrame: a packed frame is no one msgpack value: 0 bytes: .*"),
    ],
)
def test_bytes_that_are_no_frame_cannot_be_written(packed: bytes, says: str) -> None:
    """A packed frame that was made by hand is looked at."""
    state = State(Board(), (PackedFrame(packed),), Chance(1, 0, ()))

    with pytest.raises(EncodeError, match=f"^{says}$"):
        CODEC.encode_state(state)


def test_a_state_is_packed_and_resumed() -> None:
    """A state that was folded from recorded events becomes one that play can go on from."""
    state = State(Board(), (Turn(), FRAME), Chance(1, 0, (0,)))

    packed = CODEC.packed(state)

    assert packed == State(Board(), (PackedFrame(b"\x91\x01"), PACKED[0]), state.chance)
    assert CODEC.packed(packed) == packed
    assert CODEC.resumed(packed) == CODEC.resumed(state) == state
    assert CODEC.encode_state(packed) == CODEC.encode_state(state)


def test_a_state_that_cannot_be_resumed_says_so() -> None:
    """Frames of another version show what they always show: nothing."""
    packed = CODEC.packed(State(Board(), (Turn(Seat(2)),), Chance(1, 0, ())))

    with pytest.raises(DecodeError, match=r"^agenda\[0\]\.words: found 2; allowed: an array$"):
        LATER.resumed(packed)


def test_nothing_is_decided_with_packed_frames() -> None:
    """A state out of recorded events has to be resumed before anything is asked or decided."""
    codec = RULES.codec(COURSE)
    folded = opening(RULES, COURSE, 7)
    opened = begin(RULES, COURSE, folded)
    for event in opened.events:
        folded = evolve(RULES, folded, codec.recorded_event(codec.encode_event(event)))
    message = r"^the frames of this state are packed, as a log holds them; resume it first$"

    for attempt in (lambda: pending(RULES, COURSE, folded), lambda: begin(RULES, COURSE, folded)):
        with pytest.raises(EngineError, match=message):
            attempt()
    assert codec.resumed(folded) == opened.state


def test_symbols_are_numbered_as_those_of_a_log() -> None:
    """The numbers are those that the log gives; the words are the same."""
    theirs = CODEC.numbered_as(("k", "gone", "a"))

    assert theirs.symbols == ("k", "gone", "a")
    assert unpackb(theirs.encode_command(Step(Seat(0), A))) == [1, 0, 3]
    assert theirs.decode_command(packb([1, 0, 3])) == Step(Seat(0), A)
    assert CODEC.numbered_as(CODEC.symbols) is CODEC


def test_a_symbol_that_only_one_side_has_is_neither_read_nor_written() -> None:
    """A symbol of the log that is no longer there; one of this version that was not there yet."""
    theirs = CODEC.numbered_as(("k", "gone", "a"))

    with pytest.raises(DecodeError, match=r"^to: found 2; allowed: a symbol number, 0 to 3$"):
        theirs.decode_command(packb([1, 0, 2]))
    with pytest.raises(EncodeError, match=r"^Step: 'c' is no symbol of this game$"):
        theirs.encode_command(Step(Seat(0), C))


def test_a_packed_frame_has_a_plain_form() -> None:
    """Its bytes as hexadecimal digits, which are read again."""
    plain = CODEC.plain

    data = plain.event(RECORDED)

    assert data["push"] == [{"packed": frame.packed.hex()} for frame in PACKED]
    assert plain.event_from(data) == RECORDED
    assert plain.state(CODEC.packed(State(Board(), (Rest(Seat(1)),), Chance(1, 0, ()))))[
        "agenda"
    ] == [{"packed": "920701"}]


@pytest.mark.parametrize(
    ("packed", "says"),
    [
        (7, "found 7; allowed: bytes as hexadecimal digits"),
        ("9", "found '9'; allowed: bytes as hexadecimal digits"),
        ("xy", "found 'xy'; allowed: bytes as hexadecimal digits"),
        ("07", "found 1 byte; allowed: the bytes of one msgpack array"),
        ("91", "found 1 byte: .*; allowed: one msgpack value"),
    ],
)
def test_a_plain_packed_frame_that_is_none_is_refused(packed: object, says: str) -> None:
    """What stands there must be the bytes of one msgpack array."""
    data = {**CODEC.plain.event(RECORDED), "push": [{"packed": packed}]}

    with pytest.raises(DecodeError, match=rf"^push\[0\]\.packed: {says}$"):
        CODEC.plain.event_from(data)
