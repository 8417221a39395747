"""What changed between two pieces of plain data, as a JSON merge patch (RFC 7386).

A page of a long game holds one table and then what each event changed of it; a script of a few
lines puts them together again.
"""

from collections.abc import Mapping
from typing import TypeAlias

Plain: TypeAlias = "bool | int | float | str | list[Plain] | dict[str, Plain] | None"
"""Plain data as JSON has it."""
Patch: TypeAlias = dict[str, Plain]
"""A merge patch: what is None in it goes, objects are gone into, anything else takes its place."""


def patch_between(old: Mapping[str, Plain], new: Mapping[str, Plain]) -> Patch:
    """The smallest merge patch that makes one object another; empty if they are the same.

    Args:
        old: before; equal parts that are the very same objects cost nothing.
        new: after; no value in it is None, which a merge patch cannot say.

    Example:
        >>> patch_between({"a": 1, "b": {"c": 2, "d": 3}}, {"b": {"c": 2, "d": 4}})
        {'a': None, 'b': {'d': 4}}
    """
    patch: Patch = {name: None for name in old if name not in new}
    for name, value in new.items():
        was = old.get(name)
        if was is value:
            continue
        if isinstance(was, dict) and isinstance(value, dict):
            inner = patch_between(was, value)
            if inner:
                patch[name] = inner
        elif was != value or was.__class__ is not value.__class__:
            patch[name] = value
    return patch


def patched(old: Mapping[str, Plain], patch: Mapping[str, Plain]) -> dict[str, Plain]:
    """An object after a patch; the old one stays, and parts that did not change are shared.

    Example:
        >>> patched({"a": 1, "b": {"c": 2, "d": 3}}, {"a": None, "b": {"d": 4}})
        {'b': {'c': 2, 'd': 4}}
    """
    new = dict(old)
    for name, value in patch.items():
        if value is None:
            new.pop(name, None)
        elif isinstance(value, dict):
            was = new.get(name)
            new[name] = patched(was if isinstance(was, dict) else {}, value)
        else:
            new[name] = value
    return new


__all__ = ["Patch", "Plain", "patch_between", "patched"]
