"""Abilities of one text by their class: a rule that has a point for them asks for its class."""

from collections.abc import Iterable, Mapping
from typing import TypeVar, cast

A = TypeVar("A")


def hooks_of(abilities: Iterable[A]) -> Mapping[type, tuple[A, ...]]:
    """Sort abilities by their class."""
    found: dict[type, tuple[A, ...]] = {}
    for ability in abilities:
        kind = type(ability)
        found[kind] = (*found.get(kind, ()), ability)
    return found


def of_kind(hooks: Mapping[type, tuple[object, ...]], kind: type[A]) -> tuple[A, ...]:
    """The abilities of one class."""
    return cast("tuple[A, ...]", hooks.get(kind, ()))


__all__ = ["hooks_of", "of_kind"]
