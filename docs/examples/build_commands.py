"""Build commands by hand, as a form of a frontend does, and say why one is refused."""

from collections.abc import Sequence

import dmd_core as dmd
from dmd_core.death_may_die.commands import Attack, Run, Step, UseCard


def seats(game: dmd.Game, state: dmd.State) -> dict[dmd.ItemId, dmd.Seat]:
    """Who sits where."""
    owners = state.table.investigators
    return {owner.id: dmd.Seat(seat) for seat, owner in enumerate(owners[: game.seats])}


def why_not(game: dmd.Game, state: dmd.State, command: dmd.Command) -> str:
    """The sentence against a command; empty if it is legal."""
    refusal: dmd.Refusal | None = dmd.check(game, state, command)
    return "" if refusal is None else dmd.describe(game, state, refusal)


def played(game: dmd.Game, state: dmd.State, commands: Sequence[dmd.Command]) -> dmd.Step:
    """All of the commands or none."""
    return dmd.apply_all(game, state, commands)


game = dmd.load_game(dmd.Setup(3, ("ian", "elizabeth", "rasputin"), starter="ian"))
step = dmd.start(game, seed=7)
ian = seats(game, step.state)[dmd.ItemId("ian")]
print(why_not(game, step.state, Attack(ian)))
print(why_not(game, step.state, UseCard(0, "tool_chest")))
before = step.state
step = played(game, before, (Run(0), Step(0, "s01")))
events: tuple[dmd.Event, ...] = step.events
print(*filter(None, dmd.narrate(game, before, events)))

table = dmd.start(game, seed=None)  # real dice and cards: chance is asked of the table
assert table.decision is not None
first = next(table.decision.legal())
assert isinstance(first, dmd.Typed)
typed = dmd.Typed(tuple(str(item) for item in first.items))
table = dmd.apply(game, table.state, typed, decision=table.decision)
seen: dmd.View[dmd.Table] = dmd.view(game, table.state, 0)
print(len(seen.table.investigators), "Investigators")
