"""Tables fit where they are shown."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from dmd_replay.cli.main import main

GAME = Path(__file__).parents[3] / "fixtures" / "games" / "two-random.dmdlog"
ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


TABLES = (
    ("verify", str(GAME)),
    ("coverage", str(GAME)),
    ("stats", str(GAME)),
    ("upgrade", str(GAME)),
    ("pack", "words", "--once"),
)
"""Every command that prints a table, but for faults of packs, which have a test of their own."""


@pytest.mark.parametrize("call", TABLES, ids=lambda call: call[0])
def test_a_table_fits_its_terminal(call: tuple[str, ...]) -> None:
    """Of 80 columns, in colour; outside of a terminal there is none."""
    terminal = {"COLUMNS": "80", "FORCE_COLOR": "1", "NO_COLOR": None, "TERM": "xterm-256color"}
    shown = CliRunner().invoke(main, call, env=terminal)
    piped = CliRunner().invoke(main, call, env={"FORCE_COLOR": None, "COLUMNS": "80"})

    assert 0 == shown.exit_code, shown.output
    lines = [ESCAPES.sub("", line) for line in shown.output.splitlines()]
    tables = [line for line in lines if re.search("[┃│─━]", line)]
    assert [] == [line for line in tables if len(line) > 80]
    assert tables
    assert "\x1b" not in piped.output


def test_no_line_of_a_table_is_broken_in_a_pipe(tmp_path: Path) -> None:
    """However long a name is: what looks for it finds it."""
    game = tmp_path / f"{'long' * 50}.dmdlog"
    game.write_bytes(GAME.read_bytes())
    for command in ("verify", "upgrade"):
        piped = CliRunner().invoke(main, [command, str(game)], env={"COLUMNS": "80"})
        assert 1 == sum(game.name in line for line in piped.stdout.splitlines()), piped.stdout


def test_no_colour_is_shown_where_none_is_wanted() -> None:
    """As NO_COLOR asks, also on a terminal."""
    terminal = {"COLUMNS": "80", "FORCE_COLOR": "1", "NO_COLOR": "1"}
    shown = CliRunner().invoke(main, ["coverage", str(GAME)], env=terminal)

    assert not re.search(r"\x1b\[(?:3[0-7]|9[0-7]|38)", shown.output)
