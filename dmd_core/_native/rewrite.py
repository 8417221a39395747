"""A module as mypyc gets it: the same statements on the same lines, with native classes."""

import ast
from collections.abc import Iterator
from typing import Final

from .edits import Edits, RewriteError
from .modules import (
    Survey,
    changed_fields,
    following,
    is_changing,
    replaced_fields,
    subscripted,
)
from .natives import changer, native_class
from .values import Value, values_in

_NODE: Final = "dmd_core.kernel.node"
_NATIVE: Final = "dmd_core.kernel.native"
_HELPERS: Final = "from dmd_core.kernel import native as _n"
_UNCHANGED: Final = frozenset({"TypeVar", "NewType", "ParamSpec", "changing", "cast"})
"""Calls that type checkers read: a constant that is made by one keeps its form."""


def rewritten(text: str, known: Survey) -> str:
    """The text for mypyc.

    Args:
        text: a module of the project.
        known: what is known of all modules that are compiled.

    Raises:
        RewriteError: if something in it cannot be rewritten.
    """
    changed = _with_sites(text, known)
    changed = _with_classes(text, changed, known)
    if changed.count("\n") != text.count("\n"):
        raise RewriteError("lines have moved")
    return changed


# --- expressions and single statements -----------------------------------------------------------


def _with_sites(text: str, known: Survey) -> str:
    tree = ast.parse(text)
    edits = Edits(text)
    _Sites(edits, known).visit(tree)
    values = {value.node for value in values_in(tree)}
    constants = _constants(tree)
    starts = list(following_all(tree))
    for one, end in zip(tree.body, starts, strict=True):
        if isinstance(one, ast.ImportFrom) and one.module == _NODE:
            at = edits.text.index(_NODE, edits.start(one))
            edits.put(at, at + len(_NODE), _NATIVE)
        elif isinstance(one, ast.Assign | ast.AnnAssign):
            _statement(edits, one, constants, known)
        elif isinstance(one, ast.ClassDef) and one not in values:
            _other_class(edits, one, known, end)
        elif isinstance(one, ast.If) and _stands_in(one):
            # what stands there for the interpreter is unreachable to mypyc, which believes mypy
            edits.put(edits.end(one.body[-1]), edits.end(one.orelse[-1]), "")
    if values or "_n." in edits.done():  # one without need of them is imported by them itself
        _import_helpers(edits, tree)
    return edits.done()


def following_all(tree: ast.Module) -> Iterator[int]:
    """The line on which the statement after each statement begins."""
    starts = [_first_line(one) for one in tree.body]
    yield from starts[1:]
    yield max((one.end_lineno or 0 for one in tree.body), default=0) + 1


