"""A process that plays game after game keeps nothing of those that are over."""

import gc
import tracemalloc

import pytest

from tests.benchmarks import measures

GAMES = 300
WARM = 100
"""Games after which every cache is as full as it gets; they are bounded."""
GROWTH = 300_000
"""Bytes that may be added by the games after them: less than what one game leaves while it is
played."""


@pytest.mark.exhaustive
def test_memory_stays_flat_after_the_first_games() -> None:
    """Random games of two to five players, each played to its end and dropped."""
    games = measures.the_games()

    def played(first: int, last: int) -> int:
        for seed in range(first, last):
            measures.play(games[seed % len(games)], seed, keep_states=False)
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        before = played(0, WARM)
        after = played(WARM, GAMES)
    finally:
        tracemalloc.stop()

    assert after - before < GROWTH
