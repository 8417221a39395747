"""Differences of two tables in words, as far as they are the same for every game."""

from collections import Counter
from collections.abc import Callable
from typing import Any


def values_of(value: object) -> list[Any]:  # Any: plain data of any kind
    """A list of plain data; empty for what is none."""
    return value if isinstance(value, list) else []


def pile(where: str, old: object, new: object, says: Callable[[str], str]) -> str:
    """What a pile holds more and less; or that it lies in another order.

    Args:
        where: the pile, with its article.
        old: what lay in it.
        new: what lies in it.
        says: the name of one thing in it.
    """
    one, other = Counter(map(str, values_of(old))), Counter(map(str, values_of(new)))
    more = ", ".join(map(says, (other - one).elements()))
    less = ", ".join(map(says, (one - other).elements()))
    if not more and not less:
        return f"{where} lies in another order"
    told = [f"holds {more}"] if more else []
    told += [f"lacks {less}"] if less else []
    return f"{where} {' and '.join(told)}"


def holds(sentence: str, *, yes: object) -> str:
    """A sentence that holds now, or that it does not."""
    return sentence if yes else f"it does not hold that {sentence}"


def outcome(old: object, new: object) -> str:
    """How the game is over now, and how it was; None if it is not."""
    sides = ("not over" if how is None else f"over with a {how}" for how in (new, old))
    return f"the game is {' instead of '.join(sides)}"


__all__ = ["holds", "outcome", "pile", "values_of"]
