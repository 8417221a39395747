"""Recorded games kept in `fixtures/games`, and how each is made again.

``python -m tests.integration.playthroughs`` records them anew after a change that was meant; the
diff of the repository shows which games changed.
"""

from pathlib import Path
from typing import Final

from dmd_replay.bots import RandomBot
from dmd_replay.death_may_die.adapter import ADAPTER
from dmd_replay.death_may_die.sensible import SensibleBot
from dmd_replay.record import BotDecider, record

FOLDER: Final = Path(__file__).parents[2] / "fixtures/games"

PARTIES: Final = {
    "solo-random": (1, ("ian", "elizabeth"), 11),
    "two-random": (2, ("sister_beth", "rasputin"), 12),
    "three-sensible": (3, ("ian", "sister_beth", "elizabeth"), 23),
    "four-random": (4, ("adam", "ahmed", "fatima", "morgan"), 14),
    "five-sensible": (5, ("the_kid", "borden", "ian", "rasputin", "elizabeth"), 15),
}
"""Players, Investigators and seed of each game; the name says who decides."""


def make(name: str, path: Path) -> None:
    """Record one of the games."""
    players, party, seed = PARTIES[name]
    game = ADAPTER.game_from({"players": players, "investigators": list(party)})
    bot = RandomBot(seed) if name.endswith("random") else SensibleBot(seed)
    record(ADAPTER, game, seed, BotDecider(bot), path, overwrite=True)


def main() -> None:
    """Record all games anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in PARTIES:
        make(name, FOLDER / f"{name}.dmdlog")


if __name__ == "__main__":
    main()
