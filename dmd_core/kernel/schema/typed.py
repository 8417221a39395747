"""Whether the fields of a value have the types that they are annotated with.

Python takes ``0.0`` and ``True`` for numbers, and equality does too. So a command that a program
built is looked at before anything is done with it: a node whose fields hold what their annotations
say can be carried out, written and read again, and another one cannot be sure to be.
"""

from collections.abc import Callable
from typing import Any, Final, assert_never, cast, final

from dmd_core.kernel.schema.faults import Fault, shown
from dmd_core.kernel.schema.shapes import (
    Either,
    Fixed,
    Leaf,
    Many,
    Maybe,
    Member,
    Nested,
    Numbered,
    Packed,
    Shape,
    Shapes,
)
from dmd_core.kernel.source import run_source

_SHAPES: Final = Shapes({})
_WORDS: Final = {"int": "a whole number", "bool": "true or false", "str": "a text"}


@final
class _Fits(dict[type, Callable[[Any], bool]]):
    """Functions that say whether a value of a class fits, made at the first question."""

    def __missing__(self, kind: type) -> Callable[[Any], bool]:
        """Make the function; what is no node never fits."""
        try:
            check = _made(kind)
        except TypeError:
            return _never
        self[kind] = check
        return check


FITS: Final = _Fits()
"""For each class of node a function: whether every field holds what its annotation says.

Any other class has one that always says no. What is made is the same whoever makes it.
"""


def _never(_value: object) -> bool:
    return False


def misfit(value: object) -> Fault | None:
    """The first field of a node that holds something else than its annotation says.

    Args:
        value: a node.

    Raises:
        TypeError: if it is none, or if its annotations say nothing.

    Example:
        >>> from dmd_core.kernel.events import Typed
        >>> print(misfit(Typed(["blank"])))
        items: found an array of 1; allowed: a tuple of texts
        >>> print(misfit(Typed(("blank", 3))))
        items[1]: found 3; allowed: a text
    """
    for field in _SHAPES.record(value.__class__).fields:
        part = getattr(value, field.name)
        if not _test(field.shape)(part):
            return _misfit(field.shape, part, field.label)
    return None


def _misfit(shape: Shape, value: object, *path: str | int) -> Fault:
    """What is wrong with a value that does not fit: the first of its items that does not."""
    if isinstance(shape, Many) and value.__class__ is tuple:
        fits = _test(shape.inner)
        for place, item in enumerate(cast("tuple[object, ...]", value)):
            if not fits(item):
                return _misfit(shape.inner, item, *path, place)
    return Fault(path, shown(value), (_wanted(shape),))


def _made(kind: type) -> Callable[[Any], bool]:
    space: dict[str, Any] = {}
    tests = [
        _text(field.shape, f"v.{field.name}", space, 0) for field in _SHAPES.record(kind).fields
    ]
    return _compiled(" and ".join(tests) or "True", f"fits {kind.__qualname__}", space)


def _test(shape: Shape) -> Callable[[Any], bool]:
    space: dict[str, Any] = {}
    return _compiled(_text(shape, "v", space, 0), "fits a field", space)


def _compiled(test: str, name: str, space: dict[str, Any]) -> Callable[[Any], bool]:
    run_source(f"def fitting(v): return {test}", name, space)
    check: Callable[[Any], bool] = space["fitting"]
    return check


def _text(shape: Shape, value: str, space: dict[str, Any], depth: int) -> str:
    """The test of a value as an expression; what it needs is put into the namespace."""
    match shape:
        case Leaf(name):
            return f"{value}.__class__ is {name}"
        case Numbered(table):
            if isinstance(table, str):
                return f"{value}.__class__ is str"
            return f"{value}.__class__ is {_named(table, space)}"
        case Maybe(inner):
            return f"({value} is None or {_text(inner, value, space, depth)})"
        case Many(inner):
            item = f"i{depth}"
            each = _text(inner, item, space, depth + 1)
            return f"{value}.__class__ is tuple and all([{each} for {item} in {value}])"
        case Fixed(parts):
            tests = [
                _text(part, f"{value}[{place}]", space, depth) for place, part in enumerate(parts)
            ]
            size = f"{value}.__class__ is tuple and len({value}) == {len(parts)}"
            return " and ".join([size, *tests])
        case Nested(kind):
            space["fits"] = FITS
            return (
                f"{value}.__class__ is {_named(kind, space)} and fits[{value}.__class__]({value})"
            )
        case Member():
            space["has_fields"] = _has_fields
            return f"has_fields({value}.__class__)"
        case Packed() | Either():
            raise TypeError("values of mixed shapes are not checked")
    assert_never(shape)


def _named(kind: type, space: dict[str, Any]) -> str:
    name = f"kind_{len(space)}"
    space[name] = kind
    return name


def _has_fields(kind: type) -> bool:
    return hasattr(kind, "__attrs_attrs__")


def _wanted(shape: Shape) -> str:
    match shape:
        case Leaf(name):
            return _WORDS[name]
        case Numbered(table):
            return _WORDS["str"] if isinstance(table, str) else f"a {table.__name__}"
        case Maybe(inner):
            return f"{_wanted(inner)}, or None"
        case Many(inner):
            return f"a tuple of {_wanted(inner).removeprefix('a ')}s"
        case Fixed(parts):
            return f"a tuple of {len(parts)}"
        case Nested(kind):
            return f"a {kind.__name__}"
        case _:
            return "a node"


__all__ = ["FITS", "misfit"]
