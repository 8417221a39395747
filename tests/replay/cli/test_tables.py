"""Tables fit where they are shown."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import dmd_replay
from dmd_replay.cli.main import main
from dmd_replay.packs.skeleton import write_new
from tests.replay.packs.skeletons import skeleton

GAME = Path(__file__).parents[3] / "fixtures" / "games" / "two-random.dmdlog"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
TERMINAL = {"COLUMNS": "80", "FORCE_COLOR": "1", "NO_COLOR": None, "TERM": "xterm-256color"}
PIPE = {"FORCE_COLOR": None, "COLUMNS": "80"}

TABLES = (
    ("verify", "--jobs", "1", str(GAME), str(GAME.with_name("solo-random.dmdlog"))),
    ("coverage", str(GAME)),
    ("stats", str(GAME)),
    ("upgrade", str(GAME)),
    ("pack", "words", "--once"),
)
"""Every command that prints a table, but for `pack check` with faults, which stands below."""

CLI = Path(dmd_replay.__file__).parent / "cli"


def test_every_table_is_tried() -> None:
    """Each module that prints one has its command in the list above."""
    printing = {
        path.stem
        for path in CLI.glob("*.py")
        if re.search(r"print_(table|columns)\(", path.read_text(encoding="utf-8"))
    }

    assert {call[0] for call in TABLES} | {"terminal", "summed"} == printing | {"stats"}


def test_faults_of_a_pack_fit_their_terminal(tmp_path: Path) -> None:
    """Six columns, with an id that is longer than any of them; in a pipe each fault is a line."""
    folder = tmp_path / "mine"
    write_new(folder, skeleton("episode", "mine", "Mine"))
    cards = folder / "discovery.toml"
    text = cards.read_text(encoding="utf-8")
    cards.write_text(
        text.replace("discard = ", "discrad = ").replace("name = ", f"{'long' * 30} = 1\nname = "),
        encoding="utf-8",
    )
    shown = CliRunner().invoke(main, ["pack", "check", str(folder)], env=TERMINAL)
    piped = CliRunner().invoke(main, ["pack", "check", str(folder)], env=PIPE)

    assert (2, 2) == (shown.exit_code, piped.exit_code)
    lines = [ESCAPES.sub("", line) for line in shown.stdout.splitlines()]
    assert [] == [line for line in lines if len(line) > 80]
    assert len(lines) > len(piped.stdout.splitlines())
    faults = [line for line in piped.stdout.splitlines() if "discovery.toml" in line]
    assert piped.stdout.splitlines()[-1].startswith(f"{len(faults)} problems;")


@pytest.mark.parametrize("call", TABLES, ids=lambda call: call[0])
def test_a_table_fits_its_terminal(call: tuple[str, ...]) -> None:
    """Of 80 columns, in colour; outside of a terminal there is none."""
    shown = CliRunner().invoke(main, call, env=TERMINAL)
    piped = CliRunner().invoke(main, call, env=PIPE)

    assert 0 == shown.exit_code, shown.output
    lines = [ESCAPES.sub("", line) for line in shown.stdout.splitlines()]
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
