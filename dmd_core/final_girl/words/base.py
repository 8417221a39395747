"""Families of words, and how a word joins one: where it is defined, by a decorator.

A word is a value of one class. Its family says with which key a table of a pack names it: ``do``
for effects, ``is`` for conditions, ``hook`` for abilities, ``number`` for amounts. Everything that
has to know all words (the reader of packs, the schemas, the checks, the English) asks `words_of`.
"""

from collections.abc import Callable, Collection
from enum import StrEnum, unique
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


@unique
class Home(StrEnum):
    """On which cards the rules look for a word."""

    ACTION = "action"
    """An action card."""
    REACTION = "reaction"
    """An action card that answers an attack."""
    ROLL = "roll"
    """An action card that is played in the window of a roll."""
    ITEM = "item"
    EVENT = "event"
    GIRL = "girl"
    """The card of a Final Girl: rewards, and the ultimate ability."""
    KILLER = "killer"
    """Everything that comes with a killer: its board, finales, dark powers, terror cards."""
    MINION = "minion"
    LOCATION = "location"
    """The special rules of a location, and its terror cards."""


ANYWHERE: Final = frozenset(Home)
IN_PLAY: Final = ANYWHERE - {Home.ACTION, Home.REACTION, Home.ROLL, Home.MINION}
"""Texts that act as long as they are in play."""


@final
@attrs.frozen
class Entry:
    """What is known of a word beside its fields.

    Attributes:
        homes: on which cards it means something.
        it: whether a space is "it" in its `then`.
    """

    homes: frozenset[Home]
    it: bool


W = TypeVar("W", bound=type[Word])

VOCABULARY: Final[Vocabulary[Entry]] = Vocabulary(*FAMILIES)
"""All words of the card language."""


def word(name: str, homes: Collection[Home] = ANYWHERE, *, it: bool = False) -> Callable[[W], W]:
    """Make a class a word of its family.

    Args:
        name: as packs write it; no other word of the family has it.
        homes: on which cards it means something.
        it: whether a space is "it" in its `then`.

    Returns:
        A decorator for the class, to be put above ``@node``.

    Raises:
        ValueError: if another class of the family has the name.
    """
    return VOCABULARY.add(name, Entry(frozenset(homes), it))


entry_of = VOCABULARY.entry_of
words_of = VOCABULARY.words_of

__all__ = [
    "ANYWHERE",
    "FAMILIES",
    "IN_PLAY",
    "VOCABULARY",
    "Ability",
    "Condition",
    "Control",
    "Effect",
    "Entry",
    "Home",
    "Number",
    "entry_of",
    "word",
    "words_of",
]
