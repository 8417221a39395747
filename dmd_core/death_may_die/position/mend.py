"""Plain data in which a value does not fit, mended so that the next such value can be found."""

from collections.abc import Sequence
from enum import IntEnum, StrEnum
from types import UnionType
from typing import Any, NewType, Union, get_args, get_origin

import attrs

from dmd_core.death_may_die.position.seats import class_of, hints_of
from dmd_core.kernel.plain import KIND

Steps = Sequence[str | int]
"""The way to a value: keys of maps and places in lists."""


def mended(data: Any, hint: Any, steps: Steps) -> Any:  # noqa: ANN401 - plain data of any shape
    """Plain data with something that fits where something does not.

    Args:
        data: plain data, changed in place.
        hint: the type it should be plain data of; None for a frame, which says its class.
        steps: the way to what does not fit; a key that its class does not have is taken out.

    Raises:
        LookupError: if nothing is known to fit there.
    """
    if not steps:
        return _filler(hint)
    step, rest = steps[0], steps[1:]
    hint = _present(hint)
    kind = class_of(data, hint)
    if kind is not None and isinstance(step, str) and (step != KIND or kind is hint):
        hints = hints_of(kind)
        if step in hints:
            data[step] = mended(data.get(step), hints[step], rest)
        else:
            del data[step]
        return data
    if isinstance(data, list) and isinstance(step, int) and get_origin(hint) is tuple:
        parts = get_args(hint)
        own = parts[0] if parts[-1] is Ellipsis else parts[step]
        data[step] = mended(data[step], own, rest)
        return data
    raise LookupError(step)


def _present(hint: Any) -> Any:  # noqa: ANN401 - any annotation
    """The type of a value that may be missing, if it is there."""
    if get_origin(hint) not in (Union, UnionType):
        return hint
    some = [part for part in get_args(hint) if part is not type(None)]
    return some[0] if len(some) == 1 else None


def _filler(hint: Any) -> Any:  # noqa: ANN401 - any annotation
    """The plain data of some value of a type."""
    if isinstance(hint, NewType):
        return _filler(hint.__supertype__)
    if type(None) in get_args(hint):
        return None
    if get_origin(hint) is tuple:
        parts = get_args(hint)
        return [] if parts[-1] is Ellipsis else [_filler(part) for part in parts]
    if hint in (int, bool, str):
        return hint()
    if isinstance(hint, type) and issubclass(hint, IntEnum):
        return next(iter(hint)).name.lower()
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return next(iter(hint)).value
    if isinstance(hint, type) and attrs.has(hint):
        needed = [field.name for field in attrs.fields(hint) if field.default is attrs.NOTHING]
        return {name: _filler(hints_of(hint)[name]) for name in needed}
    raise LookupError(hint)


__all__ = ["Steps", "mended"]
