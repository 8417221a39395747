"""What import-linter cannot say about the arrows between packages and about the library's manners.

Tools may import of `dmd_core` what every game has, and of `dmd_replay` everything but the games;
which games there are is said nowhere in them.

The layers and the modules that `dmd_core` must not import are contracts in `pyproject.toml`.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import dmd_core
import dmd_replay

NEEDED = frozenset({"attr", "attrs", "cattrs", "dmd_core", "msgpack"})
WITH_LANGUAGES = {"dmd_core.tabletop.lang.fluent", "dmd_core.tabletop.lang.review"}
"""The modules that need the extra ``lang``; each is imported inside of a function only."""
_LOOKED_AT = (ast.Import, ast.ImportFrom, ast.Call)
_LEAVES = (ast.Name, ast.Constant, ast.expr_context, ast.operator, ast.cmpop, ast.alias)
UNWANTED_CALLS = frozenset({"__import__", "input", "open", "print"})


def _imported(node: ast.AST, package: str) -> list[str]:
    """Return the absolute names of the modules that a statement in `package` imports."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        parts = package.split(".")
        above = parts[: len(parts) - node.level + 1] if node.level else []
        return [".".join([*above, node.module] if node.module else above)]
    return []


def _looked_at(source: str) -> Iterator[ast.AST]:
    """The imports and calls of a module: statements are gone through, and only what holds calls."""
    waiting: list[ast.AST] = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, _LOOKED_AT):
            yield node
        waiting.extend(
            child for child in ast.iter_child_nodes(node) if not isinstance(child, _LEAVES)
        )


def _import_fault(name: str, module: str) -> str | None:
    root = name.partition(".")[0]
    if root in {"babel", "fluent"} and module in WITH_LANGUAGES:
        return None
    if root == "mypy_extensions" and module == "dmd_core.kernel.native":
        return None  # for the type checker alone, under which the module is compiled
    if root not in NEEDED and root not in sys.stdlib_module_names:
        return f"imports {name}, no dependency of the library"
    if name == "dmd_core" and module != "dmd_core":
        return "imports dmd_core, the face for users"
    in_kernel = f"{module}.".startswith("dmd_core.kernel.")
    if in_kernel and root == "dmd_core" and not f"{name}.".startswith("dmd_core.kernel."):
        return f"imports {name} into the kernel"
    return None


def _node_faults(node: ast.AST, module: str, package: str) -> Iterator[str]:
    for name in _imported(node, package):
        if fault := _import_fault(name, module):
            yield fault
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        name = node.func.id
        if name in UNWANTED_CALLS:
            yield f"calls {name}()"


def faults(source: str, module: str, *, is_package: bool = False) -> list[str]:
    """Return the faults in the source of a module of `dmd_core` as `module:line: sentence`."""
    package = module if is_package else module.rpartition(".")[0]
    return [
        f"{module}:{getattr(node, 'lineno', 0)}: {fault}"
        for node in _looked_at(source)
        for fault in _node_faults(node, module, package)
    ]


def _modules() -> Iterator[tuple[str, Path]]:
    root = Path(dmd_core.__path__[0])
    for path in sorted(root.rglob("*.py")):
        if path.relative_to(root).parts[0] == "_native":
            continue  # at work while a wheel is built, and in no wheel
        parts = path.relative_to(root.parent).with_suffix("").parts
        yield ".".join(parts[:-1] if path.stem == "__init__" else parts), path


def test_the_library_keeps_its_manners() -> None:
    """No module of `dmd_core` imports or calls what an embedded library should not."""
    modules = list(_modules())
    found = [
        fault
        for module, path in modules
        for fault in faults(
            path.read_text(encoding="utf-8"), module, is_package=path.stem == "__init__"
        )
    ]

    assert "dmd_core.kernel" in dict(modules)
    assert [] == found


def test_nothing_reads_a_language_before_one_is_asked_for() -> None:
    """What needs the extra is imported by itself and inside of functions, by nothing else."""
    found = [
        module
        for module, path in _modules()
        for statement in ast.parse(path.read_text(encoding="utf-8")).body
        if module not in WITH_LANGUAGES
        and isinstance(statement, ast.ImportFrom)
        and statement.module in WITH_LANGUAGES
    ]
    assert [] == found


