"""What the page about reading games shows is what the commands print."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from dmd_replay.cli.main import main

PAGE = (Path(__file__).parents[2] / "docs/reading-games.md").read_text(encoding="utf-8")
GAP = "…"


def shown() -> Iterator[tuple[str, int, list[str]]]:
    """The commands of the page in order, each with its exit status and its output."""
    for block in re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            head, *output = part.rstrip("\n").split("\n")
            command, _, status = head.partition("   # exit status ")
            yield command, int(status or 0), output


def fits(expected: list[str], actual: list[str]) -> bool:
    """Whether the lines are these; ``…`` stands for any lines, or in a line for any text."""
    wanted = "\n".join(expected)
    pieces = re.split(r"^…$", wanted, flags=re.MULTILINE)
    parts = (re.escape(piece).replace(GAP, ".*") for piece in pieces)
    return re.fullmatch("(?s:.*)".join(parts), "\n".join(actual)) is not None


def test_the_commands_print_what_the_page_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every command of the page, in an empty folder, with its exit status."""
    monkeypatch.chdir(tmp_path)
    wrong: list[str] = []
    ran = 0
    for command, status, expected in shown():
        program, *arguments = shlex.split(command)
        assert program == "dmd-replay"
        done = CliRunner().invoke(main, arguments, catch_exceptions=False)
        ran += 1
        if done.exit_code != status or not fits(expected, done.output.rstrip("\n").split("\n")):
            wrong.append(f"$ {command}\nstatus {done.exit_code}\n{done.output}")

    assert wrong == []
    assert ran == 11


def test_other_lines_do_not_fit() -> None:
    """The comparison itself can fail."""
    assert fits(["a", GAP, "d"], ["a", "b", "c", "d"])
    assert fits(["a", GAP], ["a", "b"])
    assert fits([f"a {GAP} d"], ["a b c d"])
    assert not fits([f"a {GAP} d"], ["a b", "c d"])
    assert not fits(["a", "d"], ["a", "b", "d"])
    assert not fits(["a", GAP, "e"], ["a", "b", "d"])


def test_every_module_of_the_page_exists() -> None:
    """What is named in code is there."""
    root = Path(__file__).parents[2]
    names = set(re.findall(r"`(dmd_replay(?:\.\w+)+)`", PAGE))

    assert len(names) == 3
    for name in names:
        path = root.joinpath(*name.split("."))
        assert (
            path.is_dir()
            or path.with_suffix(".py").exists()
            or path.parent.with_suffix(".py").exists()
        )
