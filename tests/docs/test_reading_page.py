"""What the page about reading games shows is what the commands print."""

import shutil
from pathlib import Path

import pytest

from tests.docs.console import GAP, fits, shown, wrong

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/reading-games.md").read_text(encoding="utf-8")
GAMES = {"a": "game", "b": "other"}
"""The kept games of the page, and what it calls them."""


def test_the_commands_print_what_the_page_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every command of the page, in an empty folder, with its exit status."""
    monkeypatch.chdir(tmp_path)
    for kept, name in GAMES.items():
        shutil.copy(ROOT / f"fixtures/logs/read/{kept}.dmdlog", f"{name}.dmdlog")
    commands = list(shown(PAGE))

    assert [] == [says for command in commands if (says := wrong(*command))]
    assert 10 == len(commands)


def test_other_lines_do_not_fit() -> None:
    """Lines fit what the page shows only as they are; a gap stands for any lines or words."""
    assert fits(["a", GAP, "d"], ["a", "b", "c", "d"])
    assert fits(["a", GAP], ["a", "b"])
    assert fits([f"a {GAP} d"], ["a b c d"])
    assert not fits([f"a {GAP} d"], ["a b", "c d"])
    assert not fits(["a", "d"], ["a", "b", "d"])
    assert not fits(["a", GAP, "e"], ["a", "b", "d"])
