"""TOML that a stranger wrote, read within bounds: packs, cases and positions all come through here.

The parser of the standard library reads whatever is valid. Some of that takes it for ever, and some
numbers cannot even be printed afterwards.
"""

import tomllib
from typing import Any, Final, final

MOST_DOTS: Final = 500
"""Dots of a line. The time for a dotted key grows with the square of its parts."""

MOST_DIGITS: Final = 100
"""Digits of a whole number. TOML promises 64 bits; some thousand digits cannot even be printed."""

_BEYOND: Final = 10**MOST_DIGITS


@final
class TomlTextError(ValueError):
    """A text that is valid TOML and out of all bounds.

    Attributes:
        path: where in the data, such as ``monsters[0].health``; empty if it is the whole text.
        says: what is wrong.
    """

    def __init__(self, path: str, says: str) -> None:
        """Keep both."""
        super().__init__(f"{path}: {says}" if path else says)
        self.path = path
        self.says = says


def parse_toml(text: str) -> dict[str, Any]:
    """Read TOML.

    Args:
        text: of a file.

    Returns:
        The data, as `tomllib.loads` gives them.

    Raises:
        TomlTextError: if a number has more than 100 digits, or a line more than 500 dots.
        ValueError: if it is no TOML; the sentence names line and column.
        RecursionError: if values are nested too deeply.

    Example:
        >>> parse_toml("health = 3")
        {'health': 3}
        >>> parse_toml("health = 0x" + "f" * 100)
        Traceback (most recent call last):
        dmd_core.toml_text.TomlTextError: health: a number of more than 100 digits
    """
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS:
            raise TomlTextError("", f"more than {MOST_DOTS} dots in a line (at line {number})")
    data = tomllib.loads(text)
    _check_numbers(data, "")
    return data


def _check_numbers(value: Any, path: str) -> None:  # noqa: ANN401 - parsed data
    if isinstance(value, dict):
        for key, part in value.items():
            _check_numbers(part, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list):
        for place, part in enumerate(value):
            _check_numbers(part, f"{path}[{place}]")
    elif isinstance(value, int) and abs(value) >= _BEYOND:
        raise TomlTextError(path, f"a number of more than {MOST_DIGITS} digits")


__all__ = ["MOST_DOTS", "TomlTextError", "parse_toml"]
