"""Values as plain data: tables, arrays, strings, numbers, for people and for other programs.

The codec is for logs and saves: small, numbered, bound to one game. The plain form is for
everything that is read: positions written by hand, JSON, differences between two states. A node is
a table of its fields by name; where a value may be of several classes, the key ``is`` names the
class. Ids are strings, an `IntEnum` is the name of its member in small letters, a tuple is an
array. Fields that equal their defaults may be left out. A frame that nobody has read is a table
with the one key ``packed``, see `PackedFrame`.
"""

from collections.abc import Callable, Mapping
from enum import Enum, IntEnum
from functools import cache
from string import hexdigits
from typing import Any, Final, TypeAlias, TypeVar, assert_never, cast, final

import attrs
from cattrs import Converter
from cattrs.gen import make_dict_unstructure_fn_from_attrs, override

from dmd_core.kernel.chance import SEED_BYTES, Chance
from dmd_core.kernel.events import Command, Event, Frame, PackedFrame
from dmd_core.kernel.schema.faults import Fault, FaultError, unfit
from dmd_core.kernel.schema.reading import (
    Read,
    Reader,
    read_array,
    read_table,
)
from dmd_core.kernel.schema.shapes import (
    Either,
    Fixed,
    Leaf,
    Many,
    Maybe,
    Member,
    Nested,
    Numbered,
    Packed,
    Shape,
    Shapes,
    UnionName,
)
from dmd_core.kernel.schema.wire import DecodeError, MismatchError, unpack
from dmd_core.kernel.state import State

N = TypeVar("N")
Write: TypeAlias = Callable[[Any], Any]
"""Gives values of some shape as plain data: `Any` is what values of all shapes have in common."""

KIND: Final = "is"
"""The key that names the class of a value that may be of several."""

PACKED: Final = "packed"
"""The one key of a frame that nobody has read: its bytes as hexadecimal digits."""

_LIMIT: Final = 1 << 64
_SEED_DIGITS: Final = 2 * SEED_BYTES
_HEX: Final = frozenset(hexdigits)  # `int` takes signs, spaces and underscores as well


def plain_of(value: object, of_class: Callable[[object], Any]) -> Any:  # noqa: ANN401 - plain data are of many types
    """A value of whatever kind as plain data: texts, numbers, words, rows and maps of such.

    Args:
        value: the value.
        of_class: makes plain data of what is none of these, such as a node.
    """
    if value is None or value.__class__ in (str, int, bool, float):
        return value
    if isinstance(value, IntEnum):
        return value.name.lower()
    if isinstance(value, Enum | str):
        return str(value)
    if isinstance(value, tuple | list):
        return [plain_of(item, of_class) for item in value]
    if isinstance(value, Mapping):
        return {str(key): plain_of(item, of_class) for key, item in value.items()}
    return of_class(value)


@final
class Plain:
    """Gives values of one ruleset as plain data and back; made by `Schema.plain`.

    Every method that reads raises `DecodeError` with every value that does not fit, each with its
    path, what was found and what may stand there.
    """

    def __init__(self, shapes: Shapes, table: type) -> None:
        """Keep the shapes; a class is looked at when its first value is met."""
        self._table = table
        self._reader = _Reader(shapes)
        self._full = _Writer(shapes, brief=False)
        self._brief = _Writer(shapes, brief=True)

    # --- writing ---------------------------------------------------------------------------------

    def event(self, event: Event, *, brief: bool = False) -> dict[str, Any]:
        """An event with its class; `brief` leaves out fields that equal their defaults."""
        return self._writer(brief=brief).member(event)

    def command(self, command: Command, *, brief: bool = False) -> dict[str, Any]:
        """A command with its class; `brief` as for `event`."""
        return self._writer(brief=brief).member(command)

    def frame(self, frame: Frame, *, brief: bool = False) -> dict[str, Any]:
        """A frame with its class; `brief` as for `event`."""
        return self._writer(brief=brief).member(frame)

    def node(self, value: object, *, brief: bool = False) -> dict[str, Any]:
        """A table, or any node that is not generic, without its class; `brief` as for `event`."""
        return self._writer(brief=brief).node(value)

    def state(self, state: State[Any], *, brief: bool = False) -> dict[str, Any]:
        """A whole state: ``table``, ``agenda`` (bottom first) and ``chance``.

        The seed is a string of hexadecimal digits, None if chance does not come from a seed.
        """
        chance = state.chance
        return {
            "table": self.node(state.table, brief=brief),
            "agenda": [self.frame(frame, brief=brief) for frame in state.agenda],
            "chance": {
                "seed": None if chance.seed < 0 else f"{chance.seed:x}",
                "epoch": chance.epoch,
                "counters": list(chance.counters),
            },
        }

    def _writer(self, *, brief: bool) -> "_Writer":
        return self._brief if brief else self._full

    # --- reading ---------------------------------------------------------------------------------

    def event_from(self, data: object) -> Event:
        """The event that `event` gave as `data`."""
        return cast("Event", self._read(Member("event"), data))

    def command_from(self, data: object) -> Command:
        """The command that `command` gave as `data`."""
        return cast("Command", self._read(Member("command"), data))

    def frame_from(self, data: object) -> Frame:
        """The frame that `frame` gave as `data`."""
        return self._read(Member("frame"), data)

    def node_from(self, kind: type[N], data: object) -> N:
        """The node of a class, not generic, that `node` gave as `data`."""
        return cast("N", self._read(Nested(kind), data))

    def state_from(self, data: object) -> State[Any]:
        """The state that `state` gave as `data`."""
        try:
            parts = read_table(
                data,
                {
                    "table": self._reader.of(Nested(self._table)),
                    "agenda": self._reader.of(Many(Member("frame"))),
                    "chance": _chance_from,
                },
            )
        except FaultError as error:
            raise DecodeError(error.faults) from None
        return State(parts["table"], parts["agenda"], parts["chance"])

    def _read(self, shape: Shape, data: object) -> object:
        try:
            return self._reader.of(shape)(data)
        except FaultError as error:
            raise DecodeError(error.faults) from None


