"""Shapes: what the annotations of a class mean for the codec."""

from collections.abc import Mapping
from enum import IntEnum, StrEnum
from types import UnionType
from typing import Any, Final, Literal, NewType, TypeAlias, TypeVar, Union, final
from typing import get_args as arguments_of
from typing import get_origin as origin_of
from typing import get_type_hints as hints_of

import attrs

from dmd_core.kernel.events import Command, Event, Frame
from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.node import node

MISSING: Final = attrs.NOTHING
"""The default of a field that has none."""

UnionName: TypeAlias = str
"""``event``, ``command``, ``frame``, or the name of any other family of classes."""

Tags = Mapping[type, int]

RULESET: Final[Mapping[object, UnionName]] = {Event: "event", Command: "command", Frame: "frame"}
"""What stands in an annotation for any member of a union of a ruleset."""

_ALLOWED: Final = (
    "int, bool, str, NewType of int or str, IntEnum, StrEnum, X | None, tuple[X, ...],"
    " tuple[X, Y], attrs classes, Event, Command, Frame, and unions of members of one of these"
)


@final
@node
class Leaf:
    """A value that is written as it is; `of` is the type that the annotation gives it."""

    name: Literal["int", "bool", "str"]
    of: object = None


@final
@node
class Numbered:
    """A value that is written as a number from a table: of symbols, of rules, or of an enum.

    `of` is the type that the annotation gives it.
    """

    table: Literal["symbol", "rule"] | type[IntEnum] | type[StrEnum]
    of: object = None


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


@final
@node
class Packed:
    """A node with a tag in front that is kept as its bytes, see `PackedFrame`."""


@final
@node
class Either:
    """A value of one of several shapes, which are told apart by what is there."""

    parts: "tuple[Shape, ...]"


Shape = Leaf | Numbered | Maybe | Many | Fixed | Nested | Member | Packed | Either


@final
@node
class Field:
    """One field of a record; `default` is `MISSING` if there is none."""

    name: str
    label: str
    shape: Shape
    default: object

    @property
    def required(self) -> bool:
        """Whether it has to be written."""
        return self.default is MISSING


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
        return sum(field.required for field in self.fields)

    def sealed(self) -> "Record":
        """The same with its frames kept as their bytes."""
        fields = tuple(
            Field(field.name, field.label, _sealed(field.shape), field.default)
            for field in self.fields
        )
        return self if fields == self.fields else Record(self.kind, fields, self.picky)


def _sealed(shape: Shape) -> Shape:
    match shape:
        case Member("frame"):
            return Packed()
        case Maybe(inner):
            return Maybe(_sealed(inner))
        case Many(inner):
            return Many(_sealed(inner))
        case Fixed(parts):
            return Fixed(tuple(map(_sealed, parts)))
        case _:
            return shape


@final
class Shapes:
    """Reads the annotations of classes; knows the unions of one game.

    Attributes:
        unions: the classes of each union with their tags.
    """

    def __init__(
        self,
        unions: Mapping[UnionName, Tags],
        families: Mapping[object, UnionName] = RULESET,
        *,
        mixed: bool = False,
    ) -> None:
        """Keep the unions.

        Args:
            unions: the classes of each with their tags.
            families: what stands in an annotation for any member of a union.
            mixed: whether a field may hold values of several shapes, such as ``int | Word``; what
                is written as bytes may not.
        """
        self.unions = unions
        self._families = families
        self._mixed = mixed

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
        if hint in self._families:
            return Member(self._families[hint])
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
        if len(some) == 1:
            inner = self._shape(some[0], known, place)
        elif self._mixed:
            inner = Either(tuple(self._shape(member, known, place) for member in some))
        else:
            inner = self._choice(some, place)
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
        return Numbered("rule" if hint is RuleId else "symbol", hint)
    if plain is int:
        return Leaf("int", hint)
    if plain is bool:
        return Leaf("bool", hint)
    if plain is str:
        return Leaf("str", hint)
    if isinstance(plain, type) and issubclass(plain, IntEnum | StrEnum):
        return Numbered(plain, hint)
    return None


def _default_of(field: "attrs.Attribute[Any]") -> object:
    # `Any`: attrs types an attribute by its value, and here are attributes of all types
    default: object = field.default
    if isinstance(default, attrs.Factory):  # type: ignore[arg-type]  # stubs call it a function
        return default.factory()  # type: ignore[attr-defined]  # as above
    return default


__all__ = [
    "MISSING",
    "Either",
    "Field",
    "Fixed",
    "Leaf",
    "Many",
    "Maybe",
    "Member",
    "Nested",
    "Numbered",
    "Packed",
    "Record",
    "Shape",
    "Shapes",
    "Tags",
    "UnionName",
]
