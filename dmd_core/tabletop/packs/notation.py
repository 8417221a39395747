"""From parsed TOML to typed definitions, without guessing.

A value has to be what its field asks for: "3" is no 3 and true is no 1. What does not fit is
collected with its path, so that one load reports everything.

Three conveniences of the files are settled here: a word is a table that names itself by the key of
its family, such as ``do``; a selector with one word may be that word alone; and ``"none"`` stands
for no value, which TOML cannot write.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final, TypeVar, cast, final

from dmd_core.kernel.schema.reading import Reader
from dmd_core.kernel.schema.shapes import Field, Member, Nested, Shapes
from dmd_core.tabletop.words import Selector, Vocabulary, Word

T = TypeVar("T")

NONE: Final = "none"
"""The word for no value."""

MOST_ENTRIES: Final = 999
"""Entries of an array: more than any pack needs, and checks that compare them all stay quick."""


@final
class Notation:
    """How the definitions and words of one game are written.

    Args:
        vocabulary: its words; it is looked at when the first value is read, not before.
    """

    def __init__(self, vocabulary: Vocabulary[Any]) -> None:
        """Keep the vocabulary; `Any` because an entry of it does not matter here."""
        self.vocabulary: Final = vocabulary
        self._fields: Final[dict[type, tuple[Field, ...]]] = {}

    @cached_property
    def shapes(self) -> Shapes:
        """What the annotations mean; made when all words are defined."""
        families = self.vocabulary.families
        words_of = self.vocabulary.words_of
        unions = {
            family.KEY: {cls: place for place, cls in enumerate(words_of(family))}
            for family in families
        }
        return Shapes(unions, {family: family.KEY for family in families}, mixed=True)

    def fields_of(self, cls: type) -> tuple[Field, ...]:
        """The fields of a definition or a word."""
        found = self._fields.get(cls)
        if found is None:
            found = self._fields[cls] = self.shapes.record(cls).fields
        return found

    def structure(self, value: object, cls: type[T]) -> T:
        """Make a definition of parsed TOML.

        Args:
            value: what the parser gave.
            cls: the class of a definition, or of a file that holds some.

        Raises:
            FaultError: with all faults, if anything does not fit.
        """
        return cast("T", self._reader.of(Nested(cls))(value))

    def words_by_key(self, key: str) -> Mapping[str, type[Word]]:
        """The classes of a family by their words, in the order of the alphabet."""
        family = next(family for family in self.vocabulary.families if key == family.KEY)
        return {member.WORD: member for member in self.vocabulary.words_of(family)}

    @cached_property
    def _reader(self) -> "_PackReader":
        return _PackReader(self)


def short_form(cls: type) -> str:
    """The field of a selector whose value may stand for the whole of it; empty if there is none."""
    return cls.SHORT if issubclass(cls, Selector) else ""


@final
class _PackReader(Reader):
    """Reads the notation of packs."""

    none = NONE
    longest = MOST_ENTRIES

    def __init__(self, notation: Notation) -> None:
        """Read what the notation says."""
        super().__init__(notation.shapes)
        self._notation: Final = notation

    def names(self, member: Member) -> tuple[str, Mapping[str, type]]:
        return member.union, self._notation.words_by_key(member.union)

    def short(self, kind: type) -> str:
        return short_form(kind)


__all__ = ["MOST_ENTRIES", "NONE", "Notation", "short_form"]
