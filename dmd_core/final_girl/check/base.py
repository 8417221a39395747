"""What is asked of each word and definition of this game: registered here, topic by topic."""

from collections.abc import Iterator
from typing import Final

import attrs

from dmd_core.final_girl.content.structure import NOTATION
from dmd_core.tabletop.checking import Checks

CHECKS: Final = Checks()
"""All of it."""

checks = CHECKS.on


def inside(value: object) -> Iterator[object]:
    """A definition or word, and every one inside of it."""
    if isinstance(value, tuple):
        for inner in value:
            yield from inside(inner)
    elif attrs.has(type(value)):
        yield value
        for field in NOTATION.fields_of(type(value)):
            yield from inside(getattr(value, field.name))


__all__ = ["CHECKS", "checks", "inside"]
