"""Going back: the state to go on from after an undo, and what becomes of chance.

States are values, so going back is taking an earlier one. What must be settled is whether the dice
fall again as they fell: a group may want that (`keep`), or not (`reseed`), or no undo at all.
"""

from enum import StrEnum, unique
from typing import Final, TypeVar

from dmd_core.kernel.chance import Chance
from dmd_core.kernel.refusals import RefusalCode, RefusedError, refusal
from dmd_core.kernel.state import State

T = TypeVar("T")

EPOCH_LIMIT: Final = 1 << 32
"""More undos than that no game has."""


@unique
class UndoPolicy(StrEnum):
    """What becomes of chance when something is undone.

    `KEEP`: dice and cards come as they would have come; `RESEED`: they come anew; `FORBIDDEN`:
    nothing can be undone.
    """

    KEEP = "keep"
    RESEED = "reseed"
    FORBIDDEN = "forbidden"


UNDO_FORBIDDEN: Final = RefusalCode(
    "undo-forbidden", "Undo is forbidden in this game; what was decided stands."
)


def rewound(state: State[T], policy: UndoPolicy, used: int) -> State[T]:
    """The state to go on from after an undo.

    Args:
        state: the earlier state that play goes back to.
        policy: what becomes of chance.
        used: the highest epoch that any state of the game has had so far, also of what was undone
            before; 0 if nothing was ever undone with `RESEED`. A new epoch lies above all of them,
            so that no draw is ever made twice.

    Returns:
        With `KEEP` the very state; with `RESEED` the state with a new epoch.

    Raises:
        RefusedError: with `FORBIDDEN`.

    Example:
        >>> from dmd_core.kernel.chance import Chance
        >>> earlier = State("table", (), Chance(7, 0, (3, 1)))
        >>> rewound(earlier, UndoPolicy.RESEED, used=4).chance
        Chance(seed=7, epoch=5, counters=(3, 1))
    """
    if policy is UndoPolicy.FORBIDDEN:
        raise RefusedError(refusal(UNDO_FORBIDDEN))
    if policy is UndoPolicy.KEEP:
        return state
    return at_epoch(state, max(used, state.chance.epoch) + 1)


def at_epoch(state: State[T], epoch: int) -> State[T]:
    """The state with another epoch of chance."""
    chance = state.chance
    if chance.epoch == epoch:
        return state
    return State(state.table, state.agenda, Chance(chance.seed, epoch, chance.counters))


__all__ = ["EPOCH_LIMIT", "UNDO_FORBIDDEN", "UndoPolicy", "at_epoch", "rewound"]
