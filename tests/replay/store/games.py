"""Games for tests of the store, played by a bot."""

from typing import Any

from dmd_replay import game_tools
from dmd_replay.facets.bots import RandomBot
from dmd_replay.store import Store, StoredGame

TOOLS = game_tools("death-may-die")


def definition() -> Any:  # noqa: ANN401 - of any game
    """The usual game."""
    return TOOLS.setup.definition(TOOLS.setup.choose({}))


def begun(store: Store, name: str = "friday", *, seed: int = 7, every: int = 64) -> StoredGame:
    """A game of one seed, at its first decision."""
    return StoredGame.begin(store, name, TOOLS, definition(), seed, every=every)


def played(game: StoredGame, most: int = 1000, *, seed: int = 1) -> int:
    """Let a bot play so many commands, or to the end; gives how many there were."""
    bot = RandomBot(seed)
    for count in range(most):
        if game.decision is None:
            return count
        game.do(bot.choose(game.game, game.state, game.decision))
    return most
