"""The codec writes values small and reads them back strictly."""

import json
from collections.abc import Callable
from enum import IntEnum, StrEnum, unique
from typing import Any, ClassVar, Final, Generic, NewType, TypeVar, final

import attrs
import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dmd_core.kernel.chance import SEED_LIMIT, Chance
from dmd_core.kernel.events import Command, Event, Forced, Parked, Typed
from dmd_core.kernel.ids import NO_SOURCE, KindId, RuleId, Seat, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.schema.codec import DecodeError, EncodeError, Schema
from dmd_core.kernel.schema.faults import Fault
from dmd_core.kernel.state import State
from dmd_core.kernel.views import Sealed

T = TypeVar("T")

SpaceId = NewType("SpaceId", str)
OldSpaceId = NewType("OldSpaceId", SpaceId)

ONE, TWO = RuleId("X-01"), RuleId("X-02")
A, B, C = SpaceId("a"), SpaceId("b"), SpaceId("c")


@unique
class Side(StrEnum):
    """An enum of text."""

    LEFT = "l"
    RIGHT = "r"


@unique
class Updown(StrEnum):
    """Another enum of text."""

    UP = "up"


@unique
class Scope(IntEnum):
    """An enum of numbers, with a gap."""

    TURN = 1
    GAME = 5


@final
@node
class Pair(Generic[T]):
    """A generic node."""

    left: T
    right: T


@final
@node
class Chain:
    """A node that nests in itself."""

    link: int
    rest: "Chain | None" = None


@final
@attrs.frozen
class Even:
    """A class with a constructor that may refuse; no node."""

    number: int = attrs.field()

    @number.validator
    def _check(self, _attribute: object, value: int) -> None:
        if value % 2:
            message = f"{value} is odd"
            raise ValueError(message)


@final
@node
class Moved:
    """An event like most."""

    RULES: ClassVar[tuple[RuleId, ...]] = (ONE,)

    seat: Seat
    path: tuple[SpaceId, ...]
    alone: bool
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class Everything:
    """An event with a field of every kind."""

    RULES: ClassVar[tuple[RuleId, ...]] = ()

    note: str
    old: OldSpaceId
    side: Side
    scope: Scope
    perhaps: SpaceId | None
    places: tuple[tuple[SpaceId, int], ...]
    pair: Pair[SpaceId]
    pairs: tuple[Pair[Side], ...]
    chain: Chain
    even: Even
    gaps: tuple[int | None, ...]
    secret: Sealed[SpaceId]
    rule: RuleId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class Step:
    """A command."""

    WORD: ClassVar[str] = "step"

    seat: Seat
    to: SpaceId


@final
@node
class Rest:
    """A command that is a frame as well, to have one class in two unions."""

    WORD: ClassVar[str] = "rest"

    seat: Seat


@final
@node
class Turn:
    """A frame with defaults only."""

    seat: Seat = Seat(0)
    done: tuple[Command, ...] = ()


@final
@node
class Effect:
    """A frame with unions inside: some commands, some frames, any event, a plain node."""

    chosen: Step | Rest
    then: "Turn | Effect | None"
    cause: Event | None = None
    turn: Turn = Turn()


@final
@node
class Board:
    """A table."""

    figures: tuple[Pair[SpaceId], ...] = ()
    round: int = 0


EVENTS: Final[dict[type, int]] = {Moved: 1, Everything: 2, Parked: 10, Forced: 11}
COMMANDS: Final[dict[type, int]] = {Step: 1, Rest: 3, Typed: 9}
FRAMES: Final[dict[type, int]] = {Turn: 1, Effect: 2, Rest: 7}


SCHEMA: Final = Schema(
    table=Board, events=EVENTS, commands=COMMANDS, frames=FRAMES, rules={ONE: 4, TWO: 9}
)
CODEC: Final = SCHEMA.bind(["c", "a", "k", "b", "a", ""])

MOVED = Moved(Seat(1), (A, C), alone=True, src=SourceId("b"), why=(TWO,))
EVERYTHING = Everything(
    "né",
    OldSpaceId(B),
    Side.RIGHT,
    Scope.GAME,
    None,
    ((A, 7), (B, -1)),
    Pair(A, B),
    (Pair(Side.LEFT, Side.RIGHT),),
    Chain(1, Chain(2)),
    Even(4),
    (1, None),
    Sealed(C, (Seat(2), Seat(0))),
    ONE,
)
FRAME = Effect(Step(Seat(0), C), Effect(Rest(Seat(1)), Turn()), MOVED)
PARKED = Parked(2, (FRAME, Turn()), ((0, 5),), Seat(1), KindId("k"))
FORCED = Forced(KindId("k"), Step(Seat(0), A))
VALUES: Final[tuple[Event, ...]] = (MOVED, EVERYTHING, PARKED, FORCED)
STATE: Final = State(Board((Pair(A, B),), 3), (Turn(), FRAME), Chance(SEED_LIMIT - 1, 2, (0, 9)))


