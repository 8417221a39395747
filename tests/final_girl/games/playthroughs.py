"""Recorded games of Final Girl kept in `fixtures/games`, and how each is made.

``python -m tests.final_girl.games.playthroughs`` records those of the list that are not kept yet,
and prints their lines for `fixtures/kept.txt`. No game is ever recorded anew.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from dmd_replay.games.final_girl.game import TOOLS
from tests.keeping import keep_missing, recorded

GAMES: Final[Mapping[str, tuple[Mapping[str, Any], int]]] = {
    "final-girl-sensible-camp": ({"girl": "nora"}, 7),
    "final-girl-sensible-glassworks": (
        {"killer": "beekeeper", "location": "glassworks", "girl": "tilda", "bonus_item": True},
        8,
    ),
    "final-girl-curious-epic": ({"girl": "ines", "epic": True, "board": "extreme"}, 9),
    "final-girl-curious-bees": (
        {"killer": "beekeeper", "girl": "tilda", "rulings": ("recycle_saved=true",)},
        10,
    ),
    "final-girl-random-glassworks": ({"location": "glassworks", "principle": "funniest"}, 11),
}
"""Options and seed of each game; the name says who decides."""


def make(name: str, path: Path) -> None:
    """Record one of the games."""
    given, seed = GAMES[name]
    game = TOOLS.setup.definition(TOOLS.setup.choose(given))
    recorded(TOOLS, game, name, seed, path)


if __name__ == "__main__":
    keep_missing(GAMES, make)
