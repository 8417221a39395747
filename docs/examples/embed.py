"""Embed the rules: three Investigators, and every decision takes its first legal command."""

import dmd_core as dmd

game = dmd.load_game(players=3, investigators=("ian", "elizabeth", "rasputin"))
step = dmd.start(game, seed=7)
history = list(step.events)
while step.decision is not None:
    options = step.decision.legal()  # lazy, sorted; each has a stable text form
    command = next(options)
    step = dmd.apply(game, step.state, command)
    history.extend(step.events)
assert dmd.fold(dmd.initial(game, seed=7), history) == step.state
print(len(history), "events;", dmd.outcome(step.state))
