"""Counts the lines of the parts that games are made of, for `docs/games.md`.

``python -m tests.docs.games_page`` writes every number of the page anew.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "games.md"
GAMES: Final = ("death_may_die", "final_girl")
STEPS: Final = ((1000, 100), (0, 50))
"""From how many lines on a count is given in steps of how many: a few lines are no news."""
RACE: Final = "tests/toy/distribution/race_game"
"""The least that a game needs."""

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
    """By folder the lines that a game gets for nothing."""
    core, tools = ROOT / "dmd_core", ROOT / "dmd_replay"
    games = lines_of(tools / "games", ("**/*.py",))
    return {
        "dmd_core/kernel/": lines_of(core / "kernel", ("**/*.py",)),
        "dmd_core/tabletop/": lines_of(core / "tabletop", ("**/*.py",)),
        "dmd_replay/": lines_of(tools, ("**/*.py",)) - games,
        "dmd_replay/games/tabletop/": lines_of(tools / "games/tabletop", ("**/*.py",)),
    }


def race() -> int:
    """The lines of the least game."""
    return lines_of(ROOT / RACE, ("*.py",))


def said(number: int) -> str:
    """A count as the page has it."""
    step = next(step for least, step in STEPS if number >= least)
    return f"{step * max(1, round(number / step)):,}" if number else "-"


def table() -> list[str]:
    """The rows of what each game writes."""
    rows = [f"| {part} | {' | '.join(map(said, each))} |" for part, each in counts().items()]
    sums = [sum(each[game] for each in counts().values()) for game in range(len(GAMES))]
    return [*rows, f"| **all** | {' | '.join(map(said, sums))} |"]


def counted_anew(page: str) -> str:
    """The page with the numbers of today; its words stay."""
    head, rest = page.split("| --- | --: | --: |\n", maxsplit=1)
    _, after = rest.split("\n\n", maxsplit=1)
    page = "\n".join([f"{head}| --- | --: | --: |", *table(), "", after])
    for folder, lines in given().items():
        page = _replaced(rf"(?m)^(\|.*\| `{folder}` \|) [\d,]+ \|$", rf"\1 {said(lines)} |", page)
    return _replaced(r"some [\d,]+ lines for a race", f"some {said(race())} lines for a race", page)


def _replaced(pattern: str, by: str, page: str) -> str:
    page, times = re.subn(pattern, by, page)
    if times != 1:
        raise ValueError(f"docs/games.md has {times} places like {pattern}; expected 1")
    return page


def numbers_on(page: str) -> dict[str, tuple[int, ...]]:
    """By part the numbers of a page's table."""
    found = re.findall(r"^\| ([^|*]+?) \| ([\d,-]+) \| ([\d,-]+) \|$", page, re.MULTILINE)
    return {
        part: tuple(int(one.replace(",", "").replace("-", "0")) for one in numbers)
        for part, *numbers in found
    }


def given_on(page: str) -> dict[str, int]:
    """By folder the lines that a page says a game gets."""
    found = re.findall(r"^\|.*\| `([a-z_/]+)` \| ([\d,]+) \|$", page, re.MULTILINE)
    return {folder: int(lines.replace(",", "")) for folder, lines in found}


def main() -> None:
    """Put the numbers of today into the page."""
    PAGE.write_text(counted_anew(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
