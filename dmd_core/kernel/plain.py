"""Values as plain data: maps, lists, text, numbers, for people and for other programs.

The codec is for logs and saves: small, numbered, bound to one game. The plain form is for
everything that is read: positions written by hand, JSON, differences between two states. A node is
a map of its fields by name; where a value may be of several classes, the key ``is`` names the
class. Ids are text, an `IntEnum` is the name of its member in small letters, a tuple is a list.
Fields that equal their defaults may be left out. A frame that nobody has read is a map with the one
key ``packed``, see `PackedFrame`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from enum import IntEnum, StrEnum
from functools import cache
from itertools import repeat
from string import hexdigits
from typing import Any, Final, TypeVar, assert_never, cast, final

from dmd_core.kernel._shapes import (
    MISSING,
    Fixed,
    Leaf,
    Many,
    Maybe,
    Member,
    Nested,
    Numbered,
    Packed,
    Record,
    Shape,
    Shapes,
    UnionName,
)
from dmd_core.kernel._wire import MismatchError, shown, unpack, wrong
from dmd_core.kernel.chance import SEED_BYTES, Chance
from dmd_core.kernel.events import Command, Event, Frame, PackedFrame
from dmd_core.kernel.state import State

N = TypeVar("N")

KIND: Final = "is"
"""The key that names the class of a value that may be of several."""

PACKED: Final = "packed"
"""The one key of a frame that nobody has read: its bytes as hexadecimal digits."""

_LEAVES: Final[Mapping[str, type]] = {"int": int, "bool": bool, "str": str}
_WORDS: Final[Mapping[str, str]] = {
    "int": "a whole number",
    "bool": "true or false",
    "str": "text",
}
_BITS: Final = 64
_SEED_DIGITS: Final = 2 * SEED_BYTES
_HEX: Final = frozenset(hexdigits)  # `int` takes signs, spaces and underscores as well


@final
class Plain:
    """Gives values of one ruleset as plain data and back; made by `Schema.plain`.

    Every method that reads raises `DecodeError` with the path of the first value that does not
    fit, what may stand there, and what was found.
    """

    def __init__(self, shapes: Shapes, table: type) -> None:
        """Keep the shapes; a class is looked at when its first value is met."""
        self._shapes = shapes
        self._table = table
        self._record: Callable[[type, tuple[Shape, ...]], Record] = cache(shapes.record)
        self._names: dict[UnionName, dict[str, type]] = {
            union: {kind.__name__: kind for kind in tags} for union, tags in shapes.unions.items()
        }

    # --- writing ---------------------------------------------------------------------------------

    def event(self, event: Event, *, brief: bool = False) -> dict[str, Any]:
        """An event with its class; `brief` leaves out fields that equal their defaults."""
        return self._member(event, brief=brief)

    def command(self, command: Command, *, brief: bool = False) -> dict[str, Any]:
        """A command with its class; `brief` as for `event`."""
        return self._member(command, brief=brief)

    def frame(self, frame: Frame, *, brief: bool = False) -> dict[str, Any]:
        """A frame with its class; `brief` as for `event`."""
        return self._member(frame, brief=brief)

    def node(self, value: object, *, brief: bool = False) -> dict[str, Any]:
        """A table, or any node that is not generic, without its class; `brief` as for `event`."""
        return self._node(value, (), brief=brief)

    def state(self, state: State[Any], *, brief: bool = False) -> dict[str, Any]:
        """A whole state: ``table``, ``agenda`` (bottom first) and ``chance``.

        The seed is text in hexadecimal digits, None if chance does not come from a seed.
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

    def _member(self, value: object, *, brief: bool) -> dict[str, Any]:
        if isinstance(value, PackedFrame):
            return {PACKED: value.packed.hex()}
        return {KIND: type(value).__name__, **self._node(value, (), brief=brief)}

    def _node(self, value: object, arguments: tuple[Shape, ...], *, brief: bool) -> dict[str, Any]:
        record = self._record(type(value), arguments)
        data: dict[str, Any] = {}
        for field in record.fields:
            part = getattr(value, field.name)
            if not brief or field.default is MISSING or part != field.default:
                data[field.label] = self._data(part, field.shape, brief=brief)
        return data

    def _data(self, value: Any, shape: Shape, *, brief: bool) -> Any:  # noqa: ANN401 - of any shape
        match shape:
            case Leaf():
                return value
            case Numbered(table):
                if isinstance(table, type) and issubclass(table, IntEnum):
                    return table(value).name.lower()
                return str(value)
            case Maybe(inner):
                return None if value is None else self._data(value, inner, brief=brief)
            case Many(inner):
                return [self._data(part, inner, brief=brief) for part in value]
            case Fixed(parts):
                pairs = zip(value, parts, strict=True)
                return [self._data(part, inner, brief=brief) for part, inner in pairs]
            case Nested(_, arguments):
                return self._node(value, arguments, brief=brief)
            case Member() | Packed():
                return self._member(value, brief=brief)
        assert_never(shape)

    # --- reading ---------------------------------------------------------------------------------

    def event_from(self, data: object) -> Event:
        """The event that `event` gave as `data`."""
        with _final():
            return cast("Event", self._member_from(data, Member("event")))

    def command_from(self, data: object) -> Command:
        """The command that `command` gave as `data`."""
        with _final():
            return cast("Command", self._member_from(data, Member("command")))

    def frame_from(self, data: object) -> Frame:
        """The frame that `frame` gave as `data`."""
        with _final():
            return self._member_from(data, Member("frame"))

    def node_from(self, kind: type[N], data: object) -> N:
        """The node of a class, not generic, that `node` gave as `data`."""
        with _final():
            return cast("N", self._node_from(data, Nested(kind)))

    def state_from(self, data: object) -> State[Any]:
        """The state that `state` gave as `data`."""
        with _final():
            return self._state_from(data)

    def _state_from(self, data: object) -> State[Any]:
        parts = _map(data, ("table", "agenda", "chance"), ("table", "agenda", "chance"))
        with _under(".table"):
            table = self._node_from(parts["table"], Nested(self._table))
        with _under(".agenda"):
            frames = self._from(parts["agenda"], Many(Member("frame")))
        with _under(".chance"):
            chance = _chance_from(parts["chance"])
        return State(table, cast("tuple[Frame, ...]", frames), chance)

    def _member_from(self, data: object, shape: Member) -> object:
        if shape.union == "frame" and isinstance(data, dict) and tuple(data) == (PACKED,):
            return _packed_from(data[PACKED])
        known = self._names[shape.union]
        allowed = [kind.__name__ for kind in shape.kinds] or list(known)
        if not isinstance(data, dict) or KIND not in data:
            raise wrong("", f"a map with the key '{KIND}' that names the {shape.union}", data)
        name = data[KIND]
        if name not in allowed:
            raise MismatchError(f".{KIND}", _one_of(allowed, name), shown(name))
        rest = {key: value for key, value in data.items() if key != KIND}
        return self._node_from(rest, Nested(known[cast("str", name)]))

    def _node_from(self, data: object, shape: Nested) -> object:
        record = self._record(shape.kind, shape.arguments)
        fields = {field.label: field for field in record.fields}
        needed = [label for label, field in fields.items() if field.default is MISSING]
        values = _map(data, tuple(fields), tuple(needed))
        read: dict[str, object] = {}
        for label, value in values.items():
            with _under(f".{label}"):
                read[label] = self._from(value, fields[label].shape)
        try:
            return shape.kind(**read)
        except (TypeError, ValueError) as error:
            raise MismatchError("", f"a {shape.kind.__name__}", str(error)) from None

    def _from(self, data: object, shape: Shape) -> object:
        match shape:
            case Leaf(name):
                if type(data) is not _LEAVES[name] or _too_long(data):
                    raise wrong("", _WORDS[name], data)
                return data
            case Numbered(table):
                return _named(data, table)
            case Maybe(inner):
                return None if data is None else self._from(data, inner)
            case Many(inner):
                if not isinstance(data, list):
                    raise wrong("", "a list", data)
                return self._items_from(data, repeat(inner, len(data)))
            case Fixed(parts):
                if not isinstance(data, list) or len(data) != len(parts):
                    raise wrong("", f"a list of {len(parts)}", data)
                return self._items_from(data, parts)
            case Nested():
                return self._node_from(data, shape)
            case Member():
                return self._member_from(data, shape)
            case Packed():
                return self._member_from(data, Member("frame"))
        assert_never(shape)

    def _items_from(self, data: list[object], shapes: Iterable[Shape]) -> tuple[object, ...]:
        read: list[object] = []
        for place, (part, shape) in enumerate(zip(data, shapes, strict=True)):
            with _under(f"[{place}]"):
                read.append(self._from(part, shape))
        return tuple(read)


