"""The benchmarks run and give every figure; speeds are not judged here."""

import pytest

from tests.benchmarks.__main__ import GOALS, run, verdict
from tests.benchmarks.memory import held_after


@pytest.mark.exhaustive
def test_every_goal_has_a_figure() -> None:
    """One tiny round gives a positive figure for every goal, and sizes keep theirs."""
    figures = run(rounds=1, games=2)

    assert set(GOALS) <= set(figures)
    assert [name for name, figure in figures.items() if figure <= 0] == []
    assert (
        verdict("bytes per event, uncompressed", figures["bytes per event, uncompressed"]) == "ok"
    )


def test_a_verdict_looks_at_the_side_of_the_goal() -> None:
    """More is better for speeds, less for sizes."""
    assert verdict("decisions per second", 14_999) == "short"
    assert verdict("decisions per second", 15_000) == "ok"
    assert verdict("bytes per retained state", 2_001) == "short"
    assert verdict("events decoded per second", 1) == ""


@pytest.mark.exhaustive
def test_a_process_stays_as_small_as_it_was() -> None:
    """What the games of a process leave behind does not grow with their number."""
    first, *_, last = held_after(300)

    assert (100, 300) == (first.games, last.games)
    assert last.blocks < 1.02 * first.blocks
