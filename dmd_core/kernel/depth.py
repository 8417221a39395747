"""How deep the data of a stranger are nested, found out before anything walks them."""

from typing import Any, Final

MOST_DEPTH: Final = 64
"""Levels of maps and lists, one inside of another. What we write has a fifth of that at most."""


def too_deep(value: Any) -> bool:  # noqa: ANN401 - parsed data
    """Whether maps and lists are nested more than 64 deep; needs no depth itself.

    Args:
        value: what a parser made of a text or of bytes.

    Example:
        >>> deep = []
        >>> for _ in range(500):
        ...     deep = [deep]
        >>> too_deep({"players": 3, "investigators": ["ian"]}), too_deep(deep)
        (False, True)
    """
    level = [value]
    for _ in range(MOST_DEPTH):
        level = [
            part
            for whole in level
            if isinstance(whole, dict | list)
            for part in (whole.values() if isinstance(whole, dict) else whole)
        ]
        if not level:
            return False
    return any(isinstance(part, dict | list) for part in level)


__all__ = ["MOST_DEPTH", "too_deep"]
