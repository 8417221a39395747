"""Limits of names, numbers and texts that packs of every game have."""

import re
from collections.abc import Callable, Collection, Mapping
from typing import Final, TypeAlias, final

import attrs

LARGEST_FILE: Final = 1_000_000
"""Bytes a file may have: far more than any pack needs, little enough to refuse early."""

LONGEST_NAME: Final = 60
"""Letters of a name that a card and a line of text have room for."""

ID: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
"""Ids are typed by people and are part of commands, so they are plain words."""

LARGEST: Final = 999
"""No printed number is larger; a slip of the keyboard must not ask for a million tokens."""

MOST_SPACES: Final = 200
"""Spaces of a map: walks and texts look at them all."""

DEEPEST_TEXT: Final = 10
"""Words inside of words that a text may have; a person cannot read more either."""

LONGEST_TEXT: Final = 60
"""Words of one text; the longest of a box has 5."""

ORIGIN: Final = "origin"
"""Where a definition comes from has to be said."""

FieldOf: TypeAlias = tuple[type, str]
"""A class and one of its fields."""


@final
@attrs.frozen(eq=False)
class Limits:
    """What the fields of definitions and words of one game may hold, beyond their types.

    Attributes:
        least: the smallest number of a field.
        largest: the largest number of a field.
        counts: arrays that always have so many entries.
        fewest: arrays that have at least so many entries.
        each_once: arrays in which nothing stands twice.
        not_zero: numbers that a check of the whole file wants to be 1 or more.
        defining: fields beside ``id`` that bring a name into being instead of mentioning one.
        inner_ids: fields whose value is a name within its definition alone.
    """

    least: Callable[[type, str], int]
    largest: Callable[[type, str], int]
    counts: Mapping[FieldOf, int]
    fewest: Mapping[FieldOf, int]
    each_once: Collection[FieldOf]
    not_zero: Collection[FieldOf]
    defining: Mapping[type, tuple[str, ...]]
    inner_ids: tuple[str, ...] = ()

    def naming(self, cls: type) -> tuple[str, ...]:
        """The fields of a class that hold a name of the author's choice."""
        return ("id", *self.inner_ids, *self.defining.get(cls, ()))


__all__ = [
    "DEEPEST_TEXT",
    "ID",
    "LARGEST",
    "LARGEST_FILE",
    "LONGEST_NAME",
    "LONGEST_TEXT",
    "MOST_SPACES",
    "ORIGIN",
    "FieldOf",
    "Limits",
]
