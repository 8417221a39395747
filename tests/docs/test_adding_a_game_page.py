"""What the page about a game of one's own shows is what happens."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from dmd_replay.facets import GameTools
from dmd_replay.registry import forget_games
from tests.docs.console import shown, wrong
from tests.toy.site import DISTRIBUTION, install

PAGE: Final = (Path(__file__).parents[2] / "docs/adding-a-game.md").read_text(encoding="utf-8")
CODE: Final = re.compile(r"```python run\n(.*?)```", re.DOTALL)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder, with the race installed."""
    monkeypatch.syspath_prepend(str(install(tmp_path / "site")))
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    forget_games()
    yield tmp_path / "here"
    forget_games()


@pytest.mark.exhaustive
@pytest.mark.usefixtures("folder")
def test_the_commands_print_what_the_page_shows() -> None:
    """In their order, in an empty folder."""
    commands = [one for one in shown(PAGE) if one[0]]

    assert 4 == len(commands)
    assert [] == [found for one in commands if (found := wrong(*one))]


def test_the_code_of_the_page_runs() -> None:
    """The race is played by the engine."""
    (code,) = CODE.findall(PAGE)

    names: dict[str, Any] = {}  # Any: whatever the page defines
    exec(compile(code, "adding-a-game.md", "exec"), names)  # noqa: S102 - the page of this repository

    assert "seat 0 won" == names["engine"].outcome(names["step"].state)


def test_the_entry_point_of_the_page_is_that_of_the_distribution() -> None:
    """The entry point that the page shows is that of the toy distribution, word for word."""
    (shown_one,) = [output[0] for command, _, output in shown(PAGE) if not command]
    project = tomllib.loads((DISTRIBUTION / "pyproject.toml").read_text(encoding="utf-8"))

    assert project["project"]["entry-points"] == tomllib.loads(shown_one)["project"]["entry-points"]


def test_the_tables_name_every_facet() -> None:
    """What a game gives, and what it may leave out, is what the class has."""
    rows = set(re.findall(r"^\| `(\w+)", PAGE, re.MULTILINE))
    others = {"engine", "explorer", "title", "without_rule"}  # follow from the others, or are small

    assert {name for name in vars(GameTools) if not name.startswith("_")} - others == rows
