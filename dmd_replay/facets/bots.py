"""The facet of bots: players that decide by themselves.

They have a generator of their own, never the game's.
"""

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any, Final, Protocol

from dmd_core.kernel.arguments import need
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command
from dmd_core.kernel.state import State

CHOICES: Final = 64
"""A random bot looks at so many options at most; typed chance facts can be very many."""


class Bot(Protocol):
    """Decides for every seat; `Any` stands for the definition and table of a game."""

    def choose(self, game: Any, state: State[Any], decision: Decision) -> Command:  # noqa: ANN401 - see the class
        """A legal command of the decision.

        Raises:
            ArgumentError: if the definition is one of another game, or there is no decision, as
                when the game is over.
        """


BotMaker = Callable[[int], Bot]
"""Makes a bot from the seed of its own choices."""


def need_asked(decision: object, game: object = None, kind: type | None = None) -> None:
    """Refuse what a bot cannot choose by.

    Args:
        decision: what it is asked.
        game: the definition, if the bot is of one game.
        kind: the class that it has to be of.

    Raises:
        ArgumentError: for another game, or without a decision.
    """
    if kind is not None:
        need(game, kind, "game", "a definition of the game that the bot plays")
    need(decision, Decision, "decision", "a decision; when there is none, the game is over")


class RandomBot:
    """Chooses evenly among the legal commands."""

    def __init__(self, seed: int) -> None:
        """Start the bot's own generator."""
        self._random = Random(seed)  # noqa: S311 - a bot, not a secret

    def choose(self, game: Any, state: State[Any], decision: Decision) -> Command:  # noqa: ANN401, ARG002 - see `Bot`
        """Any legal command."""
        need_asked(decision)
        options = list(islice(decision.legal(), CHOICES))
        return options[self._random.randrange(len(options))]


RANDOM: Final = "random"
"""Name of the bot that every game has."""


__all__ = ["RANDOM", "Bot", "BotMaker", "RandomBot", "need_asked"]
