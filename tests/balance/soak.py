"""``python -m tests.balance.soak``: random games of every Episode, Elder One and number of players.

Each game is checked as ``dmd-replay soak`` checks it: it ends, keeps every invariant, folds to
what was executed and replays to the same bytes. Game after game takes the next cell, so that a run
that is stopped has played all of them as often, give or take one game.
"""

import time
from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Final

import click

from dmd_replay.check.soak import SoakGame, SoakResult, soak, soak_one
from dmd_replay.games.death_may_die.game import TOOLS
from tests.balance.games import Cell, cells

FAILED: Final = 1


def games_of(count: int, first: int) -> Iterator[tuple[Cell, SoakGame]]:
    """So many games with seeds from `first` on, the cells in turn; the seed draws who plays."""
    drawers = {
        cell: TOOLS.setup.sampler(
            {"episode": cell.episode, "elder_one": cell.elder_one, "players": cell.players}
        )
        for cell in cells()
    }
    for seed, cell in zip(range(first, first + count), cycle(drawers), strict=False):
        choice = drawers[cell](seed, Random(seed))  # noqa: S311 - variety, not a secret
        yield cell, SoakGame(choice, seed)


def worker(game: SoakGame) -> SoakResult:
    """Play and check one game."""
    return soak_one(TOOLS, game)


@click.command()
@click.option("--games", default=10_000, show_default=True, help="How many, in all cells together.")
@click.option("--first-seed", "first", default=0, show_default=True, help="Seed of the first.")
@click.option("--jobs", default=1, show_default=True, help="Processes.")
@click.option("--minutes", type=float, help="Stop after so long; says how to go on.")
def main(games: int, first: int, jobs: int, minutes: float | None) -> None:
    """Play random games of all cells and check each."""
    end = None if minutes is None else time.monotonic() + 60 * minutes
    asked, todo = [], games_of(games, first)

    def each() -> Iterator[SoakGame]:
        for cell, game in todo:
            asked.append(cell)
            yield game

    played: Counter[Cell] = Counter()
    outcomes: Counter[str] = Counter()
    failed = commands = 0
    for number, result in enumerate(soak(worker, each(), jobs)):
        cell = asked[number]
        played[cell] += 1
        outcomes[result.outcome] += 1
        commands += result.commands
        if result.problem:
            failed += 1
            click.echo(f"{cell.name} seed {result.seed}: {result.problem}")
            click.echo(
                f"  again: dmd-replay soak --games 1 --jobs 1 --first-seed {result.seed}"
                f" --episode {cell.episode} --elder-one {cell.elder_one} --players {cell.players}"
            )
        if end is not None and time.monotonic() > end:
            break
    told = ", ".join(f"{name} {count}" for name, count in sorted(outcomes.items()) if name)
    done = played.total()
    click.echo(
        f"{done} games, {commands} commands, {len(played)} cells of {min(played.values())} to"
        f" {max(played.values())} games; {told}"
    )
    if done < games:
        click.echo(f"go on with --first-seed {first + done} --games {games - done}")
    click.echo("FAILED" if failed else "all ended, kept the rules, folded and replayed EXACT")
    raise SystemExit(FAILED if failed else 0)


if __name__ == "__main__":
    main()
