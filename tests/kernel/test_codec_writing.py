"""The codec writes values small, and refuses what could not be read back."""

from typing import Any

import attrs
import pytest
from msgpack import packb, unpackb

from dmd_core.kernel.chance import SEED_LIMIT, Chance
from dmd_core.kernel.events import Event, Forced, Parked
from dmd_core.kernel.ids import KindId, RuleId, Seat, SourceId
from dmd_core.kernel.schema.codec import EncodeError
from dmd_core.kernel.state import State
from tests.kernel.codec_samples import (
    CODEC,
    EVERYTHING,
    FORCED,
    MOVED,
    ONE,
    PARKED,
    SCHEMA,
    A,
    B,
    Board,
    C,
    Chain,
    Moved,
    Pair,
    Rest,
    SpaceId,
    Step,
    Turn,
    Updown,
)


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (MOVED, [1, 1, [1, 3], True, 2, [9]]),
        (
            EVERYTHING,
            [
                *(2, "né", 2, 1, 5, None, [[1, 7], [2, -1]], [1, 2], [[0, 1]]),
                *([1, [2]], [4], [1, None], [3, [0, 2]], 4),
            ],
        ),
        (FORCED, [11, 4, [1, 0, 1]]),
        (
            PARKED,
            [
                *(10, 2),
                [[2, [1, 0, 3], [2, [3, 1], [1]], [1, 1, [1, 3], True, 2, [9]]], [1]],
                *([[0, 5]], 1, 4),
            ],
        ),
    ],
    ids=["moved", "everything", "forced", "parked"],
)
def test_an_event_is_its_tag_and_its_fields(event: Event, expected: list[object]) -> None:
    """Ids become numbers, nodes arrays, members of unions tagged arrays."""
    assert expected == unpackb(CODEC.encode_event(event))


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Moved(Seat(1), (), alone=False), [1, 1, [], False]),
        (Moved(Seat(1), (), alone=False, src=SourceId("a")), [1, 1, [], False, 1]),
        (Moved(Seat(1), (), alone=False, why=(ONE,)), [1, 1, [], False, 0, [4]]),
    ],
    ids=["both", "the last", "none"],
)
def test_defaults_at_the_end_are_left_out(event: Event, expected: list[object]) -> None:
    """A default is written only if a field after it needs its place."""
    assert expected == unpackb(CODEC.encode_event(event))
    assert event == CODEC.decode_event(packb(expected))


def test_a_command_is_its_tag_and_its_fields() -> None:
    """A command is written under its tag among commands, and comes back."""
    assert CODEC.encode_command(Step(Seat(2), C)) == bytes([0x93, 1, 2, 3])
    assert CODEC.decode_command(bytes([0x92, 3, 2])) == Rest(Seat(2))


def test_a_table_is_written_without_a_tag() -> None:
    """There is one class of table, so its bytes start with its fields."""
    assert CODEC.encode_table(Board((Pair(A, B),))) == bytes([0x91, 0x91, 0x92, 1, 2])


def test_a_state_is_table_agenda_and_chance() -> None:
    """The seed is 16 bytes; epoch and counters are numbers."""
    state = State(Board(), (Turn(Seat(1)),), Chance(258, 2, (0, 9)))

    assert unpackb(CODEC.encode_state(state)) == [
        [],
        [[1, 1]],
        [bytes(14) + b"\x01\x02", 2, [0, 9]],
    ]


def test_symbols_are_sorted_and_numbered_from_one() -> None:
    """Order and repetition of the symbols given do not matter, and the empty one is always 0."""
    assert CODEC.symbols == ("a", "b", "c", "k")
    assert unpackb(CODEC.encode_command(Step(Seat(0), SpaceId("")))) == [1, 0, 0]
    assert CODEC.decode_command(packb([1, 0, 4])) == Step(Seat(0), SpaceId("k"))


def test_two_games_of_one_schema_have_symbols_of_their_own() -> None:
    """Binding to another game does not disturb the first."""
    other = SCHEMA.bind(["b", "z"])

    assert unpackb(other.encode_command(Step(Seat(0), B))) == [1, 0, 1]
    assert unpackb(CODEC.encode_command(Step(Seat(0), B))) == [1, 0, 2]


