"""The words that can stand in the expectations of a case: a misspelt one would hold for ever.

That something does not happen, is not offered, or is not there is also true of what does not exist.
So names and numbers are held against the game before they are compared.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from enum import Enum, IntEnum
from typing import Any, Final, cast, final

import attrs

from dmd_core.kernel.ids import ItemId, Seat
from dmd_core.kernel.schema.faults import suggest
from dmd_core.kernel.schema.shapes import Fixed, Leaf, Many, Maybe, Numbered, Shape

TRUTHS: Final = ("yes", "no")
SEAT: Final = Leaf("int", Seat)
"""The shape of a seat."""

_WILD: Final = frozenset("*?[")
_EMPTY: Final = "-"
"""Stands for a field of a command that is empty."""
_TYPED: Final = ("dice:", "card:", "cards:", "typed ")
_ITEM: Final = Numbered("symbol", ItemId)
_SHOWN: Final = 15

Names = Mapping[object, tuple[Collection[str], str]]
"""By the type of an id the names a game has, and what they name."""


@final
@attrs.frozen
class WordCheck:
    """Holds words against one game.

    Attributes:
        names: names by the type of their ids.
        noun: what a seat is called.
        commands: classes of commands by their words.
        shapes: the shapes of the fields of a class.
    """

    names: Names
    noun: str
    commands: Mapping[str, type]
    shapes: Callable[[type], Mapping[str, Shape]]

    def of_value(self, shape: Shape, word: str, seats: Collection[str]) -> str:
        """What is wrong with a value of a shape, empty if it can be."""
        return next(self._problems(shape, word, seats), "")

    def of_command(self, text: str, seats: Collection[str]) -> str:
        """What is wrong with the words of a command; those with wildcards are passed over."""
        if text.startswith(_TYPED):
            _, *items = text.replace(",", " ").split()
            pairs: list[tuple[Shape, str]] = [(_ITEM, item) for item in items]
        else:
            pairs = self._pairs(text)
        plain = ((shape, word) for shape, word in pairs if not _WILD & set(word) and word != _EMPTY)
        return next((p for pair in plain for p in self._problems(*pair, seats)), "")

    def seat_of_command(self, text: str, seats: Collection[str]) -> str:
        """What is wrong with a word of a command that has to name a seat."""
        named = (pair for pair in self._pairs(text) if pair[0] == SEAT)
        return next((p for pair in named for p in self._problems(*pair, seats)), "")

    def of_id(self, kind: object, word: str) -> str:
        """What is wrong with an id of a type, empty if the game has it."""
        return next(self._unknown_id(kind, word), "")

    def _pairs(self, text: str) -> list[tuple[Shape, str]]:
        """The words behind the first one of a command, each with what it has to be."""
        head, *rest = text.split() or [""]
        kind = self.commands.get(head)
        if kind is None:
            return []
        shapes = (shape for name, shape in self.shapes(kind).items() if name != "seat")
        return list(zip(shapes, rest, strict=False))

    def _problems(self, shape: Shape, word: str, seats: Collection[str]) -> Iterator[str]:
        match shape:
            case Many(inner) | Fixed((inner,)) if not isinstance(inner, Many | Fixed):
                for part in filter(None, word.split(",")):
                    yield from self._problems(inner, part, seats)
            case Leaf("bool"):
                yield from filter(None, [unknown(word, "answer", TRUTHS)])
            case Leaf("int", of) if of is Seat:
                yield from filter(None, [unknown(word, self.noun, seats)])
            case Leaf("int"):
                if word != number(word):
                    yield f"'{word}' is no whole number"
            case Numbered(table) if not isinstance(table, str):
                words = [_word(member) for member in table]
                yield from filter(None, [unknown(word, f"word of {table.__name__}", words)])
            case Numbered(_, of):
                yield from self._unknown_id(of, word)
            case _:
                pass

    def _unknown_id(self, kind: object, word: str) -> Iterator[str]:
        if kind in self.names and word:
            known, noun = self.names[kind]
            yield from filter(None, [unknown(word, noun, known)])


def number(word: str) -> str:
    """A whole number as it is written; empty if the word is none."""
    try:
        return str(int(word))
    except ValueError:
        return ""


def unknown(word: str, what: str, known: Collection[str]) -> str:
    """What is wrong with a word that is none of those known; empty if it is one."""
    if word in known:
        return ""
    names = sorted(map(str, known))
    near = suggest(word, names)
    if near:
        return f"'{word}' is no {what}; did you mean '{near}'?"
    return f"'{word}' is no {what}" + (
        f"; there are {', '.join(names)}" if len(names) <= _SHOWN else ""
    )


# --- values as texts -----------------------------------------------------------------------------


def text_of(value: object, shape: Shape, seat: Callable[[int], str]) -> str:
    """A field of an event as one word, seats by name; several are joined by commas."""
    match shape:
        case Maybe(inner) if value is not None:
            return text_of(value, inner, seat)
        case Leaf("bool"):
            return "yes" if value else "no"
        case Leaf("int", of) if of is Seat and isinstance(value, int):
            return seat(value)
        case Many(inner) if isinstance(value, tuple):
            return ",".join(text_of(part, inner, seat) for part in value)
        case Fixed(parts) if isinstance(value, tuple):
            pairs = zip(value, parts, strict=True)
            return ",".join(text_of(part, inner, seat) for part, inner in pairs)
        case _:
            return _word(value) if isinstance(value, Enum) else str(value)


def _word(member: Enum) -> str:
    """A member as one word, for patterns: its value if that is one, else its name."""
    named = isinstance(member, IntEnum) or " " in str(member)
    return member.name.lower() if named else str(member)


def fields_of_events(
    tags: Mapping[Any, int], more: Callable[[type], Collection[str]] = lambda _: ()
) -> Mapping[str, Sequence[str]]:
    """Names of all event classes with their fields, in the order of their tags.

    Args:
        tags: the classes with their tags; `Any` as registries have them.
        more: what is told beside the fields of a class.
    """
    kinds = cast("list[type[attrs.AttrsInstance]]", sorted(tags, key=lambda kind: tags[kind]))
    return {
        kind.__name__: [*(field.name for field in attrs.fields(kind)), *more(kind)]
        for kind in kinds
    }


__all__ = [
    "SEAT",
    "TRUTHS",
    "Names",
    "WordCheck",
    "fields_of_events",
    "number",
    "text_of",
    "unknown",
]
