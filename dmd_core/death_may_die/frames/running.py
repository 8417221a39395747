"""Frames of a Run."""

from typing import final

from dmd_core.death_may_die.ids import FigureId, SpaceId
from dmd_core.kernel.ids import NOBODY, Seat
from dmd_core.kernel.node import node


@final
@node
class Running:
    """The next step of a Run (DEC-11)."""

    left: int
    sneaks: int
    may_take: bool
    started: bool = False


@final
@node
class TakingAlong:
    """Whom the runner takes along."""

    to: SpaceId
    running: Running


@final
@node
class Consenting:
    """Whether the one taken along agrees (AMB-111)."""

    to: SpaceId
    who: Seat
    running: Running


@final
@node
class Sneaking:
    """Which Enemies do not follow (DEC-11a), asked by ascending number."""

    to: SpaceId
    running: Running
    taken: Seat = NOBODY
    evaded: tuple[FigureId, ...] = ()


@final
@node
class Leaving:
    """A step of a Run: Fire, movement, following."""

    to: SpaceId
    running: Running
    taken: Seat = NOBODY
    evaded: tuple[FigureId, ...] = ()


__all__ = [
    "Consenting",
    "Leaving",
    "Running",
    "Sneaking",
    "TakingAlong",
]
