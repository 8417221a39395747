"""Text forms of commands: one stable line each, for scripts, logs and people.

The form is the word of the class and its fields without the seat: ``step s05``, ``reroll 2
lucky``, ``answer yes``; empty fields at the end are left out.

Whoever reads such a line takes it apart by `words_of`: what stands apart by spaces are words,
spaces around the commas of a list do not matter, and no word is passed over. Capital letters do not
matter where the line is compared with what is possible.
"""

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Final, cast

from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.schema.faults import did_you_mean
from dmd_core.kernel.schema.shapes import Field, Fixed, Leaf, Many, Numbered, Shape, Shapes

_EMPTY: Final = "-"
_TRUTH: Final = {"yes": True, "no": False}
_SHAPES: Final = Shapes({})
"""Commands hold numbers, words and ids; none holds a member of a union."""


class TextError(ValueError):
    """A text that names no command, whatever is being decided; the sentence says why."""


_COMMA: Final = re.compile(r"\s*,\s*")


def words_of(line: str) -> list[str]:
    """The words of a line; a list is one word.

    Example:
        >>> words_of("  Typed blank , hit ")
        ['Typed', 'blank,hit']
    """
    return _COMMA.sub(",", line).split()


@cache
def _fields(kind: type) -> tuple[Field, ...]:
    return tuple(field for field in _SHAPES.record(kind).fields if field.name != "seat")


def _word(value: Any) -> str:  # noqa: ANN401 - fields of commands are of many types
    if value is True:
        return "yes"
    if value is False:
        return "no"
    if isinstance(value, tuple):
        return ",".join(map(_word, value)) or _EMPTY
    return str(value) or _EMPTY


def command_text(command: Command) -> str:
    """The text form of a command.

    Example:
        >>> from dmd_core.kernel.events import Typed
        >>> command_text(Typed(("blank", "hit")))
        'typed blank,hit'
    """
    parts = [_word(getattr(command, field.name)) for field in _fields(type(command))]
    while parts and parts[-1] == _EMPTY:
        parts.pop()
    return " ".join([command.WORD, *parts])


def command_of(kinds: Iterable[type], line: str, seat: Seat) -> Command:
    """The command with a text form, given by a seat; whether it is legal is another question.

    Args:
        kinds: the classes it may be of; no two have the same word.
        line: the text form; extra spaces, spaces around commas and capital letters of words do
            not matter, ids are taken as they stand.
        seat: who gives it.

    Raises:
        TextError: if no class has the word, or the rest does not fit its fields.

    Example:
        >>> from dmd_core.kernel.events import Typed
        >>> command_of([Typed], "typed blank,hit", Seat(-1))
        Typed(items=('blank', 'hit'), seat=-1)
    """
    word, *rest = words_of(line) or [""]
    word = word.lower()
    known = {str(getattr(kind, "WORD", "")): kind for kind in kinds}
    kind = known.get(word)
    if kind is None:
        hint = did_you_mean(word, known)
        raise TextError(f"'{word}' is the word of no command{hint}")
    fields = _fields(kind)
    if len(rest) > len(fields):
        raise TextError(f"'{line.strip()}': {word} takes at most {len(fields)} words after it")
    values = {
        field.name: _value(field.shape, part, line)
        for field, part in zip(fields, rest, strict=False)
    }
    try:
        return cast("Command", kind(seat=seat, **values))
    except TypeError:
        expected = " ".join(field.name.upper() for field in fields)
        raise TextError(f"'{line.strip()}' is not complete; expected: {word} {expected}") from None


def _value(shape: Shape, word: str, line: str) -> object:
    wanted = "text"
    match shape:
        case Many(inner) | Fixed((inner, *_)):
            parts = () if word == _EMPTY else tuple(word.split(","))
            return tuple(_value(inner, part, line) for part in parts)
        case Leaf("bool"):
            if word.lower() in _TRUTH:
                return _TRUTH[word.lower()]
            wanted = "yes or no"
        case Leaf("int"):
            if word.removeprefix("-").isdecimal():
                return int(word)
            wanted = "a whole number"
        case Numbered(table) if not isinstance(table, str):
            for member in table:
                if str(member.value).lower() == word.lower():
                    return member
            wanted = table.__name__
        case Leaf() | Numbered():
            return "" if word == _EMPTY else word
        case _:
            pass
    raise TextError(f"'{word}' in '{line.strip()}' is not {wanted}")


__all__ = ["TextError", "command_of", "command_text", "words_of"]
