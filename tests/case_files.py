"""The files of cases by the game that they are of."""

from functools import cache
from pathlib import Path
from typing import Final

CASES: Final = Path(__file__).parents[1] / "fixtures/cases"
OF_OTHERS: Final = {"final_girl": CASES / "final_girl"}
"""Folders of the games that are not the usual one, by the name of the game."""


@cache
def case_files(game: str = "") -> tuple[Path, ...]:
    """The case files of a game; without a name of the usual one, which has all other folders."""
    if game:
        return tuple(sorted(OF_OTHERS[game].rglob("*.case.toml")))
    others = set(OF_OTHERS.values())
    files = sorted(CASES.rglob("*.case.toml"))
    return tuple(file for file in files if others.isdisjoint(file.parents))


__all__ = ["case_files"]
