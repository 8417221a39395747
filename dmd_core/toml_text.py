"""TOML that a stranger wrote, read within bounds: packs, cases and positions all come through here.

The parser of the standard library reads whatever is valid. Some of that takes it for ever, and some
numbers cannot even be printed afterwards.
"""

import tomllib
from typing import Any, Final

from dmd_core.kernel.depth import too_deep
from dmd_core.kernel.schema.faults import Fault, FaultError, Path

MOST_DOTS: Final = 500
"""Dots of a line. The time for a dotted key grows with the square of its parts."""

MOST_DIGITS: Final = 100
"""Digits of a whole number. TOML promises 64 bits; some thousand digits cannot even be printed."""

_BEYOND: Final = 10**MOST_DIGITS


def parse_toml(text: str) -> dict[str, Any]:
    """Read TOML.

    Args:
        text: of a file.

    Returns:
        The data, as `tomllib.loads` gives them.

    Raises:
        FaultError: if a number has more than 100 digits, a line more than 500 dots, or values are
            nested more than 64 deep.
        ValueError: if it is no TOML; the sentence names line and column.

    Example:
        >>> parse_toml("health = 3")
        {'health': 3}
        >>> parse_toml("health = 0x" + "f" * 100)
        Traceback (most recent call last):
        dmd_core.kernel.schema.faults.FaultError: health: a number of more than 100 digits
    """
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS:
            says = f"more than {MOST_DOTS} dots in a line (at line {number})"
            raise FaultError([Fault((), says)])
    try:
        data = tomllib.loads(text)
    except RecursionError:
        data = None
    if data is None or too_deep(data):
        raise FaultError([Fault((), "values nested too deeply")])
    path = _too_long(data)
    if path is not None:
        raise FaultError([Fault(path, f"a number of more than {MOST_DIGITS} digits")])
    return data


def _too_long(value: Any) -> Path | None:  # noqa: ANN401 - parsed data
    """The way to the first number that is too long."""
    if isinstance(value, dict | list):
        for step, part in value.items() if isinstance(value, dict) else enumerate(value):
            below = _too_long(part)
            if below is not None:
                return (step, *below)
    elif isinstance(value, int) and abs(value) >= _BEYOND:
        return ()
    return None


__all__ = ["parse_toml"]
