"""Deliberate faults made by operators: what a slip of a key or of thought makes.

Faults of the first game's rules by operators are in a table, because each names the rules it
breaks. These name none and are made from the code as it stands: nothing has to follow when code
moves. They are of the tools, and of the second game.
Each area names the files it is about and the tests that should notice, the nearest ones first.
A file gives a fault for every `LINES` of its lines, chosen by the hash of their ids: the same code
gives the same faults on every machine, and a change of one function leaves the others' alone.
"""

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from itertools import count
from pathlib import Path
from typing import Final, final

import attrs

from tests.mutants.table import ROOT, Mutant

LINES: Final = 25
"""Lines of a file for each of its faults: all areas together take as long as the rules."""

RARE: Final = 80
"""The same where faults written by hand look at the files too."""

ALWAYS: Final = frozenset({("_stopped", "condition"), ("look", "arguments")})
"""Function and operator of faults that once went unnoticed: they are tried every time."""

BUILT_IN: Final = frozenset({"getattr", "isinstance", "map", "zip"})
"""Calls whose arguments nobody swaps without seeing it at once."""


@final
@attrs.frozen
class Area:
    """Files, as patterns, the tests that look at them, and for how many lines there is a fault."""

    files: tuple[str, ...]
    tests: tuple[str, ...]
    lines: int = LINES


AREAS: Final[Mapping[str, Area]] = {
    "verify": Area(
        ("dmd_replay/check/verify.py", "dmd_replay/check/replay.py"),
        (
            "tests/replay/check/test_aftermath.py",
            "tests/replay/check/test_verify.py",
            "tests/replay/log/test_log_undo.py",
            "tests/replay/log/test_log.py",
            "tests/replay/log/test_labels.py",
        ),
    ),
    "log": Area(("dmd_replay/log/*.py",), ("tests/replay/log",)),
    "diff": Area(
        ("dmd_replay/read/diff/*.py",),
        ("tests/replay/read/test_diff.py", "tests/replay/read/test_paths.py"),
    ),
    "seek": Area(
        ("dmd_replay/read/seek.py",),
        ("tests/replay/read/test_seek.py", "tests/replay/read/test_forged_frames.py"),
    ),
    "shrink": Area(
        ("dmd_replay/reduce/shrink/*.py",),
        (
            "tests/replay/reduce/test_shrink.py",
            "tests/replay/reduce/test_passes.py",
            "tests/replay/reduce/test_one_more.py",
            "tests/replay/reduce/test_flaky.py",
            "tests/replay/reduce/test_right.py",
        ),
    ),
    "report": Area(
        (
            "dmd_replay/report/luck.py",
            "dmd_replay/report/patches.py",
            "dmd_replay/report/plan.py",
            "dmd_replay/report/series.py",
            "dmd_replay/games/*/luck.py",
            "dmd_replay/odds/sums.py",
        ),
        ("tests/replay/report/test_report_data.py", "tests/replay/report/test_pictures.py"),
    ),
    "stats": Area(
        ("dmd_replay/stats/*.py", "dmd_replay/games/*/statistics.py"), ("tests/replay/stats",)
    ),
    # The rules of a game that has no table of operators: its cases, then its tests.
    "film": Area(
        ("dmd_core/final_girl/chapters/*.py", "dmd_core/final_girl/run/*.py"),
        ("fixtures/cases/final_girl", "tests/final_girl/rules", "tests/final_girl/words"),
        RARE,
    ),
}

