"""The codec reads values back as they were, and refuses data of another shape."""

from typing import Final

import attrs
import pytest
from msgpack import packb, unpackb

from dmd_core.kernel.chance import SEED_LIMIT, Chance
from dmd_core.kernel.events import Event
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.schema.codec import DecodeError
from dmd_core.kernel.schema.faults import Fault
from dmd_core.kernel.state import State
from dmd_core.kernel.views import Sealed
from tests.kernel.codec_samples import (
    CODEC,
    EVERYTHING,
    STATE,
    VALUES,
    A,
    Everything,
    Moved,
    SpaceId,
)


@pytest.mark.parametrize("event", VALUES, ids=lambda event: type(event).__name__)
def test_an_event_comes_back_from_its_bytes(event: Event) -> None:
    """What is read equals what was written, of every kind of event."""
    assert event == CODEC.decode_event(CODEC.encode_event(event))


def test_what_comes_back_has_the_classes_that_went_in() -> None:
    """Enums, tuples and nodes come back as such, not as equal numbers or lists."""
    event = CODEC.decode_event(CODEC.encode_event(EVERYTHING))

    assert repr(EVERYTHING) == repr(event)


def test_what_comes_back_is_frozen() -> None:
    """A node that was read is as frozen as one that was built."""
    event = CODEC.decode_event(packb([1, 1, [], False]))

    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        event.seat = 2  # type: ignore[attr-defined]  # the very thing that must fail


def test_a_sealed_value_comes_back_with_its_seers() -> None:
    """Sealed values are written like any other, and masked ones as None."""
    masked = attrs.evolve(EVERYTHING, secret=Sealed(None, ()))

    event = CODEC.decode_event(CODEC.encode_event(masked))

    assert isinstance(event, Everything)
    assert event.secret == Sealed[SpaceId](None, ())


@pytest.mark.parametrize("seed", [-1, 0, 1 << 64, SEED_LIMIT - 1])
def test_a_state_comes_back(seed: int) -> None:
    """Table, agenda and chance survive, whatever the seed."""
    state = State(STATE.table, STATE.agenda, Chance(seed, 2, (0, 9)))

    assert state == CODEC.decode_state(CODEC.encode_state(state))


def test_the_longest_array_comes_back() -> None:
    """Just within the limit, an array can be written and read."""
    event = Moved(Seat(0), (A,) * 4096, alone=True)

    assert event == CODEC.decode_event(CODEC.encode_event(event))


LONG: Final = unpackb(CODEC.encode_event(EVERYTHING))


