"""What a schema is made of: which types can be written, and the fingerprint of them all."""

from enum import Enum, IntEnum, StrEnum, unique
from hashlib import blake2b
from typing import Any, ClassVar, Final, Generic, NewType, TypeVar, final

import attrs
import pytest
from msgpack import packb, unpackb

from dmd_core.kernel.events import Command, Event, Frame
from dmd_core.kernel.ids import NO_SOURCE, RuleId, Seat, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.schema.codec import Schema
from tests.kernel.codec_samples import Rest, SpaceId, Step

T = TypeVar("T")

Steps = NewType("Steps", tuple[SpaceId, ...])

ONE, TWO = RuleId("X-01"), RuleId("X-02")
A, B = SpaceId("a"), SpaceId("b")


@unique
class Side(StrEnum):
    """An enum of text."""

    LEFT = "l"
    RIGHT = "r"


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
@attrs.frozen
class Plain:
    """An attrs class that is no node."""

    sides: tuple[Side, ...] = attrs.field(factory=tuple)


@final
@node
class Moved:
    """An event."""

    RULES: ClassVar[tuple[RuleId, ...]] = (ONE,)

    seat: Seat
    path: Steps
    pair: Pair[int] | None = None
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class Ended:
    """An event without fields of its own."""

    RULES: ClassVar[tuple[RuleId, ...]] = ()

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class Turn:
    """A frame with unions inside."""

    done: tuple[Command, ...] = ()
    cause: Event | None = None
    then: "Turn | Rest | None" = None


@final
@node
class Board:
    """A table."""

    sides: tuple[Side, ...] = ()
    scope: Scope = Scope.TURN
    pairs: tuple[Pair[SpaceId], ...] = ()


EVENTS: Final[dict[type, int]] = {Moved: 1, Ended: 2}
COMMANDS: Final[dict[type, int]] = {Step: 1, Rest: 3}
FRAMES: Final[dict[type, int]] = {Turn: 1, Rest: 7}


def schema(**changes: Any) -> Schema:  # noqa: ANN401 - passed on to the constructor
    """The schema of these tests, with other parts where given."""
    parts: dict[str, Any] = {
        "table": Board,
        "events": EVENTS,
        "commands": COMMANDS,
        "frames": FRAMES,
        "rules": {ONE: 4, TWO: 9},
    }
    return Schema(**(parts | changes))


SCHEMA: Final = schema()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"events": {Moved: 1, Ended: 1}}, "event tag 1 is used twice"),
        ({"commands": {Step: -1}}, "command tag -1 is negative"),
        ({"frames": {Turn: 0, Rest: 0}}, "frame tag 0 is used twice"),
        ({"rules": {ONE: 3, TWO: 3}}, "rule number 3 is used twice"),
    ],
)
def test_tags_and_numbers_must_differ(changes: dict[str, object], message: str) -> None:
    """A tag that stands twice or is negative is refused at once."""
    with pytest.raises(ValueError, match=f"^{message}$"):
        schema(**changes)


class Colour(Enum):
    """An enum that is neither text nor number."""

    RED = 1


ALLOWED: Final = (
    "int, bool, str, NewType of int or str, IntEnum, StrEnum, X | None, tuple[X, ...],"
    " tuple[X, Y], attrs classes, Event, Command, Frame, and unions of members of one of these"
)


@pytest.mark.parametrize(
    ("hint", "message"),
    [
        (float, f"Odd.field: <class 'float'> cannot be written; what can: {ALLOWED}"),
        (list[int], f"Odd.field: list[int] cannot be written; what can: {ALLOWED}"),
        (tuple, f"Odd.field: <class 'tuple'> cannot be written; what can: {ALLOWED}"),
        (Colour, f"Odd.field: <enum 'Colour'> cannot be written; what can: {ALLOWED}"),
        (T, f"Odd.field: ~T cannot be written; what can: {ALLOWED}"),
        (int | str, "Odd.field: the members of int | str have no tags in one union"),
        (Moved | Step, "Odd.field: the members of Moved | Step have no tags in one union"),
        (
            Frame | tuple[int, ...],
            "Odd.field: the members of Frame | tuple have no tags in one union",
        ),
        (Pair, "Pair needs 1 type arguments"),
    ],
)
def test_only_some_types_can_be_written(hint: object, message: str) -> None:
    """A field of any other type is refused by name, the first time and every time."""
    odd = odd_class(hint)
    made = schema(events={**EVENTS, odd: 99})

    for attempt in (
        lambda: made.fingerprint,
        lambda: made.bind([]).decode_event(packb([99, None])),
    ):
        for _ in range(2):
            with pytest.raises(TypeError) as caught:
                attempt()
            assert message == str(caught.value)


