"""Native classes: what mypyc needs of a value class, written on the lines that the class has.

A native class has read-only fields, a constructor, equality and a hash of its own, and for each
kind of `replace` that the project uses a method that makes the changed copy. Everything else
(fields as attrs tells them, repr, pickle, the docstring) is given to it by
`dmd_core.kernel.native.describe` at import.
"""

import ast
import builtins
from collections.abc import Iterator, Mapping
from typing import Final

from .edits import RewriteError
from .values import Field, Value

_FIXED: Final = 5
"""Lines beside those of methods: a decorator, the head, the fields, the constructor, and what is
done with the finished class."""


def changer(names: tuple[str, ...]) -> str:
    """The name of the method that replaces some fields."""
    return "_".join(("_with", *sorted(names)))


def room(value: Value, following: int) -> int:
    """For how many kinds of `replace` a class has lines.

    Args:
        value: the class.
        following: the line on which the next statement of the module begins.
    """
    more = 2 * value.equal + _acyclic(value) + _is_counted(value)
    return len(_free(value, following)) - _FIXED - more


def native_class(
    value: Value,
    told: Value,
    following: int,
    *,
    changes: tuple[tuple[str, ...], ...],
    plain_types: Mapping[str, str],
    bases: tuple[str, ...],
) -> dict[int, str]:
    """The lines of a native class, by the number of the line.

    Args:
        value: the class as it stands in the module that is being rewritten.
        told: the same class as the project declares it, whose annotations it shows to readers.
        following: the line on which the next statement of the module begins.
        changes: the names of the fields of each kind of `replace` it needs a method for.
        plain_types: what the constructor takes for a field whose converter has that name.
        bases: the bases it keeps.

    Raises:
        RewriteError: if the class has not lines enough, or something that no native class can have.
    """
    free = _free(value, following)
    known = _Names(value)
    head = f"class {value.name}({', '.join(bases)}):" if bases else f"class {value.name}:"
    first = ["@_n.mypyc_attr(acyclic=True)"] * _acyclic(value) + ["@_n.final", head]
    first.append("    " + "; ".join((*_variables(value), *known.fields()) or ("pass",)))
    methods = [*known.constructor(plain_types), *known.comparing(), *known.truth()]
    methods += [known.changing(names, plain_types) for names in changes]
    after = "; ".join((_described(value, told), *_called(value)))
    wanted = [*first, *(f"    {method}" for method in methods)]
    if len(free) <= len(wanted) or free[-1] <= max(_kept_lines(value), default=0):
        raise RewriteError(f"{value.name}: {len(wanted) + 1} lines for {len(free)}")
    if any(line < free[len(first) - 1] for line in _kept_lines(value)):
        raise RewriteError(f"{value.name}: a method stands above its fields")
    lines = dict.fromkeys(free, "")
    lines.update(zip(free, wanted, strict=False))
    lines[free[-1]] = after
    return lines


def _acyclic(value: Value) -> bool:
    """Whether instances need no look of the collector: a node holds nothing made after it."""
    return value.kind == "node" and not value.variables


def _is_counted(value: Value) -> bool:
    return "__len__" in value.methods and "__bool__" not in value.methods


def _kept_lines(value: Value) -> set[int]:
    kept: set[int] = set()
    for one in value.node.body:
        if isinstance(one, ast.FunctionDef):
            first = min((one.lineno, *(decorator.lineno for decorator in one.decorator_list)))
            kept.update(range(first, (one.end_lineno or one.lineno) + 1))
    return kept


def _free(value: Value, following: int) -> list[int]:
    """Lines of a class, from its decorators to the next statement, that hold no method."""
    found = value.node
    first = min(decorator.lineno for decorator in found.decorator_list)
    return sorted({*range(first, following)} - _kept_lines(value))


def _variables(value: Value) -> Iterator[str]:
    """What the body has beside fields, methods and texts for readers."""
    for one in value.node.body:
        if isinstance(one, ast.FunctionDef | ast.Pass):
            continue
        if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant):
            continue
        if isinstance(one, ast.AnnAssign) and not ast.unparse(one.annotation).startswith("ClassV"):
            continue
        if not isinstance(one, ast.Assign | ast.AnnAssign):
            raise RewriteError(f"line {one.lineno}: {value.name} holds {type(one).__name__}")
        yield ast.unparse(one)


