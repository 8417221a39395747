"""What a file mentions: every name in it that stands for something defined elsewhere."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, final

import attrs

from dmd_core.death_may_die.content.definitions import HalfDef, ObjectsDef, SpaceDef
from dmd_core.death_may_die.content.reading import PackFile
from dmd_core.death_may_die.content.structure import fields_of, short_form
from dmd_core.death_may_die.ids import (
    ActionId,
    EnemyId,
    HalfId,
    ObjectId,
    SkillId,
    SpaceId,
    TagId,
    TokenId,
)
from dmd_core.kernel.schema.faults import Path
from dmd_core.kernel.schema.shapes import Fixed, Many, Maybe, Numbered, Shape

REFERENCES: Final[Mapping[object, str]] = {
    ActionId: "action",
    EnemyId: "enemy",
    HalfId: "half",
    ObjectId: "object",
    SkillId: "skill",
    SpaceId: "space",
    TagId: "tag",
    TokenId: "token",
}
"""Types of ids that name something defined elsewhere, and what it is."""

DEFINING: Final[Mapping[type, tuple[str, ...]]] = {
    HalfDef: ("tags",),
    SpaceDef: ("objects",),
    ObjectsDef: ("kind",),
}
"""Fields beside ``id`` that bring a name into being instead of mentioning one."""


@final
@attrs.frozen(eq=False)
class Mention:
    """A place where a text names something that must be defined."""

    path: Path
    owner: type
    """Class of the definition or word that names it."""
    kind: object
    """Type of the id, a key of `REFERENCES`."""
    name: str


def mentions(file: PackFile) -> Iterator[Mention]:
    """Every name in a file that stands for something defined elsewhere."""
    for path, node, raw in file.nodes:
        cls: type = type(node)
        for name, kind in _mentioning(cls):
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
def _mentioning(cls: type) -> tuple[tuple[str, object], ...]:
    found = []
    for field in fields_of(cls):
        kind = _innermost(field.shape)
        defining = field.name == "id" or field.name in DEFINING.get(cls, ())
        if kind in REFERENCES and not defining:
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


__all__ = ["DEFINING", "REFERENCES", "Mention", "mentions"]
