"""Frames of the Mythos phase."""

from typing import final

from dmd_core.death_may_die.ids import CardId
from dmd_core.kernel.ids import NO_SOURCE, Seat, SourceId
from dmd_core.kernel.node import node


@final
@node
class MythosPhase:
    """Phase 2: how the card is drawn; `skill` when the owner's Skill may still change it."""

    seat: Seat
    skill: bool = True


@final
@node
class OfferingTwo:
    """Whether two Mythos cards are drawn to choose from."""

    seat: Seat
    src: SourceId


@final
@node
class DrawingMythos:
    """Chance draws the top Mythos card; `choose` more cards to choose from, `src` the Skill."""

    seat: Seat
    may_replace: bool = False
    choose: bool = False
    src: SourceId = NO_SOURCE


@final
@node
class ReplacingMythos:
    """Whether the drawn card goes under the deck."""

    seat: Seat
    card: CardId
    src: SourceId


@final
@node
class ChoosingMythos:
    """Which of two drawn cards is played."""

    seat: Seat
    src: SourceId


@final
@node
class CancellingMythos:
    """Whether the card's text is cancelled for Wounds."""

    seat: Seat
    card: CardId
    wounds: int
    src: SourceId


@final
@node
class MythosCard:
    """A Mythos card at work, top to bottom; `i` effects and summoning lines are done."""

    card: CardId
    seat: Seat
    i: int = 0
    kept: bool = False


@final
@node
class ClosingMythos:
    """The card is discarded, or kept by an Insanity."""

    card: CardId


__all__ = [
    "CancellingMythos",
    "ChoosingMythos",
    "ClosingMythos",
    "DrawingMythos",
    "MythosCard",
    "MythosPhase",
    "OfferingTwo",
    "ReplacingMythos",
]