# What is written.


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
    assert expected == CODEC.event_data(event)


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
    assert expected == CODEC.event_data(event)
    assert event == CODEC.event_from(expected)


def test_a_command_is_its_tag_and_its_fields() -> None:
    """Commands have tags of their own."""
    assert CODEC.command_data(Step(Seat(2), C)) == [1, 2, 3]
    assert CODEC.encode_command(Step(Seat(2), C)) == bytes([0x93, 1, 2, 3])
    assert CODEC.command_from([3, 2]) == Rest(Seat(2))
    assert CODEC.decode_command(bytes([0x92, 3, 2])) == Rest(Seat(2))


def test_a_table_is_written_without_a_tag() -> None:
    """There is one class of table, so its bytes start with its fields."""
    assert CODEC.encode_table(Board((Pair(A, B),))) == bytes([0x91, 0x91, 0x92, 1, 2])


def test_a_state_is_table_agenda_and_chance() -> None:
    """The seed is 16 bytes; epoch and counters are numbers."""
    state = State(Board(), (Turn(Seat(1)),), Chance(258, 2, (0, 9)))

    assert msgpack.unpackb(CODEC.encode_state(state)) == [
        [],
        [[1, 1]],
        [bytes(14) + b"\x01\x02", 2, [0, 9]],
    ]


def test_symbols_are_sorted_and_numbered_from_one() -> None:
    """Order and repetition of the symbols given do not matter, and the empty one is always 0."""
    assert CODEC.symbols == ("a", "b", "c", "k")
    assert CODEC.command_data(Step(Seat(0), SpaceId(""))) == [1, 0, 0]
    assert CODEC.command_from([1, 0, 4]) == Step(Seat(0), SpaceId("k"))


def test_two_games_of_one_schema_have_symbols_of_their_own() -> None:
    """Binding to another game does not disturb the first."""
    other = SCHEMA.bind(["b", "z"])

    assert other.command_data(Step(Seat(0), B)) == [1, 0, 1]
    assert CODEC.command_data(Step(Seat(0), B)) == [1, 0, 2]


def test_the_same_class_may_stand_in_two_unions() -> None:
    """The union decides the tag: `Rest` is 3 among commands and 7 among frames."""
    parked = Parked(0, (Rest(Seat(1)),), (), Seat(1), KindId("k"))

    assert CODEC.command_data(Rest(Seat(1))) == [3, 1]
    assert CODEC.event_data(parked)[2] == [[7, 1]]


# What comes back.


@pytest.mark.parametrize("event", VALUES, ids=lambda event: type(event).__name__)
def test_an_event_comes_back_from_data_json_and_bytes(event: Event) -> None:
    """Primitives, JSON and bytes all give an equal event; the bytes are those of the data."""
    data = CODEC.event_data(event)

    assert event == CODEC.event_from(data)
    assert event == CODEC.event_from(json.loads(json.dumps(data)))
    assert event == CODEC.decode_event(CODEC.encode_event(event))
    assert data == msgpack.unpackb(CODEC.encode_event(event))


def test_what_comes_back_has_the_classes_that_went_in() -> None:
    """Enums, tuples and nodes come back as such, not as equal numbers or lists."""
    event = CODEC.event_from(CODEC.event_data(EVERYTHING))

    assert repr(EVERYTHING) == repr(event)


def test_what_comes_back_is_frozen() -> None:
    """A node that was read is as frozen as one that was built."""
    event = CODEC.event_from([1, 1, [], False])

    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        event.seat = 2  # type: ignore[attr-defined]  # the very thing that must fail


def test_a_sealed_value_comes_back_with_its_seers() -> None:
    """Sealed values are written like any other, and masked ones as None."""
    event = CODEC.event_from(CODEC.event_data(attrs.evolve(EVERYTHING, secret=Sealed(None, ()))))

    assert isinstance(event, Everything)
    assert event.secret == Sealed[SpaceId](None, ())


@pytest.mark.parametrize("seed", [-1, 0, 1 << 64, SEED_LIMIT - 1])
def test_a_state_comes_back(seed: int) -> None:
    """Table, agenda and chance survive, whatever the seed."""
    state = State(STATE.table, STATE.agenda, Chance(seed, 2, (0, 9)))

    assert state == CODEC.decode_state(CODEC.encode_state(state))


# What cannot be written.


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
    """The error names the event and what is not known; data and bytes fail alike."""
    with pytest.raises(EncodeError) as caught:
        CODEC.event_data(event)
    assert message == str(caught.value)
    with pytest.raises(EncodeError) as caught:
        CODEC.encode_event(event)
    assert message == str(caught.value)


