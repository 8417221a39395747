"""The pytest plugin, in a project that has nothing but a case file."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import tomli_w

from dmd_replay.pytest_plugin import node_name

ROOT = Path(__file__).parents[3]
TOOLS = """
[[case]]
name = "Rest heals {n}"
rules = ["DMD-REST-02"]
given.investigators.ian = { stress = "{n}" }
when = ["rest", "heal {n} 0"]
then.state."investigators.ian.stress" = "{left}"
table.columns = ["n", "left"]
table.rows = [[1, 0], [3, 1]]
"""


def pytest_in(folder: Path, *arguments: str, cached: bool = False) -> tuple[int, str]:
    """Run pytest in a folder of its own; exit status and output."""
    plugin = ["-p", "no:randomly", "-p", "dmd_replay.pytest_plugin"]
    if not cached:
        plugin += ["-p", "no:cacheprovider"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *plugin, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.exhaustive
def test_each_row_is_a_test_and_a_failure_is_one_screen(tmp_path: Path) -> None:
    """The message stands alone: no traceback, no source."""
    (tmp_path / "rest.case.toml").write_text(TOOLS, encoding="utf-8")

    status, output = pytest_in(tmp_path, "rest.case.toml", "-v")

    assert 1 == status
    assert "rest.case.toml::Rest heals 1 PASSED" in output
    assert "rest.case.toml::Rest heals 3 FAILED" in output
    assert (
        """
FAILED rest.case.toml: Rest heals 3
  DMD-REST-02: A Rest removes as many as 3 points, mixed freely from Stress and Wounds.
  investigators.ian.stress
    expected 1
    actual   0
  after    rest · heal 3 0
  asked    ian: action
"""
        in output
    )
    assert "Traceback" not in output
    assert "pytest_plugin.py" not in output


@pytest.mark.exhaustive
def test_what_is_odd_about_a_case_is_a_warning(tmp_path: Path) -> None:
    """Where pytest makes errors of warnings, the case fails with that sentence alone."""
    text = TOOLS.replace("[[3, 1]]", "").replace("[3, 1]", "[2, 0]")
    odd = f'{text}tolerates = ["DMD-CHK-20"]\n'
    (tmp_path / "rest.case.toml").write_text(odd, encoding="utf-8")
    sentence = "Rest heals 2: tolerates DMD-CHK-20, which neither the position nor play breaks;"

    lenient, told = pytest_in(tmp_path)
    strict, failed = pytest_in(tmp_path, "-W", "error")

    assert 0 == lenient, told
    assert f"CaseWarning: rest.case.toml: {sentence}" in told
    assert 1 == strict
    assert f"\nrest.case.toml: {sentence}" in failed
    assert "Traceback" not in failed
    assert "pytest_plugin.py" not in failed


@pytest.mark.exhaustive
def test_files_that_cannot_be_read_are_errors_of_the_collection(tmp_path: Path) -> None:
    """The sentence says what is wrong where."""
    (tmp_path / "rest.case.toml").write_text("[[case]]\nnmae = 1", encoding="utf-8")

    status, output = pytest_in(tmp_path)

    assert 2 == status
    assert "rest.case.toml: case 1: nmae: found 'nmae'; allowed: " in output
    assert "Traceback" not in output


@pytest.mark.exhaustive
def test_cases_that_cannot_be_run_fail(tmp_path: Path) -> None:
    """The fault of the case is the message."""
    (tmp_path / "rest.case.toml").write_text(TOOLS.replace("REST-02", "REST-99"), encoding="utf-8")

    status, output = pytest_in(tmp_path)

    assert 1 == status
    assert "Rest heals 1: rules: DMD-REST-99 is not in the rulebook" in output
    assert "Traceback" not in output


def test_projects_without_cases_load_nothing_of_the_game(tmp_path: Path) -> None:
    """The plugin alone does not import the rules, nor what reads cases."""
    (tmp_path / "test_x.py").write_text(
        "import sys\n\n\ndef test_nothing():\n"
        "    loaded = [name for name in sys.modules if name.startswith(('dmd_', 'attr'))]\n"
        "    assert loaded == ['dmd_replay', 'dmd_replay.pytest_plugin']\n",
        encoding="utf-8",
    )

    status, output = pytest_in(tmp_path, "-q")

    assert 0 == status, output


STRANGE = (
    "[a]",
    "a[b",
    "a::b",
    "a:::b::",
    "::",
    "[",
    "a\\b",
    "a\nb\x1b[2J",
    "ß → \u202e",
    "a] [b]::",
)


@pytest.mark.exhaustive
def test_what_failed_last_stays_red(tmp_path: Path) -> None:
    """Only the failing cases are run again, whatever their names hold, and each can be named."""
    wrong = [{"name": name, "then": {"state": {"round": 7}}} for name in STRANGE]
    right = {"name": "holds", "then": {"state": {"round": 1}}}
    text = tomli_w.dumps({"case": [*wrong, right]})
    (tmp_path / "strange.case.toml").write_text(text, encoding="utf-8")
    first = pytest_in(tmp_path, "-q", cached=True)
    again = pytest_in(tmp_path, "-q", "--lf", cached=True)
    named = [f"strange.case.toml::{node_name(name)}" for name in STRANGE]
    alone = pytest_in(tmp_path, "-q", *named)

    assert (1, 1, 1) == (first[0], again[0], alone[0])
    assert f"{len(STRANGE)} failed, 1 passed" in first[1]
    assert f"{len(STRANGE)} failed in" in again[1]
    assert f"{len(STRANGE)} failed" in alone[1]
    assert all(map(str.isprintable, first[1].split("\n")))


def test_no_two_names_become_one() -> None:
    """A name that looks like an escape is another one."""
    names = ["[", r"\x5b", "::", r":\x3a", "\n", r"\n", "\\"]

    assert len(names) == len(set(map(node_name, names)))
