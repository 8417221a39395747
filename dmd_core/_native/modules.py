"""Which modules are compiled, and what has to be known of all of them before one is rewritten."""

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeGuard

from .edits import RewriteError
from .natives import room
from .values import Value, values_in

COMPILED: Final = (
    "kernel/*.py",
    "kernel/schema/bound.py",
    "tabletop/hooks.py",
    "tabletop/graphs.py",
    "tabletop/invariants/watch.py",
    "*/ids.py",
    "*/streams.py",
    "*/state.py",
    "*/rule_ids.py",
    "*/registry.py",
    "*/handlers.py",
    "*/commands.py",
    "*/game.py",
    "*/lookups.py",
    "*/ability_lookups.py",
    "*/asking.py",
    "*/text_frames.py",
    "*/events/*.py",
    "*/chapters/*.py",
    "*/run/*.py",
    "*/invariants/*.py",
)
"""What is at work while a game is played, below `dmd_core`."""

INTERPRETED: Final = frozenset(
    {
        "kernel/native.py",  # gives native classes what interpreted code asks of them
        "kernel/node.py",  # makes classes of text at import
        "kernel/printable.py",  # has an exception that interpreted ones are made of
        "kernel/source.py",  # as node
        "kernel/views.py",  # walks values of all classes
        "tabletop/invariants/kinds.py",  # generic all through, and read once for each game
        "tabletop/invariants/ties.py",  # as kinds
    }
)
"""Modules among them that are left to the interpreter."""


@dataclass(frozen=True)
class Survey:
    """What is known of all modules that are compiled.

    Attributes:
        natives: names of the native classes.
        generic: names of those that were generic: they lose that base, as a native class under
            `Generic` takes weak references and never clears them.
        changes: the kinds of `replace` that all native classes with such fields have methods for.
        plain_types: what a constructor takes for a field by the name of its converter.
        aliases: names of types that lose variables with them, and which of theirs are left.
    """

    natives: frozenset[str]
    generic: frozenset[str]
    changes: frozenset[tuple[str, ...]]
    plain_types: Mapping[str, str]
    aliases: Mapping[str, tuple[bool, ...]]


def compiled_modules(package: Path) -> tuple[Path, ...]:
    """The modules to be compiled, in order.

    Args:
        package: the folder `dmd_core`.
    """
    return tuple(
        sorted(
            path
            for pattern in COMPILED
            for path in package.glob(pattern)
            if path.relative_to(package).as_posix() not in INTERPRETED
            and path.name != "__init__.py"
            and path.relative_to(package).parts[0] != "_native"
        )
    )


def survey(texts: Mapping[Path, str]) -> Survey:
    """Look at all modules that are to be compiled.

    Args:
        texts: their texts.
    """
    values: list[tuple[Value, int]] = []
    plain_types = {"item_ids": "tuple[str, ...]"}
    wanted: Counter[tuple[str, ...]] = Counter()
    for text in texts.values():
        tree = ast.parse(text)
        values += zip(values_in(tree), following(tree), strict=True)
        plain_types.update(_new_types(tree))
        wanted.update(_replaced(tree))
    generic = frozenset(value.name for value, _ in values if value.variables)
    aliases: dict[str, tuple[bool, ...]] = {}
    for text in texts.values():
        aliases.update(_aliases(ast.parse(text), generic))
    return Survey(
        frozenset(value.name for value, _ in values),
        generic,
        _roomy(values, wanted),
        plain_types,
        aliases,
    )


def following(tree: ast.Module) -> Iterator[int]:
    """The line on which the statement after each value class begins."""
    starts = [
        min((one.lineno, *(decorator.lineno for decorator in getattr(one, "decorator_list", ()))))
        for one in tree.body
    ]
    values = {value.node for value in values_in(tree)}
    ends = [*starts[1:], max((one.end_lineno or 0 for one in tree.body), default=0) + 1]
    for statement, end in zip(tree.body, ends, strict=True):
        if statement in values:
            yield end


