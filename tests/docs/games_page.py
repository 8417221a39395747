"""Counts the lines of the parts that games are made of, for `docs/games.md`.

``python -m tests.docs.games_page`` writes the table of the page anew.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "games.md"
GAMES: Final = ("death_may_die", "final_girl")
STEP: Final = 10
"""Counts are given in tens: a line more or less is no news."""

CASES: Final = {
    "death_may_die": ("fixtures/cases/**/*.case.toml", "!fixtures/cases/final_girl/**"),
    "final_girl": ("fixtures/cases/final_girl/**/*.case.toml",),
}

PARTS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("the table, ids, streams of chance", ("state.py", "ids.py", "streams.py")),
    ("commands", ("commands.py",)),
    ("events, each with its reducer", ("events/*.py",)),
    ("rules: chapters, frames, lookups", ("chapters/*.py", "*lookups.py", "asking.py")),
    (
        "what holds them together",
        ("registry.py", "handlers.py", "ruleset.py", "rulings.py", "changes.py", "text_frames.py"),
    ),
    ("the definition of a game, its setup", ("game.py", "*setup.py", "__init__.py")),
    ("card language: words", ("words/*.py",)),
    ("card language: carried out", ("run/*.py",)),
    ("card language: its English", ("say/*.py",)),
    ("card language: its checks", ("check/*.py",)),
    ("content: definitions, loader, limits", ("content/*.py",)),
    ("cards and boards, as TOML", ("packs/**/*.toml",)),
    ("the rulebook, as TOML", ("rulebook.toml",)),
    ("the rulebook's reader and constants", ("rulebook.py", "rule_ids.py", "rule_numbers.py")),
    ("positions", ("position/*.py",)),
    ("invariants", ("invariants/*.py",)),
    ("sentences of play", ("text/*.py",)),
    ("what a screen asks", ("screen/*.py",)),
)
"""Parts below the folder of a game in `dmd_core`."""


def lines_of(folder: Path, patterns: Iterable[str]) -> int:
    """The lines of the files that patterns name, without those that a ``!`` takes out."""
    named: set[Path] = set()
    for pattern in patterns:
        if pattern.startswith("!"):
            named -= set(folder.glob(f"{pattern[1:]}/*"))
        else:
            named |= set(folder.glob(pattern))
    return sum(len(file.read_text(encoding="utf-8").splitlines()) for file in named)


def counts() -> dict[str, tuple[int, ...]]:
    """By part the lines of each game, in the order of `GAMES`."""
    found = {
        part: tuple(lines_of(ROOT / "dmd_core" / game, patterns) for game in GAMES)
        for part, patterns in PARTS
    }
    found["for the tools"] = tuple(
        lines_of(ROOT / "dmd_replay/games" / game, ("*.py",)) for game in GAMES
    )
    found["cases, as TOML"] = tuple(lines_of(ROOT, CASES[game]) for game in GAMES)
    found["tests of its own"] = tuple(
        lines_of(ROOT / "tests" / game, ("**/*.py",)) for game in GAMES
    )
    return found


def given() -> dict[str, int]:
    """By part the lines that a game gets for nothing."""
    core, tools = ROOT / "dmd_core", ROOT / "dmd_replay"
    shared = lines_of(tools / "games/tabletop", ("**/*.py",))
    games = lines_of(tools / "games", ("**/*.py",))
    return {
        "kernel": lines_of(core / "kernel", ("**/*.py",)),
        "tabletop": lines_of(core / "tabletop", ("**/*.py",)),
        "tools": lines_of(tools, ("**/*.py",)) - games,
        "tabletop of the tools": shared,
    }


def said(number: int) -> str:
    """A count as the page has it."""
    return f"{round(number, -1):,}" if number else "-"


def table() -> list[str]:
    """The rows of the page."""
    rows = [f"| {part} | {' | '.join(map(said, each))} |" for part, each in counts().items()]
    sums = [sum(each[game] for each in counts().values()) for game in range(len(GAMES))]
    return [*rows, f"| **all** | {' | '.join(map(said, sums))} |"]


def numbers_on(page: str) -> dict[str, tuple[int, ...]]:
    """By part the numbers of a page's table."""
    found = re.findall(r"^\| ([^|*]+?) \| ([\d,-]+) \| ([\d,-]+) \|$", page, re.MULTILINE)
    return {
        part: tuple(int(one.replace(",", "").replace("-", "0")) for one in numbers)
        for part, *numbers in found
    }


def main() -> None:
    """Put the table of today into the page."""
    page = PAGE.read_text(encoding="utf-8")
    head, rest = page.split("| --- | --: | --: |\n", maxsplit=1)
    after = rest.split("\n\n", maxsplit=1)[1]
    rows = "\n".join(table())
    PAGE.write_text(f"{head}| --- | --: | --: |\n{rows}\n\n{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
