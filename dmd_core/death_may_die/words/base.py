"""Families of words, and how a word joins one: where it is defined, by a decorator.

A word is a value of one class. Its family says with which key a table of a pack names it: ``do``
for effects, ``is`` for conditions, ``hook`` for abilities, ``number`` for amounts. Everything that
has to know all words (the reader of packs, the schemas, the checks, the English) asks `words_of`.
"""

from collections.abc import Callable, Iterable
from enum import StrEnum, unique
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar, final

import attrs


@unique
class Home(StrEnum):
    """In which texts the rules look for an ability."""

    INVESTIGATOR = "investigator"
    """A Skill, an Insanity card, or a claimed half of a Discovery card."""
    HALF = "half"
    INSANITY = "insanity"
    ENEMY = "enemy"
    STAGE = "stage"


@unique
class It(StrEnum):
    """What "it" is in the `then` of a word; where an Enemy is, its Space is too."""

    SPACE = "a Space"
    SEAT = "an Investigator"
    ENEMY = "an Enemy"


class Word:
    """A word of the card language."""

    __slots__ = ()

    KEY: ClassVar[str]
    """The key of a table whose value is the word."""
    WORD: ClassVar[str]
    """The word as packs write it."""


class Effect(Word):
    """What a text does: a verb, or control over other effects."""

    __slots__ = ()

    KEY = "do"


class Verb(Effect):
    """One printed instruction for all its targets.

    A verb is one batch: all its targets are hit, then deaths, the end of the game, triggers and
    Thresholds are looked at.
    """

    __slots__ = ()


class HittingVerb(Verb):
    """A verb that hits Investigators, figures or objects, and can share its batch with others."""

    __slots__ = ()


class Control(Effect):
    """How other effects follow from one another."""

    __slots__ = ()


class Condition(Word):
    """What a text may ask before it does something."""

    __slots__ = ()

    KEY = "is"


class Ability(Word):
    """A lasting text that hooks into a named point of the rules.

    Each class is one point; the chapter of the rules that owns the point looks the abilities up at
    the moment of use, never earlier (AMB-114). `slot` names an ability inside a Skill, so that a
    later level can replace it alone: Stealth 4 replaces the count of level 2, not the Wound of
    level 3.
    """

    __slots__ = ()

    KEY = "hook"

    if TYPE_CHECKING:

        @property
        def slot(self) -> str:
            """Name inside a Skill."""
            raise NotImplementedError


class Number(Word):
    """An expression: a number that is worked out when its sentence is reached."""

    __slots__ = ()

    KEY = "number"


class Selector:
    """How a text names things on the table; one word may stand for the whole of it."""

    __slots__ = ()

    SHORT: ClassVar[str]
    """The field whose value may stand for the whole selector."""


FAMILIES: Final[tuple[type[Word], ...]] = (Effect, Condition, Ability, Number)
"""The families, each with a key of its own."""


@final
@attrs.frozen
class Entry:
    """What is known of a word beside its fields.

    Attributes:
        home: where the rules look for it, if it is an ability.
        needs: the ability that has to stand on the same card, because it makes the card remember.
        it: what "it" is in its `then`.
    """

    home: Home
    needs: type[Ability] | None
    it: tuple[It, ...]


W = TypeVar("W", bound=type[Word])
F = TypeVar("F", bound=Word)

_ENTRIES: Final[dict[type, Entry]] = {}


def word(
    name: str,
    *,
    home: Home = Home.INVESTIGATOR,
    needs: type[Ability] | None = None,
    it: tuple[It, ...] = (),
) -> Callable[[W], W]:
    """Make a class a word of its family.

    Args:
        name: as packs write it; no other word of the family has it.
        home: of an ability, the texts in which the rules look for it.
        needs: an ability without which the word could never mean anything.
        it: what the word makes "it" in its `then`.

    Returns:
        A decorator for the class, to be put above ``@node``.

    Raises:
        ValueError: if another class of the family has the name.
    """

    def register(cls: W) -> W:
        cls.WORD = name
        for other in _ENTRIES:
            if issubclass(other, Word) and (cls.KEY, name) == (other.KEY, other.WORD):
                raise ValueError(f"'{name}' is the word of {other.__name__} and of {cls.__name__}")
        _ENTRIES[cls] = Entry(home, needs, it)
        return cls

    return register


def entry_of(cls: type) -> Entry | None:
    """What is known of a word; None for a class that is none."""
    return _ENTRIES.get(cls)


def words_of(family: type[F]) -> tuple[type[F], ...]:
    """All words of a family or of a part of it, in the order of the alphabet.

    Example:
        >>> from dmd_core.death_may_die.words.base import Condition, words_of
        >>> [cls.WORD for cls in words_of(Condition)][:2]
        ['at_least', 'exists']
    """
    found = [cls for cls in _ENTRIES if issubclass(cls, family)]
    return tuple(sorted(found, key=lambda cls: cls.WORD))


def import_all(package: str, path: Iterable[str]) -> None:
    """Import every module of a package.

    Args:
        package: its full name.
        path: its ``__path__``.
    """
    for module in sorted(found.name for found in iter_modules(path)):
        import_module(f"{package}.{module}")


__all__ = [
    "FAMILIES",
    "Ability",
    "Condition",
    "Control",
    "Effect",
    "Entry",
    "HittingVerb",
    "Home",
    "It",
    "Number",
    "Selector",
    "Verb",
    "Word",
    "entry_of",
    "import_all",
    "word",
    "words_of",
]
