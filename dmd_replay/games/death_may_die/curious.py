"""A curious player: mostly sensible, so that games last, now and then anything that is legal.

Games of a random bot are over before a Skill reaches its third level; a sensible one never tries
what looks bad. This one sees more of the box than either.
"""

from itertools import islice
from random import Random
from typing import Final, final

from dmd_core.death_may_die import commands as c
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command
from dmd_core.kernel.state import State
from dmd_replay.facets.bots import need_asked
from dmd_replay.games.death_may_die.sensible import CHOICES, SensibleBot
from dmd_replay.games.death_may_die.weights import FIRST

WHIM: Final = 0.2
"""How often it follows a whim where that is harmless."""
PATIENT: Final = frozenset({"action", "step", "target", "reroll", "attacker"})
"""Kinds of decisions in which it follows a whim far less often: a game would not last."""
RARELY: Final = 0.06


@final
class CuriousBot:
    """Chooses like `SensibleBot`, but tries things out, and levels one Skill as far as it goes."""

    def __init__(self, seed: int) -> None:
        """Start the bot's own generator."""
        self._random = Random(seed)  # noqa: S311 - a bot, not a secret
        self._sensible = SensibleBot(seed, FIRST)
        self._favourite = self._random.randrange(3)

    def choose(self, game: Game, state: State[Table], decision: Decision) -> Command:
        """The favourite Skill for a level; else mostly the sensible choice."""
        need_asked(decision, game, Game)
        options = list(islice(decision.legal(), CHOICES))
        levels = [option for option in options if isinstance(option, c.LevelUp)]
        if levels:
            board = game.boards[decision.seat].skills
            wanted = board[self._favourite % len(board)]
            return next((o for o in levels if o.skill == wanted), self._random.choice(levels))
        limit = RARELY if decision.kind in PATIENT else WHIM
        if self._random.random() < limit:
            return self._random.choice(options)
        return self._sensible.choose(game, state, decision)


__all__ = ["CuriousBot"]
