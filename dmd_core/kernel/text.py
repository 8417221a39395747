"""Text forms of commands: one stable line each, for scripts, logs and people.

The form is the word of the class and its fields without the seat: ``step s05``, ``reroll 2
lucky``, ``answer yes``; empty fields at the end are left out.
"""

from functools import cache
from typing import Any, Final

import attrs

from dmd_core.kernel.events import Command

_EMPTY: Final = "-"


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


__all__ = ["command_text"]
