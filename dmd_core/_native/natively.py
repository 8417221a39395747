"""Functions of a codec in the form that the compiler makes the most of."""

import ast
from collections.abc import Container, Iterator
from typing import Final, final

HEAD: Final = """\
@final
class Tables:
    def __init__(self) -> None:
{fields}

TABLES: Final = Tables()


def found(table: dict[Any, Any], key: Any) -> Any:
    value = table.get(key)
    return table[key] if value is None else value
"""
"""`found` is twice as fast as the subscript of a dictionary whose class has a ``__missing__``."""


@final
class Natively(ast.NodeTransformer):
    """Says the same in the ways that the compiler makes the most of.

    `x.__class__` becomes `type(x)`, which is read off the value; an empty list that a loop fills
    becomes a comprehension, which is a loop here and knows its length; other lists get a type; what
    a table says is found by a function, and tables of a game lie in the fields of an object.
    """

    def __init__(self, bound: Container[str]) -> None:
        """Take the names of the tables of a game."""
        self._bound = bound

    def visit_Subscript(self, found: ast.Subscript) -> ast.expr:
        table = found.value
        name = table.id if isinstance(table, ast.Name) else ""
        self.generic_visit(found)
        if name == "S" or name.startswith(("write_", "read_")):
            return ast.Call(ast.Name("found"), [found.value, found.slice], [])
        return found

    def visit_Name(self, found: ast.Name) -> ast.expr:
        if found.id in self._bound:
            return ast.Attribute(ast.Name("TABLES"), found.id)
        return found

    def visit_If(self, found: ast.If) -> ast.stmt:
        self.generic_visit(found)
        found.body = list(_with_comprehensions(found.body))
        return found

    def visit_FunctionDef(self, found: ast.FunctionDef) -> ast.stmt:
        self.generic_visit(found)
        found.body = list(_with_comprehensions(found.body))
        return found

    def visit_Assign(self, found: ast.Assign) -> ast.stmt:
        self.generic_visit(found)
        (target,) = found.targets
        if isinstance(target, ast.Name) and isinstance(found.value, ast.List):
            return ast.AnnAssign(target, ast.Name("list[Any]"), found.value, simple=1)
        return found

    def visit_Attribute(self, found: ast.Attribute) -> ast.expr:
        self.generic_visit(found)
        if found.attr == "__class__" and isinstance(found.ctx, ast.Load):
            return ast.Call(ast.Name("type"), [found.value], [])
        return found


def _with_comprehensions(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    following = [*body[1:], None]
    filled: ast.stmt | None = None
    for one, loop in zip(body, following, strict=True):
        item = _appended(one, loop)
        if isinstance(one, ast.AnnAssign) and isinstance(loop, ast.For) and item is not None:
            one.value = ast.ListComp(item, [ast.comprehension(loop.target, loop.iter, [], 0)])
            filled = loop
        if one is not filled:
            yield one


def _appended(one: ast.stmt, loop: ast.stmt | None) -> ast.expr | None:
    """What a loop appends to the empty list before it, if it does nothing else."""
    match one, loop:
        case (
            ast.AnnAssign(target=ast.Name(name), value=ast.List(elts=[])),
            ast.For(body=[ast.Expr(ast.Call(ast.Attribute(ast.Name(filled), "append"), [item]))]),
        ) if filled == name:
            return item
        case _:
            return None


__all__ = ["HEAD", "Natively"]
