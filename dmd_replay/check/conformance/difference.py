"""The first difference between two values, by path; for values of any game."""

from collections.abc import Iterator
from typing import Any, Final, final

import attrs

SHOWN: Final = 160
"""Longer values are cut."""


@final
@attrs.frozen
class StateDifference:
    """Where two values part, and what stands there in each."""

    path: str
    expected: str
    actual: str

    def under(self, name: str) -> "StateDifference":
        """The same, seen from one level up."""
        path = f"{name}{self.path}" if self.path.startswith("[") else f"{name}.{self.path}"
        return StateDifference(path.rstrip("."), self.expected, self.actual)


def shown(value: object) -> str:
    """A value in one short line."""
    text = " ".join(repr(value).split())
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"


def differs(expected: object, actual: object) -> StateDifference | None:
    """The first difference of two values, None if they are equal; quick if they are."""
    if expected == actual:
        return None
    whole = StateDifference("", shown(expected), shown(actual))
    return first_difference(expected, actual) or whole


def first_difference(expected: object, actual: object, path: str = "") -> StateDifference | None:
    """The first place at which two values differ, or None if they are equal.

    Example:
        >>> first_difference((1, (2, 3)), (1, (2, 4)))
        StateDifference(path='[1][1]', expected='3', actual='4')
    """
    if type(expected) is not type(actual):
        return StateDifference(path, shown(expected), shown(actual))
    parts = _parts(expected, actual)
    if parts is None:
        if expected == actual:
            return None
        return StateDifference(path, shown(expected), shown(actual))
    for step, one, other in parts:
        found = first_difference(one, other, f"{path}{step}".removeprefix("."))
        if found is not None:
            return found
    if isinstance(expected, tuple) and isinstance(actual, tuple) and len(expected) != len(actual):
        return StateDifference(path, _counted(expected, actual), _counted(actual, expected))
    return None


def _parts(expected: Any, actual: Any) -> Iterator[tuple[str, Any, Any]] | None:  # noqa: ANN401 - walks values of all types
    if isinstance(expected, tuple):
        pairs = zip(expected, actual, strict=False)
        return ((f"[{place}]", one, other) for place, (one, other) in enumerate(pairs))
    kind = type(expected)
    if attrs.has(kind):
        fields = [field for field in attrs.fields(kind) if field.eq]
        return (
            (f".{field.name}", getattr(expected, field.name), getattr(actual, field.name))
            for field in fields
        )
    return None


def _counted(items: tuple[object, ...], others: tuple[object, ...]) -> str:
    more = items[len(others) :]
    return f"{len(items)} items" + (f", then {shown(more[0])}" if more else "")


__all__ = ["SHOWN", "StateDifference", "differs", "first_difference", "shown"]
