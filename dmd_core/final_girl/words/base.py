"""Families of words, and how a word joins one: where it is defined, by a decorator.

A word is a value of one class. Its family says with which key a table of a pack names it: ``do``
for effects, ``is`` for conditions, ``hook`` for abilities, ``number`` for amounts. Everything that
has to know all words (the reader of packs, the schemas, the checks, the English) asks `words_of`.
"""

from collections.abc import Callable, Iterable
from importlib import import_module
from pkgutil import iter_modules
from typing import ClassVar, Final, TypeVar


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


class Condition(Word):
    """What a text may ask before it does something."""

    __slots__ = ()

    KEY = "is"


class Ability(Word):
    """A lasting text that hooks into a named point of the rules.

    Each class is one point; the chapter of the rules that owns the point looks the abilities up at
    the moment of use, never earlier.
    """

    __slots__ = ()

    KEY = "hook"


class Number(Word):
    """An expression: a number that is worked out when its sentence is reached."""

    __slots__ = ()

    KEY = "number"


FAMILIES: Final[tuple[type[Word], ...]] = (Effect, Condition, Ability, Number)
"""The families, each with a key of its own."""


W = TypeVar("W", bound=type[Word])
F = TypeVar("F", bound=Word)

_WORDS: Final[list[type[Word]]] = []


def word(name: str) -> Callable[[W], W]:
    """Make a class a word of its family, named as packs write it.

    Raises:
        ValueError: if another class of the family has the name.
    """

    def register(cls: W) -> W:
        cls.WORD = name
        for other in _WORDS:
            if (cls.KEY, name) == (other.KEY, other.WORD):
                raise ValueError(f"'{name}' is the word of {other.__name__} and of {cls.__name__}")
        _WORDS.append(cls)
        return cls

    return register


def words_of(family: type[F]) -> tuple[type[F], ...]:
    """All words of a family, in the order of the alphabet."""
    found = [cls for cls in _WORDS if issubclass(cls, family)]
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
    "Effect",
    "Number",
    "Word",
    "import_all",
    "word",
    "words_of",
]
