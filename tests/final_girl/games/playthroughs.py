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
    "final-girl-sensible-105": (
        {
            "killer": "butcher",
            "location": "glassworks",
            "girl": "nora",
            "board": "extreme",
            "epic": True,
            "bonus_item": True,
        },
        105,
    ),
    "final-girl-curious-135": (
        {"killer": "butcher", "location": "glassworks", "girl": "nora", "bonus_item": True},
        135,
    ),
    "final-girl-curious-606": (
        {
            "killer": "beekeeper",
            "location": "camp",
            "girl": "tilda",
            "epic": True,
            "rulings": ("recycle_saved=true",),
        },
        606,
    ),
    "final-girl-curious-131": (
        {
            "killer": "butcher",
            "location": "camp",
            "girl": "ines",
            "board": "extreme",
            "bonus_item": True,
        },
        131,
    ),
    "final-girl-curious-439": (
        {"killer": "beekeeper", "location": "camp", "girl": "ines", "bonus_item": True},
        439,
    ),
    "final-girl-curious-703": (
        {
            "killer": "beekeeper",
            "location": "glassworks",
            "girl": "ines",
            "bonus_item": True,
            "rulings": ("recycle_saved=true",),
        },
        703,
    ),
    "final-girl-curious-612": (
        {"killer": "butcher", "location": "camp", "girl": "nora", "board": "extreme"},
        612,
    ),
    "final-girl-curious-054": (
        {"killer": "butcher", "location": "glassworks", "girl": "tilda", "epic": True},
        54,
    ),
    "final-girl-curious-651": (
        {
            "killer": "beekeeper",
            "location": "glassworks",
            "girl": "tilda",
            "board": "extreme",
            "bonus_item": True,
            "rulings": ("recycle_saved=true",),
        },
        651,
    ),
    "final-girl-curious-714": (
        {
            "killer": "beekeeper",
            "location": "camp",
            "girl": "ines",
            "board": "extreme",
            "epic": True,
            "rulings": ("recycle_saved=true",),
        },
        714,
    ),
    "final-girl-curious-213": (
        {"killer": "butcher", "location": "camp", "girl": "ines", "epic": True, "bonus_item": True},
        213,
    ),
    "final-girl-curious-239": (
        {
            "killer": "beekeeper",
            "location": "glassworks",
            "girl": "tilda",
            "bonus_item": True,
            "rulings": ("recycle_saved=true",),
        },
        239,
    ),
    "final-girl-curious-122": (
        {
            "killer": "butcher",
            "location": "glassworks",
            "girl": "nora",
            "board": "extreme",
            "epic": True,
        },
        122,
    ),
    "final-girl-curious-218": (
        {
            "killer": "butcher",
            "location": "glassworks",
            "girl": "nora",
            "board": "extreme",
            "epic": True,
        },
        218,
    ),
    "final-girl-curious-214": (
        {"killer": "butcher", "location": "camp", "girl": "nora", "epic": True},
        214,
    ),
    "final-girl-curious-735": (
        {"killer": "butcher", "location": "camp", "girl": "nora", "bonus_item": True},
        735,
    ),
    "final-girl-curious-050": (
        {"killer": "butcher", "location": "camp", "girl": "nora", "board": "extreme", "epic": True},
        50,
    ),
    "final-girl-curious-230": (
        {"killer": "butcher", "location": "glassworks", "girl": "ines", "epic": True},
        230,
    ),
    "final-girl-curious-195": (
        {
            "killer": "beekeeper",
            "location": "camp",
            "girl": "tilda",
            "board": "extreme",
            "bonus_item": True,
        },
        195,
    ),
    "final-girl-curious-178": (
        {
            "killer": "butcher",
            "location": "glassworks",
            "girl": "tilda",
            "board": "extreme",
            "epic": True,
            "rulings": ("recycle_saved=true",),
        },
        178,
    ),
    "final-girl-curious-087": (
        {"killer": "beekeeper", "location": "glassworks", "girl": "nora", "bonus_item": True},
        87,
    ),
    "final-girl-curious-wavering-tilda": ({"girl": "tilda"}, 12),
    "final-girl-curious-wavering-bees": (
        {"killer": "beekeeper", "girl": "nora", "principle": "realistic"},
        13,
    ),
}
"""Options and seed of each game; the name says who decides.

Together they have every killer, location and Final Girl with one another, and every card of these
does something in one of them; `test_card_coverage` says if not.
"""


def make(name: str, path: Path) -> None:
    """Record one of the games."""
    given, seed = GAMES[name]
    game = TOOLS.setup.definition(TOOLS.setup.choose(given))
    recorded(TOOLS, game, name, seed, path)


if __name__ == "__main__":
    keep_missing(GAMES, make)
