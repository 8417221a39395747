"""Recorded games kept in `fixtures/games`, and how each is made again.

``python -m tests.death_may_die.games.playthroughs`` records those of the list that are not kept
yet, and prints their lines for `fixtures/kept.txt`. No game is ever recorded anew.
"""

from pathlib import Path
from typing import Final

from dmd_replay.facets.setup import Choice
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.games.death_may_die.sensible import SensibleBot
from dmd_replay.games.death_may_die.weights import FIRST
from dmd_replay.play.record import BotDecider, record
from tests.keeping import keep_missing, recorded
from tests.kept_logs import FIXTURES

PARTIES: Final = {
    "solo-random": (1, ("ian", "elizabeth"), 11),
    "two-random": (2, ("sister_beth", "rasputin"), 12),
    "three-sensible": (3, ("ian", "sister_beth", "elizabeth"), 23),
    "four-random": (4, ("adam", "ahmed", "fatima", "morgan"), 14),
    "five-sensible": (5, ("the_kid", "borden", "ian", "rasputin", "elizabeth"), 15),
    "curious-430": (3, ("borden", "adam", "the_kid"), 430),
    "curious-434": (3, ("ahmed", "sister_beth", "elizabeth"), 434),
    "curious-000": (4, ("morgan", "adam", "fatima", "rasputin"), 0),
    "curious-078": (2, ("ahmed", "fatima"), 78),
    "curious-465": (2, ("elizabeth", "adam"), 465),
    "curious-457": (2, ("ian", "sister_beth"), 457),
    "curious-185": (1, ("borden", "the_kid"), 185),
    "curious-435": (2, ("sister_beth", "rasputin"), 435),
    "curious-049": (1, ("ian", "morgan"), 49),
    "curious-091": (1, ("the_kid", "borden"), 91),
    "curious-409": (5, ("sister_beth", "rasputin", "borden", "fatima", "elizabeth"), 409),
    "curious-347": (3, ("the_kid", "rasputin", "fatima"), 347),
    "curious-433": (2, ("rasputin", "ahmed"), 433),
    "curious-301": (4, ("rasputin", "sister_beth", "the_kid", "ian"), 301),
    "curious-321": (3, ("morgan", "borden", "ian"), 321),
    "curious-233": (2, ("sister_beth", "elizabeth"), 233),
    "curious-766": (2, ("adam", "ahmed"), 766),
    "curious-732": (2, ("rasputin", "ahmed"), 732),
    "curious-754": (2, ("adam", "ahmed"), 754),
}
"""Players, Investigators and seed of each game; the name says who decides.

The games of the curious bot together exercise every card; `test_card_coverage` says if they do not.
"""


BOXES: Final = {
    "curious-alchemy-hastur": ("blasphemous_alchemy", "hastur", ("ian", "fatima"), 1),
    "curious-tomes-cthulhu": ("tomes_of_madness", "cthulhu", ("adam", "morgan"), 2),
    "curious-tomes-hastur": ("tomes_of_madness", "hastur", ("rasputin", "borden"), 3),
    "curious-danse-cthulhu": ("danse_macabre", "cthulhu", ("sister_beth", "ahmed"), 4),
    "curious-danse-hastur": ("danse_macabre", "hastur", ("elizabeth", "the_kid"), 5),
    "curious-idols-cthulhu": ("eldritch_idols", "cthulhu", ("fatima", "rasputin"), 6),
    "curious-idols-hastur": ("eldritch_idols", "hastur", ("borden", "ian"), 7),
    "curious-tide-cthulhu": ("accursed_tide", "cthulhu", ("morgan", "sister_beth"), 8),
    "curious-tide-hastur": ("accursed_tide", "hastur", ("ahmed", "adam"), 9),
    "curious-hour-cthulhu": ("unspeakable_hour", "cthulhu", ("the_kid", "elizabeth"), 10),
    "curious-hour-hastur": ("unspeakable_hour", "hastur", ("ian", "rasputin"), 11),
}
"""A game of two for each other Episode and Elder One, with its seed; they are kept apart."""
BOXES_FOLDER: Final = FIXTURES / "logs" / "boxes"

FIRST_BOT: Final = frozenset({"three-sensible", "five-sensible"})
"""Games of the sensible bot as it was at first."""


def make(name: str, path: Path) -> None:
    """Record one of the games."""
    players, party, seed = PARTIES[name]
    game = TOOLS.setup.definition(Choice({"players": players, "investigators": list(party)}))
    if name in FIRST_BOT:
        bot = BotDecider(SensibleBot(seed, FIRST))
        record(TOOLS, game, seed, bot, path, overwrite=True)
    else:
        recorded(TOOLS, game, name, seed, path)


def make_of_box(name: str, path: Path) -> None:
    """Record a game of another Episode or Elder One."""
    episode, elder, party, seed = BOXES[name]
    game = TOOLS.setup.definition(
        Choice({"players": 2, "investigators": list(party), "episode": episode, "elder_one": elder})
    )
    recorded(TOOLS, game, name, seed, path)


if __name__ == "__main__":
    keep_missing(PARTIES, make)
    keep_missing(BOXES, make_of_box, BOXES_FOLDER)
