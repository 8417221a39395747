"""The tools in words: what they say themselves, in the language that a game is told in."""

from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal
from functools import cache
from string import Formatter
from typing import TYPE_CHECKING, Any, Final, final

from dmd_core.tabletop.lang.messages import Message, Speech, decision
from dmd_core.tabletop.lang.sources import ENGLISH as ENGLISH_CODE
from dmd_replay.lang.english import ENGLISH
from dmd_replay.words import some

if TYPE_CHECKING:  # it loads what sentences of games are made of
    from dmd_core.tabletop.lang.wanted import Wanted


@final
class _Counting(Formatter):
    """Fills in; a number with a noun behind it is so many of these things."""

    def format_field(self, value: Any, format_spec: str) -> str:  # noqa: ANN401 - as `Formatter`
        """One value as text."""
        return some(value, format_spec) if format_spec else str(value)


_FILLED: Final = _Counting()


@final
class ToolWords:
    """What the tools say, by the ids of `dmd_replay.lang.english`.

    Args:
        speech: who puts messages into the words of another language; English without it.
        label: gives words on a screen in that language, by their English.

    Example:
        >>> words = ToolWords()
        >>> words("diff-frames", n=2), words.template("page-of"), words.code
        ('In 2 steps only the frames differ, no event.', 'of {n}', 'en')
    """

    def __init__(
        self, speech: Speech | None = None, label: Callable[[str], str] | None = None
    ) -> None:
        """Keep what it takes."""
        self._speech: Final = speech
        self._label: Final = label

    @property
    def code(self) -> str:
        """The code of the language."""
        return ENGLISH_CODE if self._speech is None else self._speech.code

    def __call__(self, name: str, /, **values: int | str) -> str:
        """A message in words.

        Args:
            name: its id.
            values: what is filled in.

        Raises:
            KeyError: if there is no such message, or a value is left out.
        """
        english = _FILLED.vformat(ENGLISH[name], (), values)
        if self._speech is None:
            return english
        counted = holes(name)
        given = {hole: value if counted.get(hole) else str(value) for hole, value in values.items()}
        return self._speech.says(Message(name, english, given))

    def template(self, name: str) -> str:
        """A message with its holes in braces, for a script to fill them in."""
        return self(name, **{hole: f"{{{hole}}}" for hole in holes(name)})

    def templates(self, *begins: str) -> dict[str, str]:
        """The templates of all messages whose ids begin so, by what follows in their ids."""
        return {
            name.removeprefix(begin): self.template(name)
            for begin in begins
            for name in ENGLISH
            if name.startswith(begin)
        }

    def number(self, value: float, digits: int = 1) -> str:
        """A number as the language writes it.

        Example:
            >>> ToolWords().number(1234.56)
            '1234.6'
        """
        said = f"{value:.{digits}f}"
        if self._speech is None:
            return said
        from babel.numbers import format_decimal  # noqa: PLC0415 - whoever has a language has it

        form = f"0.{'0' * digits}" if digits else "0"
        return str(format_decimal(Decimal(said), form, locale=self._speech.code))

    def decision(self, kind: str) -> str:
        """The name of a kind of decision; in English its id."""
        return kind if self._speech is None else self._speech.says(decision(kind))

    def label(self, english: str) -> str:
        """What stands on a screen, by its English; as it is where there are no words for it."""
        return english if self._label is None else self._label(english)


@cache
def holes(name: str) -> Mapping[str, str]:
    """What is filled into a message, each with the noun that is counted; empty if it is none."""
    parts = Formatter().parse(ENGLISH[name])
    return {hole: noun or "" for _, hole, noun, _ in parts if hole is not None}


def wanted() -> "Iterator[Wanted]":
    """All messages, with what they may speak of, for whoever puts them into another language."""
    from dmd_core.tabletop.lang.catalogue import Declared, Kind  # noqa: PLC0415 - as above
    from dmd_core.tabletop.lang.wanted import Wanted  # noqa: PLC0415 - as above

    for name, english in ENGLISH.items():
        said: Mapping[str, Declared] = {
            hole: Declared(Kind.NUMBER if noun else Kind.ANY) for hole, noun in holes(name).items()
        }
        yield Wanted(name, said, english)


__all__ = ["ToolWords", "holes", "wanted"]
