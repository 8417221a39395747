"""The facet of bots: players that decide by themselves."""

from collections.abc import Callable
from typing import Any, Protocol

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command
from dmd_core.kernel.state import State


class Bot(Protocol):
    """Decides for every seat; `Any` stands for the definition and table of a game."""

    def choose(self, game: Any, state: State[Any], decision: Decision) -> Command:  # noqa: ANN401 - see the class
        """A legal command of the decision."""


BotMaker = Callable[[int], Bot]
"""Makes a bot from the seed of its own choices."""

__all__ = ["Bot", "BotMaker"]
