"""``dmd-replay coverage``: which rules, cards and kinds of decisions were exercised."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import click
from rich.table import Table

from dmd_core.kernel.refusals import RefusedError
from dmd_replay.check.cases import Case, CaseError, find_files, message_of, read_cases
from dmd_replay.check.coverage import CoverageReport, Tally, report_of
from dmd_replay.check.coverage.html import html_of
from dmd_replay.check.coverage.runs import cover_cases, cover_log, excused, universe
from dmd_replay.cli.common import FAILED, bad_input, fail, force_option, json_option
from dmd_replay.cli.game import game_option, tools_of
from dmd_replay.cli.paths import READ, WRITE
from dmd_replay.cli.terminal import add_row, print_json, print_table, progress, tell
from dmd_replay.facets import GameTools
from dmd_replay.files import spread, told_apart
from dmd_replay.log import Log, read_log
from dmd_replay.log.format import SUFFIX
from dmd_replay.read.seek import PartedError
from dmd_replay.writing import write_file


@click.command("coverage")
@click.argument("logs", nargs=-1, type=READ)
@click.option(
    "--cases",
    "case_paths",
    multiple=True,
    type=click.Path(path_type=Path),
    help="Case files or folders; may be given several times.",
)
@click.option("--html", type=WRITE, help="Write a page to this file.")
@force_option
@game_option
@click.option("--all", "everything", is_flag=True, help="List what was exercised too.")
@json_option
@bad_input
def command(
    logs: tuple[Path, ...],
    case_paths: tuple[Path, ...],
    html: Path | None,
    force: bool,
    game: str | None,
    everything: bool,
    as_json: bool,
) -> None:
    """Tell which rules, cards and kinds of decisions LOGS and cases exercised, and which not.

    A rule is exercised where an event, a decision or a refusal cites it, or where a case that
    holds names it. The cards are those of the packs that were played. A folder among LOGS stands
    for the logs in it.

    Exit status: 0, 1 if a case does not hold, 2 if the input cannot be used.
    """
    if not logs and not case_paths:
        fail("name at least one log, or cases with --cases")
    logs = spread(logs, SUFFIX)
    report, failed = measure(logs, case_paths, game)
    for message in failed:
        tell(*message, "", err=True)
    if html is not None:
        inputs = (*logs, *(find_files(case_paths) if case_paths else ()))
        page = html_of(report).encode("utf-8", "replace")
        write_file(html, page, overwrite=force, inputs=inputs, what="the page")
    if as_json:
        print_json(report.data())
    else:
        show(report, everything=everything)
    raise SystemExit(FAILED if failed else 0)


def measure(
    logs: tuple[Path, ...], case_paths: tuple[Path, ...], game: str | None = None
) -> tuple[CoverageReport, list[list[str]]]:
    """The report over logs and cases, and the messages of the cases that do not hold.

    All have to be of one game: that of `game`, of the first log, or of the first case.
    """
    tools = None if game is None else tools_of(game)
    tally = Tally()
    failed: list[list[str]] = []
    cases = 0
    names = told_apart(logs)
    try:
        with progress("logs", len(logs)) as update:
            for done, path in enumerate(logs, 1):
                log = _whole(path)
                tools = _one_game(tools, log.header.ruleset, path)
                cover_log(tools, log, names[path], tally)
                update(done)
        if case_paths:
            files = told_apart(find_files(case_paths))
            todo = [case for file, called in files.items() for case in read_cases(file, called)]
            cases = len(todo)
            for case in todo:
                if case.game:
                    tools = _one_game(tools, case.game, case.file)
            tools = tools_of(None) if tools is None else tools
            with progress("cases", cases) as update:
                results = cover_cases(tools, _counted(todo, update), tally)
            failed = [message_of(result, tools) for result in results]
    except (CaseError, RefusedError, PartedError) as error:
        fail(error)
    tools = tools_of(None) if tools is None else tools
    report = report_of(universe(tools), excused(tools), tally, games=len(logs), cases=cases)
    return report, failed


def _counted(todo: Sequence[Case], update: Callable[[int], None]) -> Iterator[Case]:
    """Cases one by one, each told when it is done."""
    for done, case in enumerate(todo, 1):
        yield case
        update(done)


def _one_game(tools: GameTools | None, name: str, file: Path) -> GameTools:
    """The game that all logs and cases are of; ends with a sentence if one is of another."""
    if tools is None:
        return tools_of(name)
    if tools.ruleset.name != name:
        fail(
            f"{file}: it is of the game '{name}', the others are of '{tools.ruleset.name}'; name"
            " the logs and cases of one game"
        )
    return tools


def _whole(path: Path) -> Log:
    """A log without damage: half a game would be counted as a whole one.

    Raises:
        LogError: if it is damaged.
    """
    log = read_log(path)
    if log.damage is not None:
        raise log.damage
    return log


def show(report: CoverageReport, *, everything: bool) -> None:
    """Print the report: the totals, then what was missed, or every line."""
    totals = Table("topic", "all", "exercised", "not observable", "missed")
    for topic, *numbers in report.summary():
        add_row(totals, topic.value, *numbers)
    tell(report.seen)
    print_table(totals)
    lines = report.lines if everything else report.missed
    if not lines:
        return
    table = Table("topic", "id", "count", "what", "first seen in")
    for line in lines:
        words = f"not observable: {line.excuse}" if line.excuse else line.words
        cells = (line.topic.value, line.key, str(line.count), words, ", ".join(line.places))
        add_row(table, *cells)
    print_table(table)
