"""A table as plain data that changes little when the game goes on a little.

Things with an id stand in an object under their ids, beside the order they are shown in, so that
what is put between two others moves none of them. What is empty is left out.
"""

from collections.abc import Hashable
from functools import lru_cache
from typing import Any, Final, TypeAlias

import attrs

from dmd_core.kernel.printable import printable
from dmd_core.screen.tableau import Tableau
from dmd_replay.report.patches import Plain

Drawn: TypeAlias = dict[str, Plain]
"""A tableau as `drawn` gives it."""

ORDER: Final = "order"
"""Key of the ids in their order."""
THINGS: Final = "of"
"""Key of the things by their ids."""


def drawn(tableau: Tableau) -> Drawn:
    """A tableau as plain data.

    Example:
        >>> from dmd_core.screen.tableau import Pile, Tableau
        >>> table = drawn(Tableau("A game", piles=(Pile("mythos", "Mythos deck", 9),)))
        >>> table["piles"]
        {'order': ['mythos'], 'of': {'mythos': {'id': 'mythos', 'name': 'Mythos deck', 'n': 9}}}
    """
    return _node(tableau)


@lru_cache(maxsize=8192)
def _node(value: Hashable) -> Drawn:
    """Most of a table stays as it is; what is equal is the very same object, which is shared."""
    found: Drawn = {}
    for name in _names(type(value)):
        inner = getattr(value, name)
        if inner is None or inner in ("", ()):
            continue
        found[name] = _plain(inner)
    return found


@lru_cache(maxsize=64)
def _names(kind: Any) -> tuple[str, ...]:  # noqa: ANN401 - any class of attrs
    return tuple(field.name for field in attrs.fields(kind))


def _plain(value: Any) -> Plain:  # noqa: ANN401 - what a field of a tableau holds
    if isinstance(value, str):
        return value if value.isprintable() else "\n".join(map(printable, value.split("\n")))
    if isinstance(value, bool | int | float):
        return value
    if isinstance(value, tuple):
        if value and hasattr(value[0], "id"):
            return _by_id(value)
        return [_plain(item) for item in value]
    return _node(value)


def _by_id(things: tuple[object, ...]) -> Drawn:
    """Things by their ids; of several with one id the later ones are numbered."""
    found: Drawn = {}
    for thing in things:
        name = str(getattr(thing, "id"))  # noqa: B009 - any class that has one
        key, number = name, 1
        while key in found:
            number += 1
            key = f"{name}#{number}"
        found[key] = _node(thing)
    return {ORDER: list(found), THINGS: found}


__all__ = ["ORDER", "THINGS", "Drawn", "drawn"]
