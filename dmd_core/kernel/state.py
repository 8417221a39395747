"""The state of a game: what lies on the table, what is being resolved, and chance."""

from typing import Final, Generic, TypeVar, final

from dmd_core.kernel.chance import Chance
from dmd_core.kernel.events import Frame
from dmd_core.kernel.node import node

T = TypeVar("T")

_TOLD: Final = 4
"""Frames that a repr names, the top one last."""


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

    def __repr__(self) -> str:
        frames = ", ".join(type(frame).__name__ for frame in self.agenda[-_TOLD:])
        more = "…, " if len(self.agenda) > _TOLD else ""
        return f"<State: {self.table!r}; agenda: {more}{frames or 'nothing'}>"


__all__ = ["State"]
