"""``dmd-replay fork``: play on from any step of a log."""

from pathlib import Path

import click

from dmd_core.kernel.refusals import RefusedError
from dmd_replay.cli.common import FAILED, bad_input, fail, force_option, json_option, open_log
from dmd_replay.cli.game import LogCommand, tools_for
from dmd_replay.cli.opened import step_of_mark
from dmd_replay.cli.paths import READ, WRITE
from dmd_replay.cli.players import bot_option, player
from dmd_replay.cli.terminal import print_json, tell
from dmd_replay.log import Log
from dmd_replay.play.fork import ForkError, fork
from dmd_replay.play.record import ScriptError
from dmd_replay.words import some


@click.command("fork", cls=LogCommand)
@click.argument("log", type=READ)
@click.argument("out", type=WRITE)
@click.option("--step", "at", type=int, help="The step to go on from; 0 is the setup.")
@click.option("--mark", metavar="NAME", help="The mark to go on from.")
@bot_option
@click.option("--script", type=READ, help="Commands instead of a bot.")
@click.option("--bot-seed", type=int, default=0, show_default=True, help="Seed of the bot.")
@force_option
@json_option
@bad_input
def command(  # noqa: PLR0917 - click passes options by name
    log: Path,
    out: Path,
    at: int | None,
    mark: str | None,
    bot: str | None,
    script: Path | None,
    bot_seed: int,
    force: bool,
    as_json: bool,
) -> None:
    """Play on from a step of LOG and write the whole game to OUT, which names LOG as its parent.

    Exit status: 0 it was written, 1 the log diverges before that step, 2 unusable input.
    """
    inputs = [log] if script is None else [log, script]
    read = open_log(log)
    tools = tools_for(read)
    step = _step(read, at, mark)
    try:
        decider = player(tools, bot, bot_seed, script)
        played = fork(tools, read, step, decider, out, overwrite=force, inputs=inputs)
    except (ForkError, ScriptError) as error:
        fail(error)
    except RefusedError as error:
        fail(f"{log}: the log diverges before that step: {error}", FAILED)
    outcome = tools.ruleset.outcome(played.step.state.table) or "unfinished"
    if as_json:
        facts = {"log": str(out), "from": step, "commands": played.commands, "outcome": outcome}
        print_json(facts)
    else:
        tell(f"{out}: from step {step} on, {some(played.commands, 'command')} in all, {outcome}")


def _step(log: Log, at: int | None, mark: str | None) -> int:
    if (at is None) == (mark is None):
        fail("name the step by either --step or --mark")
    if at is not None:
        return at
    return step_of_mark(log, str(mark))