@final
class _Writer:
    """Makes a function for each shape that gives its values as plain data."""

    def __init__(self, shapes: Shapes, *, brief: bool) -> None:
        self._brief = brief
        self._record = shapes.record
        self._converter = Converter()
        self._kinds: dict[Nested, Write] = {}
        self._of: Callable[[Shape], Write] = cache(self._made)

    def member(self, value: object) -> dict[str, Any]:
        """A node with its class."""
        if isinstance(value, PackedFrame):
            return {PACKED: value.packed.hex()}
        return {KIND: type(value).__name__, **self.node(value)}

    def node(self, value: object) -> dict[str, Any]:
        """A node without its class."""
        data: dict[str, Any] = self._kind(Nested(type(value)))(value)
        return data

    def _kind(self, nested: Nested) -> Write:
        write = self._kinds.get(nested)
        if write is None:
            write = self._kinds[nested] = self._generated(nested)
        return write

    def _generated(self, nested: Nested) -> Write:
        record = self._record(nested.kind, nested.arguments)
        parts: dict[str, Any] = {  # `Any`: the function takes options by the same way
            field.name: override(rename=field.label, unstruct_hook=self._of(field.shape))
            for field in record.fields
        }
        # Not `make_dict_unstructure_fn`, for the reason that `reading.read_record` tells.
        return make_dict_unstructure_fn_from_attrs(
            list(attrs.fields(nested.kind)),
            nested.kind,
            self._converter,
            _cattrs_omit_if_default=self._brief,
            **parts,
        )

    def _made(self, shape: Shape) -> Write:
        match shape:
            case Leaf():
                return _same
            case Numbered(table):
                numbers = isinstance(table, type) and issubclass(table, IntEnum)
                return _word_of if numbers else str
            case Maybe(inner):
                some = self._of(inner)
                return lambda value: None if value is None else some(value)
            case Many(inner):
                one = self._of(inner)
                return lambda value: [one(part) for part in value]
            case Fixed(parts):
                ones = [self._of(part) for part in parts]
                return lambda value: [w(part) for w, part in zip(ones, value, strict=True)]
            case Nested():

                def nested(value: object) -> object:  # found late: classes may nest in themselves
                    return self._kind(shape)(value)

                return nested
            case Member() | Packed():
                return self.member
            case Either():
                raise TypeError("a field of mixed shapes is read only")
        assert_never(shape)


@final
class _Reader(Reader):
    """Reads the plain form: a member of a union names its class by `KIND`."""

    bits = 64

    def __init__(self, shapes: Shapes) -> None:
        super().__init__(shapes)
        self._names: dict[UnionName, dict[str, type]] = {
            union: {kind.__name__: kind for kind in tags} for union, tags in shapes.unions.items()
        }

    def names(self, member: Member) -> tuple[str, Mapping[str, type]]:
        known = self._names[member.union]
        listed = [kind.__name__ for kind in member.kinds] or sorted(known)
        return KIND, {name: known[name] for name in listed}

    def word(self, member: Enum) -> str:
        return _word_of(member)

    def member(self, member: Member) -> Read:
        read = super().member(member)
        if member.union != "frame":
            return read

        def frame(data: object) -> object:
            if isinstance(data, dict) and tuple(data) == (PACKED,):
                return _packed_from(data[PACKED])
            return read(data)

        return frame


def _word_of(member: Any) -> str:  # noqa: ANN401 - of any enum
    return member.name.lower() if isinstance(member, IntEnum) else str(member.value)


def _same(value: Any) -> Any:  # noqa: ANN401 - any leaf
    return value


def _packed_from(data: object) -> PackedFrame:
    if not isinstance(data, str) or len(data) % 2 or not _HEX.issuperset(data):
        raise unfit(data, "bytes as hexadecimal digits", path=(PACKED,))
    packed = bytes.fromhex(data)
    try:
        inside = unpack(packed)
    except MismatchError as error:
        raise FaultError([Fault((PACKED,), error.found, (error.expected,))]) from None
    if not isinstance(inside, list):
        raise unfit(packed, "the bytes of one msgpack array", path=(PACKED,))
    return PackedFrame(packed)


def _chance_from(data: object) -> Chance:
    parts = read_table(
        data, {"seed": _seed_from, "epoch": _natural, "counters": read_array(_natural)}
    )
    return Chance(parts["seed"], parts["epoch"], parts["counters"])


def _seed_from(data: object) -> int:
    if data is None:
        return -1
    if isinstance(data, str) and 0 < len(data) <= _SEED_DIGITS and _HEX.issuperset(data):
        return int(data, 16)
    raise unfit(data, f"hexadecimal digits, at most {_SEED_DIGITS}, or nothing")


def _natural(data: object) -> int:
    if type(data) is not int or not 0 <= data < _LIMIT:
        raise unfit(data, "a whole number, 0 or more")
    return data


__all__ = ["KIND", "PACKED", "Plain", "plain_of"]
