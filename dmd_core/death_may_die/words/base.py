"""Families of words, and how a word joins one: where it is defined, by a decorator.

A word is a value of one class. Its family says with which key a table of a pack names it: ``do``
for effects, ``is`` for conditions, ``hook`` for abilities, ``number`` for amounts. Everything that
has to know all words (the reader of packs, the schemas, the checks, the English) asks `words_of`.
"""

from collections.abc import Callable
from enum import StrEnum, unique
from typing import TYPE_CHECKING, Final, TypeVar, final

import attrs

from dmd_core.tabletop.words import Vocabulary, Word


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

VOCABULARY: Final[Vocabulary[Entry]] = Vocabulary(*FAMILIES)
"""All words of the card language."""


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
    return VOCABULARY.add(name, Entry(home, needs, it))


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
    "HittingVerb",
    "Home",
    "It",
    "Number",
    "Verb",
    "entry_of",
    "word",
    "words_of",
]
