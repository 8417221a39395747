"""A curious player: mostly sensible, so that games last, now and then anything that is legal.

Games of a random bot are over before the finale; a sensible one never tries what looks bad. This
one sees more of the box than either.
"""

from itertools import islice
from random import Random
from typing import Final, final

from dmd_core.final_girl.game import Game
from dmd_core.final_girl.state import Table
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command
from dmd_core.kernel.state import State
from dmd_replay.facets.bots import need_asked
from dmd_replay.games.final_girl.sensible import CHOICES, SensibleBot

WHIM: Final = 0.25
"""How often it follows a whim where that is harmless."""
PATIENT: Final = frozenset({"action", "move", "roll", "react"})
"""Kinds of decisions in which it follows a whim far less often: a game would not last."""
RARELY: Final = 0.08


@final
class CuriousBot:
    """Chooses like `SensibleBot`, but tries things out."""

    def __init__(self, seed: int) -> None:
        """Start the bot's own generator."""
        self._random = Random(seed)  # noqa: S311 - a bot, not a secret
        self._sensible = SensibleBot(seed)

    def choose(self, game: Game, state: State[Table], decision: Decision) -> Command:
        """Mostly the sensible choice."""
        need_asked(decision, game, Game)
        limit = RARELY if decision.kind in PATIENT else WHIM
        if self._random.random() < limit:
            return self._random.choice(list(islice(decision.legal(), CHOICES)))
        return self._sensible.choose(game, state, decision)


__all__ = ["CuriousBot"]
