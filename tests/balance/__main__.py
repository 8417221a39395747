"""``python -m tests.balance``: play the games and write docs/balance.md."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Final

import click

from tests.balance.chart import chart
from tests.balance.games import Cell, Played, cells, chosen, play
from tests.balance.kept import Kept, digest, kept_in, line, results_of
from tests.balance.page import page

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs/balance.md"
CHART: Final = ROOT / "docs/pictures/balance.svg"
REMARKS: Final = Path(__file__).parent / "remarks.md"
FIRST: Final = 100_000
"""The first seed; seeds below were used to find weights and numbers."""
AT_ONCE: Final = 64
"""Games that are handed to the processes before one of them has ended."""


def _played(todo: Iterator[tuple[Cell, int]], jobs: int) -> Iterator[tuple[Cell, int, Played]]:
    """Play games, each told as soon as it has ended."""
    if jobs == 1:
        for cell, seed in todo:
            yield cell, seed, play(cell, seed)
        return
    with ProcessPoolExecutor(jobs) as pool:
        while batch := tuple(islice(todo, AT_ONCE)):
            running: dict[Future[Played], tuple[Cell, int]] = {
                pool.submit(play, cell, seed): (cell, seed) for cell, seed in batch
            }
            for done in as_completed(running):
                yield *running[done], done.result()


@contextmanager
def _keeping(path: Path | None) -> Iterator[Callable[[str], object]]:
    """What keeps a line: at the end of a file, at once, or nowhere."""
    if path is None:
        yield lambda _line: None
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8", buffering=1) as file:
        yield file.write


@click.command()
@click.option("--games", default=400, show_default=True, help="Games of each cell.")
@click.option("--first", default=FIRST, show_default=True, help="The seed of the first of them.")
@click.option("--jobs", default=1, show_default=True, help="Processes.")
@click.option("--cell", "patterns", multiple=True, help="Cells, as danse_macabre/hastur/* (many).")
@click.option("--kept", type=click.Path(path_type=Path), help="File of games; goes on with it.")
@click.option("--write/--no-write", default=None, help="Write the page; of all cells by default.")
def main(
    games: int,
    first: int,
    jobs: int,
    patterns: tuple[str, ...],
    kept: Path | None,
    *,
    write: bool | None,
) -> None:
    """Measure cells, one game of each after the other, tell their rates and write the page."""
    wanted = chosen(patterns)
    if not wanted:
        names = ", ".join(cell.name for cell in cells())
        raise click.UsageError(f"No cell is called {', '.join(patterns)}; there are {names}.")
    of = digest()
    before = kept_in(kept, of) if kept else Kept()
    if before.others:
        click.echo(f"{before.others} games of another bot or of other packs are left out")
    found = list(before.games)
    there = {(cell, seed) for cell, seed, _ in found}
    todo = ((cell, seed) for seed in range(first, first + games) for cell in wanted)
    with _keeping(kept) as keep:
        for game in _played((one for one in todo if one not in there), jobs):
            found.append(game)
            keep(line(*game, of))
    results = results_of(found, wanted)
    for one in results:
        low, high = one.interval
        click.echo(
            f"{one.cell.name}: {one.rate:.0%} ({low:.0%} to {high:.0%}) of {len(one.games)},"
            f" {one.rounds:.1f} rounds"
        )
    if write or (write is None and not patterns):
        PAGE.write_text(page(results, REMARKS.read_text(encoding="utf-8")), encoding="utf-8")
        chart(results, CHART)


if __name__ == "__main__":
    main()
