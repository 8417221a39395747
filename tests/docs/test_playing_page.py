"""The page about playing: its keys are those of the program, its pictures what is shown."""

import re
from pathlib import Path
from typing import Final

import pytest
from textual.binding import Binding

from dmd_replay.tui.app import PlayApp
from dmd_replay.tui.words import Words
from tests.docs.pictures import FOLDER, PICTURES, Picture, drawn
from tests.replay.tui.races import race

PAGE: Final = (Path(__file__).parents[2] / "docs/playing.md").read_text(encoding="utf-8")
SIGNS: Final = {"question_mark": "?", "colon": ":", "slash": "/"}


def bound(binding: Binding) -> str:
    """A key as people write it."""
    return SIGNS.get(binding.key, binding.key)


def test_the_table_has_every_key_of_the_program() -> None:
    """And no other."""
    with race() as sitting:
        keys = {bound(one) for _, one in PlayApp(sitting, Words())._bindings}  # noqa: SLF001 - nothing else has them
    rows = re.findall(r"^\| ([^|]+) \|", PAGE, re.MULTILINE)
    told = {key for row in rows for key in re.findall(r"`(.)`", row)}

    assert {key for key in keys if len(key) == 1} - set("2345678") == told
    assert {"escape", "ctrl+c"} <= keys


def test_every_picture_is_on_the_page() -> None:
    """Each with a sentence for those who do not see it."""
    shown = re.findall(r"!\[[^\]]{20,}\]\(pictures/([a-z-]+)\.svg\)", PAGE)

    assert sorted(picture.name for picture in PICTURES) == sorted(shown)
    assert sorted(shown) == sorted(path.stem for path in FOLDER.glob("play-*.svg"))


@pytest.mark.frontends
@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_a_picture_is_what_the_program_shows(picture: Picture) -> None:
    """Drawn again it is the same; `python -m tests.docs.pictures` draws all anew."""
    kept = (FOLDER / f"{picture.name}.svg").read_text(encoding="utf-8")

    assert kept == drawn(picture)
    assert "http://www.w3.org/2000/svg" in kept
    assert not re.search(r"url\((?!#)", kept)