@pytest.mark.parametrize(
    ("hint", "value", "expected"),
    [
        (Pair[int] | None, Pair(1, 2), [1, 2]),
        (Pair[int | None] | None, Pair(1, None), [1, None]),
        (Steps, (A, B), [1, 2]),
        (tuple[Steps, ...], ((A,), ()), [[1], []]),
        (tuple[int], (4,), [4]),
        (tuple[Side | None, ...] | None, (None, Side.LEFT), [None, 0]),
        (Step | Rest, Rest(Seat(1)), [3, 1]),
        (Rest, Rest(Seat(1)), [1]),
        (Plain, Plain((Side.RIGHT,)), [[1]]),
        (Plain, Plain(), []),
        (Turn | Rest | None, Rest(Seat(1)), [7, 1]),
        (tuple[tuple[Steps, bool], ...], (((A,), True),), [[[1], True]]),
        (Pair[tuple[Scope, ...]], Pair((Scope.GAME,), ()), [[5], []]),
    ],
)
def test_types_can_be_combined(hint: object, value: object, expected: object) -> None:
    """Tuples, optional values, generic nodes and unions nest in each other, both ways."""
    odd = odd_class(hint)
    codec = schema(events={**EVENTS, odd: 99}).bind("abc")

    assert [99, expected] == unpackb(codec.encode_event(odd(value)))
    assert odd(value) == codec.decode_event(packb([99, expected]))


def odd_class(hint: object) -> Any:  # noqa: ANN401 - a class that is made here
    """An event class with one field of a type."""
    return node(type("Odd", (), {"__annotations__": {"field": hint}}))


def test_a_class_must_be_an_attrs_class() -> None:
    """A plain class has no fields to write."""
    made = schema(frames={Colour: 1})

    with pytest.raises(TypeError, match=r"^Colour is no attrs class$"):
        made.bind([]).decode_state(packb([[], [[1]], 0]))


def test_fields_must_be_positional() -> None:
    """A class outside of the kernel may have fields that cannot be passed by place."""

    @attrs.frozen
    class Named:
        count: int = attrs.field(kw_only=True)

    with pytest.raises(TypeError, match=r"^Named\.count is no positional argument$"):
        _ = schema(events={Named: 1}).fingerprint


# The fingerprint.


SHAPE: Final = """\
codec-2
event 1 {int,[symbol],{int,int}?=nil,symbol='',[rule]=[]}
event 2 {symbol='',[rule]=[]}
command 1 {int,symbol}
command 3 {int}"""


def test_the_fingerprint_is_the_digest_of_the_shape_of_events_and_commands() -> None:
    """It changes if and only if one of these lines does, whatever the process and the machine."""
    assert SCHEMA.fingerprint == blake2b(SHAPE.encode(), digest_size=16).hexdigest()


def test_the_order_of_registration_and_the_rules_do_not_matter() -> None:
    """Tags decide, not the order in which classes were listed; rules have their own numbers."""
    backwards = dict(reversed(EVENTS.items()))

    assert SCHEMA.fingerprint == schema(events=backwards, rules={ONE: 1}).fingerprint


@pytest.mark.parametrize(
    "changes",
    [
        {"frames": {**FRAMES, Rest: 8}},
        {"frames": {Turn: 1}},
        {"table": Turn},
    ],
    ids=["frame tag", "frame gone", "table"],
)
def test_frames_and_the_table_are_not_in_the_fingerprint(changes: dict[str, object]) -> None:
    """No log needs them to be read."""
    assert SCHEMA.fingerprint == schema(**changes).fingerprint