@pytest.mark.parametrize("write", [CODEC.command_data, CODEC.encode_command])
def test_an_event_is_no_command(write: Callable[[Any], object]) -> None:
    """Commands and events are told apart."""
    with pytest.raises(EncodeError, match=r"^Moved: Moved is no command of this ruleset$"):
        write(MOVED)


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


def test_the_longest_array_comes_back() -> None:
    """Just within the limit, an array can be written and read."""
    event = Moved(Seat(0), (A,) * 4096, alone=True)

    assert event == CODEC.decode_event(CODEC.encode_event(event))


# What cannot be read.

LONG: Final = CODEC.event_data(EVERYTHING)


def but(place: int, value: object) -> list[object]:
    """The data of `EVERYTHING` with one item changed."""
    return [*LONG[:place], value, *LONG[place + 1 :]]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (None, "found nothing; allowed: an array that starts with a tag"),
        (7, "found 7; allowed: an array that starts with a tag"),
        ([], "found an array of 0; allowed: an array that starts with a tag"),
        ((1, 1, [], True), "found a tuple; allowed: an array that starts with a tag"),
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
        CODEC.event_from(data)

    assert message == str(caught.value)


def test_commands_are_checked_like_events() -> None:
    """A command of another shape is refused in the same words."""
    with pytest.raises(DecodeError) as caught:
        CODEC.command_from([1, 0, "a"])

    assert str(caught.value) == "to: found 'a'; allowed: a symbol number, 0 to 4"


def test_a_decode_error_has_its_parts() -> None:
    """Path, expectation and finding can be read one by one."""
    with pytest.raises(DecodeError) as caught:
        CODEC.event_from([1, 1, ["x" * 50], True])

    assert caught.value.faults == (
        Fault(("path", 0), "'" + "x" * 39 + "…'", ("a symbol number, 0 to 4",)),
    )
    assert isinstance(caught.value, ValueError)


def test_a_number_too_large_to_print_is_described() -> None:
    """Data that did not come from bytes may hold any number; the message stays short."""
    with pytest.raises(DecodeError, match=r"found a number of 20001 bits; allowed: "):
        CODEC.event_from([1, 1, [1 << 20000], True])


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "found 0 bytes: Unpack failed: incomplete input; allowed: one msgpack value"),
        (b"\x91", "found 1 byte: Unpack failed: incomplete input; allowed: one msgpack value"),
        (b"\xc1", "found 1 byte: FormatError; allowed: one msgpack value"),
        (
            bytes([0x94, 1, 1, 0x90, 0xC3, 0]),
            "found 6 bytes: unpack(b) received extra data.; allowed: one msgpack value",
        ),
        (b"\x91" * 3000, "found 3000 bytes: StackError; allowed: one msgpack value"),
        (
            b"\xdd\xff\xff\xff\xff",
            "found 5 bytes: 4294967295 exceeds max_array_len(5); allowed: one msgpack value",
        ),
        (b"\x80", "found a table; allowed: an array that starts with a tag"),
        (b"\xc7\x00\x05", "found a ExtType; allowed: an array that starts with a tag"),
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
    chain: object = [0]
    for number in range(5000):
        chain = [number, chain]

    with pytest.raises(DecodeError) as caught:
        CODEC.event_from(but(9, chain))

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
        CODEC.decode_state(msgpack.packb(data))

    assert message == str(caught.value)


# Anything at all: only `DecodeError`, or a value that is written again as it was meant.


def readers() -> list[tuple[Callable[[bytes], Any], Callable[[Any], bytes]]]:
    """Each way to read bytes with its way to write them (`Any`: three kinds of value)."""
    return [
        (CODEC.decode_event, CODEC.encode_event),
        (CODEC.decode_command, CODEC.encode_command),
        (CODEC.decode_state, CODEC.encode_state),
    ]


def read_strictly(data: bytes) -> int:
    """Read bytes in every way; how many ways gave a value, which then survives another turn."""
    accepted = 0
    for decode, encode in readers():
        try:
            value = decode(data)
        except DecodeError as error:
            assert len(error.faults) == 1  # noqa: PT017 - bytes may be valid as well
        else:
            accepted += 1
            assert decode(encode(value)) == value
    return accepted


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
    """Random bytes and random msgpack are read or refused, nothing else."""
    read_strictly(data)


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

    accepted = read_strictly(data)

    assert accepted > 0 or data != sample


def test_the_samples_reach_every_reader() -> None:
    """The damaged samples start from values that are read in all three ways."""
    assert [read_strictly(sample) for sample in SAMPLES] == [1, 1, 1, 1, 1, 1]


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
