"""Refactors a copy of the program: what may happen to its inner workings from version to version.

Each function changes source files in place, the way an editor would, and returns what it changed.
"""

import ast
import shutil
import tokenize
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PACKAGES: Final = ("dmd_core", "dmd_replay")

Edit = tuple[int, int, str]
"""From and to which character of a file, and what stands there instead."""


def copy_of_the_program(to: Path) -> Path:
    """The two packages without their caches, in a folder that a path can begin with."""
    for package in PACKAGES:
        shutil.copytree(
            ROOT / package, to / package, ignore=shutil.ignore_patterns("__pycache__", ".*")
        )
    return to


def sources(root: Path) -> list[Path]:
    """All Python files of a copy."""
    return sorted(path for package in PACKAGES for path in (root / package).rglob("*.py"))


def edited(path: Path, edits: Iterable[Edit]) -> int:
    """Make some edits in a file that do not overlap; how many there were."""
    text = path.read_text(encoding="utf-8")
    found = sorted(edits, reverse=True)
    for start, end, put in found:
        text = text[:start] + put + text[end:]
    if found:
        path.write_text(text, encoding="utf-8")
    return len(found)


def _starts(text: str) -> list[int]:
    """Where each line begins; the first line is number 1."""
    starts = [0, 0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


@cache
def defined(root: Path) -> Counter[str]:
    """How many classes and functions of each name there are."""
    return Counter(
        node.name
        for path in sources(root)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
    )


def rename_classes(root: Path, names: Iterable[str], rename: Callable[[str], str]) -> list[str]:
    """Give classes other names, everywhere; those whose names something else has as well keep them.

    Returns:
        The classes that were renamed.
    """
    counts = defined(root)
    chosen = {name: rename(name) for name in names if counts[name] == 1}
    for path in sources(root):
        edited(path, _renamed(path.read_text(encoding="utf-8"), chosen))
    return sorted(chosen)


def _renamed(text: str, names: Mapping[str, str]) -> Iterator[Edit]:
    """Names, and the same in ``__all__`` and where an annotation is quoted."""
    starts = _starts(text)
    for token in tokenize.generate_tokens(StringIO(text).readline):
        old = token.string
        if token.type == tokenize.STRING and old[1:-1] in names and token.string[0] == '"':
            new = f'"{names[old[1:-1]]}"'
        elif token.type == tokenize.NAME and old in names:
            new = names[old]
        else:
            continue
        start = starts[token.start[0]] + token.start[1]
        yield start, start + len(old), new


def add_field(root: Path, module: str, kind: str, line: str) -> None:
    """Write one more field at the end of the fields of a class."""
    path = root / (module.replace(".", "/") + ".py")
    path = path if path.exists() else path.with_suffix("") / "__init__.py"
    text = path.read_text(encoding="utf-8")
    (found,) = (
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ClassDef) and node.name == kind
    )
    fields = [part for part in found.body if isinstance(part, ast.AnnAssign)]
    last = fields[-1] if fields else found.body[0]
    assert last.end_lineno is not None
    place = _starts(text)[last.end_lineno + 1]
    edited(path, [(place, place, f"    {line}\n")])


def pass_argument(root: Path, kinds: Collection[str], argument: str) -> int:
    """Write one more keyword argument into every call of some classes; how many calls there are."""
    return sum(
        edited(path, _passed(path.read_text(encoding="utf-8"), kinds, argument))
        for path in sources(root)
    )


def _passed(text: str, kinds: Collection[str], argument: str) -> Iterator[Edit]:
    starts = _starts(text)
    for call in ast.walk(ast.parse(text)):
        if not isinstance(call, ast.Call):
            continue
        name = call.func
        called = name.id if isinstance(name, ast.Name) else getattr(name, "attr", "")
        if called in kinds:
            assert call.end_lineno is not None
            assert call.end_col_offset is not None
            end = starts[call.end_lineno] + call.end_col_offset - 1
            before = text[:end].rstrip()
            comma = "" if before[-1] in "(," else ", "
            yield end, end, f"{comma}{argument}"


def move_module(root: Path, old: str, new: str) -> None:
    """Move a module to another place in the same package and follow it in all imports."""
    package, _, short = old.rpartition(".")
    path = root / (old.replace(".", "/") + ".py")
    path.rename(root / (new.replace(".", "/") + ".py"))
    assert new.rpartition(".")[0] == package
    fresh = new.rpartition(".")[2]
    for file in sources(root):
        text = file.read_text(encoding="utf-8")
        starts = _starts(text)
        edits: list[Edit] = []
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ImportFrom) and node.module == old:
                start = starts[node.lineno] + node.col_offset
                place = text.index(old, start)
                edits.append((place, place + len(old), new))
            elif isinstance(node, ast.ImportFrom) and node.module == package:
                for alias in node.names:
                    if alias.name == short:
                        place = starts[alias.lineno] + alias.col_offset
                        put = fresh if alias.asname else f"{fresh} as {short}"
                        edits.append((place, place + len(short), put))
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    assert alias.name != old, f"{file}: import {old}"
        edited(file, edits)


__all__ = [
    "add_field",
    "copy_of_the_program",
    "defined",
    "move_module",
    "pass_argument",
    "rename_classes",
    "sources",
]
