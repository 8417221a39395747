"""``dmd-replay stats``: what many games have in common."""

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from dmd_replay.cli.common import bad_input, fail, force_option, json_option
from dmd_replay.cli.game import tools_for
from dmd_replay.cli.paths import READ, WRITE
from dmd_replay.cli.terminal import print_columns, print_json, progress, tell
from dmd_replay.facets import GameTools, needed
from dmd_replay.files import spread
from dmd_replay.lang.spoken import ToolWords
from dmd_replay.log import Log, read_log
from dmd_replay.log.format import SUFFIX
from dmd_replay.plain_csv import harmless
from dmd_replay.read.history import history_of
from dmd_replay.report.stats_page import stats_page_of
from dmd_replay.stats import GameNumbers, Group, Summary, measured, spoken, summed
from dmd_replay.writing import check_free, write_file

TOP: Final = 8
"""So many lines of a topic are told; the files have them all."""


@click.command("stats")
@click.argument("logs", nargs=-1, required=True, type=READ)
@click.option("--csv", "table", type=WRITE, help="Write all numbers as a table to this file.")
@click.option("--html", type=WRITE, help="Write a page with charts to this file.")
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
    for target, what in ((table, "the table"), (html, "the page")):
        if target is not None:
            check_free(target, overwrite=force, inputs=files, what=what)
    tools, games = _measured(files)
    found = summed(needed(tools.statistics, tools, "statistics"), games)
    write_summary(found, tools, table, html, force=force, inputs=files)
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
    if not log.records:
        fail(f"{path}: the log has no steps: not even the setup was recorded")
    return log


def write_summary(
    found: Summary,
    tools: GameTools,
    table: Path | None,
    html: Path | None,
    *,
    force: bool,
    inputs: Sequence[Path] = (),
) -> None:
    """Write a summary to the files that were named.

    Raises:
        OSError: if one may not be written, or cannot be.
    """
    if table is not None:
        write_file(table, csv_of(found), overwrite=force, inputs=inputs, what="the table")
    if html is not None:
        words = tools.words
        title = words("stats-title", title=tools.title, n=found.groups[0].games)
        page = stats_page_of(spoken(found, words), title, words)
        data = page.encode("utf-8", "replace")
        write_file(html, data, overwrite=force, inputs=inputs, what="the page")


def csv_of(found: Summary) -> bytes:
    """A summary as a table; a name that a spreadsheet would take for a formula is quoted."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(("heading", "name", "measure", "value"))
    for heading, name, measure, value in found.rows():
        writer.writerow((heading, harmless(name), measure, value))
    return stream.getvalue().encode("utf-8", "replace")


def tell_summary(found: Summary, words: ToolWords) -> None:
    """Print a summary: rates first, then the most and the least of each topic."""
    found = spoken(found, words)
    of, games, wins, rate, rounds, times, in_games = (
        words(f"stats-{name}").lower()
        for name in ("of", "games", "wins", "rate", "rounds", "times", "in-games")
    )
    print_columns(
        (of, games, wins, rate, "95 %", rounds), (_row(one, words) for one in found.groups)
    )
    topics: dict[str, list[tuple[object, ...]]] = {}
    for tally in found.tallies:
        topics.setdefault(tally.topic, []).append((tally.name, tally.n, tally.games))
    for topic, rows in topics.items():
        tell("")
        print_columns((topic, times, in_games), rows[:TOP])
        if len(rows) > TOP:
            least = ", ".join(f"{name} ({n})" for name, n, _ in rows[-2:])
            tell(words("stats-more", n=len(rows) - TOP, least=least))
    for curve in found.curves:
        tell("")
        comma = ", " if words.number(0.1) == "0.1" else "; "
        means = comma.join(map(words.number, curve.means))
        tell(words("stats-each-round", name=curve.gauge, means=means))


def _row(group: Group, words: ToolWords) -> tuple[object, ...]:
    name = f"{group.heading}: {group.name}" if group.name else group.heading
    bounds = f"{100 * group.low:.0f}-{100 * group.high:.0f} %"
    rate = f"{100 * group.rate:.0f} %"
    return name, group.games, group.wins, rate, bounds, words.number(group.rounds)
