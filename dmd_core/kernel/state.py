"""The state of a game: what lies on the table, what is being resolved, and chance."""

from typing import Generic, TypeVar, final

from dmd_core.kernel.chance import Chance
from dmd_core.kernel.events import Frame
from dmd_core.kernel.node import node

T = TypeVar("T")


@final
@node
class State(Generic[T]):
    """Everything there is to know about a running game, beside its definition.

    `table` is what people at a table could see or touch; only game events change it. `agenda` is
    the stack of frames still to be resolved, bottom first; only `Parked` changes it. `chance`
    holds seed, epoch and counters.
    """

    table: T
    agenda: tuple[Frame, ...]
    chance: Chance


__all__ = ["State"]
