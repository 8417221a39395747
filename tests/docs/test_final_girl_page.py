"""The page about Final Girl: commands and program run, the position is one, tables are complete."""

import doctest
import re
import subprocess
import sys
from pathlib import Path
from typing import Final, get_type_hints

import pytest

from dmd_core.final_girl import lookups
from dmd_core.final_girl.commands import Convert
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.position import faults, position_from, position_of
from dmd_core.final_girl.position.phases import PHASES
from dmd_core.final_girl.rulings import Rulings
from dmd_core.final_girl.state import Pawn, Table
from dmd_core.toml_text import parse_toml
from tests.docs.console import shown, wrong
from tests.final_girl.scenarios import make_game

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs/final-girl.md").read_text(encoding="utf-8")
OWN: Final = {"board", "agenda", "chance", "decks"}
"""Keys of a position that are no fields of the table."""


def section(heading: str) -> str:
    """The part of the page below a heading."""
    return PAGE.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]


def cells(heading: str, column: int) -> list[str]:
    """The names in a column of the table below a heading."""
    rows = [line.split(" | ") for line in section(heading).splitlines() if line.startswith("| ")]
    return [name for row in rows[1:] for name in re.findall(r"`([^`]+)`", row[column])]


def test_the_position_of_the_page_is_one() -> None:
    """It is read without a fault, and written again as it stands there."""
    game = make_game()
    (block,) = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    given = parse_toml(block)["given"]
    state = position_from(game, given)

    assert faults(game, state) == ()
    assert position_of(game, state) == given


def test_the_examples_of_the_page_give_what_it_shows() -> None:
    """Menus, the table for drawing, saves and positions by the short names."""
    found = doctest.DocTestParser().get_doctest(
        PAGE.replace("```", ""), {}, "final-girl.md", "docs/final-girl.md", 0
    )

    result = doctest.DocTestRunner(verbose=False).run(found)

    assert (0, True) == (result.failed, result.attempted > 10)


def test_every_key_of_a_position_is_explained() -> None:
    """Those of the table and those beside it, each in the table or among what follows."""
    follows = section("Positions").rpartition("has it to be said:")[2]
    named = set(cells("Positions", 0)) | set(re.findall(r"`([^`]+)`", follows))

    assert named == {*get_type_hints(Table), *OWN}


def test_every_field_of_the_table_is_explained() -> None:
    """Each once, and of the pawns those that the page names are there."""
    assert sorted(cells("The table", 0)) == sorted(get_type_hints(Table))
    (pawns,) = [line for line in section("The table").splitlines() if line.startswith("| `girl`")]
    named = set(re.findall(r"`([^`]+)`", pawns)) - {"girl", "killer"}
    assert named == {*get_type_hints(Pawn), "health"}


def test_every_phase_is_named() -> None:
    """The phases with which a position can go on."""
    (row,) = [line for line in section("Positions").splitlines() if line.startswith("| `phase`")]

    assert re.findall(r"`([^`]+)`", row)[1:] == list(PHASES)


def test_the_words_have_names_in_the_code() -> None:
    """Each name is a field, a command, a switch or a question of the game."""
    known = {
        *get_type_hints(Table),
        *get_type_hints(Pawn),
        *get_type_hints(Game),
        *get_type_hints(Rulings),
        *vars(lookups),
        Convert.WORD,
    }

    assert [name for name in cells("Words", -1) if name not in known] == []


@pytest.mark.exhaustive
def test_the_commands_of_the_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, from an empty folder, and they print what is shown."""
    monkeypatch.chdir(tmp_path)
    commands = [part for part in shown(PAGE) if part[0]]

    assert len(commands) == 6
    assert "".join(wrong(*part) for part in commands) == ""


@pytest.mark.exhaustive
def test_the_program_of_the_page_runs() -> None:
    """It plays a game to its end, and tells it."""
    (program,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)

    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, cwd=ROOT
    )

    assert done.stderr == ""
    assert re.search(r"^\d+ events; (win|loss)\n\Z", done.stdout, re.MULTILINE)
