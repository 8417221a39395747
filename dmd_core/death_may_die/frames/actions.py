"""Frames of Attack and Trade."""

from typing import final

from dmd_core.death_may_die.ids import CardId, FigureId
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.node import node


@final
@node
class Targeting:
    """The targets of an Attack, one by one (DEC-12); `away` asks for one not on the own Space."""

    chosen: tuple[FigureId, ...] = ()
    away: bool = False


@final
@node
class Trading:
    """The draft of a Trade (DEC-15)."""

    moves: tuple[tuple[CardId, Seat, Seat], ...] = ()


@final
@node
class TradeConsent:
    """Whether the participants accept, one by one."""

    moves: tuple[tuple[CardId, Seat, Seat], ...]
    todo: tuple[Seat, ...]


__all__ = [
    "Targeting",
    "TradeConsent",
    "Trading",
]