def but(place: int, value: object) -> list[object]:
    """The data of `EVERYTHING` with one item changed."""
    return [*LONG[:place], value, *LONG[place + 1 :]]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (None, "found nothing; allowed: an array that starts with a tag"),
        (7, "found 7; allowed: an array that starts with a tag"),
        ([], "found an array of 0; allowed: an array that starts with a tag"),
        ({}, "found a table; allowed: an array that starts with a tag"),
        ([3], "found 3; allowed: the tag of an event"),
        ([True, 1, [], True], "found true; allowed: the tag of an event"),
        ([[1], 1, [], True], "found an array of 1; allowed: the tag of an event"),
        ([1, 1, []], "found 2; allowed: 3 to 5 fields of Moved"),
        ([1, 1, [], True, 0, [], 0], "found 6; allowed: 3 to 5 fields of Moved"),
        ([1, True, [], True], "seat: found true; allowed: a whole number"),
        ([1, 1.5, [], True], "seat: found 1.5; allowed: a whole number"),
        ([1, "1", [], True], "seat: found '1'; allowed: a whole number"),
        ([1, None, [], True], "seat: found nothing; allowed: a whole number"),
        ([1, 1, 3, True], "path: found 3; allowed: an array"),
        ([1, 1, [1, 5], True], "path[1]: found 5; allowed: a symbol number, 0 to 4"),
        ([1, 1, [-1], True], "path[0]: found -1; allowed: a symbol number, 0 to 4"),
        ([1, 1, [True], True], "path[0]: found true; allowed: a symbol number, 0 to 4"),
        ([1, 1, [[]], True], "path[0]: found an array of 0; allowed: a symbol number, 0 to 4"),
        ([1, 1, [], 1], "alone: found 1; allowed: true or false"),
        ([1, 1, [], True, "a"], "src: found 'a'; allowed: a symbol number, 0 to 4"),
        ([1, 1, [], True, 0, [9, 5]], "why[1]: found 5; allowed: a rule number"),
        (but(1, b"abc"), "note: found 3 bytes; allowed: a string"),
        (but(3, 2), "side: found 2; allowed: the number of a Side: 0, 1"),
        (but(3, "r"), "side: found 'r'; allowed: the number of a Side: 0, 1"),
        (but(4, 2), "scope: found 2; allowed: the number of a Scope: 1, 5"),
        (but(4, value=True), "scope: found true; allowed: the number of a Scope: 1, 5"),
        (but(6, [[1, 7], [1]]), "places[1]: found an array of 1; allowed: an array of 2"),
        (but(6, [[1, "7"]]), "places[0][1]: found '7'; allowed: a whole number"),
        (but(7, 1), "pair: found 1; allowed: an array: Pair"),
        (but(7, [1]), "pair: found 1; allowed: 2 fields of Pair"),
        (but(7, [1, 99]), "pair.right: found 99; allowed: a symbol number, 0 to 4"),
        (
            but(8, [[0, 1], [1, 9]]),
            "pairs[1].right: found 9; allowed: the number of a Side: 0, 1",
        ),
        (but(9, [1, [2, []]]), "chain.rest.rest: found 0; allowed: 1 to 2 fields of Chain"),
        (but(10, [3]), "even: found 3 is odd; allowed: a possible Even"),
        (but(11, [1, "x"]), "gaps[1]: found 'x'; allowed: a whole number"),
        (but(12, [99, []]), "secret.value: found 99; allowed: a symbol number, 0 to 4"),
        (but(12, [1, [0, "1"]]), "secret.seers[1]: found '1'; allowed: a whole number"),
        (but(1, "x" * 41 + "'")[:2], "found 1; allowed: 13 to 15 fields of Everything"),
        ([11, 4, [2, 0]], "command: found 2; allowed: the tag of a command"),
        ([11, 4, [1, 0]], "command: found 1; allowed: 2 fields of Step"),
        (
            [10, 0, [[1], [2, [9, []], None]], [], 0, 4],
            "push[1].chosen: found 9; allowed: the tag of Step or Rest",
        ),
        (
            [10, 0, [[2, [3, 1], [7, 1]]], [], 0, 4],
            "push[0].then: found 7; allowed: the tag of Turn or Effect",
        ),
        (
            [10, 0, [[2, [3, 1], [1, 0, [[1, 0, 9]]]]], [], 0, 4],
            "push[0].then.done[0].to: found 9; allowed: a symbol number, 0 to 4",
        ),
    ],
)
def test_data_of_another_shape_are_refused(data: object, message: str) -> None:
    """The error says where, what was expected and what was found."""
    with pytest.raises(DecodeError) as caught:
        CODEC.decode_event(packb(data))

    assert message == str(caught.value)


def test_commands_are_checked_like_events() -> None:
    """A command of another shape is refused in the same words."""
    with pytest.raises(DecodeError) as caught:
        CODEC.decode_command(packb([1, 0, "a"]))

    assert str(caught.value) == "to: found 'a'; allowed: a symbol number, 0 to 4"


