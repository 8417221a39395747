"""Shapes: what the annotations of a class mean for the codec, and the fingerprint of them all."""

from collections.abc import Iterator, Mapping
from enum import IntEnum, StrEnum
from hashlib import blake2b
from types import UnionType
from typing import Any, Final, Literal, NewType, TypeVar, Union, final
from typing import get_args as arguments_of
from typing import get_origin as origin_of
from typing import get_type_hints as hints_of

import attrs

from dmd_core.kernel.events import Command, Event, Frame
from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.node import node

FORMAT: Final = "codec-1"
"""Name and version of the rules by which shapes are written; part of every fingerprint."""

MISSING: Final = attrs.NOTHING
"""The default of a field that has none."""

UnionName = Literal["event", "command", "frame", "part"]
Tags = Mapping[type, int]

_PROTOCOLS: Final[dict[object, UnionName]] = {
    Event: "event",
    Command: "command",
    Frame: "frame",
}
_ALLOWED: Final = (
    "int, bool, str, NewType of int or str, IntEnum, StrEnum, X | None, tuple[X, ...],"
    " tuple[X, Y], attrs classes, Event, Command, Frame, and unions of members of one of these"
)


@final
@node
class Leaf:
    """A value that is written as it is."""

    name: Literal["int", "bool", "str"]


@final
@node
class Numbered:
    """A value that is written as a number from a table: of symbols, of rules, or of an enum."""

    table: Literal["symbol", "rule"] | type[IntEnum] | type[StrEnum]


@final
@node
class Maybe:
    """A value or None."""

    inner: "Shape"


@final
@node
class Many:
    """A tuple of any length."""

    inner: "Shape"


@final
@node
class Fixed:
    """A tuple of a known length."""

    parts: "tuple[Shape, ...]"


@final
@node
class Nested:
    """A node whose class is known, written without a tag; `arguments` if it is generic."""

    kind: type
    arguments: "tuple[Shape, ...]" = ()


@final
@node
class Member:
    """A node with a tag in front: any member of a union, or one of `kinds` if there are any."""

    union: UnionName
    kinds: tuple[type, ...] = ()


Shape = Leaf | Numbered | Maybe | Many | Fixed | Nested | Member


@final
@node
class Field:
    """One field of a record; `default` is `MISSING` if there is none."""

    name: str
    label: str
    shape: Shape
    default: object


@final
@node
class Record:
    """The fields of a class in declared order; `picky` if its constructor may refuse values."""

    kind: type
    fields: tuple[Field, ...]
    picky: bool

    @property
    def required(self) -> int:
        """How many fields must be written; those after them have defaults."""
        return sum(field.default is MISSING for field in self.fields)


@final
class Shapes:
    """Reads the annotations of classes; knows the unions of one game."""

    def __init__(self, unions: Mapping[UnionName, Tags]) -> None:
        """Keep the unions and their tags."""
        self.unions = unions

    def record(self, kind: type, arguments: tuple[Shape, ...] = ()) -> Record:
        """The fields of an attrs class.

        Args:
            kind: the class.
            arguments: shapes for its type variables, if it is generic.

        Raises:
            TypeError: if it is no attrs class or a field cannot be written.
        """
        if not attrs.has(kind):
            raise TypeError(f"{kind.__name__} is no attrs class")
        variables: tuple[object, ...] = getattr(kind, "__parameters__", ())
        if len(variables) != len(arguments):
            raise TypeError(f"{kind.__name__} needs {len(variables)} type arguments")
        known = dict(zip(variables, arguments, strict=True))
        hints = hints_of(kind)
        fields: list[Field] = []
        picky = False
        for field in attrs.fields(kind):
            place = f"{kind.__name__}.{field.name}"
            if not field.init or field.kw_only:
                raise TypeError(f"{place} is no positional argument")
            shape = self._shape(hints[field.name], known, place)
            fields.append(Field(field.name, field.alias, shape, _default_of(field)))
            picky = picky or field.validator is not None or field.converter is not None
        return Record(kind, tuple(fields), picky)

    def _shape(self, hint: object, known: Mapping[object, Shape], place: str) -> Shape:
        old = hint
        while isinstance(hint, NewType):
            hint = hint.__supertype__
        leaf = _leaf(old, hint)
        if leaf is not None:
            return leaf
        if isinstance(hint, TypeVar) and hint in known:
            return known[hint]
        if hint in _PROTOCOLS:
            return Member(_PROTOCOLS[hint])
        origin, arguments = origin_of(hint), arguments_of(hint)
        if origin is Union or origin is UnionType:
            return self._union(arguments, known, place)
        if origin is tuple and arguments:
            if arguments[-1] is Ellipsis:
                return Many(self._shape(arguments[0], known, place))
            return Fixed(tuple(self._shape(part, known, place) for part in arguments))
        kind = origin or hint
        if isinstance(kind, type) and attrs.has(kind):
            return Nested(kind, tuple(self._shape(part, known, place) for part in arguments))
        raise TypeError(f"{place}: {hint} cannot be written; what can: {_ALLOWED}")

    def _union(
        self, members: tuple[object, ...], known: Mapping[object, Shape], place: str
    ) -> Shape:
        some = [member for member in members if member is not type(None)]
        single = len(some) == 1
        inner = self._shape(some[0], known, place) if single else self._choice(some, place)
        if len(some) == len(members) or isinstance(inner, Maybe):
            return inner
        return Maybe(inner)

    def _choice(self, members: list[object], place: str) -> Member:
        kinds = [member for member in members if isinstance(member, type)]
        if len(kinds) == len(members):
            for union, tags in self.unions.items():
                if all(kind in tags for kind in kinds):
                    return Member(union, tuple(sorted(kinds, key=tags.__getitem__)))
        names = " | ".join(getattr(member, "__name__", str(member)) for member in members)
        raise TypeError(f"{place}: the members of {names} have no tags in one union")