@pytest.mark.parametrize(
    ("module", "source", "fault"),
    [
        ("dmd_core.x", "import babel", "imports babel, no dependency of the library"),
        ("dmd_core.x", "import rich.table", "imports rich.table, no dependency of the library"),
        ("dmd_core.x", "from click import echo", "imports click, no dependency of the library"),
        ("dmd_core.x", "if x:\n    import yaml", "imports yaml, no dependency of the library"),
        ("dmd_core.x", "from dmd_core import Game", "imports dmd_core, the face for users"),
        ("dmd_core.x", "from . import Game", "imports dmd_core, the face for users"),
        (
            "dmd_core.kernel.x",
            "from dmd_core.slasher import dice",
            "imports dmd_core.slasher into the kernel",
        ),
        (
            "dmd_core.kernel.x",
            "from ..death_may_die import state",
            "imports dmd_core.death_may_die into the kernel",
        ),
        ("dmd_core.x", "open('pack.toml')", "calls open()"),
        ("dmd_core.x", "def f():\n    print(1)", "calls print()"),
    ],
)
def test_a_planted_fault_is_found(module: str, source: str, fault: str) -> None:
    """Each kind of fault is found and told with its module and line."""
    line = 1 + source.count("\n")

    assert [f"{module}:{line}: {fault}"] == faults(source, module)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("dmd_core.x", "import hashlib, attrs, msgpack\nfrom cattrs import Converter"),
        ("dmd_core.death_may_die.x", "from dmd_core.kernel.node import node"),
        ("dmd_core.kernel.x", "from .node import node\nfrom . import text"),
        ("dmd_core.x", "from importlib.resources import files\nfiles('dmd_core').open('rb')"),
    ],
)
def test_good_manners_are_let_be(module: str, source: str) -> None:
    """What a module of the library may do is no fault."""
    assert [] == faults(source, module)


# --- tools and games -----------------------------------------------------------------------------

FOR_ALL_GAMES = frozenset(
    {"__version__", "built", "engine", "kernel", "screen", "tabletop", "toml_text"}
)
"""Parts of `dmd_core` that know no game."""


def _games_in(source: str, module: str) -> list[str]:
    """Imports of a game in the source of a tool."""
    package = module.rpartition(".")[0]
    found: list[str] = []
    for node in _looked_at(source):
        names = _imported(node, package)
        if isinstance(node, ast.ImportFrom):
            names = [f"{name}.{alias.name}" for name in names for alias in node.names]
        for name in names:
            root, part, *_ = [*name.split("."), "", ""]
            if (root == "dmd_core" and part not in FOR_ALL_GAMES) or (root, part) == (
                "dmd_replay",
                "games",
            ):
                found.append(f"{module}:{getattr(node, 'lineno', 0)}: imports {name}")
    return found


def test_no_tool_imports_a_game() -> None:
    """Neither the command line nor the plugin nor any other module outside of ``games/``."""
    root = Path(dmd_replay.__path__[0])
    tools = {
        ".".join(path.relative_to(root.parent).with_suffix("").parts): path
        for path in sorted(root.rglob("*.py"))
        if path.relative_to(root).parts[0] != "games"
    }

    assert {"dmd_replay.cli.record", "dmd_replay.pytest_plugin"} < set(tools)
    assert [] == [
        fault
        for module, path in tools.items()
        for fault in _games_in(path.read_text(encoding="utf-8"), module)
    ]


@pytest.mark.parametrize(
    "source",
    [
        "from dmd_core.death_may_die.game import Game",
        "import dmd_core.final_girl.state",
        "import dmd_core",
        "from dmd_core import load_game",
        "def late():\n    from dmd_replay.games.death_may_die import game",
        "from ..games import death_may_die",
    ],
)
def test_a_tool_that_imports_a_game_is_found(source: str) -> None:
    """Wherever in a module, and whatever game it is."""
    assert len(_games_in(source, "dmd_replay.cli.x")) == 1
