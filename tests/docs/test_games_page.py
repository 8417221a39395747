"""The page about two games: its counts are those of the files."""

import re
from typing import Final

import pytest

from tests.docs.games_page import (
    PAGE,
    counted_anew,
    counts,
    given,
    given_on,
    lines_of,
    numbers_on,
    race,
    said,
)

TEXT: Final = PAGE.read_text(encoding="utf-8")
ANEW: Final = "write the page anew: python -m tests.docs.games_page"
NEAR: Final = 0.25
"""A page may be that much behind the files: ordinary work on a part is no news."""
SMALL: Final = 150
"""Lines that a small part may be off."""


def near(shown: int, counted: int) -> bool:
    """Whether a number of the page still says what there is."""
    return abs(shown - counted) <= max(NEAR * counted, SMALL)


@pytest.mark.parametrize("part", counts())
def test_the_lines_of_a_part_are_those_of_its_files(part: str) -> None:
    """Each part of each game, counted again."""
    shown = numbers_on(TEXT)[part]

    off = [pair for pair in zip(shown, counts()[part], strict=True) if not near(*pair)]

    assert off == [], ANEW


def test_the_rows_of_the_page_are_the_parts() -> None:
    """In their order; none that is gone."""
    assert list(counts()) == list(numbers_on(TEXT)), ANEW


def test_what_a_game_gets_is_as_large_as_the_page_says() -> None:
    """Kernel, tabletop and tools, in the order of the rows."""
    shown = given_on(TEXT)

    assert list(given()) == list(shown)
    assert {part: (shown[part], n) for part, n in given().items() if not near(shown[part], n)} == {}


def test_the_least_a_game_needs_is_as_long_as_the_page_says() -> None:
    """The race, counted as the games are."""
    (shown,) = re.findall(r"some (\d+) lines for a race", TEXT)

    assert near(int(shown), race()), ANEW


def test_one_command_writes_every_number_and_no_word() -> None:
    """Numbers that are all wrong become those of today; the words of the page stay as they are."""
    wrong = re.sub(r"\| [\d,]+(?= \|)", "| 7", TEXT).replace("650 lines", "7 lines")

    mended = counted_anew(wrong)

    assert mended == counted_anew(TEXT)
    assert re.sub(r"[\d,-]+", "", mended) == re.sub(r"[\d,-]+", "", TEXT)
    assert {part: said(lines) for part, lines in given().items()} == {
        part: f"{lines:,}" for part, lines in given_on(mended).items()
    }


def test_an_edit_is_no_news_and_a_new_chapter_is() -> None:
    """A quarter more or less, or some lines of a small part."""
    assert [near(1000, 1300), near(1000, 1400), near(50, 190), near(50, 210)] == [
        True,
        False,
        True,
        False,
    ]


def test_a_count_is_one_of_lines() -> None:
    """A pattern names files, one with ``!`` takes a folder of them out; counts are rounded."""
    every = lines_of(PAGE.parent, ("*.md", "adr/*.md"))

    assert lines_of(PAGE.parent, ("*.md", "adr/*.md", "!adr")) < every
    assert ["12,300", "550", "50", "-"] == [said(12_345), said(537), said(3), said(0)]
