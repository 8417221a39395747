"""What the fields of commands and frames hold, by the names of their types."""

from collections import deque
from collections.abc import Iterator
from typing import Any, get_args, get_origin

import attrs

from dmd_core.kernel.views import Sealed


def type_of(field: "attrs.Attribute[Any]") -> tuple[str, bool]:
    """The name of the type of a field, or of what it holds several of; of numbers the field's.

    Args:
        field: of a class whose types are resolved, see `fields_of`.

    Returns:
        The name, and whether the field holds several.
    """
    inner = get_args(field.type)
    several = bool(inner) and get_origin(field.type) is tuple
    kind = inner[0] if several else field.type
    return field.name if kind is int else getattr(kind, "__name__", str(kind)), several


def fields_of(kind: type) -> Iterator["attrs.Attribute[Any]"]:
    """The fields of a class, with their types resolved."""
    yield from attrs.fields(attrs.resolve_types(kind))


def mentioned(asks: object) -> Iterator[tuple[str, object]]:
    """The single things that a frame names, those of itself before those of its parts.

    A row of things is what may be chosen among, and what a field has by default is not there at
    all; both are left out. So is what is sealed, for whomever.

    Args:
        asks: the frame that asks, such as `Decision.subject`.

    Returns:
        The name of the type, as `type_of` has it, and the value.
    """
    waiting = deque([asks])
    while waiting:
        part = waiting.popleft()
        if isinstance(part, Sealed) or not attrs.has(type(part)):
            continue
        for field in fields_of(type(part)):
            value = getattr(part, field.name)
            kind, several = type_of(field)
            if attrs.has(type(value)):
                waiting.append(value)
            elif not several and value != field.default:
                yield kind, value


__all__ = ["fields_of", "mentioned", "type_of"]
