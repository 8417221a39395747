"""What annotations of messages mean: how they are read, and their JSON Schema, from one walk.

Messages are made of texts, whole numbers, truths, null, words of a `Literal`, maps of plain data,
lists as tuples, and attrs classes of these.
"""

from collections.abc import Mapping
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NewType,
    TypeVar,
    Union,
    final,
    get_args,
    get_origin,
    get_type_hints,
)

import attrs

from dmd_core.kernel.schema.faults import Fault, Path, shown, suggest

M = TypeVar("M")

_WORDS: Final[Mapping[type, str]] = {
    str: "a text",
    int: "a whole number",
    bool: "true, false",
    float: "a number",
    NoneType: "null",
}
_SIMPLE: Final = frozenset(_WORDS)


@final
@attrs.frozen
class Text:
    """One of the simple types, by its Python type."""

    kind: type


@final
@attrs.frozen
class Words:
    """One of some words."""

    words: tuple[str, ...]


@final
@attrs.frozen
class Row:
    """A list; of so many items, or of any number if that is 0."""

    item: "Form"
    size: int = 0


@final
@attrs.frozen
class Table:
    """A map of texts to something."""

    value: "Form"


@final
@attrs.frozen
class Anything:
    """Any plain data."""


@final
@attrs.frozen
class Choice:
    """One of several forms."""

    parts: "tuple[Form, ...]"


@final
@attrs.frozen
class Record:
    """An attrs class; its fields are looked at when they are needed, as classes hold each other."""

    kind: type


@final
@attrs.frozen
class Member:
    """A value of the game: an event, a command or a value of a field of one."""

    kind: type


Form = Text | Words | Row | Table | Anything | Choice | Record | Member


@final
@attrs.frozen
class Entry:
    """A field of a record: `says` is for the schema, `default` `attrs.NOTHING` if there is none."""

    name: str
    form: Form
    says: str
    default: object

    @property
    def required(self) -> bool:
        """Whether it has to be there."""
        return self.default is attrs.NOTHING


def form_of(annotation: Any) -> Form:  # noqa: ANN401 - annotations are of many types
    """The form that an annotation stands for.

    Raises:
        TypeError: if it is none that a message may have.
    """
    if isinstance(annotation, NewType):
        return form_of(annotation.__supertype__)
    if get_origin(annotation) is not None:
        return _composed(annotation)
    if annotation is object:
        return Anything()
    if annotation in _SIMPLE:
        return Text(annotation)
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return Words(tuple(str(member) for member in annotation))
    if isinstance(annotation, type):
        return Record(annotation) if attrs.has(annotation) else Member(annotation)
    message = f"{annotation!r} is no type of a message"
    raise TypeError(message)


def _composed(annotation: Any) -> Form:  # noqa: ANN401 - as above
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return form_of(arguments[0])
    if origin in (Union, UnionType):
        return Choice(tuple(map(form_of, arguments)))
    if origin is Literal:
        return Words(arguments)
    if origin is tuple and arguments[1:] == (...,):
        return Row(form_of(arguments[0]))
    if origin is tuple and len(set(arguments)) == 1:
        return Row(form_of(arguments[0]), len(arguments))
    if origin is not None and issubclass(origin, Mapping):
        return Table(form_of(arguments[1]))
    message = f"{annotation!r} is no type of a message"
    raise TypeError(message)


@cache
def entries_of(kind: type) -> tuple[Entry, ...]:
    """The fields of an attrs class in their order."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        Entry(
            field.name,
            form_of(hints[field.name]),
            _says(hints[field.name]),
            field.default,
        )
        for field in attrs.fields(kind)
    )


def _says(annotation: Any) -> str:  # noqa: ANN401 - as above
    if get_origin(annotation) is Annotated:
        return str(annotation.__metadata__[-1])
    inner = [_says(part) for part in get_args(annotation)]
    return next(filter(None, inner), "")


def read(kind: type[M], data: object) -> M:
    """A message of a class.

    Args:
        kind: the class.
        data: what JSON said.

    Raises:
        FaultsError: with everything that does not fit.
    """
    faults: list[Fault] = []
    value = _record(kind, data, (), faults)
    if faults:
        raise FaultsError(faults)
    return value  # type: ignore[no-any-return] # built of `kind` itself


class FaultsError(ValueError):
    """Parameters that do not fit; `faults` has everything that is wrong."""

    def __init__(self, faults: list[Fault]) -> None:
        """Keep the faults."""
        super().__init__("\n".join(map(str, faults)))
        self.faults = tuple(faults)


def _record(kind: type, data: object, path: Path, faults: list[Fault]) -> Any:  # noqa: ANN401 - as above
    if not isinstance(data, dict):
        faults.append(Fault(path, shown(data), ("an object",)))
        return None
    entries = {entry.name: entry for entry in entries_of(kind)}
    allowed = tuple(entries) or ("none",)
    faults.extend(
        Fault((*path, key), f"the unknown key {shown(key)}", allowed, suggest(key, allowed))
        for key in data
        if key not in entries
    )
    values: dict[str, object] = {}
    for name, entry in entries.items():
        if name in data:
            values[name] = _value(entry.form, data[name], (*path, name), faults)
        elif entry.required:
            faults.append(Fault((*path, name), "nothing", (_named(entry.form),)))
    return None if faults else kind(**values)


def _value(form: Form, data: object, path: Path, faults: list[Fault]) -> Any:  # noqa: ANN401 - as above
    match form:
        case Anything():
            return data
        case Record(kind):
            return _record(kind, data, path, faults)
        case Row(item) if isinstance(data, list):
            return tuple(_value(item, one, (*path, at), faults) for at, one in enumerate(data))
        case Table(inner) if isinstance(data, dict):
            return {key: _value(inner, one, (*path, key), faults) for key, one in data.items()}
        case Choice(parts) if any(_looks_like(part, data) for part in parts):
            part = next(part for part in parts if _looks_like(part, data))
            return _value(part, data, path, faults)
        case Text() | Words() if _looks_like(form, data):
            return data
        case _:
            near = suggest(data, form.words) if isinstance(form, Words) else ""
            allowed = form.words if isinstance(form, Words) else (_named(form),)
            faults.append(Fault(path, shown(data), allowed, near))
            return None


def _looks_like(form: Form, data: object) -> bool:
    match form:
        case Text(kind):
            return type(data) is kind
        case Words(words):
            return data in words
        case Row():
            return isinstance(data, list)
        case Table() | Record():
            return isinstance(data, dict)
        case Choice(parts):
            return any(_looks_like(part, data) for part in parts)
        case Anything():
            return True
        case Member():
            return False


def _named(form: Form) -> str:
    match form:
        case Text(kind):
            return _WORDS[kind]
        case Words(words):
            return ", ".join(words)
        case Row():
            return "a list"
        case Table() | Record() | Member():
            return "an object"
        case Choice(parts):
            return " or ".join(map(_named, parts))
        case Anything():
            return "anything"


__all__ = [
    "Anything",
    "Choice",
    "Entry",
    "FaultsError",
    "Form",
    "Member",
    "Record",
    "Row",
    "Table",
    "Text",
    "Words",
    "entries_of",
    "form_of",
    "read",
]
