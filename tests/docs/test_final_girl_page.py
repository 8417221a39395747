"""The page about Final Girl: its position is one, and its tables name what there is."""

import re
from pathlib import Path
from typing import Final, get_type_hints

from dmd_core.final_girl import lookups
from dmd_core.final_girl.commands import Convert
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.position import faults, position_from, position_of
from dmd_core.final_girl.position.phases import PHASES
from dmd_core.final_girl.rulings import Rulings
from dmd_core.final_girl.state import Pawn, Table
from dmd_core.toml_text import parse_toml
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


def test_every_key_of_a_position_is_explained() -> None:
    """Those of the table and those beside it, each in the table or among what follows."""
    follows = section("Positions").rpartition("has it to be said:")[2]
    named = set(cells("Positions", 0)) | set(re.findall(r"`([^`]+)`", follows))

    assert named == {*get_type_hints(Table), *OWN}


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
