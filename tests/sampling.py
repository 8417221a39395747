"""Long lists of what is tried: some of it every day, all of it with the exhaustive tests."""

from collections.abc import Iterable
from typing import Any

import pytest


def sampled(values: Iterable[Any], every: int) -> list[Any]:
    """Values for `parametrize`: of so many the first is tried every day, the others late.

    Args:
        values: in an order that stays the same; a tuple is several arguments of a test.
        every: 1 or more.
    """
    return [_late(value) if place % every else value for place, value in enumerate(values)]


def _late(value: Any) -> object:  # noqa: ANN401 - whatever a test takes
    several = value if isinstance(value, tuple) else (value,)
    return pytest.param(*several, marks=pytest.mark.exhaustive)


__all__ = ["sampled"]