def test_a_decode_error_has_its_parts() -> None:
    """Path, expectation and finding can be read one by one."""
    with pytest.raises(DecodeError) as caught:
        CODEC.decode_event(packb([1, 1, ["x" * 50], True]))

    assert caught.value.faults == (
        Fault(("path", 0), "'" + "x" * 39 + "…'", ("a symbol number, 0 to 4",)),
    )
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "found 0 bytes: cut off, or damaged; allowed: one msgpack value"),
        (b"\x91", "found 1 byte: cut off, or damaged; allowed: one msgpack value"),
        (b"\xc1", "found 1 byte: damaged; allowed: one msgpack value"),
        (
            bytes([0x94, 1, 1, 0x90, 0xC3, 0]),
            "found 6 bytes: more than one value; allowed: one msgpack value",
        ),
        (b"\x91" * 3000, "found 3000 bytes: deeper than any value; allowed: one msgpack value"),
        (
            b"\xdd\xff\xff\xff\xff",
            "found 5 bytes: 4294967295 exceeds max_array_len(5); allowed: one msgpack value",
        ),
        (b"\x80", "found a table; allowed: an array that starts with a tag"),
        (b"\xc7\x00\x05", "found an ExtType; allowed: an array that starts with a tag"),
    ],
    ids=["empty", "cut", "invalid", "more", "deep", "claim", "map", "extension"],
)
def test_bytes_that_are_no_value_are_refused(data: bytes, message: str) -> None:
    """Cut, broken, overlong and hostile bytes are told apart in the message."""
    for decode in (CODEC.decode_event, CODEC.decode_command):
        with pytest.raises(DecodeError) as caught:
            decode(data)
        assert message == str(caught.value)


@pytest.mark.parametrize("head", [b"\xde\x10\x00", b"\xdc\x10\x01", b"\xc8\x00\x01\x05"])
def test_large_input_may_hold_no_maps_no_extensions_and_no_long_arrays(head: bytes) -> None:
    """Beyond 4096 bytes the limits are explicit."""
    with pytest.raises(DecodeError, match="exceeds max_"):
        CODEC.decode_event(b"\x91" + head + bytes(5000))


def test_nesting_deeper_than_the_interpreter_is_refused() -> None:
    """A chain of nodes too long for the stack is an error of the data."""
    before, behind = (b"".join(map(packb, items)) for items in (LONG[:9], LONG[10:]))
    chain = b"\x92\x00" * 1000 + b"\x91\x00"  # msgpack takes that much
    data = bytes([0x90 + len(LONG)]) + before + chain + behind

    with pytest.raises(DecodeError) as caught:
        CODEC.decode_event(data)

    assert str(caught.value) == "found arrays in arrays; allowed: nesting that ends"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (3, "found 3; allowed: [table, agenda, chance]"),
        ([[], []], "found an array of 2; allowed: [table, agenda, chance]"),
        ([[0], [], 0], "table.figures: found 0; allowed: an array"),
        ([[], 0, 0], "agenda: found 0; allowed: an array of frames"),
        ([[], [[1], [5]], 0], "agenda[1]: found 5; allowed: the tag of a frame"),
        ([[], [[1, "x"]], 0], "agenda[0].seat: found 'x'; allowed: a whole number"),
        ([[], [], 0], "chance: found 0; allowed: [seed, epoch, counters]"),
        ([[], [], [7, 0, []]], "chance.seed: found 7; allowed: 16 bytes or nil"),
        ([[], [], [b"7", 0, []]], "chance.seed: found 1 byte; allowed: 16 bytes or nil"),
        (
            [[], [], [None, True, []]],
            "chance.epoch: found true; allowed: a whole number, 0 or more",
        ),
        ([[], [], [None, 0, 7]], "chance.counters: found 7; allowed: an array of numbers"),
        (
            [[], [], [None, 0, [1, -2]]],
            "chance.counters[1]: found -2; allowed: a whole number, 0 or more",
        ),
    ],
)
def test_a_state_of_another_shape_is_refused(data: object, message: str) -> None:
    """Every part of a state is checked."""
    with pytest.raises(DecodeError) as caught:
        CODEC.decode_state(packb(data))

    assert message == str(caught.value)
