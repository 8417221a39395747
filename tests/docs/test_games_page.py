"""The page about two games: its counts are those of the files."""

import re
from typing import Final

import pytest

from tests.docs.games_page import PAGE, ROOT, counts, given, lines_of, numbers_on, said

TEXT: Final = PAGE.read_text(encoding="utf-8")
NEAR: Final = 0.1
"""A page may be that much behind the files."""
SMALL: Final = 60
"""Lines that a small part may be off."""


def near(shown: int, counted: int) -> bool:
    """Whether a number of the page still says what there is."""
    return abs(shown - counted) <= max(NEAR * counted, SMALL)


@pytest.mark.parametrize("part", counts())
def test_the_lines_of_a_part_are_those_of_its_files(part: str) -> None:
    """Each part of each game, counted again."""
    shown = numbers_on(TEXT)[part]

    assert [part, shown] == [
        part,
        tuple(
            page if near(page, counted) else counted
            for page, counted in zip(shown, counts()[part], strict=True)
        ),
    ]


def test_no_part_stands_on_the_page_that_is_gone() -> None:
    """The rows are the parts, in their order."""
    assert list(counts()) == list(numbers_on(TEXT))


def test_what_a_game_gets_is_as_large_as_the_page_says() -> None:
    """Kernel, tabletop and tools, in the order of the rows."""
    shown = [int(n.replace(",", "")) for n in re.findall(r"\| ([\d,]+) \|$", TEXT, re.MULTILINE)]
    last = shown[-len(given()) :]

    assert [
        page if near(page, counted) else counted
        for page, counted in zip(last, given().values(), strict=True)
    ] == last


def test_the_least_a_game_needs_is_as_long_as_the_page_says() -> None:
    """The race, counted as the games are."""
    (shown,) = re.findall(r"some (\d+) lines for a race", TEXT)

    assert near(int(shown), lines_of(ROOT / "tests/toy/distribution/race_game", ("*.py",)))


def test_a_count_is_one_of_lines() -> None:
    """A pattern names files, one with ``!`` takes a folder of them out; counts are in tens."""
    every = lines_of(PAGE.parent, ("*.md", "adr/*.md"))

    assert lines_of(PAGE.parent, ("*.md", "adr/*.md", "!adr")) < every
    assert ("1,230", "-") == (said(1234), said(0))
