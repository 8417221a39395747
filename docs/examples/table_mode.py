"""Play with real dice: the engine asks, a person types what lies on the table."""

from itertools import islice

import dmd_core as dmd

game = dmd.load_game(players=1, investigators=("ian", "elizabeth"))
step = dmd.start(game, seed=None)
typed = 0
for _ in range(200):
    if step.decision is None:
        break
    options = list(islice(step.decision.legal(), 5))
    typed += step.decision.seat < 0  # the seat of the table is negative
    step = dmd.apply(game, step.state, options[-1])
print("typed in", typed, "times")
