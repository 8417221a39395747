"""``dmd-replay record``: play a game and write its log."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

import dmd_core as dmd
from dmd_replay.bots import Bot, RandomBot
from dmd_replay.cli.common import (
    bad_input,
    check_seed,
    fail,
    game_of,
    json_option,
    print_json,
    progress,
    setup_options,
)
from dmd_replay.death_may_die.adapter import ADAPTER
from dmd_replay.death_may_die.sensible import SensibleBot
from dmd_replay.record import BotDecider, Decider, ScriptDecider, ScriptError, record

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "sensible": SensibleBot}
USUAL_LENGTH = 400
"""Commands of a usual game: the length of the progress bar."""


@click.command("record")
@click.argument("out", type=click.Path(path_type=Path))
@click.option("--bot", type=click.Choice(sorted(BOTS)), default="sensible", show_default=True)
@click.option(
    "--script", type=click.Path(path_type=Path), help="Commands, one per line, instead of a bot."
)
@click.option("--seed", type=int, default=0, show_default=True, help="Seed of the game's chance.")
@click.option("--bot-seed", type=int, default=0, show_default=True, help="Seed of the bot.")
@click.option("--table", is_flag=True, help="No seed: faces and cards are typed in by the script.")
@click.option("--force", is_flag=True, help="Overwrite OUT if it exists.")
@setup_options
@json_option
@bad_input
def command(  # noqa: PLR0917 - click passes options by name
    out: Path,
    bot: str,
    script: Path | None,
    seed: int,
    bot_seed: int,
    table: bool,
    force: bool,
    players: int,
    investigators: str | None,
    episode: str,
    elder_one: str,
    rulings: tuple[str, ...],
    packs: tuple[str, ...],
    as_json: bool,
) -> None:
    """Play a game and write its log to OUT.

    Without --script a bot decides everything. With --script each line of the file is one command
    in its text form, as `dmd-replay legal` prints them, such as "run" or "step s02"; # starts a
    comment, and the log ends where the script ends. With --table the script also types what dice
    and decks showed, as lines such as "typed blank,success,tentacle". Nothing is written if a line
    does not fit.
    """
    check_seed(seed)
    if table and script is None:
        fail("--table needs --script: somebody has to type the dice in")
    game = game_of(players, investigators, episode, elder_one, rulings, packs)
    decider: Decider
    try:
        if script is None:
            decider = BotDecider(BOTS[bot](bot_seed))
        else:
            decider = ScriptDecider(script, ADAPTER)
        with progress("playing", USUAL_LENGTH) as update:
            played = record(
                ADAPTER,
                game,
                None if table else seed,
                decider,
                out,
                overwrite=force,
                progress=update,
            )
    except ScriptError as error:
        fail(str(error))
    outcome = dmd.outcome(played.step.state) or "unfinished"
    if as_json:
        print_json(
            {
                "log": str(out),
                "commands": played.commands,
                "events": played.events,
                "outcome": outcome,
            }
        )
    else:
        click.echo(f"{out}: {played.commands} commands, {played.events} events, {outcome}")
