"""Value classes of a module as its text declares them: `@node` and plain `@attrs.frozen`."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from .edits import RewriteError

_ATTRS: Final = "attrs.frozen"
_OPTIONS: Final = {"eq", "repr"}
"""Options of `attrs.frozen` that a native class can have; a class with others stays as it is."""


@dataclass(frozen=True)
class Field:
    """One field: its name, its annotation, and what `attrs.field` says of it.

    `argument` is the annotation of the constructor's argument, another one where the field has a
    converter, which is the name of its type and converts nothing (see `dmd_core.kernel.node`).
    """

    name: str
    type: ast.expr
    default: ast.expr | None = None
    factory: ast.expr | None = None
    converter: str = ""
    equal: ast.expr | bool = True
    shown: bool = True

    @property
    def argument(self) -> str:
        """The name of the constructor's argument."""
        return self.name.lstrip("_")


@dataclass(frozen=True)
class Value:
    """A value class: `equal` and `shown` say whether its decorator makes equality and repr."""

    node: ast.ClassDef
    kind: Literal["node", "frozen"]
    fields: tuple[Field, ...]
    outer: tuple[ast.expr, ...]
    """Decorators above the one that makes it a value, but for `final`: they are called with it."""
    equal: bool = True
    shown: bool = True

    @property
    def name(self) -> str:
        """The name of the class."""
        return self.node.name

    @property
    def variables(self) -> frozenset[str]:
        """Names of the type variables of a generic class."""
        return frozenset(
            name.id
            for base in self.node.bases
            if isinstance(base, ast.Subscript)
            for name in ast.walk(base.slice)
            if isinstance(name, ast.Name)
        )

    @property
    def methods(self) -> frozenset[str]:
        """Names of what the class defines itself."""
        return frozenset(one.name for one in self.node.body if isinstance(one, ast.FunctionDef))

    def has(self, names: tuple[str, ...]) -> bool:
        """Whether these are names of its fields."""
        return set(names) <= {field.argument for field in self.fields}


def values_in(tree: ast.Module) -> Iterator[Value]:
    """The value classes at the top of a module, in order."""
    for statement in tree.body:
        if isinstance(statement, ast.ClassDef):
            found = _value(statement)
            if found is not None:
                yield found


def _value(found: ast.ClassDef) -> Value | None:
    if any(keyword.arg == "metaclass" for keyword in found.keywords):
        return None
    for place, decorator in enumerate(found.decorator_list):
        said = ast.unparse(decorator.func if isinstance(decorator, ast.Call) else decorator)
        if said not in ("node", _ATTRS):
            continue
        options = {
            one.arg or "": ast.unparse(one.value)
            for one in (decorator.keywords if isinstance(decorator, ast.Call) else ())
        }
        if not set(options) <= _OPTIONS:
            return None
        return Value(
            found,
            "node" if said == "node" else "frozen",
            tuple(map(_field, fields_in(found))),
            tuple(one for one in found.decorator_list[:place] if ast.unparse(one) != "final"),
            equal=options.get("eq") != "False",
            shown=options.get("repr") != "False",
        )
    return None


def fields_in(found: ast.ClassDef) -> Iterator[ast.AnnAssign]:
    """The statements of a class that declare its fields."""
    for one in found.body:
        if isinstance(one, ast.AnnAssign) and not ast.unparse(one.annotation).startswith(
            "ClassVar"
        ):
            yield one


def _field(found: ast.AnnAssign) -> Field:
    if not isinstance(found.target, ast.Name):
        raise RewriteError(f"line {found.lineno}: no field of a class")
    name, value = found.target.id, found.value
    if not isinstance(value, ast.Call) or ast.unparse(value.func) not in ("attrs.field", "field"):
        return Field(name, found.annotation, value)
    said = {one.arg or "": one.value for one in value.keywords}
    unknown = set(said) - {"default", "factory", "converter", "eq", "repr"}
    if unknown or value.args:
        raise RewriteError(f"line {found.lineno}: {name}: unknown in a field: {sorted(unknown)}")
    equal = said.get("eq")
    return Field(
        name,
        found.annotation,
        said.get("default"),
        said.get("factory"),
        ast.unparse(said["converter"]) if "converter" in said else "",
        equal=(bool(equal.value) if isinstance(equal, ast.Constant) else equal or True),
        shown="repr" not in said or ast.unparse(said["repr"]) != "False",
    )


__all__ = ["Field", "Value", "fields_in", "values_in"]
