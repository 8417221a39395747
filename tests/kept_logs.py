"""The games that were kept: which of them the rules of today still play to the end."""

from functools import cache
from pathlib import Path
from typing import Final

from dmd_replay.log import parse_log

FIXTURES: Final = Path(__file__).parents[1] / "fixtures"
KEPT: Final = FIXTURES / "kept.txt"
DEATH_MAY_DIE: Final = "death-may-die"
FINAL_GIRL: Final = "final_girl"
HEAD: Final = 4096
"""So many bytes of a log hold its header at least; the rest is read by the tests that need it."""


def lines() -> list[tuple[str, str, str]]:
    """The digests of `kept.txt`, the files they are of, and the declared changes that they meet."""
    found = (line.split() for line in KEPT.read_text(encoding="utf-8").splitlines())
    return [(digest, name, "".join(change)) for digest, name, *change in found]


@cache
def _ruleset(path: Path) -> str:
    return parse_log(path.read_bytes()[:HEAD], path.name).header.ruleset


@cache
def games_of(ruleset: str = DEATH_MAY_DIE) -> tuple[Path, ...]:
    """The kept games of a game: which one a log is of, its header says."""
    kept = sorted((FIXTURES / "games").glob("*.dmdlog"))
    return tuple(path for path in kept if _ruleset(path) == ruleset)


def exact_games(ruleset: str = DEATH_MAY_DIE) -> tuple[Path, ...]:
    """The kept games that meet no declared change, so that all their commands can be given."""
    changed = {FIXTURES / name for _, name, change in lines() if change}
    return tuple(path for path in games_of(ruleset) if path not in changed)
