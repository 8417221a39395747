"""Bots: who plays when nobody does. They have a generator of their own, never the game's."""

from itertools import islice
from random import Random
from typing import Any, Final, Protocol

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command
from dmd_core.kernel.state import State

CHOICES: Final = 64
"""A random bot looks at so many options at most; typed chance facts can be very many."""


class Bot(Protocol):
    """Chooses a command for every decision.

    `Any` stands for the definition and the table of a game.
    """

    def choose(self, game: Any, state: State[Any], decision: Decision) -> Command:  # noqa: ANN401 - see the class
        """A legal command of the decision."""


class RandomBot:
    """Chooses evenly among the legal commands."""

    def __init__(self, seed: int) -> None:
        """Start the bot's own generator."""
        self._random = Random(seed)  # noqa: S311 - a bot, not a secret

    def choose(self, game: Any, state: State[Any], decision: Decision) -> Command:  # noqa: ANN401, ARG002 - see `Bot`
        """Any legal command."""
        options = list(islice(decision.legal(), CHOICES))
        return options[self._random.randrange(len(options))]


__all__ = ["Bot", "RandomBot"]