def replaced_fields(call: ast.Call) -> tuple[str, ...] | None:
    """The names of what `replace(x, a=…)` or `attrs.evolve` replaces; None of any other call."""
    if ast.unparse(call.func) not in ("replace", "attrs.evolve") or len(call.args) != 1:
        return None
    names = [keyword.arg for keyword in call.keywords]
    if not names or None in names:
        return None
    return tuple(sorted(name for name in names if name is not None))


def _replaced(tree: ast.Module) -> Iterator[tuple[str, ...]]:
    for found in ast.walk(tree):
        if isinstance(found, ast.Call):
            names = replaced_fields(found)
            if names is not None:
                yield names
            elif is_changing(found):
                yield tuple(sorted(changed_fields(found)))


def is_changing(call: ast.expr | None) -> TypeGuard[ast.Call]:
    """Whether this is a call of `changing`."""
    return isinstance(call, ast.Call) and ast.unparse(call.func) == "changing"


def changed_fields(call: ast.Call) -> tuple[str, ...]:
    """The names of the fields in `changing(Class, lambda value: value.field)`, in its order.

    Raises:
        RewriteError: if a field is told in another way.
    """
    names: list[str] = []
    for told in call.args[1:]:
        body = told.body if isinstance(told, ast.Lambda) else None
        if not isinstance(body, ast.Attribute) or not isinstance(body.value, ast.Name):
            raise RewriteError(f"line {told.lineno}: no function that reads a field")
        names.append(body.attr.lstrip("_"))
    return tuple(names)


def _new_types(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for one in tree.body:
        value = one.value if isinstance(one, ast.Assign) else None
        if isinstance(value, ast.Call) and ast.unparse(value.func) == "NewType":
            yield ast.unparse(value.args[0]).strip("'"), ast.unparse(value.args[1])


def subscripted(found: ast.Subscript) -> str:
    """The last part of the name of what is subscripted."""
    name = found.value
    return name.attr if isinstance(name, ast.Attribute) else getattr(name, "id", "")


def _aliases(tree: ast.Module, generic: frozenset[str]) -> Iterator[tuple[str, tuple[bool, ...]]]:
    variables = {
        ast.unparse(one.targets[0])
        for one in tree.body
        if isinstance(one, ast.Assign) and ast.unparse(one.value).startswith("TypeVar(")
    }
    for one in tree.body:
        if isinstance(one, ast.Assign | ast.AnnAssign) and one.value is not None:
            before = _variables(one.value, variables, frozenset())
            after = _variables(one.value, variables, generic)
            if before != after:
                target = one.targets[0] if isinstance(one, ast.Assign) else one.target
                yield ast.unparse(target), tuple(name in after for name in before)


def _variables(value: ast.expr, of: set[str], generic: frozenset[str]) -> list[str]:
    """Type variables in an expression, each once, in order; without those of generic classes."""
    if isinstance(value, ast.Subscript) and subscripted(value) in generic:
        return []
    if isinstance(value, ast.Name):
        return [value.id] if value.id in of else []
    inside = [
        name
        for part in ast.iter_child_nodes(value)
        if isinstance(part, ast.expr)
        for name in _variables(part, of, generic)
    ]
    return list(dict.fromkeys(inside))


def _roomy(
    values: list[tuple[Value, int]], wanted: Counter[tuple[str, ...]]
) -> frozenset[tuple[str, ...]]:
    """The kinds of `replace` for which every class has a line; the rarest give way."""
    left = {names for names in wanted if any(value.has(names) for value, _ in values)}
    for value, end in values:
        mine = sorted((n for n in left if value.has(n)), key=lambda n: (-wanted[n], n))
        left.difference_update(mine[max(room(value, end), 0) :])
    return frozenset(left)


__all__ = [
    "Survey",
    "changed_fields",
    "compiled_modules",
    "following",
    "is_changing",
    "replaced_fields",
    "subscripted",
    "survey",
]
