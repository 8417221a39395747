"""Families of words, and how a word joins one: where it is defined, by a decorator.

A word is a value of one class. Its family says with which key a table of a pack names it: ``do``
for effects, ``is`` for conditions, ``hook`` for abilities, ``number`` for amounts. Everything that
has to know all words (the reader of packs, the schemas, the checks, the English) asks `words_of`.
"""

from collections.abc import Callable
from typing import Final, TypeVar, final

import attrs

from dmd_core.tabletop.words import Vocabulary, Word


class Effect(Word):
    """What a text does: a verb, or control over other effects."""

    __slots__ = ()

    KEY = "do"


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


@final
@attrs.frozen
class Entry:
    """What is known of a word beside its fields: nothing yet."""


W = TypeVar("W", bound=type[Word])

VOCABULARY: Final[Vocabulary[Entry]] = Vocabulary(*FAMILIES)
"""All words of the card language."""


def word(name: str) -> Callable[[W], W]:
    """Make a class a word of its family, named as packs write it.

    Raises:
        ValueError: if another class of the family has the name.
    """
    return VOCABULARY.add(name, Entry())


entry_of = VOCABULARY.entry_of
words_of = VOCABULARY.words_of

__all__ = [
    "FAMILIES",
    "VOCABULARY",
    "Ability",
    "Condition",
    "Control",
    "Effect",
    "Entry",
    "Number",
    "entry_of",
    "word",
    "words_of",
]
