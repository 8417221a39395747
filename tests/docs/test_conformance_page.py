"""What the page about conformance shows is what its commands and its tests do."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner

from dmd_replay.check.conformance import CHECKS, Subject
from dmd_replay.check.conformance.players import ADVERSARIES
from dmd_replay.cli.main import main

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs/conformance.md").read_text(encoding="utf-8")
BLOCK: Final = re.compile(r"```(python|console)(?: ([^\n]+))?\n(.*?)```", re.DOTALL)
FORGET: Final = "heads"


def blocks() -> Iterator[tuple[str, str, str]]:
    """Kind, what stands beside it, and text of each block."""
    yield from BLOCK.findall(PAGE)


def put(folder: Path, beside: str, text: str) -> None:
    """Write the file of a block, or change a line in it."""
    name, changed, old = beside.partition(" instead of ")
    path = folder / name
    if not changed:
        path.write_text(text, encoding="utf-8")
        return
    before = path.read_text(encoding="utf-8")
    assert 1 == before.count(f"{old}\n")
    path.write_text(before.replace(f"{old}\n", text), encoding="utf-8")


def fits(expected: str, actual: str) -> bool:
    """Whether a text is this; ``…`` stands for any text."""
    pattern = ".*".join(map(re.escape, expected.split("…")))
    return re.fullmatch(pattern, actual, re.DOTALL) is not None


def shown(text: str) -> Iterator[tuple[list[str], int, str]]:
    """Arguments, exit status and output of each command of a block."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        head, _, output = part.partition("\n")
        command, _, status = head.partition("   # exit status ")
        program, *arguments = shlex.split(command)
        assert program == "dmd-replay"
        yield arguments, int(status or 0), output


@pytest.mark.exhaustive
@pytest.mark.slow
def test_the_page_does_what_it_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its files, its slip and its commands, in an empty folder and in order."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))  # the command adds to it
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # a file is changed within a second
    ran = 0
    for kind, beside, text in blocks():
        if kind == "python":
            put(tmp_path, beside, text)
            continue
        for arguments, status, output in shown(text):
            monkeypatch.delitem(sys.modules, FORGET, raising=False)
            done = CliRunner().invoke(main, arguments, catch_exceptions=False)
            ran += 1
            assert fits(output, done.output), done.output
            assert status == done.exit_code
    monkeypatch.delitem(sys.modules, FORGET, raising=False)

    assert ran == 3


@pytest.mark.exhaustive
@pytest.mark.slow
def test_the_tests_of_the_page_pass(tmp_path: Path) -> None:
    """Pytest runs them in a folder with the sound ruleset and a new pack."""
    for kind, beside, text in blocks():
        if kind == "python" and " instead of " not in beside:
            put(tmp_path, beside, text)
    made = CliRunner().invoke(main, ["pack", "new", str(tmp_path / "lantern_bay")])
    assert 0 == made.exit_code, made.output

    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "."],
        cwd=tmp_path,
        env={"PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)]), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )

    assert 0 == done.returncode, done.stdout + done.stderr
    assert f"{len(CHECKS) + 1} passed" in done.stdout


def test_the_table_lists_every_check_in_order() -> None:
    """And the fields of a subject that it tells of exist."""
    rows = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    names = [one.name for one in CHECKS]

    assert names == rows[: len(names)]
    fields = {field.name for field in Subject.__attrs_attrs__}
    assert [] == [row for row in rows[len(names) :] if row not in fields]


def test_the_number_of_adversaries_is_right() -> None:
    """The page says five adversaries, and there are five."""
    assert 5 == len(ADVERSARIES)
    assert "five players who try to prevent it" in PAGE


def test_the_comparison_can_fail() -> None:
    """Output fits what a page shows only line by line; a gap stands for any lines between."""
    assert fits("a\n…\nd\n", "a\nb\nc\nd\n")
    assert not fits("a\n…\nd\n", "a\nb\nc\ne\n")
    assert not fits("a\nd\n", "a\nb\nd\n")
