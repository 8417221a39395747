"""What many games have in common, as commands give it: on the terminal, as a table, as a page."""

import csv
import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, final

import attrs
import click

from dmd_replay.cli.common import fail
from dmd_replay.cli.paths import WRITE
from dmd_replay.cli.terminal import print_columns, tell
from dmd_replay.facets import GameTools
from dmd_replay.lang.spoken import ToolWords
from dmd_replay.plain_csv import harmless
from dmd_replay.report.stats_page import stats_page_of
from dmd_replay.stats import Group, Summary, spoken
from dmd_replay.writing import check_free, real_path, write_file

TOP: Final = 8
"""So many lines of a topic are told; the files have them all."""
GROUPS: Final = 12
"""So many lines of one heading are told of the rates, such as of parties; as above."""


def summary_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """The options that name files for a summary: `table` and `html` of `SummaryFiles`.

    `Any`: click's decorators take functions of any arguments.
    """
    table = click.option(
        "--csv", "table", type=WRITE, help="Write all numbers as a table to this file."
    )
    page = click.option("--html", type=WRITE, help="Write a page with charts to this file.")
    return table(page(function))


@final
@attrs.frozen
class SummaryFiles:
    """The files that a summary is written to, if any were named.

    Attributes:
        table: all numbers as CSV.
        page: tables and charts as HTML.
        force: whether files that are there may be replaced.
        inputs: what is read or written elsewhere; it is not replaced.
    """

    table: Path | None
    page: Path | None
    force: bool
    inputs: tuple[Path, ...] = ()

    def __bool__(self) -> bool:
        """Whether anything is to be written."""
        return bool(self._targets())

    def _targets(self) -> list[tuple[Path, str]]:
        targets = ((self.table, "the table"), (self.page, "the page"))
        return [(path, what) for path, what in targets if path is not None]

    def check(self, made: Path | None = None) -> None:
        """Refuse places where nothing can be written, before the work is done.

        Args:
            made: a folder that will be there when the files are written.

        Raises:
            OSError: if one may not be written; the sentence says why.
        """
        targets = self._targets()
        if len({real_path(path) for path, _ in targets}) < len(targets):
            fail("--csv and --html name the same file; name two")
        for path, what in targets:
            if made is None or made.exists() or real_path(path).parent != real_path(made):
                check_free(path, overwrite=self.force, inputs=self.inputs, what=what)

    def write(self, found: Summary | None, tools: GameTools) -> None:
        """Write a summary; say so where there is none, as no game could be counted.

        Raises:
            OSError: if a file may not be written, or cannot be.
        """
        for path, what in self._targets():
            if found is None:
                tell(f"{path}: not written, as no game can be counted", err=True)
                continue
            data = csv_of(found) if path == self.table else page_of(found, tools)
            write_file(path, data, overwrite=self.force, inputs=self.inputs, what=what)


def csv_of(found: Summary) -> bytes:
    """A summary as a table; a name that a spreadsheet would take for a formula is quoted."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(("heading", "name", "measure", "value"))
    for heading, name, measure, value in found.rows():
        writer.writerow((heading, harmless(name), measure, value))
    return stream.getvalue().encode("utf-8", "replace")


def page_of(found: Summary, tools: GameTools) -> bytes:
    """A summary as a page, in the language of the tools."""
    words = tools.words
    title = words("stats-title", title=tools.title, n=found.groups[0].games)
    return stats_page_of(spoken(found, words), title, words).encode("utf-8", "replace")


def tell_summary(found: Summary, words: ToolWords) -> None:
    """Print a summary: rates first, then the most and the least of each topic."""
    found = spoken(found, words)
    of, games, wins, rate, rounds, times, in_games = (
        words(f"stats-{name}").lower()
        for name in ("of", "games", "wins", "rate", "rounds", "times", "in-games")
    )
    shown, left = _most_played(found.groups)
    print_columns((of, games, wins, rate, "95 %", rounds), (_row(one, words) for one in shown))
    for rest in left:
        least = ", ".join(f"{_called(one)} ({one.games})" for one in rest[-2:])
        tell(words("stats-more", n=len(rest), least=least))
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


def _most_played(groups: Sequence[Group]) -> tuple[list[Group], list[list[Group]]]:
    """The groups that are shown, in their order, and those left out, by headings, the least last.

    Each random game may have a party of its own: of such a heading those with the most games.
    """
    headings: dict[str, list[Group]] = {}
    for one in groups:
        headings.setdefault(one.heading, []).append(one)
    left = [
        sorted(rows, key=lambda one: -one.games)[GROUPS:]
        for rows in headings.values()
        if len(rows) > GROUPS
    ]
    gone = {id(one) for rows in left for one in rows}
    return [one for one in groups if id(one) not in gone], left


def _called(group: Group) -> str:
    return f"{group.heading}: {group.name}" if group.name else group.heading


def _row(group: Group, words: ToolWords) -> tuple[object, ...]:
    bounds = f"{100 * group.low:.0f}-{100 * group.high:.0f} %"
    rate = f"{100 * group.rate:.0f} %"
    return _called(group), group.games, group.wins, rate, bounds, words.number(group.rounds)


__all__ = ["SummaryFiles", "csv_of", "summary_options", "tell_summary"]
