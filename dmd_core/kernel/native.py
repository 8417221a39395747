"""What native classes need to be nodes: used by the modules of a compiled wheel alone.

The compiled wheel is made of the same sources. A step of its build writes every value class of the
modules that are compiled as a native class and calls `describe` with what such a class cannot say
of itself: the fields as attrs tells them, annotations, docstring, repr, pickle.
"""

import builtins
from collections.abc import Mapping
from types import GenericAlias
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar, final

import attrs

from dmd_core.kernel.node import adopt, changing, filled, is_node, names_of, node, twin_of

N = TypeVar("N")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_options: bool) -> Any:  # noqa: ANN401 - as the one for the compiler
        """What the compiler reads; at import, of a class of the interpreter, it changes nothing."""
        return _same


def _same(kind: N) -> N:
    return kind


if TYPE_CHECKING:

    def replace(old: N, **changes: Any) -> N:  # noqa: ANN401 - a native class is no attrs class
        """`dmd_core.kernel.node.replace`, for classes whose fields a type checker cannot see."""
else:
    from dmd_core.kernel.node import replace


def describe(  # noqa: PLR0913 - what a class has beside its annotations
    kind: type,
    doc: str | None,
    annotations: dict[str, str],
    defaults: Mapping[str, object],
    *,
    factories: Mapping[str, Any] | None = None,
    unlike: tuple[str, ...] = (),
    hidden: tuple[str, ...] = (),
    variables: tuple[object, ...] = (),
    node: bool = False,
    shown: bool = True,
) -> None:
    """Make a native class tell of itself what the class of the sources tells.

    Args:
        kind: the native class.
        doc: its docstring.
        annotations: the fields in order, each with its annotation.
        defaults: the defaults of fields that have one.
        factories: functions that make defaults (`Any`: values of all types).
        unlike: fields that equality does not look at.
        hidden: fields that the repr leaves out.
        variables: the type variables of a class that is generic in the sources.
        node: whether it is a node there.
        shown: whether it has a repr of its fields, if it defines none itself.
    """
    native: Any = kind  # `Any`: attributes are set that no type checker knows of
    native.__doc__ = doc
    native.__annotations__ = annotations
    setattr(native, "__match_args__", tuple(annotations))  # noqa: B010 - no name of a variable
    native.__attrs_attrs__ = _Fields(annotations, defaults, factories or {}, unlike, hidden)
    if variables:
        native.__parameters__ = variables
        native.__class_getitem__ = classmethod(GenericAlias)
    adopt(kind, tuple(annotations), same=node, shown=shown)


def document(kind: Any, doc: str) -> None:  # noqa: ANN401 - a class of any kind
    """Give a class the docstring that a compiled module leaves out."""
    kind.__doc__ = doc


@final
class _Fields:
    """The fields of a native class as attrs has them, made when somebody asks."""

    def __init__(
        self,
        annotations: Mapping[str, str],
        defaults: Mapping[str, object],
        factories: Mapping[str, Any],
        unlike: tuple[str, ...],
        hidden: tuple[str, ...],
    ) -> None:
        self._annotations = annotations
        self._defaults = defaults
        self._factories = factories
        self._unlike = unlike
        self._hidden = hidden

    def __get__(self, _value: object, kind: type) -> "tuple[attrs.Attribute[Any], ...]":
        """Those of a class of the interpreter with the same declarations."""
        made = {
            name: attrs.field(
                default=attrs.Factory(self._factories[name])
                if name in self._factories
                else self._defaults.get(name, attrs.NOTHING),
                eq=name not in self._unlike,
                repr=name not in self._hidden,
            )
            for name in self._annotations
        }
        model = attrs.make_class(kind.__name__, made, frozen=True)
        fields = attrs.fields(model)
        typed = [field.evolve(type=self._annotations[field.name]) for field in fields]
        found: tuple[attrs.Attribute[Any], ...] = type(fields)(typed)
        known: Any = kind
        known.__attrs_attrs__ = found
        return found


__all__ = [
    "Any",
    "ClassVar",
    "Final",
    "builtins",
    "changing",
    "describe",
    "document",
    "filled",
    "final",
    "is_node",
    "mypyc_attr",
    "names_of",
    "node",
    "replace",
    "twin_of",
]
