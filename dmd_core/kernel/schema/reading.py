"""Reading plain data by shapes: what does not fit is collected, each with its path.

cattrs makes the function for each class, out of what `shapes` says of its fields: it knows which
keys there may be, which are missing, and keeps the faults of all fields. What stands in a field is
read by the functions here. Each takes the data and gives the value, or raises a `FaultError`.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping
from enum import Enum
from typing import Any, Final, Literal, TypeAlias, assert_never

import attrs
from cattrs import Converter
from cattrs.errors import ClassValidationError, ForbiddenExtraKeysError
from cattrs.gen import make_dict_structure_fn_from_attrs, override

from dmd_core.kernel.schema.faults import Fault, FaultError, Path, shown, unfit, unknown
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
    Record,
    Shape,
    Shapes,
)

Read: TypeAlias = Callable[[Any], Any]
"""Reads plain data of some shape: `Any` is what values of all shapes have in common."""

VALUE: Final = ("a value",)
"""What may stand where nothing stands and something has to."""

_NUMBER: Final = re.compile(r"-?[0-9]{1,18}")

_LEAVES: Final[Mapping[str, tuple[type, tuple[str, ...]]]] = {
    "int": (int, ("a whole number",)),
    "bool": (bool, ("true", "false")),
    "str": (str, ("a string",)),
}


class Reader(ABC):
    """Makes a function for each shape, which reads plain data of it.

    A notation says how some things are written: derive a class for another one.
    """

    none: object = None
    """What stands for no value."""
    longest: int | None = None
    """How many entries an array may have; None for any number."""
    bits: int | None = None
    """How many bits a whole number may have; None for any number."""

    def __init__(self, shapes: Shapes) -> None:
        """Keep the shapes; a class is looked at when its first value is met."""
        self.shapes = shapes
        self._converter = Converter()
        self._kinds: dict[Nested, Read] = {}
        self._reads: dict[Shape, Read] = {}

    # --- the notation ----------------------------------------------------------------------------

    @abstractmethod
    def names(self, member: Member) -> tuple[str, Mapping[str, type]]:
        """The key that names the class of a member of a union, and its classes by their names."""

    def word(self, member: Enum) -> str:
        """The word for a member of an enum."""
        return str(member.value)

    def short(self, kind: type) -> str:
        """The field of a class whose value may stand for the whole; empty if there is none."""
        del kind
        return ""

    # --- shapes ----------------------------------------------------------------------------------

    def of(self, shape: Shape) -> Read:
        """The function that reads a shape; it raises `FaultError` with all that is wrong."""
        read = self._reads.get(shape)
        if read is None:
            read = self._reads[shape] = self._made(shape)
        return read

    def _made(self, shape: Shape) -> Read:
        match shape:
            case Leaf(name):
                return read_leaf(name, self.bits)
            case Numbered(table):
                if isinstance(table, str):
                    return read_leaf("str")
                return read_word({self.word(member): member for member in table})
            case Maybe(inner):
                return self._maybe(inner)
            case Many(inner):
                return read_array(self.of(inner), self.longest)
            case Fixed(parts):
                return read_fixed([self.of(part) for part in parts])
            case Nested():

                def nested(data: object) -> object:  # found late: classes may nest in themselves
                    return self._kind(shape)(data)

                return nested
            case Member():
                return self.member(shape)
            case Packed():
                return self.member(Member("frame"))
            case Either(parts):
                return self._either(parts)
        assert_never(shape)

    def _maybe(self, inner: Shape) -> Read:
        some, none = self.of(inner), self.none
        return lambda data: None if data is none or data == none else some(data)

    def _kind(self, nested: Nested) -> Read:
        read = self._kinds.get(nested)
        if read is None:
            record = self.shapes.record(nested.kind, nested.arguments)
            read = read_record(record, self.of, self._converter)
            short = self.short(nested.kind)
            if short:
                read = self._shortened(record, short, read)
            self._kinds[nested] = read
        return read

    def _shortened(self, record: Record, short: str, whole: Read) -> Read:
        one = next(self.of(field.shape) for field in record.fields if field.label == short)

        def read(data: object) -> object:
            if isinstance(data, str):
                return record.kind(**{short: one(data)})
            if not isinstance(data, dict):
                raise unfit(data, "a table", f"a word for '{short}'")
            return whole(data)

        return read

    def member(self, member: Member) -> Read:
        """The function that reads a node which says by a key of what class it is."""
        key, classes = self.names(member)
        words = tuple(classes)

        def read(data: object) -> object:
            if not isinstance(data, dict):
                raise unfit(data, f"a table with '{key}'")
            if key not in data:
                raise unfit(None, *words, path=(key,))
            name = data[key]
            if not isinstance(name, str) or name not in classes:
                raise FaultError([unknown(name, words, (key,))])
            rest = {field: value for field, value in data.items() if field != key}
            return self._kind(Nested(classes[name]))(rest)

        return read

    def _either(self, parts: tuple[Shape, ...]) -> Read:
        """One of several shapes, chosen by the kind of what is there, and of words by the word."""
        reads = [(self.of(part), self._takes(part)) for part in parts]
        allowed = tuple(word for part in parts for word in self._wanted(part))

        def read(data: object) -> object:
            for one, takes in reads:
                if takes(data):
                    return one(data)
            raise unfit(data, *allowed)

        return read

    def _takes(self, shape: Shape) -> Callable[[object], bool]:
        match shape:
            case Leaf(name):
                kind, _ = _LEAVES[name]
                return lambda data: type(data) is kind
            case Numbered(table) if not isinstance(table, str):
                words = {self.word(member) for member in table}
                return lambda data: isinstance(data, str) and data in words
            case Numbered():
                return lambda data: isinstance(data, str)
            case Many() | Fixed():
                return lambda data: isinstance(data, list)
            case _:
                return lambda data: isinstance(data, dict)

    def _wanted(self, shape: Shape) -> tuple[str, ...]:
        match shape:
            case Leaf(name):
                return _LEAVES[name][1]
            case Numbered(table) if not isinstance(table, str):
                return tuple(map(self.word, table))
            case Numbered():
                return _LEAVES["str"][1]
            case Many() | Fixed():
                return ("an array",)
            case Member():
                return (f"a table with '{self.names(shape)[0]}'",)
            case _:
                return ("a table",)


def read_record(record: Record, of: Callable[[Shape], Read], converter: Converter) -> Read:
    """The function that reads a node, generated by cattrs.

    Args:
        record: what its class says.
        of: gives the function that reads what stands in a field.
        converter: of cattrs, whose other hooks are not asked.
    """
    kind = record.kind
    labels = {field.name: field.label for field in record.fields}
    words = tuple(labels.values())

    def hook(shape: Shape) -> Callable[[Any, Any], Any]:
        read = of(shape)
        return lambda data, _: read(data)

    parts: dict[str, Any] = {  # `Any`: the function takes options by the same way
        field.name: override(rename=field.label, struct_hook=hook(field.shape))
        for field in record.fields
    }
    # Not `make_dict_structure_fn`: that keeps a list of what it is at, and an interrupt at the
    # wrong moment leaves a class on it for good.
    generated: Callable[[Any, Any], Any] = make_dict_structure_fn_from_attrs(
        list(attrs.fields(kind)),
        kind,
        converter,
        _cattrs_forbid_extra_keys=True,
        _cattrs_detailed_validation=True,
        **parts,
    )

    def read(data: object) -> object:
        if not isinstance(data, dict):
            raise unfit(data, "a table")
        try:
            return generated(data, kind)
        except ClassValidationError as error:
            faults = list(_faults_of(error, data, labels, words))
        # what is missing comes last
        order: dict[Path, int] = {(str(key),): place for place, key in enumerate(data)}
        raise FaultError(sorted(faults, key=lambda fault: order.get(fault.path[:1], len(order))))

    return read


def _faults_of(
    error: ClassValidationError,
    data: Mapping[object, object],
    labels: Mapping[str, str],
    words: tuple[str, ...],
) -> Iterable[Fault]:
    """What cattrs collected of one class, as faults."""
    noted, others = error.group_exceptions()
    for inner, note in noted:
        label = labels[note.name]
        if isinstance(inner, FaultError):
            yield from (fault.under(label) for fault in inner.faults)
        elif label not in data:
            yield Fault((label,), shown(None), VALUE)
        else:
            raise inner
    for other in others:
        if isinstance(other, ForbiddenExtraKeysError):
            strangers = [key for key in data if key not in words]
            yield from (unknown(key, words, (str(key),)) for key in strangers)
        elif isinstance(other, TypeError | ValueError):  # the class refuses the values together
            yield Fault((), str(other), (f"a possible {error.cl.__name__}",))
        else:
            raise other


def read_table(
    data: object, parts: Mapping[str, Read], needed: Collection[str] | None = None
) -> dict[str, Any]:
    """The values of a table that has some keys and no others.

    Args:
        data: what stands there.
        parts: reads what stands at each key.
        needed: the keys that have to be there; all of them if left out.

    Raises:
        FaultError: with everything that is wrong.
    """
    if not isinstance(data, dict):
        raise unfit(data, "a table")
    values: dict[str, Any] = {}
    faults: list[Fault] = [unknown(key, parts, (str(key),)) for key in data if key not in parts]
    for key, read in parts.items():
        if key not in data:
            if needed is None or key in needed:
                faults.append(Fault((key,), shown(None), VALUE))
            continue
        try:
            values[key] = read(data[key])
        except FaultError as error:
            faults.extend(fault.under(key) for fault in error.faults)
    if faults:
        raise FaultError(faults)
    return values


def read_any_table(data: object) -> dict[str, Any]:
    """A table with any keys, as it is.

    Raises:
        FaultError: if it is none.
    """
    if not isinstance(data, dict):
        raise unfit(data, "a table")
    return data


def read_array(read: Read, longest: int | None = None) -> Read:
    """The function that reads an array of any length, or of one up to a limit."""

    def many(data: object) -> tuple[object, ...]:
        if not isinstance(data, list):
            raise unfit(data, "an array")
        if longest is not None and len(data) > longest:
            raise unfit(data, f"at most {longest} entries")
        return _items(data, [read] * len(data))

    return many


def read_fixed(reads: list[Read]) -> Read:
    """The function that reads an array of a known length."""

    def fixed(data: object) -> tuple[object, ...]:
        if not isinstance(data, list) or len(data) != len(reads):
            raise unfit(data, f"an array of {len(reads)}")
        return _items(data, reads)

    return fixed


def _items(data: list[object], reads: list[Read]) -> tuple[object, ...]:
    values: list[object] = []
    faults: list[Fault] = []
    for place, (read, part) in enumerate(zip(reads, data, strict=True)):
        try:
            values.append(read(part))
        except FaultError as error:
            faults.extend(fault.under(place) for fault in error.faults)
    if faults:
        raise FaultError(faults)
    return tuple(values)


def read_word(words: Mapping[str, object]) -> Read:
    """The function that reads one of some words."""
    allowed = tuple(words)

    def word(data: object) -> object:
        if not isinstance(data, str) or data not in words:
            raise FaultError([unknown(data, allowed)])
        return words[data]

    return word


def read_leaf(name: Literal["int", "bool", "str"], bits: int | None = None) -> Read:
    """The function that takes a value of one of Python's own types as it is, and no other.

    Args:
        name: the type.
        bits: how many a whole number may have; None for any number.
    """
    kind, allowed = _LEAVES[name]

    def leaf(data: object) -> object:
        fits = type(data) is kind  # a bool is an int as well
        if not fits or (bits is not None and isinstance(data, int) and data.bit_length() > bits):
            raise FaultError([Fault((), shown(data), allowed, _meant(kind, data))])
        return data

    return leaf


def _meant(kind: type, data: object) -> str:
    """The whole number that somebody meant by a text such as "3", or by 3.0; empty if none."""
    if kind is int and isinstance(data, str) and _NUMBER.fullmatch(data):
        return data
    return str(int(data)) if kind is int and isinstance(data, float) and data.is_integer() else ""


__all__ = [
    "Read",
    "Reader",
    "read_any_table",
    "read_array",
    "read_leaf",
    "read_table",
]
