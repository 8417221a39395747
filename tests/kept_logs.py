"""The games that were kept: which of them the rules of today still play to the end."""

from pathlib import Path
from typing import Final

FIXTURES: Final = Path(__file__).parents[1] / "fixtures"
KEPT: Final = FIXTURES / "kept.txt"


def lines() -> list[tuple[str, str, str]]:
    """The digests of `kept.txt`, the files they are of, and the declared changes that they meet."""
    found = (line.split() for line in KEPT.read_text(encoding="utf-8").splitlines())
    return [(digest, name, "".join(change)) for digest, name, *change in found]


def exact_games() -> tuple[Path, ...]:
    """The kept games that meet no declared change, so that all their commands can be given."""
    return tuple(
        FIXTURES / name for _, name, change in lines() if name.startswith("games/") and not change
    )
