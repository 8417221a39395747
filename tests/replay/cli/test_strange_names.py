"""Names that no file has, folders in the place of files, streams that were closed: all are told."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click
import pytest
from click.testing import CliRunner, Result

from dmd_replay.cli.ending import UNUSABLE, ended_well
from dmd_replay.cli.main import main
from dmd_replay.files import is_file, is_there, spread
from tests.docs.console import all_commands
from tests.replay.logs import forged, plains_of, written

LONG: Final = "x" * 5000
"""A name that the system takes for none: another error than that of a file that is missing."""
FOLDERS: Final = (".", "")
"""Paths that have no name, so that no file can be beside them."""
BOUNDS: Final = {"--games": "1", "--jobs": "1"}
"""What keeps a command short."""


def taking_names() -> Iterator[str]:
    """The commands that are given words."""
    for name, command in all_commands():
        if any(isinstance(one, click.Argument) for one in command.params):
            yield name


def line_of(name: str, word: str) -> list[str]:
    """A command line with that word wherever one belongs, and what the command has to be told."""
    command = dict(all_commands())[name]
    words = name.split()
    for one in command.params:
        if isinstance(one, click.Option) and (one.required or one.opts[0] in BOUNDS):
            usual = "1" if isinstance(one.type, click.types.IntParamType) else "out"
            words += [one.opts[0], BOUNDS.get(one.opts[0], usual)]
    return [*words, *(word for one in command.params if isinstance(one, click.Argument))]


def run(words: list[str]) -> Result:
    """Run a command line."""
    return CliRunner().invoke(main, words)


@pytest.mark.parametrize("name", sorted(taking_names()))
def test_a_name_that_no_file_has_is_told(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Too long for the system, or of a folder alone: no command ends in a crash."""
    monkeypatch.chdir(tmp_path)

    for word in (LONG, *FOLDERS):
        result = run(line_of(name, word))

        assert result.exception is None or isinstance(result.exception, SystemExit), word[:9]
        assert result.exit_code in (0, UNUSABLE), result.output
        assert "Traceback" not in result.output


def test_a_long_word_that_names_no_file_is_looked_at_as_what_it_is(tmp_path: Path) -> None:
    """Given an expression longer than any name before the log, then the search begins."""
    log = tmp_path / "game.dmdlog"
    log.write_bytes(written(6))
    expression = " or ".join(["len(table['enemies']) > 0"] * 200)

    result = run(["bisect", "--ruling", f"{expression}=1", str(log)])

    assert UNUSABLE == result.exit_code
    assert "ruling" in result.output


def test_what_cannot_be_looked_at_is_not_there() -> None:
    """For those who guess whether a word names a file; whoever reads it says why it cannot."""
    path = Path(LONG)

    assert (False, False) == (is_there(path), is_file(path))
    assert (path,) == spread([path], ".dmdlog")


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (PermissionError(13, "Permission denied", "a/b.dmdlog"), "a/b.dmdlog: Permission denied"),
        (OSError(24, "Too many open files"), "Too many open files"),
        (FileExistsError("b.dmdlog: the file exists"), "b.dmdlog: the file exists"),
    ],
)
def test_what_the_system_says_is_a_sentence(
    error: OSError, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Wherever in a command it comes up, with status 2."""
    with pytest.raises(SystemExit) as ended, ended_well():
        raise error

    assert UNUSABLE == ended.value.code
    assert f"dmd-replay: {says}\n" == capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [["play"], ["show", "-"], ["serve", "--stdio"]], ids=lambda words: words[0]
)
def test_a_standard_input_that_was_closed_is_told(words: list[str], tmp_path: Path) -> None:
    """By who started the command, as some schedulers do: status 2, and a sentence."""
    done = subprocess.run(
        [sys.executable, "-m", "dmd_replay.cli.main", *words],
        cwd=tmp_path,
        preexec_fn=lambda: os.close(0),
        capture_output=True,
        text=True,
        check=False,
    )

    assert UNUSABLE == done.returncode, done.stderr
    assert "fault" not in done.stderr


@pytest.mark.parametrize("command", ["show", "stats", "report", "goto", "bundle", "bisect"])
def test_a_log_that_ends_in_its_header_is_told(command: str, tmp_path: Path) -> None:
    """There is nothing to tell of it, which is no crash."""
    path = tmp_path / "empty.dmdlog"
    path.write_bytes(forged(plains_of(written(6))[:1]))
    more = ["--step", "0"] if command == "goto" else []

    result = run([command, str(path), *more])

    assert UNUSABLE == result.exit_code
    assert "empty.dmdlog" in result.output


def test_the_text_of_a_report_is_no_json(tmp_path: Path) -> None:
    """`open` gives one of both."""
    result = run(["open", str(tmp_path / "a.dmdbundle"), "--issue", "--json"])

    assert UNUSABLE == result.exit_code
    assert "--issue and --json exclude each other" in result.output


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["report", "LOG", "--step", "99"], "step 99 is out of range; the log has steps 0 to"),
        (["serve", "--stdio", "--line", "9" * 30], "--line"),
        (
            ["shrink", "LOG", "--python", "table", "--seconds", "nan"],
            "--seconds nan is out of range",
        ),
        (["shrink", "LOG", "--python", "table", "--seconds", "-1"], "--seconds -1 is out of range"),
    ],
    ids=lambda words: words[-1] if isinstance(words, list) else None,
)
def test_a_number_out_of_range_is_refused(words: list[str], says: str, tmp_path: Path) -> None:
    """With what is allowed; nothing is written."""
    log = tmp_path / "game.dmdlog"
    log.write_bytes(written(6))

    result = run([str(log) if word == "LOG" else word for word in words])

    assert UNUSABLE == result.exit_code
    assert says in result.stderr
    assert [log] == list(tmp_path.iterdir())
