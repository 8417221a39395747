"""``python -m tests.benchmarks.memory``: does a process that plays game after game stay as small?

Random games of every Episode, Elder One and number of players in turn, each with its log kept
until it is over, in one process. After the hundredth and at each tenth of the way it says what the
process holds: resident memory, as the system counts it, and blocks of the interpreter.
"""

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import attrs
import click

from dmd_replay.facets.bots import RandomBot
from dmd_replay.games.death_may_die.game import TOOLS
from tests.balance.soak import games_of
from tests.compiled.same import play

FIRST: Final = 100
"""Games after which everything that is made at first use has been made."""
PARTS: Final = 10


@attrs.frozen
class Held:
    """What a process holds after some games.

    Attributes:
        games: how many it has played.
        resident: megabytes of memory; 0 where the system does not tell.
        blocks: pieces of memory that the interpreter has given out.
    """

    games: int
    resident: float
    blocks: int


def held_after(games: int) -> Iterator[Held]:
    """Play so many games, and look from time to time.

    Args:
        games: at least 100.
    """
    looks = {FIRST, *range(0, games + 1, max(1, games // PARTS))}
    for number, (_, one) in enumerate(games_of(games, 0), 1):
        play(TOOLS, one, RandomBot)
        if number >= FIRST and number in looks:
            gc.collect()
            yield Held(number, _resident(), sys.getallocatedblocks())


def _resident() -> float:
    pages = Path("/proc/self/statm")
    if not pages.exists():
        return 0.0
    return int(pages.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


@click.command()
@click.option("--games", default=10_000, show_default=True, help="How many, 100 or more.")
def main(games: int) -> None:
    """Say what a process holds while it plays game after game."""
    click.echo("   games   resident MB    blocks")
    for held in held_after(games):
        click.echo(f"{held.games:8,}  {held.resident:12.1f}  {held.blocks:8,}")


if __name__ == "__main__":
    main()
