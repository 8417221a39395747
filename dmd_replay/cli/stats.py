"""``dmd-replay stats``: what many games have in common."""

from collections.abc import Sequence
from pathlib import Path

import click

from dmd_replay.cli.common import bad_input, fail, force_option, json_option, need_steps
from dmd_replay.cli.game import tools_for
from dmd_replay.cli.paths import READ
from dmd_replay.cli.summed import SummaryFiles, summary_options, tell_summary
from dmd_replay.cli.terminal import print_json, progress
from dmd_replay.facets import GameTools, needed
from dmd_replay.files import spread
from dmd_replay.log import Log, read_log
from dmd_replay.log.format import SUFFIX
from dmd_replay.read.history import history_of
from dmd_replay.stats import GameNumbers, measured, summed


@click.command("stats")
@click.argument("logs", nargs=-1, required=True, type=READ)
@summary_options
@force_option
@json_option
@bad_input
def command(
    logs: tuple[Path, ...],
    table: Path | None,
    html: Path | None,
    force: bool,
    as_json: bool,
) -> None:
    """Sum up the games in LOGS: how often they are won, how long they are, what happens in them.

    A folder stands for the logs in it. The rate of wins comes with the bounds between which it lies
    with a confidence of 95 %, for all games and by what they are of, such as party and Episode.
    What was undone counts for nothing. All logs have to be of one game.
    """
    files = spread(logs, SUFFIX)
    targets = SummaryFiles(table, html, force, tuple(files))
    targets.check()
    tools, games = _measured(files)
    found = summed(needed(tools.statistics, tools, "statistics"), games)
    targets.write(found, tools)
    if as_json:
        print_json(found.data())
    else:
        tell_summary(found, tools.words)


def _measured(files: Sequence[Path]) -> tuple[GameTools, list[GameNumbers]]:
    tools: GameTools | None = None
    games: list[GameNumbers] = []
    with progress("games", len(files)) as update:
        for path in files:
            log = _whole(path)
            if tools is None:
                tools = tools_for(log)
            elif tools.ruleset.name != log.header.ruleset:
                fail(
                    f"{path}: it is of the game '{log.header.ruleset}', the others are of"
                    f" '{tools.ruleset.name}'; name the logs of one game"
                )
            games.append(measured(tools, history_of(tools, log)))
            update(len(games))
    if tools is None:
        fail("there is no log")
    return tools, games


def _whole(path: Path) -> Log:
    """A log without damage: half a game would count as a whole one.

    Raises:
        LogError: if it is damaged.
    """
    log = read_log(path)
    if log.damage is not None:
        raise log.damage
    need_steps(path, log)
    return log
