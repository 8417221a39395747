"""Text forms of commands: one stable line each, for scripts, logs and people.

The form is the word of the class and its fields without the seat: ``step s05``, ``reroll 2
lucky``, ``answer yes``; empty fields at the end are left out.
"""

from collections.abc import Iterable
from enum import Enum
from functools import cache
from typing import Any, Final, NewType, cast, get_args, get_origin, get_type_hints

import attrs

from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.schema.faults import did_you_mean

_EMPTY: Final = "-"
_TRUTH: Final = {"yes": True, "no": False}


class TextError(ValueError):
    """A text that names no command, whatever is being decided; the sentence says why."""


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in attrs.fields(kind) if field.name != "seat")


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
    parts = [_word(getattr(command, name)) for name in _names(type(command))]
    while parts and parts[-1] == _EMPTY:
        parts.pop()
    return " ".join([command.WORD, *parts])


def command_of(kinds: Iterable[type], line: str, seat: Seat) -> Command:
    """The command with a text form, given by a seat; whether it is legal is another question.

    Args:
        kinds: the classes it may be of; no two have the same word.
        line: the text form; extra spaces do not matter.
        seat: who gives it.

    Raises:
        TextError: if no class has the word, or the rest does not fit its fields.

    Example:
        >>> from dmd_core.kernel.events import Typed
        >>> command_of([Typed], "typed blank,hit", Seat(-1))
        Typed(items=('blank', 'hit'), seat=-1)
    """
    word, *rest = line.split() or [""]
    known = {str(getattr(kind, "WORD", "")): kind for kind in kinds}
    kind = known.get(word)
    if kind is None:
        hint = did_you_mean(word, known)
        raise TextError(f"'{word}' is the word of no command{hint}")
    hints = get_type_hints(kind)
    names = _names(kind)
    if len(rest) > len(names):
        raise TextError(f"'{line.strip()}': {word} takes at most {len(names)} words after it")
    values = {
        name: _value(hints[name], part, line) for name, part in zip(names, rest, strict=False)
    }
    try:
        return cast("Command", kind(seat=seat, **values))
    except TypeError:
        expected = " ".join(name.upper() for name in names)
        raise TextError(f"'{line.strip()}' is not complete; expected: {word} {expected}") from None


def _value(hint: Any, word: str, line: str) -> object:  # noqa: ANN401 - any type of a field
    while isinstance(hint, NewType):
        hint = hint.__supertype__
    if get_origin(hint) is tuple:
        inner = get_args(hint)[0]
        parts = () if word == _EMPTY else tuple(word.split(","))
        return tuple(_value(inner, part, line) for part in parts)
    if hint is bool and word in _TRUTH:
        return _TRUTH[word]
    if hint is int and word.removeprefix("-").isdecimal():
        return int(word)
    if isinstance(hint, type) and issubclass(hint, Enum) and word in {m.value for m in hint}:
        return hint(word)
    if hint is str:
        return "" if word == _EMPTY else word
    wanted = {bool: "yes or no", int: "a whole number"}.get(hint, getattr(hint, "__name__", "text"))
    raise TextError(f"'{word}' in '{line.strip()}' is not {wanted}")


__all__ = ["TextError", "command_of", "command_text"]
