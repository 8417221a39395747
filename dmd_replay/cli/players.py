"""Who plays: a bot of the game, or a script."""

from pathlib import Path
from typing import final

import click

from dmd_replay.cli.common import fail
from dmd_replay.cli.game import tools_in
from dmd_replay.facets import GameTools
from dmd_replay.facets.game import bots_of
from dmd_replay.play.record import BotDecider, Decider, ScriptDecider


@final
class _BotOption(click.Option):
    """An option whose help names the bots of the game that a command line is about."""

    def make_metavar(self, ctx: click.Context) -> str:
        """The names, the usual one first."""
        return f"[{'|'.join(bots_of(tools_in(ctx)))}]"


bot_option = click.option(
    "--bot", cls=_BotOption, help="A bot of the game; the first of these if left out."
)


def player(tools: GameTools, bot: str | None, seed: int, script: Path | None) -> Decider:
    """Who decides; ends with a sentence if the game has no such bot.

    Args:
        tools: the game.
        bot: the name of a bot; the usual one if left out.
        seed: of the bot.
        script: commands instead of a bot.

    Raises:
        ScriptError: if the script is not text.
        OSError: if it cannot be read.
    """
    if script is not None:
        return ScriptDecider(script, tools)
    return BotDecider(bots_of(tools)[bot_name(tools, bot)](seed))


def bot_name(tools: GameTools, bot: str | None) -> str:
    """The name of the bot that is meant, the usual one if none was named.

    Ends with a sentence if the game has no such bot.
    """
    bots = bots_of(tools)
    name = next(iter(bots)) if bot is None else bot
    if name not in bots:
        fail(f"--bot {name} is unknown; {tools.title} has {', '.join(sorted(bots))}")
    return name


__all__ = ["bot_name", "bot_option", "player"]
