"""What a file mentions: every name in it that stands for something defined elsewhere."""

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import final

import attrs

from dmd_core.kernel.schema.faults import Path
from dmd_core.kernel.schema.shapes import Fixed, Many, Maybe, Numbered, Shape
from dmd_core.tabletop.packs.limits import Limits
from dmd_core.tabletop.packs.notation import Notation, short_form
from dmd_core.tabletop.packs.reading import PackFile


@final
@attrs.frozen(eq=False)
class Mention:
    """A place where a text names something that must be defined."""

    path: Path
    owner: type
    """Class of the definition or word that names it."""
    kind: object
    """Type of the id, one of `References.kinds`."""
    name: str


@final
@attrs.frozen(eq=False)
class References:
    """Which types of ids name something that is defined elsewhere.

    Attributes:
        kinds: the types.
        limits: which fields bring a name into being instead.
    """

    kinds: Collection[object]
    limits: Limits


def mentions(references: References, file: PackFile) -> Iterator[Mention]:
    """Every name in a file that stands for something defined elsewhere."""
    for path, node, raw in file.nodes:
        cls: type = type(node)
        for name, kind in _mentioning(references, file.notation, cls):
            if isinstance(raw, Mapping):
                here = (*path, name)
                if name not in raw:
                    continue
            elif short_form(cls) == name:
                here = path
            else:
                continue
            for place, found in _names(here, getattr(node, name)):
                yield Mention(place, cls, kind, found)


def _names(path: Path, value: object) -> Iterator[tuple[Path, str]]:
    if isinstance(value, tuple):
        for place, inner in enumerate(value):
            yield from _names((*path, place), inner)
    elif isinstance(value, str):
        yield path, value


@cache
def _mentioning(
    references: References, notation: Notation, cls: type
) -> tuple[tuple[str, object], ...]:
    found = []
    for field in notation.fields_of(cls):
        kind = _innermost(field.shape)
        if kind in references.kinds and field.name not in references.limits.naming(cls):
            found.append((field.name, kind))
    return tuple(found)


def _innermost(shape: Shape) -> object:
    """The type of the ids inside of tuples and optional values; None if there are none."""
    match shape:
        case Maybe(inner) | Many(inner):
            return _innermost(inner)
        case Fixed(parts):
            return _innermost(parts[0])
        case Numbered(_, kind):
            return kind
        case _:
            return None


__all__ = ["Mention", "References", "mentions"]