def _first_line(one: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(one, "decorator_list", [])
    return min((one.lineno, *(decorator.lineno for decorator in decorators)))


class _Sites(ast.NodeVisitor):
    """`replace` becomes a method of the value; generic native classes are named without types.

    `x.__class__` becomes `type(x)`, which mypyc reads off the value where it looks an attribute up.
    """

    def __init__(self, edits: Edits, known: Survey) -> None:
        self._edits = edits
        self._known = known

    def visit_Call(self, call: ast.Call) -> None:
        names = replaced_fields(call)
        if names is not None and names in self._known.changes:
            edits = self._edits
            edits.put(edits.start(call.func), edits.end(call.func), "")
            start, end = edits.end(call.args[0]), edits.start(call.keywords[0].value)
            comma = edits.text.index(",", start, end)
            edits.put(comma, comma + 1, f").{changer(names)}(")
        self.generic_visit(call)

    def visit_Attribute(self, found: ast.Attribute) -> None:
        if found.attr == "__class__" and isinstance(found.ctx, ast.Load):
            self._edits.insert(self._edits.start(found), "type(")
            self._edits.put(self._edits.end(found.value), self._edits.end(found), ")")
        self.generic_visit(found)

    def visit_Compare(self, found: ast.Compare) -> None:
        for sign, right in zip(found.ops, found.comparators, strict=True):
            # `x in (*several, one)` is more than mypyc 2.4 can do
            starred = isinstance(right, ast.Tuple) and any(
                isinstance(one, ast.Starred) for one in right.elts
            )
            if starred and isinstance(sign, ast.In | ast.NotIn):
                self._edits.insert(self._edits.start(right), "_n.builtins.tuple(")
                self._edits.insert(self._edits.end(right), ")")
        self.generic_visit(found)

    def visit_Subscript(self, found: ast.Subscript) -> None:
        said, start = subscripted(found), self._edits.end(found.value)
        if said in self._known.generic:
            self._edits.put(start, self._edits.end(found), "")
            return
        left = self._known.aliases.get(said)
        if left is not None and isinstance(found.slice, ast.Tuple):
            parts = zip(found.slice.elts, left, strict=True)
            kept = ", ".join(ast.unparse(part) for part, stays in parts if stays)
            self._edits.put(start, self._edits.end(found), f"[{kept}]" if kept else "")
            return
        self.generic_visit(found)


def _statement(
    edits: Edits, one: ast.Assign | ast.AnnAssign, constants: set[str], known: Survey
) -> None:
    target = one.targets[0] if isinstance(one, ast.Assign) else one.target
    if not isinstance(target, ast.Name):
        return
    if is_changing(one.value):
        edits.replace(one, _changing_function(target.id, one.value, known))
    elif target.id in constants:
        if isinstance(one, ast.Assign):
            edits.insert(edits.end(target), ": _n.Final")
        else:
            edits.insert(edits.start(one.annotation), "_n.Final[")
            edits.insert(edits.end(one.annotation), "]")


def _changing_function(name: str, call: ast.Call, known: Survey) -> str:
    kind, fields = ast.unparse(call.args[0]), changed_fields(call)
    taking = ", ".join(f"{field}: _n.Any" for field in fields)
    given = ", ".join(f"{field}={field}" for field in fields)
    native = tuple(sorted(fields)) in known.changes
    changed = f"_old.{changer(fields)}({given})" if native else f"_n.replace(_old, {given})"
    return f"def {name}(_old: {kind}, {taking}) -> {kind}: return {changed}"


def _constants(tree: ast.Module) -> set[str]:
    """Names at the top that are set once: as `Final` they are read without a look-up."""
    stored: dict[str, int] = {}
    for found in ast.walk(tree):
        if isinstance(found, ast.Name) and isinstance(found.ctx, ast.Store):
            stored[found.id] = stored.get(found.id, 0) + 1
        elif isinstance(found, ast.Global):
            for name in found.names:
                stored[name] = 2
    names: set[str] = set()
    for one in tree.body:
        if isinstance(one, ast.Assign) and len(one.targets) == 1 and _constant(one.value):
            target: ast.expr = one.targets[0]
        elif isinstance(one, ast.AnnAssign) and one.value is not None:
            if ast.unparse(one.annotation).startswith(("Final", "TypeAlias")):
                continue
            target = one.target
        else:
            continue
        if isinstance(target, ast.Name) and stored[target.id] == 1 and target.id != "__all__":
            names.add(target.id)
    return names


def _constant(value: ast.expr) -> bool:
    if isinstance(value, ast.Call):
        return ast.unparse(value.func) not in _UNCHANGED
    if isinstance(value, ast.Tuple):
        plain = (ast.Name, ast.Starred, ast.Attribute)
        return all(isinstance(one, plain) or _constant(one) for one in value.elts)
    if isinstance(value, ast.Attribute):
        return value.attr.isupper()
    return isinstance(value, ast.Constant | ast.Dict | ast.Set)


def _other_class(edits: Edits, one: ast.ClassDef, known: Survey, end: int) -> None:
    """Classes that are no values: exceptions and their like stay classes of the interpreter."""
    methods = {part.name for part in one.body if isinstance(part, ast.FunctionDef)}
    if "__len__" in methods and "__bool__" not in methods:
        raise RewriteError(f"{one.name}: mypyc takes it for true unless it has a __bool__")
    doc = ast.get_docstring(one, clean=False)
    foreign = [ast.unparse(base) for base in one.bases if not _compilable(base, known)]
    first = _first_line(one)
    if foreign and not one.decorator_list:
        if first < 2 or edits.text.splitlines()[first - 2].strip():  # noqa: PLR2004
            raise RewriteError(f"{one.name}: no empty line above it")
        edits.insert(edits.place(first - 1, 0), "@_n.mypyc_attr(native_class=False)")
    if doc is not None and (foreign or one.decorator_list):
        last = (one.end_lineno or one.lineno) + 1
        if last < end:
            edits.insert(edits.place(last, 0), f"_n.document({one.name}, {doc!r})")


def _compilable(base: ast.expr, known: Survey) -> bool:
    said = base.value if isinstance(base, ast.Subscript) else base
    name = ast.unparse(said)
    return name in ("Generic", "Protocol", "object") or name in known.natives


def _import_helpers(edits: Edits, tree: ast.Module) -> None:
    lines = edits.text.splitlines()
    for one in tree.body:
        first = _first_line(one)
        docstring = isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant)
        future = isinstance(one, ast.ImportFrom) and one.module == "__future__"
        if docstring or future:
            continue
        if first > 1 and not lines[first - 2].strip():
            edits.insert(edits.place(first - 1, 0), _HELPERS)
            return
        break
    if tree.body[1:]:
        raise RewriteError("no empty line below the docstring")


# --- value classes -------------------------------------------------------------------------------


def _with_classes(original: str, changed: str, known: Survey) -> str:
    told, tree = ast.parse(original), ast.parse(changed)
    nothing = _stand_ins(told)
    lines = changed.splitlines()
    for value, shown, end in zip(values_in(tree), values_in(told), following(tree), strict=True):
        found = native_class(
            value,
            shown,
            end,
            changes=tuple(sorted(names for names in known.changes if value.has(names))),
            plain_types=known.plain_types,
            bases=tuple(_bases(value, nothing)),
        )
        for number, line in found.items():
            lines[number - 1] = line
    return "\n".join(lines) + "\n"


def _bases(value: Value, nothing: frozenset[str]) -> Iterator[str]:
    for base in value.node.bases:
        name = ast.unparse(base.value if isinstance(base, ast.Subscript) else base)
        if name != "Generic" and name not in nothing:
            yield name


def _stands_in(found: ast.If) -> bool:
    return ast.unparse(found.test) == "TYPE_CHECKING" and bool(found.orelse)


def _stand_ins(tree: ast.Module) -> frozenset[str]:
    """Names that are `object` at work, and something else for type checkers only."""
    return frozenset(
        ast.unparse(one.targets[0])
        for found in tree.body
        if isinstance(found, ast.If) and _stands_in(found)
        for one in found.orelse
        if isinstance(one, ast.Assign) and ast.unparse(one.value) == "object"
    )


__all__ = ["rewritten"]