@pytest.mark.parametrize(
    "changes",
    [
        {"events": {**EVENTS, Moved: 7}},
        {"events": {kind: tag for kind, tag in EVENTS.items() if kind is not Moved}},
        {"commands": {**COMMANDS, Rest: 4}},
    ],
    ids=["event tag", "event gone", "command tag"],
)
def test_other_tags_give_another_fingerprint(changes: dict[str, object]) -> None:
    """Whatever moves the tag of an event or command, or takes it away, changes the fingerprint."""
    assert SCHEMA.fingerprint != schema(**changes).fingerprint


def variant(name: str = "Inner", **fields: object) -> str:
    """The fingerprint of a schema with an event that has a nested node with these fields."""
    body: dict[str, object] = {}
    hints: dict[str, object] = {}
    for label, field in fields.items():
        if isinstance(field, tuple):
            hints[label], body[label] = field
        else:
            hints[label] = field
    inner = node(type(name, (), {**body, "__annotations__": hints}))
    outer = node(type("Outer", (), {"__annotations__": {"inner": tuple[inner, ...]}}))  # type: ignore[valid-type]  # made at run time
    return schema(events={**EVENTS, outer: 99}).fingerprint


Longer = StrEnum("Longer", {"LEFT": "l", "RIGHT": "r", "UP": "u"})
Reworded = StrEnum("Reworded", {"LEFT": "l", "RIGHT": "right"})
Turned = StrEnum("Turned", {"RIGHT": "r", "LEFT": "l"})
Renamed = StrEnum("Renamed", {"PORT": "l", "STARBOARD": "r"})


def test_what_decides_the_bytes_of_a_nested_node_is_in_the_fingerprint() -> None:
    """Types, order, defaults and the values of enums each change it."""
    prints = [
        variant(first=int, second=Side),
        variant(first=Seat, second=Side | None),
        variant(first=str, second=Side),
        variant(first=SpaceId, second=Side),
        variant(first=RuleId, second=Side),
        variant(second=Side, first=int),
        variant(first=int, second=(Side, Side.LEFT)),
        variant(first=int, second=(Side, Side.RIGHT)),
        variant(first=int, second=Longer),
        variant(first=int, second=Reworded),
        variant(first=int, second=Turned),
        variant(first=tuple[int, ...], second=Side),
        variant(first=tuple[int, int], second=Side),
        variant(first=Step | Rest, second=Side),
        variant(first=Command, second=Side),
        variant(first=Pair[int], second=Side),
        variant(first=Pair[bool], second=Side),
        variant(first=(Pair[int], Pair(1, 2)), second=(Side, Side.LEFT)),
        variant(first=(Pair[int], Pair(1, 3)), second=(Side, Side.LEFT)),
        variant(first=(Command, Rest(Seat(1))), second=(Side, Side.LEFT)),
        variant(first=(Command, Step(Seat(1), A)), second=(Side, Side.LEFT)),
        variant(first=(tuple[Steps, ...], ((A,),)), second=(Side, Side.LEFT)),
        variant(first=(tuple[int, Side], (1, Side.LEFT)), second=(Side, Side.LEFT)),
        variant(first=Frame, second=Side),
    ]

    assert len(set(prints)) == len(prints)


def test_names_are_not_in_the_fingerprint() -> None:
    """A program may call its classes, its fields and the members of its enums as it likes."""
    plain = variant(first=int, second=Side)

    assert plain == variant(first=Seat, second=Side)
    assert plain == variant(other=int, another=Side)
    assert plain == variant(name="Deeper", first=int, second=Side)
    assert plain == variant(first=int, second=Renamed)


def test_a_node_may_stand_in_itself() -> None:
    """What stands in itself is told by how many levels above it is."""

    @node
    class Chain:
        link: int
        then: "Chain | None" = None

    Chain.__annotations__["then"] = Chain | None
    event = node(type("Pulled", (), {"__annotations__": {"chain": Chain}}))
    digest = blake2b(
        f"{SHAPE[: -len(_COMMANDS)]}event 99 {{{{int,^1?=nil}}}}\n{_COMMANDS}".encode(),
        digest_size=16,
    )

    assert digest.hexdigest() == schema(events={**EVENTS, event: 99}).fingerprint


_COMMANDS: Final = "command 1 {int,symbol}\ncommand 3 {int}"
