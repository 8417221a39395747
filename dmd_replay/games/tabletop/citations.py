"""Where the engine of a game cites its rulebook: found in its sources, so no list can grow stale.

A rule is *cited* where code uses its constant: in the rules of an event, a refusal or a decision,
in the reasons of a skipped step, in a check; a ruling also where its switch is read. It is
*mentioned* where a comment or docstring names
it, such as ``(SAN-03)`` or ``AMB-49, -62``.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from string import ascii_uppercase
from types import ModuleType
from typing import Final, final

import attrs

from dmd_core import kernel
from dmd_core.kernel.ids import RuleId
from dmd_core.tabletop.rulebook import Form, Rulebook
from dmd_replay.facets.rulebook import Place

_MODULE: Final = "rule_ids"
_NOT_CITING: Final = frozenset({"rule_ids.py", "rulebook.py"})
"""Modules that hold the rulebook itself."""
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


@final
class Citing:
    """The sources of one game and of what games share, searched for the rules of that game.

    Args:
        form: what the game writes into its rulebook.
        ids: its module of constants, ``rule_ids``.
        book: reads its rulebook.
    """

    def __init__(self, form: Form, ids: ModuleType, book: Callable[[], Rulebook]) -> None:
        """See the class."""
        self._prefix = form.prefix
        self._known = {name: value for name, value in vars(ids).items() if name.isupper()}
        self._book = book
        groups = "|".join(sorted({str(value).split("-")[1] for value in self._known.values()}))
        self._mention = re.compile(
            rf"\b(?:{self._prefix})?({groups})-(\d{{2,3}}[A-Z]?)"
            r"((?:(?:,| to| and|, and) -\d{2,3}\b)*)"
        )
        self._package = Path(str(ids.__file__)).parent

    @cached_property
    def citations(self) -> Citations:
        """What the installed engine cites; its sources are read once.

        There are none at all if the sources are not there, as in a frozen program.
        """
        root = Path(kernel.__file__).parent.parent
        games = {path.parent for path in root.glob(f"*/{_MODULE}.py")}
        others = games - {self._package}
        sources = {
            path: path.read_text(encoding="utf-8")
            for path in sorted(root.rglob("*.py"))
            if path.name not in _NOT_CITING and not others & set(path.parents)
        }
        return self.citations_in(
            {
                path.relative_to(root.parent).as_posix(): text
                for path, text in sources.items()
                if not (path.parent == root and _plays(text, others))
            }
        )

    def citations_in(self, sources: Mapping[str, str]) -> Citations:
        """What some sources cite.

        Args:
            sources: texts of modules by their file names.

        Raises:
            SyntaxError: if one of them is no Python.
        """
        switches = {one.config: one.id for one in self._book().rulings if one.config}
        cited: dict[RuleId, list[Place]] = {}
        mentioned: dict[RuleId, list[Place]] = {}
        unknown: list[tuple[str, Place]] = []
        for file, text in sources.items():
            tree = ast.parse(text)
            scopes = list(_scopes(tree))
            nodes = list(ast.walk(tree))
            for name, line in _constants(nodes):
                place = Place(file, line, _inside(scopes, line))
                if name in self._known:
                    cited.setdefault(self._known[name], []).append(place)
                else:
                    unknown.append((name, place))
            for name, line in _switches(nodes):
                if name in switches:
                    place = Place(file, line, _inside(scopes, line))
                    cited.setdefault(switches[name], []).append(place)
            for line, words in enumerate(text.splitlines(), start=1):
                for rule in self.mentions(words) if "-" in words else ():
                    mentioned.setdefault(rule, []).append(Place(file, line, _inside(scopes, line)))
        return Citations(_sorted(cited), _sorted(mentioned), tuple(unknown))

    def mentions(self, text: str) -> Iterator[RuleId]:
        """The ids that a text names, whether there is such an entry or not.

        In a game whose ids begin with ``DMD-``, "AMB-49, -62 and RES-03 to -05" names five.

        Args:
            text: one line; ids may come in lists and ranges.
        """
        for found in self._mention.finditer(text):
            group, number, others = found.groups()
            yield RuleId(f"{self._prefix}{group}-{number}")
            last = number
            for to, number in _MORE.findall(others):
                first = int(last.rstrip(ascii_uppercase)) + 1 if to else int(number)
                for n in range(first, int(number) + 1):
                    yield RuleId(f"{self._prefix}{group}-{n:02}")
                last = number


def _plays(text: str, games: Iterable[Path]) -> bool:
    """Whether a module beside the games is a short way to one of these."""
    return any(f"{game.parent.name}.{game.name}" in text for game in games)


def _sorted(places: Mapping[RuleId, list[Place]]) -> dict[RuleId, tuple[Place, ...]]:
    return {rule: tuple(sorted(set(places[rule]))) for rule in sorted(places)}


def _constants(nodes: Sequence[ast.AST]) -> Iterator[tuple[str, int]]:
    """Names that a module takes from `rule_ids`, whatever it calls that module."""
    aliases: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            if node.module.endswith(f".{_MODULE}"):
                yield from ((alias.name, node.lineno) for alias in node.names)
            aliases.update(a.asname or a.name for a in node.names if a.name == _MODULE)
    for node in nodes:
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id in aliases
        ):
            yield node.attr, node.lineno


def _switches(nodes: Sequence[ast.AST]) -> Iterator[tuple[str, int]]:
    """Names of rulings that are read, as in ``game.rulings.cards_mid_run``."""
    for node in nodes:
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute | ast.Name):
            of = node.value.attr if isinstance(node.value, ast.Attribute) else node.value.id
            if of == "rulings":
                yield node.attr, node.lineno


_HOLDING: Final = (ast.stmt, ast.excepthandler, ast.match_case)
"""What a definition may stand in; there is none in an expression."""


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
        if isinstance(node, _HOLDING):
            yield from _scopes(node, name)


def _inside(scopes: list[tuple[int, int, str]], line: int) -> str:
    return next((name for first, last, name in reversed(scopes) if first <= line <= last), "")


__all__ = ["Citations", "Citing", "Place"]
