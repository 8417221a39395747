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
MISTAKES = list(range(GAP, GAP + 4))

pytestmark = pytest.mark.slow


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """A folder with every documented program."""
    for name, text in programs().items():
        (tmp_path / name).write_text(text, encoding="utf-8")
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


def test_the_programs_pass_mypy(written: Path) -> None:
    """``mypy --strict`` has nothing to say of any of them."""
    assert mypy(written) == ""


def test_the_programs_pass_pyright(written: Path) -> None:
    """Pyright in its mode ``strict`` has nothing to say of any of them."""
    assert pyright(written) == []


def test_mypy_sees_a_wrong_argument(tmp_path: Path) -> None:
    """A name for a seat, a number for a card or a die: each is one error."""
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
