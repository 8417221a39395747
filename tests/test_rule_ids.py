"""Ids of rules, wherever they are written: each is an entry; tests name all that can be seen."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from dmd_replay.registry import game_tools
from tests.kept_logs import DEATH_MAY_DIE, FINAL_GIRL

ROOT: Final = Path(__file__).parents[1]
WRITTEN: Final = tomllib.loads(Path(__file__).with_name("rule_ids.toml").read_text("utf-8"))
GAMES: Final = {"DMD": DEATH_MAY_DIE, "FG": FINAL_GIRL}
PLACES: Final = {
    "dmd_core": ("*.py", "*.toml"),
    "dmd_replay": ("*.py", "*.toml", "*.ftl"),
    "docs": ("*.md",),
    "fixtures/cases": ("*.toml",),
    "tests": ("*.py", "*.toml"),
}
"""Where people write ids, and in which files."""
OTHERS: Final = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "mkdocs.yml")

_ID: Final = re.compile(r"\b(DMD|FG)-([A-Z]+)-(\d+[A-Z]?)\b")
_SHORT: Final = re.compile(r"\b([A-Z]+)[-_](\d+[A-Z]?)\b")


@cache
def book(prefix: str) -> frozenset[str]:
    """The ids of a game's rulebook."""
    found = game_tools(GAMES[prefix]).rulebook
    assert found is not None
    return frozenset(entry.id for entry in found.entries)


@cache
def texts() -> dict[str, str]:
    """Everything that is written, by its place."""
    found = {name: (ROOT / name).read_text(encoding="utf-8") for name in OTHERS}
    for folder, patterns in PLACES.items():
        for pattern in patterns:
            for path in sorted((ROOT / folder).rglob(pattern)):
                if "node_modules" not in path.parts:
                    found[path.relative_to(ROOT).as_posix()] = path.read_text(encoding="utf-8")
    del found["tests/rule_ids.toml"]
    return found


def ids(text: str) -> Iterator[tuple[str, str, str]]:
    """Every id in full: the whole, its prefix, its chapter."""
    for match in _ID.finditer(text):
        yield match[0], match[1], match[2]


def named(prefix: str, package: str) -> set[str]:
    """The ids that tests and cases of a game name, in full, in short, or as constants."""
    found: set[str] = set()
    for place, text in texts().items():
        if place.startswith(("tests/", "fixtures/cases/")):
            found.update(whole for whole, game, _ in ids(text) if game == prefix)
            ours = f"/{package}/" in place or f"dmd_core.{package} import rule_ids" in text
            if ours or f"dmd_core.{package}.rule_ids" in text:
                found.update(f"{prefix}-{m[1]}-{m[2]}" for m in _SHORT.finditer(text))
    return found


def test_every_id_that_is_written_is_an_entry() -> None:
    """In code, pages, cases and tests; those that are meant to be none are listed with reasons."""
    examples = WRITTEN["examples"]
    wrong: dict[str, list[str]] = {}
    for place, text in texts().items():
        for whole, prefix, chapter in ids(text):
            last = examples.get(f"{prefix}-{chapter}", 0)
            if whole not in book(prefix) and not 1 <= int(whole[-2:]) <= last:
                wrong.setdefault(whole, []).append(place)

    assert wrong.keys() == WRITTEN["unknown"].keys(), wrong
    assert [] == [place for places in wrong.values() for place in places if place[:6] != "tests/"]


@pytest.mark.parametrize(
    ("prefix", "package"), [("DMD", "death_may_die"), ("FG", "final_girl")], ids=["dmd", "fg"]
)
def test_every_rule_that_can_be_observed_is_named_by_a_test_or_a_case(
    prefix: str, package: str
) -> None:
    """All of the rulebook but what coverage excuses with a reason; which is entries of it, too."""
    coverage = game_tools(GAMES[prefix]).coverage
    assert coverage is not None
    excused = {key for key in coverage.excused() if "/" not in key}  # the others are no rules

    assert excused < book(prefix)
    assert [] == sorted(book(prefix) - excused - named(prefix, package))
