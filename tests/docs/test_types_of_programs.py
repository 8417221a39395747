"""What the pages show passes the type checkers that people use, as they use them."""

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

import dmd_core
import dmd_replay
from tests.docs.programs import DOCS, ROOT, programs

TOYS = ROOT / "tests/toy/distribution"

WRONG = """\
import dmd_core as dmd
from dmd_core.death_may_die.commands import Attack, UseCard
from dmd_replay import Recorder, game_tools, read_log

game = dmd.load_game()
state = dmd.start(game, seed=7).state
events = dmd.start(game, seed=7).events

Attack("ian")
UseCard(0, 7)
dmd.Typed((1, 2))
dmd.Setup("three", ("ian", "elizabeth"))
dmd.start(game, seed="7")
dmd.pending(game, state).seat
dmd.check(game, state, Attack(0)).sentence
dmd.apply(game, state, "run")
dmd.apply(state, game, Attack(0))
dmd.menu(game, "state")
dmd.menu(game, state).groups[0].options[0].costs = ()
dmd.view(game, state, "ian")
dmd.view(game, state, 0).chance
dmd.view_events(game, state, 0)
dmd.happenings(game, state, 7)
dmd.distances(game, 1)
dmd.restore("a save")
dmd.save(game)
Recorder.open(7)
Recorder.open("a.dmdlog", seed="seven")
read_log("a.dmdlog")
game_tools(game)
state.table.round = 2
"""
"""A program with one mistake in each line below its second gap."""

GAP = WRONG.rsplit("\n\n", maxsplit=1)[-1]
MISTAKES = list(
    range(len(WRONG.splitlines()) - len(GAP.splitlines()) + 1, len(WRONG.splitlines()) + 1)
)

CALLS = Path(__file__).with_name("public_calls.py")

pytestmark = pytest.mark.slow


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """A folder with every documented program."""
    for name, text in programs().items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / CALLS.name).write_bytes(CALLS.read_bytes())
    return tmp_path


def mypy(folder: Path) -> str:
    """What ``mypy --strict`` says of all files of a folder."""
    pytest.importorskip("mypy")
    (folder / "mypy.ini").write_text(f"[mypy]\nmypy_path = {TOYS}\n", encoding="utf-8")
    files = sorted(path.name for path in folder.glob("*.py"))
    return _said(["mypy", "--strict", "--no-error-summary", *files], folder)


def pyright(folder: Path) -> list[tuple[str, int, str]]:
    """What pyright says in its mode ``strict``: file, line and message of each error."""
    pytest.importorskip("basedpyright", reason="the packages for development are not installed")
    settings = {"typeCheckingMode": "strict", "extraPaths": [str(TOYS), str(ROOT), "."]}
    (folder / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    command = ["basedpyright", "--outputjson", "--pythonpath", sys.executable]
    report = json.loads(_said(command, folder))
    return [
        (Path(one["file"]).name, one["range"]["start"]["line"] + 1, one["message"])
        for one in report["generalDiagnostics"]
        if one["severity"] == "error"
    ]


def _said(command: Sequence[str], folder: Path) -> str:
    whole = [sys.executable, "-m", *command]
    done = subprocess.run(whole, cwd=folder, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.stdout


def test_there_are_programs() -> None:
    """The README, the pages and the examples: none is overlooked."""
    found = programs()

    assert {"readme_1.py", "embedding_session.py", "heads.py", "cases_1.py"} <= set(found)
    assert {path.name for path in DOCS.glob("examples/*.py")} <= set(found)


@pytest.mark.parametrize("package", [dmd_core, dmd_replay], ids=lambda package: package.__name__)
def test_everything_public_is_called(package: ModuleType) -> None:
    """The file of calls names all that the packages export."""
    text = CALLS.read_text(encoding="utf-8")
    short = {"dmd_core": "dmd"}.get(package.__name__, package.__name__)

    missing = [name for name in package.__all__ if not re.search(rf"\b{short}\.{name}\b", text)]

    assert [] == missing


def test_the_programs_pass_mypy(written: Path) -> None:
    """``mypy --strict`` has nothing to say of any of them."""
    assert mypy(written) == ""


def test_the_programs_pass_pyright(written: Path) -> None:
    """Pyright in its mode ``strict`` has nothing to say of any of them."""
    assert pyright(written) == []


def test_mypy_sees_a_wrong_argument(tmp_path: Path) -> None:
    """A name for a seat, an answer that may be None, a state for bytes: each is one error."""
    (tmp_path / "wrong.py").write_text(WRONG, encoding="utf-8")

    lines = [int(line.split(":")[1]) for line in mypy(tmp_path).splitlines() if ": error:" in line]

    assert MISTAKES == sorted(set(lines))


def test_pyright_sees_a_wrong_argument(tmp_path: Path) -> None:
    """As mypy does: what the constructors take is not just anything."""
    (tmp_path / "wrong.py").write_text(WRONG, encoding="utf-8")

    assert sorted({line for _, line, _ in pyright(tmp_path)}) == MISTAKES


@pytest.mark.parametrize("name", ["build_commands.py", "table_mode.py"])
def test_an_example_runs(name: str) -> None:
    """What an example asserts holds, and it prints something."""
    done = subprocess.run(
        [sys.executable, str(DOCS / "examples" / name)], capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout
