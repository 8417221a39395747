"""JSON that may go to a terminal: what could steer it is escaped, all else stands as it is."""

import json
from collections.abc import Callable
from typing import Any, NoReturn

from dmd_core.kernel.depth import MOST_DEPTH, too_deep


def harmless_json(value: object, *, readable: bool = False) -> str:
    r"""JSON of a value; reading it gives the value again.

    Args:
        value: plain data.
        readable: for people: indented, keys in order, and what JSON has no form for as its text;
            otherwise one line, and such a value is an error.

    Raises:
        TypeError: if JSON has no form for a value, and the text is not for people.

    Example:
        >>> print(harmless_json({"note": "\x9b2J Füße"}))
        {"note":"\u009b2J Füße"}
    """
    if readable:
        text = json.dumps(value, indent=2, sort_keys=True, ensure_ascii=False, default=str)
    else:
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c == "\n" else json.dumps(c)[1:-1] for c in text)


def read_json(text: str | bytes, no_float: Callable[[str], NoReturn] | None = None) -> Any:  # noqa: ANN401 - whatever JSON says
    """What a JSON text of a stranger says.

    Args:
        text: JSON.
        no_float: what to do with a number that is no whole one; it is read if left out.

    Raises:
        ValueError: if it is no JSON, or its values are nested more than 64 deep.
    """
    try:
        value = json.loads(text, parse_float=no_float, parse_constant=no_float)
    except RecursionError:
        value = None
    else:
        if not too_deep(value):
            return value
    message = f"values nested more than {MOST_DEPTH} deep"
    raise ValueError(message)


__all__ = ["harmless_json", "read_json"]
