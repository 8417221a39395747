"""Messages: what is to be said, before it is put into the words of a language.

A message has an id and arguments. Arguments are numbers, words out of a closed list (``yes``),
and other messages: names of things, clauses, and rows of them. A message knows its English, which
is said where a language has no words for it, so that nothing is lost.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import Enum
from typing import Final, TypeAlias, final

import attrs

DECISION: Final = "decision"
"""What ids of the names of kinds of decisions begin with."""

_GAP: Final = re.compile(r"[^a-z0-9]+")
_HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_NUMBERED: Final = re.compile(r"(?P<name>.*\D) (?P<number>[0-9]{1,4})", re.DOTALL)
_COUNTED: Final = re.compile(r"(?P<number>[0-9]{1,4}) (?P<name>\D.*)", re.DOTALL)

Argument: TypeAlias = "int | str | Message | tuple[Message, ...]"
"""A number, a word of a closed list, a name or a clause, or a row of those."""


@final
@attrs.frozen
class Message:
    """Something to be said.

    Attributes:
        id: what it is, such as ``event-fire-placed`` or ``card-bleach``.
        english: how it is said in English; empty if it needs no telling.
        args: what it is said of, by name.
    """

    id: str
    english: str
    args: Mapping[str, Argument] = attrs.field(factory=dict)


class Speech(ABC):
    """Puts messages into the words of one language."""

    @property
    @abstractmethod
    def code(self) -> str:
        """The code of the language, such as ``pl``."""

    @abstractmethod
    def knows(self, name: str) -> bool:
        """Whether it has words for the message of that id."""

    @abstractmethod
    def says(self, message: Message, form: str = "") -> str:
        """A message in words; in English where the language has none for it.

        Args:
            message: what is to be said.
            form: the grammatical form, such as ``gen``; empty for the one of dictionaries.
        """


def slug(name: str) -> str:
    """A name as a part of an id: small letters, digits and hyphens, whatever stands in it.

    Example:
        >>> slug("Amulet of N'Gahal"), slug("{ $x } = y")
        ('amulet-of-n-gahal', 'x-y')
    """
    return _GAP.sub("-", name.lower()).strip("-")


def kebab(kind: type) -> str:
    """The name of a class as a part of an id.

    Example:
        >>> kebab(BaseException)
        'base-exception'
    """
    return _HUMP.sub("-", kind.__name__).lower()


def named(kind: str, name: str, said: str = "") -> Message:
    """The message of a thing by its English name; the number in front or behind is an argument.

    A language that has no message of that id says the English name, as it does for everything that
    a pack of a stranger brings.

    Args:
        kind: the sort of thing, such as ``card``.
        name: its English name.
        said: how English sentences say it, if not by the bare name.

    Example:
        >>> named("card", "Fire Axe").id
        'card-fire-axe'
        >>> named("space", "Space 12")
        Message(id='space-space', english='Space 12', args={'number': 12})
        >>> named("label", "2 bonus dice").id
        'label-bonus-dice'
    """
    numbered = _NUMBERED.fullmatch(name) or _COUNTED.fullmatch(name)
    if numbered is None:
        return Message(f"{kind}-{slug(name)}", said or name)
    number = int(numbered["number"])
    return Message(f"{kind}-{slug(numbered['name'])}", said or name, {"number": number})


def decision(kind: str) -> Message:
    """The name of a kind of decision; its English is its id.

    Example:
        >>> decision("heal-split")
        Message(id='decision-heal-split', english='heal-split', args={})
    """
    return Message(f"{DECISION}-{slug(kind)}", kind)


def word(value: object) -> str:
    """A word of a closed list: yes or no, or a member of an enum.

    Example:
        >>> word(True)
        'yes'
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return slug(value.name)
    return str(value)


__all__ = [
    "DECISION",
    "Argument",
    "Message",
    "Speech",
    "decision",
    "kebab",
    "named",
    "slug",
    "word",
]
