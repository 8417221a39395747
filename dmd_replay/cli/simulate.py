"""``dmd-replay simulate``: many games, on one machine or many, summed up."""

from pathlib import Path
from shlex import quote

import click

from dmd_replay.cli.common import (
    FAILED,
    bad_input,
    check_seed,
    fail,
    force_option,
    jobs_option,
    json_option,
)
from dmd_replay.cli.game import GameCommand, Given, warn_idle
from dmd_replay.cli.paths import WRITE
from dmd_replay.cli.players import bot_name, bot_option
from dmd_replay.cli.summed import SummaryFiles, csv_of, summary_options, tell_summary
from dmd_replay.cli.terminal import print_json, progress, tell
from dmd_replay.extras import MissingExtraError
from dmd_replay.facets import GameTools, needed
from dmd_replay.processes import how_many
from dmd_replay.simulate.folder import OWN, OtherRunError, RunFolder, check_parquet
from dmd_replay.simulate.keeping import Keep
from dmd_replay.simulate.plan import Plan
from dmd_replay.simulate.playing import OtherVersionError, Row, Work
from dmd_replay.simulate.running import (
    ClusterError,
    check_cluster,
    on_a_cluster,
    on_this_machine,
)
from dmd_replay.stats import summary_of
from dmd_replay.words import some
from dmd_replay.writing import write_file

STATISTICS = "statistics.csv"
SHOWN = 5
"""So many games that went wrong are named."""


@click.command("simulate", cls=GameCommand)
@click.argument("out", type=WRITE)
@click.option("--games", "number", type=int, default=1000, show_default=True, help="How many.")
@bot_option
@click.option("--seed", type=int, default=0, show_default=True, help="All seeds are made of it.")
@click.option("--chunk", type=int, default=100, show_default=True, help="Games kept at once.")
@jobs_option
@click.option("--scheduler", metavar="ADDRESS", help="Play on the Dask cluster of this scheduler.")
@click.option(
    "--keep",
    default="none",
    show_default=True,
    metavar="WHICH",
    help="Logs that are kept: none, wins, losses, failures, every=N.",
)
@click.option("--parquet", is_flag=True, help="Write the table of games as Parquet too.")
@summary_options
@force_option
@json_option
@bad_input
def command(  # noqa: PLR0917 - click passes options by name
    out: Path,
    tools: GameTools,
    given: Given,
    number: int,
    bot: str | None,
    seed: int,
    chunk: int,
    jobs: int,
    scheduler: str | None,
    keep: str,
    parquet: bool,
    table: Path | None,
    html: Path | None,
    force: bool,
    as_json: bool,
) -> None:
    """Play many games with a bot into the folder OUT, and sum them up.

    Each game has seeds made of --seed and its number, so it is the same game wherever it is played,
    and what is summed up does not depend on how many play. What the options of the game do not
    name, such as who plays, is drawn for each game by its seed.

    Chunks that are done are in OUT/chunks. If the command is stopped or killed, the same command
    goes on there. In the end OUT has games.csv, a line for each game, statistics.csv, and the logs
    that were to be kept in OUT/logs. --csv and --html write what is summed up as stats does; with
    a run that is done, without a game played again.

    Exit status 1 if something went wrong in a game.
    """
    check_seed(seed)
    if number < 1 or chunk < 1:
        fail("--games and --chunk take 1 or more")
    if scheduler is not None and jobs:
        fail("--jobs is for this machine; with --scheduler the cluster says how many play")
    facet = needed(tools.statistics, tools, "statistics")
    targets = SummaryFiles(table, html, force, tuple(out / name for name in (*OWN, STATISTICS)))
    targets.check(made=out)
    chosen = _checked(keep, parquet=parquet, cluster=scheduler is not None)
    name = bot_name(tools, bot)
    plan = Plan.of(
        tools,
        given.named,
        given.words,
        bot=name,
        seed=seed,
        games=number,
        chunk=chunk,
        keep=chosen,
    )
    tasks = plan.tasks(tools, given.named)
    warn_idle(tools, tasks(0)[0].choice)
    work = Work(plan.ruleset, name, chosen, plan.library, plan.content)
    try:
        with RunFolder.claimed(out, plan) as folder:
            done = folder.done()
            todo = sorted({*range(plan.chunks)}.difference(done))
            games = number - sum(map(plan.size, todo))
            if done:
                tell(f"{out}: goes on after {some(games, 'game')}", err=True)
            played = (
                on_this_machine(work, todo, tasks, how_many(jobs))
                if scheduler is None
                else on_a_cluster(work, todo, tasks, scheduler)
            )
            with progress("games", number, timed=True, begin=games) as update:
                for one, result in played:
                    folder.keep(one, result)
                    games += len(result.rows)
                    update(games)
            totals, failed = folder.finish(parquet=parquet)
            found = summary_of(facet, totals) if totals.groups else None
            if found is not None:
                own = folder.path / STATISTICS
                write_file(own, csv_of(found), overwrite=True, inputs=[], what="the run")
            targets.write(found, tools)
    except (OtherRunError, ClusterError, OtherVersionError) as error:
        fail(error)
    if as_json:
        print_json(
            {
                "folder": str(out),
                "games": number,
                "failed": [{"game": row.number, "problem": row.problem} for row in failed],
                "statistics": None if found is None else found.data(),
            }
        )
    else:
        if found is not None:
            tell_summary(found, tools.words)
        _tell_failed(out, failed, chosen)
    raise SystemExit(FAILED if failed else 0)


def _checked(keep: str, *, parquet: bool, cluster: bool) -> Keep:
    """Which logs are kept; ends with a sentence if that, or an extra, is not there."""
    try:
        if parquet:
            check_parquet()
        if cluster:
            check_cluster()
        return Keep.read(keep)
    except MissingExtraError as error:
        fail(error)
    except ValueError as error:
        fail(f"--keep {error}")


def _tell_failed(out: Path, failed: list[Row], keep: Keep) -> None:
    """Name games that went wrong, and say how to look at them."""
    if not failed:
        return
    tell("", f"{some(len(failed), 'game')} went wrong:")
    for row in failed[:SHOWN]:
        tell(f"  game {row.number}: {row.problem}")
    if len(failed) > SHOWN:
        tell(f"  ... and {len(failed) - SHOWN} more, see {quote(str(out / 'games.csv'))}")
    if str(keep) != "failures":
        tell("'--keep failures' in another folder keeps their logs")


__all__ = ["command"]
