"""What the page about embedding shows is what the library answers."""

import doctest
import re
from pathlib import Path
from typing import get_type_hints

import dmd_core as dmd
from dmd_core.death_may_die.state import Enemy, HeldCard, Investigator

PAGE = (Path(__file__).parents[2] / "docs/embedding.md").read_text(encoding="utf-8")


def test_the_examples_of_the_page_give_what_it_shows() -> None:
    """Every example runs; where a line of an answer is broken, the page says so by a backslash."""
    whole = PAGE.replace("\\\n", "").replace("```", "")
    found = doctest.DocTestParser().get_doctest(whole, {}, "embedding.md", "docs/embedding.md", 0)
    lines: list[str] = []

    result = doctest.DocTestRunner(verbose=False).run(found, out=lines.append)

    assert result.failed == 0, "".join(lines)
    assert result.attempted > 5


def test_the_table_of_the_page_has_every_field_of_the_table() -> None:
    """Each once, and of Investigators, their cards and Enemies those that it names are there."""
    part = PAGE.split("\n## The table\n")[1].split("\n## ")[0]
    rows = [line.split(" | ", 1) for line in part.splitlines() if line.startswith("| `")]
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row[0])]
    says = {row[0].strip("| `"): re.findall(r"`(\w+)`", row[1]) for row in rows}

    assert sorted([*named, "backs", "insanities"]) == sorted(get_type_hints(dmd.Table))
    assert set(says["investigators"]) <= {
        *get_type_hints(Investigator),
        *get_type_hints(HeldCard),
    }
    assert set(says["enemies"]) == set(get_type_hints(Enemy))


def test_what_a_setup_may_name_is_what_the_page_lists() -> None:
    """The short way takes what it says, and makes the setup of it."""
    (names,) = re.findall(r"`load_game` takes (.+?), or one `dmd.Setup`", PAGE)

    game = dmd.load_game(
        players=2, investigators=("ian", "adam"), episode="danse_macabre", elder_one="hastur"
    )
    assert game.setup == dmd.Setup(2, ("ian", "adam"), "danse_macabre", "hastur")
    assert ["players", "investigators", "episode", "elder_one"] == re.findall(r"`(\w+)`", names)
