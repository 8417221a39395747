"""What a command says: every way to the terminal, and nothing on it that a file could steer.

Names of files, cases, packs and marks, notes, and whatever else stands in a file, are a stranger's.
Each of these functions escapes what is not printable. A line stays one line: a line end in a text
is escaped like anything else, so that no file can add a line that looks like one of ours.

Nothing else in `dmd_replay.cli` prints; the linter refuses `click.echo` elsewhere.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import click
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from dmd_core.kernel.printable import printable
from dmd_replay.cli.waiting import held_off, put_off
from dmd_replay.plain_json import harmless_json

WIDE: Final = 10_000
"""Columns of a table that goes to a file or a pipe: no line of it is broken."""


_NAMES: Final = "dmd_replay.terminal.names"


def call(path: Path, name: str) -> None:
    """Say a name instead of a path, for as long as the command runs: nobody typed that path."""
    ctx = click.get_current_context()
    ctx.meta.setdefault(_NAMES, {})[str(path)] = name


def _named(text: str) -> str:
    ctx = click.get_current_context(silent=True)
    names: dict[str, str] = {} if ctx is None else ctx.meta.get(_NAMES, {})
    for path, name in names.items():
        text = text.replace(path, name)
    return text


def tell(*lines: str, err: bool = False) -> None:
    """Print lines, or an empty one; each is one line whatever is in it.

    Args:
        lines: what is said.
        err: whether it goes to standard error.
    """
    put_off()
    click.echo("\n".join(printable(_named(line)) for line in lines), err=err)


def tell_page(text: str) -> None:
    """Print a text whose line ends are our own, such as a page or a file that was made.

    A text of a stranger that has several lines goes through `quoted` instead.
    """
    put_off()
    click.echo("\n".join(map(printable, text.split("\n"))), nl=False)


def quoted(text: str) -> list[str]:
    r"""The lines of a stranger's text, marked so that none looks like one of ours.

    Example:
        >>> quoted("It hung.\ngame.dmdlog: EXACT\n")
        ['| It hung.', '| game.dmdlog: EXACT']
    """
    return [f"| {line}".rstrip() for line in text.splitlines()]


def print_json(value: object) -> None:
    """Print a value as JSON, in full and sorted; what could steer a terminal is escaped."""
    put_off()
    click.echo(_named(harmless_json(value, readable=True)))


class _Screen(Console):
    """Where tables are printed; a closed pipe is an error as anywhere, see `cli.ending`."""

    def on_broken_pipe(self) -> None:
        """Raise what rich has caught: its own status would say that a game failed."""
        raise BrokenPipeError


def add_row(table: Table, *cells: object) -> None:
    """Add a row to a table; brackets in a cell are no markup, and it stays one line."""
    table.add_row(*(Text(printable(_named(str(cell)))) for cell in cells))


def print_table(table: Table) -> None:
    """Print a table whose rows came by `add_row`; long cells are broken where a terminal ends.

    Outside of a terminal no line is broken, however long: somebody may look for words in it.
    """
    screen = _Screen()
    put_off()
    if screen.is_terminal:
        screen.print(table)
        return
    _print_lines(table)


def _print_lines(table: Table) -> None:
    """Print a table as a file or a pipe has it: in full, without colour."""
    console = _Screen(width=WIDE, color_system=None)
    with console.capture() as captured:
        console.print(table)
    click.echo("\n".join(map(str.rstrip, captured.get().splitlines())))


def print_columns(headings: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print rows below headings; outside of a terminal each is one line, however long."""
    plain = not _Screen().is_terminal
    table = Table(box=None if plain else SIMPLE, pad_edge=False)
    for heading in headings:
        table.add_column(heading, no_wrap=plain, overflow="fold")
    for row in rows:
        add_row(table, *row)
    put_off()
    if plain:
        _print_lines(table)
        return
    console = _Screen()
    with console.capture() as captured:
        console.print(table)
    click.echo("\n".join(map(str.rstrip, captured.get().splitlines())))


class _Rate(ProgressColumn):
    """How many a second."""

    def render(self, task: Task) -> Text:
        """Nothing before it is known."""
        return Text("" if task.speed is None else f"{task.speed:.1f}/s")


@contextmanager
def progress(
    label: str, total: int, *, timed: bool = False, begin: int = 0
) -> Iterator[Callable[[int], None]]:
    """A progress bar on a terminal; nothing elsewhere.

    Args:
        label: what is counted.
        total: how many there are.
        timed: whether it tells how many a second, and the time that is left.
        begin: how many were done before.
    """
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _ignore
        return
    columns: tuple[Any, ...] = (  # Any: rich takes columns of many classes
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        *((_Rate(), TimeRemainingColumn()) if timed else ()),
    )
    with held_off(), Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(printable(label), total=total, completed=begin)

        def update(done: int) -> None:
            bar.update(task, completed=done)

        yield update


def _ignore(_done: int) -> None:
    pass


__all__ = [
    "add_row",
    "print_columns",
    "print_json",
    "print_table",
    "progress",
    "quoted",
    "tell",
    "tell_page",
]