def _named(data: object, table: str | type[IntEnum] | type[StrEnum]) -> object:
    if not isinstance(data, str):
        raise wrong("", "text", data)
    if isinstance(table, str):
        return data
    if issubclass(table, IntEnum):
        words = {member.name.lower(): cast("object", member) for member in table}
    else:
        words = {member.value: cast("object", member) for member in table}
    if data not in words:
        raise MismatchError("", _one_of(list(words), data), shown(data))
    return words[data]


def _one_of(allowed: list[str], found: object) -> str:
    near = get_close_matches(str(found), allowed, 1)
    hint = f" (nearest: {near[0]})" if near else ""
    return f"one of {', '.join(sorted(allowed))}{hint}"


def _map(data: object, known: tuple[str, ...], needed: tuple[str, ...]) -> dict[str, object]:
    if not isinstance(data, dict):
        raise wrong("", "a map", data)
    for key in data:
        if key not in known:
            raise MismatchError(f".{key}", f"a key that is {_one_of(list(known), key)}", shown(key))
    for key in needed:
        if key not in data:
            raise MismatchError(f".{key}", "a value", "nothing")
    return data


@contextmanager
def _under(where: str) -> Iterator[None]:
    """Put a place in front of the path of what goes wrong inside."""
    try:
        yield
    except MismatchError as error:
        error.under(where)
        raise