def _leaf(hint: object, plain: object) -> Shape | None:
    """The shape of a type that has no parts; `plain` is the hint without its new names."""
    if plain is str and plain is not hint:
        return Numbered("rule" if hint is RuleId else "symbol")
    if plain is int:
        return Leaf("int")
    if plain is bool:
        return Leaf("bool")
    if plain is str:
        return Leaf("str")
    if isinstance(plain, type) and issubclass(plain, IntEnum | StrEnum):
        return Numbered(plain)
    return None


def _default_of(field: "attrs.Attribute[Any]") -> object:
    # `Any`: attrs types an attribute by its value, and here are attributes of all types
    default: object = field.default
    if isinstance(default, attrs.Factory):  # type: ignore[arg-type]  # stubs call it a function
        return default.factory()  # type: ignore[attr-defined]  # as above
    return default


def text_of(shape: Shape) -> str:
    """The text of a shape in a fingerprint.

    Example:
        >>> text_of(Many(Maybe(Leaf("int"))))
        '[int?]'
    """
    match shape:
        case Leaf(name):
            return name
        case Numbered(table):
            return table if isinstance(table, str) else f"{table.__name__}({_members(table)})"
        case Maybe(inner):
            return f"{text_of(inner)}?"
        case Many(inner):
            return f"[{text_of(inner)}]"
        case Fixed(parts):
            return f"({','.join(map(text_of, parts))})"
        case Nested(kind, arguments):
            inside = f"<{','.join(map(text_of, arguments))}>" if arguments else ""
            return f"{kind.__name__}{inside}"
        case Member(union, kinds):
            return f"{union}({'|'.join(kind.__name__ for kind in kinds)})" if kinds else union


def _members(table: type[IntEnum] | type[StrEnum]) -> str:
    return ",".join(f"{member.name}={member.value}" for member in table)


def _nested(shape: Shape) -> Iterator[Nested]:
    match shape:
        case Maybe(inner) | Many(inner):
            yield from _nested(inner)
        case Fixed(parts):
            for part in parts:
                yield from _nested(part)
        case Nested(_, arguments):
            yield shape
            for argument in arguments:
                yield from _nested(argument)
        case _:
            pass


def fingerprint_of(shapes: Shapes, table: type) -> str:
    """A digest of everything that decides how values are written.

    One line per class: union and tag, name, and the fields with shape and default. The table comes
    first, then the unions by tag, then the classes nested in those, as they are met.
    """
    lines = [FORMAT]
    waiting = [("table", Nested(table))]
    for union, tags in shapes.unions.items():
        members = sorted(tags, key=tags.__getitem__)
        waiting += [(f"{union} {tags[kind]}", Nested(kind)) for kind in members]
    seen: set[Nested] = set()
    while waiting:
        role, nested = waiting.pop(0)
        record = shapes.record(nested.kind, nested.arguments)
        fields: list[str] = []
        for field in record.fields:
            default = "" if field.default is MISSING else f"={field.default!r}"
            fields.append(f" {field.label}:{text_of(field.shape)}{default}")
            for inner in _nested(field.shape):
                if inner not in seen:
                    seen.add(inner)
                    waiting.append(("node", inner))
        lines.append(f"{role} {text_of(nested)}{''.join(fields)}")
    return blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()


__all__ = [
    "MISSING",
    "Field",
    "Fixed",
    "Leaf",
    "Many",
    "Maybe",
    "Member",
    "Nested",
    "Numbered",
    "Record",
    "Shape",
    "Shapes",
    "Tags",
    "UnionName",
    "fingerprint_of",
]
