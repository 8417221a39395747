"""Many games on all cores: how often random players win, and how long a game is."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random

import dmd_core as dmd


@cache  # once in each process
def definition() -> dmd.Game:
    return dmd.load_game(players=3, investigators=("ian", "elizabeth", "rasputin"))


def played(seed: int) -> tuple[str, int]:
    """The outcome and the rounds of a game; the same for the same seed, wherever it is played."""
    game, random = definition(), Random(seed)
    step = dmd.start(game, seed)
    while step.decision is not None:
        command = random.choice(list(step.decision.legal()))
        step = dmd.apply(game, step.state, command, decision=step.decision)
    return dmd.outcome(step.state), step.state.table.round


if __name__ == "__main__":  # processes that are spawned import this file
    with ProcessPoolExecutor() as pool:
        games = list(pool.map(played, range(40), chunksize=5))
    outcomes = Counter(outcome for outcome, _ in games)
    rounds = sum(number for _, number in games) / len(games)
    print(dict(outcomes), f"{rounds:.1f} rounds on average")
