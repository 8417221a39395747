"""The same game in several processes: nothing depends on the order of sets or on addresses."""

import pytest

from tests.death_may_die.games.processes import ask_worker
from tests.death_may_die.games.worker import digest

SEEDS = (3, 14, 15, 92)


@pytest.mark.exhaustive
@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_a_seeded_game_is_the_same_whatever_the_hash_seed(hash_seed: str) -> None:
    """Another process with another hash seed gives the same event bytes."""
    here = [digest(seed) for seed in SEEDS]

    there = ask_worker({"seeds": SEEDS}, PYTHONHASHSEED=hash_seed)

    assert here == there


def test_another_seed_gives_another_game() -> None:
    """Digests tell games apart: no two seeds of the list agree."""
    assert len(SEEDS) == len({digest(seed) for seed in SEEDS})
