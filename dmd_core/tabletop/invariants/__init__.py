"""Global invariants of the rules of a game, to be checked by tests, verifiers and anybody in doubt.

Nothing here changes a game. `kinds` says what an invariant is, `ties` of those between two values
of a table, `watch` follows a whole game event by event.
"""

from dmd_core.tabletop.invariants.kinds import (
    ChangeInvariant,
    Fold,
    FoldInvariant,
    Invariant,
    Kind,
    StateInvariant,
    Violation,
)
from dmd_core.tabletop.invariants.ties import Contradiction, Tie
from dmd_core.tabletop.invariants.watch import Invariants, Watch

__all__ = [
    "ChangeInvariant",
    "Contradiction",
    "Fold",
    "FoldInvariant",
    "Invariant",
    "Invariants",
    "Kind",
    "StateInvariant",
    "Tie",
    "Violation",
    "Watch",
]
