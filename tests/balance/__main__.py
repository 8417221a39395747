"""``python -m tests.balance``: play the games and write docs/balance.md."""

from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path

import click

from tests.balance.games import Result, cells, play
from tests.balance.page import page

PAGE = Path(__file__).parents[2] / "docs/balance.md"


@click.command()
@click.option("--games", default=400, show_default=True, help="Games of each cell.")
@click.option("--jobs", default=1, show_default=True, help="Processes.")
def main(games: int, jobs: int) -> None:
    """Measure every cell and write the page."""
    results = []
    with ProcessPoolExecutor(jobs) as pool:
        for cell in cells():
            played = tuple(pool.map(play, repeat(cell, games), range(games), chunksize=10))
            results.append(Result(cell, played))
            rate, rounds = results[-1].rate, results[-1].rounds
            click.echo(f"{cell.episode} {cell.elder_one} {cell.players}: {rate:.0%} {rounds:.1f}")
    PAGE.write_text(page(results), encoding="utf-8")


if __name__ == "__main__":
    main()
