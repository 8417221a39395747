"""Bots: who plays when nobody does. They have a generator of their own, never the game's."""

from collections.abc import Mapping
from itertools import islice
from random import Random
from typing import Any, Final

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command
from dmd_core.kernel.state import State
from dmd_replay.facets import GameTools
from dmd_replay.facets.bots import BotMaker

CHOICES: Final = 64
"""A random bot looks at so many options at most; typed chance facts can be very many."""


class RandomBot:
    """Chooses evenly among the legal commands."""

    def __init__(self, seed: int) -> None:
        """Start the bot's own generator."""
        self._random = Random(seed)  # noqa: S311 - a bot, not a secret

    def choose(self, game: Any, state: State[Any], decision: Decision) -> Command:  # noqa: ANN401, ARG002 - see `Bot`
        """Any legal command."""
        options = list(islice(decision.legal(), CHOICES))
        return options[self._random.randrange(len(options))]


RANDOM: Final = "random"
"""Name of the bot that every game has."""


def bots_of(tools: GameTools) -> Mapping[str, BotMaker]:
    """The bots of a game by name, the usual one first; the random one is always there."""
    return {**tools.bots, RANDOM: RandomBot}


__all__ = ["RANDOM", "RandomBot", "bots_of"]