@contextmanager
def _final() -> Iterator[None]:
    """Hand what goes wrong inside to the caller, with the whole path."""
    try:
        yield
    except MismatchError as error:
        raise error.final() from None


def _packed_from(data: object) -> PackedFrame:
    with _under(f".{PACKED}"):
        if not isinstance(data, str) or len(data) % 2 or not _HEX.issuperset(data):
            raise wrong("", "bytes as hexadecimal digits", data)
        packed = bytes.fromhex(data)
        if not isinstance(unpack(packed), list):
            raise wrong("", "the bytes of one msgpack array", packed)
    return PackedFrame(packed)


def _too_long(data: object) -> bool:
    return type(data) is int and data.bit_length() > _BITS


def _chance_from(data: object) -> Chance:
    parts = _map(data, ("seed", "epoch", "counters"), ("seed", "epoch", "counters"))
    with _under(".seed"):
        seed = _seed_from(parts["seed"])
    with _under(".epoch"):
        epoch = _natural(parts["epoch"])
    listed = parts["counters"]
    if not isinstance(listed, list):
        raise wrong(".counters", "a list", listed)
    counters: list[int] = []
    for place, part in enumerate(listed):
        with _under(f".counters[{place}]"):
            counters.append(_natural(part))
    return Chance(seed, epoch, tuple(counters))


def _seed_from(data: object) -> int:
    if data is None:
        return -1
    expected = f"hexadecimal digits, at most {_SEED_DIGITS}, or nothing"
    if not isinstance(data, str):
        raise wrong("", expected, data)
    if not 0 < len(data) <= _SEED_DIGITS or not _HEX.issuperset(data):
        raise wrong("", expected, data)
    return int(data, 16)


def _natural(data: object) -> int:
    if type(data) is not int or data < 0 or _too_long(data):
        raise wrong("", "a whole number, 0 or more", data)
    return data


__all__ = ["KIND", "PACKED", "Plain"]