def test_the_same_class_may_stand_in_two_unions() -> None:
    """The union decides the tag: `Rest` is 3 among commands and 7 among frames."""
    parked = Parked(0, (Rest(Seat(1)),), (), Seat(1), KindId("k"))

    assert unpackb(CODEC.encode_command(Rest(Seat(1)))) == [3, 1]
    assert unpackb(CODEC.encode_event(parked))[2] == [[7, 1]]


@pytest.mark.parametrize(
    ("event", "message"),
    [
        (
            Moved(Seat(0), (A, SpaceId("zoo")), alone=True),
            "Moved: 'zoo' is no symbol of this game",
        ),
        (
            Moved(Seat(0), (), alone=True, why=(RuleId("X-77"),)),
            "Moved: rule 'X-77' has no number in this ruleset",
        ),
        (Forced(KindId("k"), MOVED), "Forced: Moved is no command of this ruleset"),  # type: ignore[arg-type]  # that is what is refused
        (Step(Seat(0), A), "Step: Step is no event of this ruleset"),
        (
            attrs.evolve(EVERYTHING, side=Updown.UP),  # type: ignore[arg-type]  # as above
            "Everything: 'up' is no member of Side",
        ),
    ],
    ids=["symbol", "rule", "class in a field", "class", "enum"],
)
def test_what_is_not_in_the_schema_cannot_be_written(event: Any, message: str) -> None:  # noqa: ANN401 - wrong on purpose
    """The error names the event and what is not known."""
    with pytest.raises(EncodeError) as caught:
        CODEC.encode_event(event)
    assert message == str(caught.value)


def test_an_event_is_no_command() -> None:
    """An event given to be written as a command is refused by name."""
    with pytest.raises(EncodeError, match=r"^Moved: Moved is no command of this ruleset$"):
        CODEC.encode_command(MOVED)  # type: ignore[arg-type]  # that is what is refused


def test_another_class_is_no_table() -> None:
    """Only the table of the schema can be written as one."""
    with pytest.raises(EncodeError, match=r"^Chain is not the table of this ruleset$"):
        CODEC.encode_table(Chain(1))


def test_an_unknown_symbol_on_the_table_is_named() -> None:
    """The error names the table and the symbol."""
    with pytest.raises(EncodeError, match=r"^Board: 'zoo' is no symbol of this game$"):
        CODEC.encode_table(Board((Pair(A, SpaceId("zoo")),)))


def test_an_unknown_frame_cannot_be_written() -> None:
    """A state with a frame that has no tag is refused."""
    with pytest.raises(EncodeError, match=r"^Chain: Chain is no frame of this ruleset$"):
        CODEC.encode_state(State(Board(), (Chain(1),), Chance(0, 0, ())))


@pytest.mark.parametrize("seed", [-2, SEED_LIMIT])
def test_a_seed_out_of_range_cannot_be_written(seed: int) -> None:
    """Seeds have 128 bits; -1 stands for none."""
    with pytest.raises(EncodeError, match=rf"^seed {seed} is out of range$"):
        CODEC.encode_state(State(Board(), (), Chance(seed, 0, ())))


@pytest.mark.parametrize(
    ("event", "message"),
    [
        (Moved(Seat(1 << 64), (), alone=True), "Moved: Integer value out of range"),
        (
            attrs.evolve(EVERYTHING, note="\udc00"),
            (
                "Everything: 'utf-8' codec can't encode character '\\udc00' in position 0:"
                " surrogates not allowed"
            ),
        ),
        (
            Moved(Seat(0), (A,) * 5000, alone=True),
            "Moved: too large to be read back: 5007 bytes: 5000 exceeds max_array_len(4096)",
        ),
    ],
    ids=["large number", "half a character", "long array"],
)
def test_what_could_not_be_read_back_is_not_written(event: Event, message: str) -> None:
    """Numbers beyond 64 bits, broken text and overlong arrays are refused when written."""
    with pytest.raises(EncodeError) as caught:
        CODEC.encode_event(event)

    assert message == str(caught.value)


def test_a_table_too_large_is_not_written() -> None:
    """Tables and states pass the same check."""
    with pytest.raises(EncodeError, match=r"^Integer value out of range$"):
        CODEC.encode_table(Board((), 1 << 64))
    with pytest.raises(EncodeError, match=r"exceeds max_array_len\(4096\)$"):
        CODEC.encode_table(Board((Pair(A, B),) * 5000))
