"""What the screens say themselves, in each language."""

from importlib.resources import files

import pytest

from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.tui import words
from dmd_replay.tui.words import ENGLISH, Words, texts

LANGUAGES = sorted(
    file.name.removesuffix(".toml")
    for file in files(words).iterdir()
    if file.name.endswith(".toml")
)


def test_there_are_words_for_each_language_of_the_game() -> None:
    """Beside English those that the game is told in."""
    assert TOOLS.languages is not None
    assert sorted({ENGLISH, *TOOLS.languages.codes}) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_all_texts_with_all_their_holes(language: str) -> None:
    """What is filled in in English is filled in in each; no text is empty."""
    english, other = texts(ENGLISH), texts(language)

    assert list(english) == list(other)
    assert {key: text.count("{}") for key, text in english.items()} == {
        key: text.count("{}") for key, text in other.items()
    }
    assert all(other.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_fits_into_a_small_window(language: str) -> None:
    """It names every key, in a row that is not broken at 80 columns; a paragraph is one line."""
    lines = Words(language).paragraphs("helps")
    rows = [line for line in lines if line.startswith("  ")]

    assert max(map(len, rows)) <= 67
    assert {*"urlawin"} < {row.split()[0] for row in rows}
    assert 2 == lines.count("")
    assert 2 == len([line for line in lines if line and line not in rows])


def test_where_there_is_no_such_language_the_screens_are_english() -> None:
    """As with a file of sentences in a language of one's own."""
    assert Words(ENGLISH)("undo") == Words("eo")("undo") == Words("../en")("undo")
    assert "rest" == Words(ENGLISH).part("rest")
