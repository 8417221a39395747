"""Games played to the end by the bot that tries things out: what is shown on the way."""

from functools import cache
from itertools import product
from typing import Final

import attrs

from dmd_core.engine import Engine
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ruleset import FINAL_GIRL
from dmd_core.final_girl.screen import SCREEN
from dmd_core.final_girl.state import Table
from dmd_core.kernel.events import Command
from dmd_core.kernel.step import Step
from dmd_core.screen import Display
from dmd_replay.games.final_girl.curious import CuriousBot
from tests.final_girl.scenarios import make_game

ENGINE: Final = Engine(FINAL_GIRL)
DISPLAY: Final = Display(ENGINE, SCREEN)

FILMS: Final = tuple(product(("butcher", "beekeeper"), ("camp", "glassworks")))
"""Each killer at each location."""
SEEDS: Final = range(len(FILMS))


@attrs.frozen
class Moment:
    """One command of a game: where it was given, and what it did."""

    game: Game
    before: Step[Table]
    command: Command
    after: Step[Table]


@cache
def moments(seed: int) -> tuple[Moment, ...]:
    """The commands of a game with their steps; another film for each of the first seeds."""
    killer, location = FILMS[seed % len(FILMS)]
    game = make_game(("nora", "ines", "tilda")[seed % 3], killer, location)
    bot = CuriousBot(seed)
    now = ENGINE.start(game, seed)
    found: list[Moment] = []
    while now.decision is not None:
        command = bot.choose(game, now.state, now.decision)
        then = ENGINE.apply(game, now.state, command, decision=now.decision)
        found.append(Moment(game, now, command, then))
        now = then
    return tuple(found)


__all__ = ["DISPLAY", "ENGINE", "SEEDS", "Moment", "moments"]
