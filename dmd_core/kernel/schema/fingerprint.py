"""The fingerprint of what a log holds: events and commands, as they are written.

It says whether two versions write the same values, so it covers what decides the bytes and their
meaning: tags, the order of fields, their types, the values of enums, defaults. It leaves out what a
program may call as it likes, the names of classes, fields and members, and what a log never needs
to be read: frames and the table.
"""

from enum import IntEnum, StrEnum
from hashlib import blake2b
from typing import Any, Final, assert_never, final

from dmd_core.kernel.schema.shapes import (
    MISSING,
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
    UnionName,
)

FORMAT: Final = "codec-2"
"""Name and version of the rules by which shapes are written; part of every fingerprint."""

_IN_LOGS: Final[tuple[UnionName, ...]] = ("event", "command")


def fingerprint_of(shapes: Shapes) -> str:
    """A digest of everything that decides how events and commands are written.

    Args:
        shapes: the unions of a ruleset.

    Returns:
        32 hexadecimal digits: BLAKE2b-128 of the lines of `outline_of`.

    Raises:
        TypeError: if a field of an event or command cannot be written.
    """
    return blake2b("\n".join(outline_of(shapes)).encode(), digest_size=16).hexdigest()


def outline_of(shapes: Shapes) -> list[str]:
    """The lines under the fingerprint: the format, then each event and command by its tag.

    A node that stands in another is written out there: ``{int,[symbol]=()}`` is one of two fields,
    the second of which has a default. ``^1`` is the node that stands one level above.
    """
    outline = _Outline(shapes)
    lines = [FORMAT]
    for union in _IN_LOGS:
        tags = shapes.unions[union]
        lines += [
            f"{union} {tags[kind]} {outline.of(Nested(kind), ())}"
            for kind in sorted(tags, key=tags.__getitem__)
        ]
    return lines


@final
class _Outline:
    """Writes shapes as text."""

    def __init__(self, shapes: Shapes) -> None:
        self._shapes = shapes

    def of(self, shape: Shape, above: tuple[Nested, ...]) -> str:
        """The text of a shape that stands in some nodes, the outermost first."""
        match shape:
            case Leaf(name):
                return name
            case Numbered(table):
                return table if isinstance(table, str) else f"<{_values(table)}>"
            case Maybe(inner):
                return f"{self.of(inner, above)}?"
            case Many(inner):
                return f"[{self.of(inner, above)}]"
            case Fixed(parts):
                return f"({','.join(self.of(part, above) for part in parts)})"
            case Nested():
                if shape in above:
                    return f"^{len(above) - above.index(shape)}"
                return self._node(shape, (*above, shape))
            case Member(union, kinds):
                tags = self._shapes.unions[union]
                return f"{union}({'|'.join(str(tags[kind]) for kind in kinds)})" if kinds else union
            case Packed():
                return "packed"
            case Either(parts):
                return "|".join(self.of(part, above) for part in parts)
        assert_never(shape)

    def _node(self, nested: Nested, above: tuple[Nested, ...]) -> str:
        fields: list[str] = []
        for field in self._record(nested).fields:
            text = self.of(field.shape, above)
            if field.default is not MISSING:
                text += f"={self._value(field.default, field.shape)}"
            fields.append(text)
        return f"{{{','.join(fields)}}}"

    def _record(self, nested: Nested) -> Record:
        return self._shapes.record(nested.kind, nested.arguments)

    def _value(self, value: Any, shape: Shape) -> str:  # noqa: ANN401 - a default of any shape
        match shape:
            case Leaf():
                return repr(value)
            case Numbered(table):
                if isinstance(table, str):
                    return repr(str(value))
                return str(value.value)
            case Maybe(inner):
                return "nil" if value is None else self._value(value, inner)
            case Many(inner):
                return f"[{','.join(self._value(part, inner) for part in value)}]"
            case Fixed(parts):
                pairs = zip(value, parts, strict=True)
                return f"({','.join(self._value(part, inner) for part, inner in pairs)})"
            case Nested():
                return self._node_value(value, shape)
            case Member(union):
                tag = self._shapes.unions[union][type(value)]
                return f"{tag}{self._node_value(value, Nested(type(value)))}"
            case Packed() | Either():
                return repr(value)
        assert_never(shape)

    def _node_value(self, value: object, nested: Nested) -> str:
        fields = self._record(nested).fields
        parts = (self._value(getattr(value, field.name), field.shape) for field in fields)
        return f"{{{','.join(parts)}}}"


def _values(table: type[IntEnum] | type[StrEnum]) -> str:
    return ",".join(str(member.value) for member in table)


__all__ = ["fingerprint_of", "outline_of"]
