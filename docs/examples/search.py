"""A player that searches: it imagines what may come, and knows no more than a person."""

from random import Random
from time import perf_counter

import dmd_core as dmd

game = dmd.load_game(players=2, investigators=("ian", "elizabeth"))


def rollout(state: dmd.State, random: Random) -> float:
    """Play on with random commands; what the end is worth."""
    decision = dmd.pending(game, state)
    while decision is not None:
        step = dmd.apply(game, state, random.choice(list(decision.legal())), decision=decision)
        state, decision = step.state, step.decision
    destroyed = sum(thing.destroyed for thing in state.table.objects)
    return 10.0 if dmd.outcome(state) == "win" else float(destroyed)


def best(state: dmd.State, rollouts: int, random: Random) -> dmd.Command:
    """The command whose rollouts come to most; each has a seed of its own, not the true one."""

    def worth(command: dmd.Command) -> float:
        seeds = (random.getrandbits(64) for _ in range(rollouts))
        imagined = (dmd.rewind(state, "reseed", seed=seed) for seed in seeds)
        return sum(rollout(dmd.apply(game, one, command).state, random) for one in imagined)

    return max(dmd.legal(game, state), key=worth)


step = dmd.start(game, seed=7)
begun, number = perf_counter(), 20
print("best:", dmd.text(best(step.state, number, Random(1))))
count = number * len(list(dmd.legal(game, step.state)))
print(f"{count} rollouts, {count / (perf_counter() - begun):.0f} per second")
