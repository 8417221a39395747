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
import dmd_core.final_girl as fg
from dmd_core.death_may_die.commands import Attack, UseCard
from dmd_replay import Recorder, game_tools, read_log

game = dmd.load_game()
state = dmd.start(game, seed=7).state
events = dmd.start(game, seed=7).events

Attack("ian")
UseCard(0, 7)
dmd.Typed((1, 2))
dmd.Setup("three", ("ian", "elizabeth"))
dmd.load_game(dmd.Setup(2, ("ian", "elizabeth")), players=3)
fg.load_game(fg.Setup("butcher", "camp", "nora"), girl="ines")
fg.start(game, seed=7)
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
Recorder.open("a.dmdlog").do(Attack(0))
read_log(7)
game_tools(game)
state.table.round = 2
"""
"""A program with one mistake in each line below its second gap."""

GAP = WRONG.rsplit("\n\n", maxsplit=1)[-1]
LAST = len(WRONG.splitlines())
MISTAKES = set(range(LAST - len(GAP.splitlines()) + 1, LAST + 1))
MISTAKEN = "mistaken.py"

SERVER = DOCS / "examples/server/server.py"
CALLS = Path(__file__).with_name("public_calls.py")

pytestmark = pytest.mark.slow


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """A folder with every documented program, every public call, and one with mistakes."""
    for name, text in programs().items():
        # Not under the name of a module of Python: the cache would take the one for the other.
        (tmp_path / name.replace("statistics.py", "of_many_games.py")).write_text(text, "utf-8")
    (tmp_path / CALLS.name).write_bytes(CALLS.read_bytes())
    (tmp_path / SERVER.name).write_bytes(SERVER.read_bytes())
    (tmp_path / MISTAKEN).write_text(WRONG, encoding="utf-8")
    return tmp_path


def mypy(folder: Path) -> list[str]:
    """What ``mypy --strict`` says of all files of a folder, a line each.

    It runs with the settings of the project, so that it finds in the cache of `make types` what it
    knows of the library already.
    """
    files = sorted(str(path) for path in folder.glob("*.py"))
    return _said(["mypy", "--strict", "--no-error-summary", *files], ROOT).splitlines()


def pyright(folder: Path) -> list[tuple[str, int, str]]:
    """What pyright says in its mode ``strict``: file, line and message of each error."""
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


def test_the_packages_say_that_they_are_typed() -> None:
    """Without this file a type checker would look at no installed package."""
    assert all((ROOT / package / "py.typed").is_file() for package in ("dmd_core", "dmd_replay"))


@pytest.mark.parametrize("package", [dmd_core, dmd_replay], ids=lambda package: package.__name__)
def test_everything_public_is_called(package: ModuleType) -> None:
    """The file of calls names all that the packages export."""
    text = CALLS.read_text(encoding="utf-8")
    short = {"dmd_core": "dmd"}.get(package.__name__, package.__name__)

    missing = [name for name in package.__all__ if not re.search(rf"\b{short}\.{name}\b", text)]

    assert [] == missing


@pytest.mark.exhaustive
def test_the_programs_pass_mypy_and_wrong_arguments_do_not(written: Path) -> None:
    """``mypy --strict`` finds one error in each wrong line, as a name for a seat.

    It has nothing to say of what the pages show.
    """
    errors = [line.split(":") for line in mypy(written) if ": error:" in line]

    assert {MISTAKEN} == {Path(file).name for file, *_ in errors}
    assert {int(line) for _, line, *_ in errors} == MISTAKES


@pytest.mark.exhaustive
def test_the_programs_pass_pyright_and_wrong_arguments_do_not(written: Path) -> None:
    """Pyright in its mode ``strict`` sees what mypy does, and nothing else."""
    errors = pyright(written)

    assert [] == [error for error in errors if error[0] != MISTAKEN]
    assert {line for _, line, _ in errors} == MISTAKES


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ["build_commands.py", "table_mode.py"])
def test_an_example_runs(name: str) -> None:
    """What an example asserts holds, and it prints something."""
    done = subprocess.run(
        [sys.executable, str(DOCS / "examples" / name)], capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout
