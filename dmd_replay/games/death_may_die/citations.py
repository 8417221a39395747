"""Where the engine cites the rulebook: found in its sources, so that no list can grow stale.

A rule is *cited* where code uses its constant: in the rules of an event, a refusal or a decision,
in the reasons of a skipped step, in a check; a ruling also where its switch is read. It is
*mentioned* where a comment or docstring names
it, such as ``(SAN-03)`` or ``AMB-49, -62``.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from string import ascii_uppercase
from typing import Final, final

import attrs

import dmd_core
from dmd_core.death_may_die import rule_ids
from dmd_core.death_may_die.rulebook import rulebook
from dmd_core.kernel.ids import RuleId
from dmd_replay.facets.rulebook import Place

_MODULE: Final = "rule_ids"
_NOT_CITING: Final = frozenset({"rule_ids.py", "rulebook.py"})
"""Modules that hold the rulebook itself."""
_GROUPS: Final = "|".join(
    sorted({name.split("-")[1] for name in vars(rule_ids).values() if str(name)[:4] == "DMD-"})
)
_MENTION: Final = re.compile(
    rf"(?<!-)\b(?:DMD-)?({_GROUPS})-(\d{{2,3}}[A-Z]?)((?:(?:,| to| and|, and) -\d{{2,3}}\b)*)"
)
_MORE: Final = re.compile(r"(to )?-(\d{2,3})")


@final
@attrs.frozen
class Citations:
    """Every rule constant that code uses, and every id that a text of the sources mentions.

    Attributes: `cited` and `mentioned` places by id, in order; `unknown` names that a module asks
    `rule_ids` for in vain, with the place.
    """

    cited: Mapping[RuleId, tuple[Place, ...]]
    mentioned: Mapping[RuleId, tuple[Place, ...]]
    unknown: tuple[tuple[str, Place], ...] = ()


@cache
def citations() -> Citations:
    """What the installed engine cites; its sources are read once.

    Returns:
        The citations; none at all if the sources are not there, as in a frozen program.
    """
    root = Path(dmd_core.__file__).parent
    sources = {
        path.relative_to(root.parent).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(root.rglob("*.py"))
        if path.name not in _NOT_CITING and not of_another_game(path)
    }
    return citations_in(sources)


def of_another_game(path: Path) -> bool:
    """Whether a module of the library belongs to a game that cites a rulebook of its own."""
    mine = Path(rule_ids.__file__)
    root = mine.parent.parent
    package = root / path.relative_to(root).parts[0]
    return package != mine.parent and (package / mine.name).exists()


def citations_in(sources: Mapping[str, str]) -> Citations:
    """What some sources cite.

    Args:
        sources: texts of modules by their file names.

    Raises:
        SyntaxError: if one of them is no Python.
    """
    known = {name: value for name, value in vars(rule_ids).items() if name.isupper()}
    switches = {one.config: one.id for one in rulebook().rulings if one.config}
    cited: dict[RuleId, list[Place]] = {}
    mentioned: dict[RuleId, list[Place]] = {}
    unknown: list[tuple[str, Place]] = []
    for file, text in sources.items():
        tree = ast.parse(text)
        scopes = list(_scopes(tree))
        for name, line in _constants(tree):
            place = Place(file, line, _inside(scopes, line))
            if name in known:
                cited.setdefault(known[name], []).append(place)
            else:
                unknown.append((name, place))
        for name, line in _switches(tree):
            if name in switches:
                place = Place(file, line, _inside(scopes, line))
                cited.setdefault(switches[name], []).append(place)
        for line, words in enumerate(text.splitlines(), start=1):
            for rule in mentions(words):
                mentioned.setdefault(rule, []).append(Place(file, line, _inside(scopes, line)))
    return Citations(_sorted(cited), _sorted(mentioned), tuple(unknown))


def mentions(text: str) -> Iterator[RuleId]:
    """The ids that a text names, whether there is such an entry or not.

    Args:
        text: one line; ids may come in lists and ranges.

    Example:
        >>> list(mentions("see AMB-49, -62 and RES-03 to -05"))
        ['DMD-AMB-49', 'DMD-AMB-62', 'DMD-RES-03', 'DMD-RES-04', 'DMD-RES-05']
    """
    for found in _MENTION.finditer(text):
        group, number, others = found.groups()
        yield RuleId(f"DMD-{group}-{number}")
        last = number
        for to, number in _MORE.findall(others):
            first = int(last.rstrip(ascii_uppercase)) + 1 if to else int(number)
            for n in range(first, int(number) + 1):
                yield RuleId(f"DMD-{group}-{n:02}")
            last = number


def _sorted(places: Mapping[RuleId, list[Place]]) -> dict[RuleId, tuple[Place, ...]]:
    return {rule: tuple(sorted(set(places[rule]))) for rule in sorted(places)}


def _constants(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Names that a module takes from `rule_ids`, whatever it calls that module."""
    aliases: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            if node.module.endswith(f".{_MODULE}"):
                yield from ((alias.name, node.lineno) for alias in node.names)
            aliases.update(a.asname or a.name for a in node.names if a.name == _MODULE)
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id in aliases
        ):
            yield node.attr, node.lineno


def _switches(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Names of rulings that are read, as in ``game.rulings.cards_mid_run``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute | ast.Name):
            of = node.value.attr if isinstance(node.value, ast.Attribute) else node.value.id
            if of == "rulings":
                yield node.attr, node.lineno


def _scopes(tree: ast.AST, outer: str = "") -> Iterator[tuple[int, int, str]]:
    """First and last line of every class, function and module constant, outer ones first."""
    for node in ast.iter_child_nodes(tree):
        name = outer
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            name = f"{outer}.{node.name}" if outer else node.name
            yield node.lineno, node.end_lineno or node.lineno, name
        elif isinstance(node, ast.Assign | ast.AnnAssign) and not outer:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                yield node.lineno, node.end_lineno or node.lineno, target.id
        yield from _scopes(node, name)


def _inside(scopes: list[tuple[int, int, str]], line: int) -> str:
    return next((name for first, last, name in reversed(scopes) if first <= line <= last), "")


__all__ = ["Citations", "Place", "citations", "citations_in", "mentions"]