_COMPARED: Final[Mapping[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
"""Each comparison and the one it is taken for."""


@final
@attrs.frozen
class _Slip:
    """An expression of a function, and what it becomes."""

    function: str
    name: str
    node: ast.expr
    becomes: str


def tool_mutants(root: Path = ROOT) -> tuple[Mutant, ...]:
    """The faults of all areas; the chapter of each is the name of its area."""
    found: list[Mutant] = []
    for chapter, area in AREAS.items():
        for pattern in area.files:
            for path in sorted(root.glob(pattern)):
                file = path.relative_to(root).as_posix()
                found += _of_file(chapter, file, path.read_text(encoding="utf-8"), area)
    return tuple(found)


def _of_file(chapter: str, file: str, text: str, area: Area) -> list[Mutant]:
    stem = Path(file).stem.strip("_").replace("_", "-")
    seen: Counter[str] = Counter()
    made: list[Mutant] = []
    known: set[str] = set()
    for slip in _slips(ast.parse(text)):
        source = ast.unparse(slip.node)
        key = f"{slip.function} {slip.name} {source}"
        seen[key] += 1
        number = _hash(f"{file} {key} {seen[key]}")
        function = slip.function.strip("_").replace("_", "-")
        says = f"{slip.function}: {slip.name}: `{source}` becomes `{slip.becomes}`"
        old, new = _patch(text, slip)
        name = f"{chapter}-{stem}-{function}-{number[:6]}"
        if (slip.function, slip.name) in ALWAYS:
            known.add(name)
        made.append(Mutant(name, file, old, new, says, (), chapter, area.tests))
    most = max(1, text.count("\n") // area.lines)
    chosen = {one.id for one in sorted(made, key=lambda one: _hash(one.id))[:most]}
    return sorted((one for one in made if one.id in chosen | known), key=lambda one: one.id)


def _hash(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


def _slips(tree: ast.Module) -> Iterator[_Slip]:
    """Every slip in every function, in the order of the text."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in _inside(function):
                for name, becomes in _becomes(node):
                    yield _Slip(function.name, name, node, becomes)


def _inside(function: ast.FunctionDef) -> Iterator[ast.expr]:
    """The expressions that a function works out, those of functions inside of it left to them."""
    waiting: list[ast.AST] = list(reversed(function.body))
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.JoinedStr | ast.Raise):
            continue  # sentences of errors have tests of their own
        if isinstance(node, ast.expr):
            yield node
        kept = [child for name, child in _children(node) if name not in {"annotation", "returns"}]
        waiting.extend(reversed(kept))


def _children(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield name, child


def _becomes(node: ast.expr) -> Iterator[tuple[str, str]]:
    """What an expression may be mistaken for, with the name of the operator."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=comparators):
            yield "comparison", _said(ast.Compare(left, [_COMPARED[type(op)]()], comparators))
        case ast.BoolOp(op=ast.And(), values=values):
            yield "condition", _said(ast.BoolOp(ast.Or(), values))
        case ast.BoolOp(values=values):
            yield "condition", _said(ast.BoolOp(ast.And(), values))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "negation", _said(operand)
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as op, right=right):
            if not any(
                isinstance(side, ast.JoinedStr | ast.Tuple | ast.List) for side in (left, right)
            ):
                other = ast.Sub() if isinstance(op, ast.Add) else ast.Add()
                yield "arithmetic", _said(ast.BinOp(left, other, right))
        case ast.Constant(value=bool() as value):
            yield "truth", str(not value)
        case ast.Call(func=func, args=[ast.Name() as one, ast.Name() as two], keywords=[]):
            if ast.unparse(func) not in BUILT_IN:
                yield "arguments", ast.unparse(ast.Call(func, [two, one], []))
        case _:
            return


def _said(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"


def _patch(text: str, slip: _Slip) -> tuple[str, str]:
    """Whole lines around the expression, as many as make them stand once, before and after."""
    lines = text.splitlines(keepends=True)
    node = slip.node
    first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
    head = lines[first].encode()[: node.col_offset].decode()
    tail = lines[last].encode()[node.end_col_offset :].decode()
    new = head + slip.becomes + tail
    for above in count():
        start = max(first - above, 0)
        before = "".join(lines[start:first])
        old = before + "".join(lines[first : last + 1])
        if text.count(old) == 1 or start == 0:
            return old, before + new
    raise AssertionError  # the whole text stands once


__all__ = ["ALWAYS", "AREAS", "LINES", "Area", "tool_mutants"]