class _Names:
    """Writes methods of a class in which a field may have the name of a builtin type."""

    def __init__(self, value: Value) -> None:
        self._value = value
        self._taken = {field.name for field in value.fields} | set(value.methods)

    def builtin(self, name: str) -> str:
        return f"_n.builtins.{name}" if name in self._taken else name

    def type(self, annotation: ast.expr) -> str:
        """An annotation as the body of the class has to say it."""
        variables, taken, builtin = self._value.variables, self._taken, self.builtin

        class Said(ast.NodeTransformer):
            def visit_Name(self, name: ast.Name) -> ast.expr:
                if name.id in variables:
                    return ast.Name("_n.Any")
                if name.id in taken and not hasattr(builtins, name.id):
                    raise RewriteError(f"a field has the name of the type {name.id}")
                return ast.Name(builtin(name.id))

        copied = ast.parse(ast.unparse(annotation), mode="eval").body
        return ast.unparse(Said().visit(copied))

    def fields(self) -> Iterator[str]:
        for field in self._value.fields:
            yield f"{field.name}: _n.Final[{self.type(field.type)}]"

    def _taking(self, field: Field, plain_types: Mapping[str, str]) -> str:
        if not field.converter:
            return self.type(field.type)
        if field.converter not in plain_types:
            raise RewriteError(f"{self._value.name}.{field.name}: unknown {field.converter}")
        return plain_types[field.converter]

    def constructor(self, plain_types: Mapping[str, str]) -> Iterator[str]:
        arguments, filled = ["self"], []
        for field in self._value.fields:
            name = field.argument
            taking = f"{name}: {self._taking(field, plain_types)}"
            given = f"{field.converter}({name})" if field.converter else name
            if field.factory is not None:
                taking += " | None = None"
                given = f"{ast.unparse(field.factory)}() if {name} is None else {name}"
            elif field.default is not None:
                taking += f" = {ast.unparse(field.default)}"
            arguments.append(taking)
            filled.append(f"self.{field.name} = {given}")
        if filled:
            yield f"def __init__({', '.join(arguments)}) -> None: {'; '.join(filled)}"

    def comparing(self) -> Iterator[str]:
        if not self._value.equal:
            return
        name, seen = self._value.name, [f for f in self._value.fields if f.equal is not False]

        def key(field: Field, of: str) -> str:
            value = f"{of}.{field.name}"
            return (
                value if isinstance(field.equal, bool) else f"{ast.unparse(field.equal)}({value})"
            )

        same = " and ".join(f"{key(f, 'self')} == {key(f, 'other')}" for f in seen) or "True"
        values = ", ".join((repr(name), *(key(f, "self") for f in seen)))
        if "__eq__" not in self._value.methods:
            other = self.builtin("object")
            yield (
                f"def __eq__(self, other: {other}) -> _n.Any:"
                f" return ({same}) if isinstance(other, {name}) else NotImplemented"
            )
        if "__hash__" not in self._value.methods:
            yield f"def __hash__(self) -> {self.builtin('int')}: return hash(({values},))"

    def truth(self) -> Iterator[str]:
        """What mypyc asks for truth: it knows of `__bool__` alone, and calls all else true."""
        if _is_counted(self._value):
            yield f"def __bool__(self) -> {self.builtin('bool')}: return self.__len__() > 0"

    def changing(self, names: tuple[str, ...], plain_types: Mapping[str, str]) -> str:
        name, fields = self._value.name, self._value.fields
        taking = ", ".join(
            f"{field.argument}: {self._taking(field, plain_types)}"
            for field in fields
            if field.argument in names
        )
        given = ", ".join(
            field.argument if field.argument in names else f"self.{field.name}" for field in fields
        )
        return f"def {changer(names)}(self, {taking}) -> '{name}': return {name}({given})"


def _described(value: Value, told: Value) -> str:
    annotations = {field.name: ast.unparse(field.type) for field in told.fields}
    defaults = ", ".join(
        f"{field.name!r}: {ast.unparse(field.default)}"
        for field in value.fields
        if field.default is not None
    )
    said = [value.name, repr(ast.get_docstring(value.node, clean=False)), repr(annotations)]
    said.append("{" + defaults + "}")
    factories = ", ".join(
        f"{field.name!r}: {ast.unparse(field.factory)}"
        for field in value.fields
        if field.factory is not None
    )
    if factories:
        said.append("factories={" + factories + "}")
    unlike = [field.name for field in value.fields if field.equal is False]
    if unlike:
        said.append(f"unlike={tuple(unlike)!r}")
    hidden = [field.name for field in value.fields if not field.shown]
    if hidden:
        said.append(f"hidden={tuple(hidden)!r}")
    if value.variables:
        said.append(f"variables=({', '.join(sorted(value.variables))},)")
    if value.kind == "node":
        said.append("node=True")
    if not value.shown:
        said.append("shown=False")
    return f"_n.describe({', '.join(said)})"


def _called(value: Value) -> Iterator[str]:
    for decorator in reversed(value.outer):
        yield f"{ast.unparse(decorator)}({value.name})"


__all__ = ["changer", "native_class", "room"]
