"""Frames of Investigate or Fight."""

from typing import final

from dmd_core.death_may_die.ids import CardId, FigureId
from dmd_core.death_may_die.state import Side
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.node import node


@final
@node
class DrawingDiscovery:
    """Chance draws the top Discovery card."""

    seat: Seat


@final
@node
class Discovering:
    """A Discovery card at work; `i` mandatory lines are done."""

    card: CardId
    seat: Seat
    i: int = 0


@final
@node
class Claiming:
    """The choice of a Discovery card (DEC-30)."""

    card: CardId
    seat: Seat


@final
@node
class TakingCard:
    """The price is paid: the card is claimed."""

    card: CardId
    seat: Seat
    side: Side


@final
@node
class Excluding:
    """Cards an Investigator cannot have together: one of them goes."""

    seat: Seat


@final
@node
class ChoosingExcluded:
    """Which of two cards that exclude each other goes."""

    seat: Seat
    cards: tuple[CardId, ...]


@final
@node
class PhaseThree:
    """After an investigation: Enemies that came attack (AMB-60)."""


@final
@node
class Fight:
    """Phase 3 as a Fight: while an Enemy can attack, one does."""

    window_done: bool = False


@final
@node
class ChoosingAttacker:
    """Which Enemy attacks next (DEC-31)."""


@final
@node
class Redirecting:
    """Whether another Investigator takes an attack over; `todo` are still to be asked."""

    figure: FigureId
    todo: tuple[Seat, ...]


@final
@node
class EnemyAttack:
    """An Enemy's attack on its final target; `prepared` once its abilities have been done."""

    figure: FigureId
    owner: Seat
    redirected: bool = False
    prepared: bool = False


@final
@node
class AttackOver:
    """A redirected attack has been resolved."""

    owner: Seat


__all__ = [
    "AttackOver",
    "ChoosingAttacker",
    "ChoosingExcluded",
    "Claiming",
    "Discovering",
    "DrawingDiscovery",
    "EnemyAttack",
    "Excluding",
    "Fight",
    "PhaseThree",
    "Redirecting",
    "TakingCard",
]
