"""From parsed TOML to typed definitions, without guessing.

A value has to be what its field asks for: "3" is no 3 and true is no 1. What does not fit is
collected with its path, so that one load reports everything.

Three conveniences of the files are settled here: an effect, condition, ability or expression is a
table that names itself by ``do``, ``is``, ``hook`` or ``number``; a selector with one word may be
that word alone; and ``"none"`` stands for no value, which TOML cannot write.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, TypeVar, cast, final

from dmd_core.death_may_die.words.base import FAMILIES, Selector, Word, words_of
from dmd_core.kernel.schema.reading import Reader
from dmd_core.kernel.schema.shapes import Field, Member, Nested, Shapes

T = TypeVar("T")

NONE: Final = "none"
"""The word for no value."""

MOST_ENTRIES: Final = 999
"""Entries of an array: more than any pack needs, and checks that compare them all stay quick."""


@cache
def pack_shapes() -> Shapes:
    """What the annotations of definitions and words mean; made when all words are defined."""
    unions = {
        family.KEY: {cls: place for place, cls in enumerate(words_of(family))}
        for family in FAMILIES
    }
    return Shapes(unions, {family: family.KEY for family in FAMILIES}, mixed=True)


@cache
def fields_of(cls: type) -> tuple[Field, ...]:
    """The fields of a definition or a word of the vocabulary."""
    return pack_shapes().record(cls).fields


def structure(value: object, cls: type[T]) -> T:
    """Make a definition of parsed TOML.

    Args:
        value: what the parser gave.
        cls: a class of `definitions`, or of the files that hold them.

    Raises:
        FaultError: with all faults, if anything does not fit.
    """
    return cast("T", _reader().of(Nested(cls))(value))


def short_form(cls: type) -> str:
    """The field of a selector whose value may stand for the whole of it; empty if there is none."""
    return cls.SHORT if issubclass(cls, Selector) else ""


def words_by_key(key: str) -> Mapping[str, type[Word]]:
    """The classes of a family of words by their words, in the order of the alphabet."""
    family = next(family for family in FAMILIES if key == family.KEY)
    return {member.WORD: member for member in words_of(family)}


@final
class _PackReader(Reader):
    """Reads the notation of packs."""

    none = NONE
    longest = MOST_ENTRIES

    def names(self, member: Member) -> tuple[str, Mapping[str, type]]:
        return member.union, words_by_key(member.union)

    def short(self, kind: type) -> str:
        return short_form(kind)


@cache
def _reader() -> _PackReader:
    return _PackReader(pack_shapes())


__all__ = [
    "MOST_ENTRIES",
    "NONE",
    "fields_of",
    "pack_shapes",
    "short_form",
    "structure",
    "words_by_key",
]
