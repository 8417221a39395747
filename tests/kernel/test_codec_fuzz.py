"""Any bytes are read or refused in a sentence, and any state survives being written."""

from collections.abc import Callable
from typing import Any, Final

import msgpack
from hypothesis import given
from hypothesis import strategies as st

from dmd_core.kernel.chance import SEED_LIMIT, Chance
from dmd_core.kernel.ids import Seat, SourceId
from dmd_core.kernel.schema.codec import DecodeError
from dmd_core.kernel.state import State
from tests.kernel.codec_samples import (
    CODEC,
    ONE,
    STATE,
    TWO,
    VALUES,
    A,
    B,
    Board,
    C,
    Effect,
    Moved,
    Pair,
    Rest,
    SpaceId,
    Step,
    Turn,
)


def readers() -> list[tuple[Callable[[bytes], Any], Callable[[Any], bytes]]]:
    """Each way to read bytes with its way to write them (`Any`: three kinds of value)."""
    return [
        (CODEC.decode_event, CODEC.encode_event),
        (CODEC.decode_command, CODEC.encode_command),
        (CODEC.decode_state, CODEC.encode_state),
    ]


def refusals(data: bytes) -> list[DecodeError]:
    """Read bytes in every way; why some gave no value. A value survives another turn."""
    refused: list[DecodeError] = []
    for decode, encode in readers():
        try:
            value = decode(data)
        except DecodeError as error:
            refused.append(error)
        else:
            assert decode(encode(value)) == value
    return refused


PRIMITIVES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 12)
    | st.integers(-(1 << 63), (1 << 64) - 1)
    | st.floats(allow_nan=False)
    | st.text(max_size=3)
    | st.binary(max_size=17),
    lambda inner: st.lists(inner, max_size=7) | st.dictionaries(st.text(max_size=2), inner),
    max_leaves=12,
)


@given(st.binary(max_size=40) | PRIMITIVES.map(msgpack.packb))
def test_no_bytes_raise_anything_but_a_decode_error(data: bytes) -> None:
    """Random bytes and random msgpack are read or refused for one reason, nothing else."""
    assert all(len(error.faults) == 1 for error in refusals(data))


SAMPLES: Final = (
    *map(CODEC.encode_event, VALUES),
    CODEC.encode_command(Step(Seat(0), A)),
    CODEC.encode_state(STATE),
)


@given(
    st.sampled_from(SAMPLES),
    st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.binary(max_size=3)), max_size=3),
)
def test_no_damage_raises_anything_but_a_decode_error(
    sample: bytes, damage: list[tuple[float, bytes]]
) -> None:
    """Valid bytes with some of them replaced, removed or inserted are read or refused."""
    data = sample
    for where, put in damage:
        place = int(where * len(data))
        data = data[:place] + put + data[place + 1 :]

    refused = refusals(data)

    assert all(len(error.faults) == 1 for error in refused)
    assert len(refused) < len(readers()) or data != sample


def test_the_samples_reach_every_reader() -> None:
    """The damaged samples are each a value of one kind, and no other can be read from them."""
    assert [len(refusals(sample)) for sample in SAMPLES] == [len(readers()) - 1] * len(SAMPLES)


SPACES = st.sampled_from([A, B, C, SpaceId("")])


MOVES = st.builds(
    Moved,
    st.integers(-2, 7).map(Seat),
    st.lists(SPACES, max_size=4).map(tuple),
    st.booleans(),
    SPACES.map(SourceId),
    st.lists(st.sampled_from([ONE, TWO]), max_size=2).map(tuple),
)


STEPS = st.builds(Step, st.integers(-2, 7).map(Seat), SPACES)


RESTS = st.builds(Rest, st.integers(-2, 7).map(Seat))


TURNS = st.builds(Turn, st.integers(0, 3).map(Seat), st.lists(STEPS | RESTS, max_size=2).map(tuple))


EFFECTS = st.recursive(
    st.builds(Effect, STEPS | RESTS, st.none() | TURNS, st.none() | MOVES, TURNS),
    lambda inner: st.builds(Effect, STEPS | RESTS, inner, st.none() | MOVES, TURNS),
    max_leaves=3,
)


CHANCES = st.builds(
    Chance,
    st.integers(-1, SEED_LIMIT - 1),
    st.integers(0, (1 << 64) - 1),
    st.lists(st.integers(0, (1 << 64) - 1), max_size=3).map(tuple),
)


BOARDS = st.builds(
    Board,
    st.lists(st.builds(Pair[SpaceId], SPACES, SPACES), max_size=3).map(tuple),
    st.integers(-(1 << 63), (1 << 64) - 1),
)


@given(
    st.builds(
        State[Board], BOARDS, st.lists(TURNS | EFFECTS | RESTS, max_size=3).map(tuple), CHANCES
    )
)
def test_any_state_comes_back(state: State[Board]) -> None:
    """Whatever is on the table and on the agenda survives, and equal values give equal bytes."""
    data = CODEC.encode_state(state)
    again = CODEC.decode_state(data)

    assert state == again
    assert data == CODEC.encode_state(again)
