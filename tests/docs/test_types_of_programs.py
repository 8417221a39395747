"""What the pages show passes the type checkers that people use, as they use them."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.docs.programs import DOCS, ROOT, programs

TOYS = ROOT / "tests/toy/distribution"

WRONG = """\
import dmd_core as dmd
from dmd_core.death_may_die.commands import Attack, UseCard

Attack("ian")
UseCard(0, 7)
dmd.Typed((1, 2))
dmd.Setup("three", ("ian", "elizabeth"))
"""
"""A program with one mistake in each of its last four lines."""

GAP = WRONG.splitlines().index("") + 2
MISTAKES = set(range(GAP, GAP + 4))
MISTAKEN = "mistaken.py"

pytestmark = pytest.mark.slow


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """A folder with every documented program, and one with mistakes."""
    for name, text in programs().items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / MISTAKEN).write_text(WRONG, encoding="utf-8")
    return tmp_path


def mypy(folder: Path) -> list[str]:
    """What ``mypy --strict`` says of all files of a folder, a line each.

    It runs with the settings of the project, so that it finds in the cache of `make types` what it
    knows of the library already.
    """
    pytest.importorskip("mypy")
    files = sorted(str(path) for path in folder.glob("*.py"))
    return _said(["mypy", "--strict", "--no-error-summary", *files], ROOT).splitlines()


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


def test_the_packages_say_that_they_are_typed() -> None:
    """Without this file a type checker would look at no installed package."""
    assert all((ROOT / package / "py.typed").is_file() for package in ("dmd_core", "dmd_replay"))


def test_the_programs_pass_mypy_and_wrong_arguments_do_not(written: Path) -> None:
    """``mypy --strict`` finds one error in each wrong line: a name for a seat, a number for a card.

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


@pytest.mark.parametrize("name", ["build_commands.py", "table_mode.py"])
def test_an_example_runs(name: str) -> None:
    """What an example asserts holds, and it prints something."""
    done = subprocess.run(
        [sys.executable, str(DOCS / "examples" / name)], capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout
