"""Invariants of many events about rolls and steps of Investigators: folds (CHK)."""

from enum import IntEnum, unique
from typing import Final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.events.actions import EnemiesEvaded, EnemiesFollowed, InvestigatorsMoved
from dmd_core.death_may_die.events.enemies import EnemyWounded
from dmd_core.death_may_die.events.harm import WoundsTaken
from dmd_core.death_may_die.events.rolls import (
    DiceRolled,
    DieRerolled,
    RollApplied,
    RollEnded,
    RollStarted,
    RollTallied,
    TallyChanged,
)
from dmd_core.death_may_die.events.sanity import SanityLost
from dmd_core.death_may_die.events.turns import TurnStarted
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import FigureId, SpaceId
from dmd_core.death_may_die.lookups import at_space, fire_at
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.events import Event
from dmd_core.kernel.ids import NO_SOURCE, Seat
from dmd_core.tabletop.invariants.kinds import FoldInvariant


@unique
class Step(IntEnum):
    """How far a roll is."""

    POOL = 0
    FACES = 1
    TALLY = 2
    SUCCESSES = 3
    TENTACLES = 4


_FACES = (Step.FACES,)
_UNAPPLIED = (Step.TALLY, Step.SUCCESSES)
_ORDER: Final[dict[type, tuple[tuple[Step, ...], Step]]] = {
    DiceRolled: ((Step.POOL,), Step.FACES),
    DieRerolled: (_FACES, Step.FACES),
    RollTallied: (_FACES, Step.TALLY),
    TallyChanged: ((Step.TALLY,), Step.TALLY),
    RollApplied: (_UNAPPLIED, Step.SUCCESSES),
    EnemyWounded: (_UNAPPLIED, Step.SUCCESSES),
    WoundsTaken: (_UNAPPLIED, Step.SUCCESSES),
    SanityLost: (_UNAPPLIED, Step.TENTACLES),
}
"""After which steps an event of a roll may happen, and how far the roll is then."""

_SHARED = (EnemyWounded, WoundsTaken, SanityLost)
"""Events that texts cause too; those of the roll itself name no text."""


class RollOrder:
    """In each roll its own events keep their order; what texts do in between is their own."""

    def __init__(self, _game: Game) -> None:
        """No roll yet."""
        self.steps: list[Step] = []

    def __call__(self, before: Table, event: Event, _after: Table) -> str | None:
        """Follow the roll that is worked on."""
        kind = type(event)
        if kind is RollStarted:
            self.steps.append(Step.POOL)
            return None
        if kind is TurnStarted:
            return f"{len(self.steps)} rolls were never ended" if self.steps else None
        if kind is RollEnded:
            at = self.steps.pop() if self.steps else Step.POOL
            return None if at >= Step.TALLY else f"a roll ended at step {at.name}"
        if kind not in _ORDER or (kind in _SHARED and event.src != NO_SOURCE):
            return None
        if not self.steps or not before.rolls:
            return f"{kind.__name__} names no text and happened outside of a roll"
        allowed, following = _ORDER[kind]
        at, self.steps[-1] = self.steps[-1], following
        if at not in allowed:
            return f"{kind.__name__} after step {at.name} of a roll"
        seat: Seat = getattr(event, "seat", before.rolls[-1].owner)
        if seat != before.rolls[-1].owner:
            return f"{kind.__name__} hit seat {seat}, who does not own the roll"
        return None


class Following:
    """After a step no Enemy is left behind that was not evaded, and the Fire burns on.

    Who is placed by a text is followed by all of them or by none, as the text and the rulings say.
    """

    def __init__(self, game: Game) -> None:
        """Nobody has moved."""
        self.elder_follows = game.rulings.elder_follows
        self.left: frozenset[FigureId] = frozenset()
        self.old: SpaceId | None = None
        self.fire = 0
        self.placed = False

    def __call__(self, before: Table, event: Event, _after: Table) -> str | None:
        """Follow a step from the move to whoever comes along."""
        if isinstance(event, EnemiesEvaded):
            self.left -= set(event.figures)
            return None
        if isinstance(event, EnemiesFollowed):
            wrong = sorted(self.left.symmetric_difference(event.figures))
            self.left = frozenset()
            return f"figures {wrong} should not have followed, or should have" if wrong else None
        problem = self._settled(before)
        if isinstance(event, InvestigatorsMoved):
            if not event.seats:
                return "nobody moved"
            self.placed = event.placed
            self.old = before.investigators[event.seats[0]].space
            self.fire = fire_at(before, self.old)
            elder = 0 if self.elder_follows else before.elder.figure
            self.left = frozenset(e.id for e in at_space(before, self.old) if e.id != elder)
            if any(before.investigators[seat].space != self.old for seat in event.seats):
                return f"seats {event.seats} stepped together from different Spaces"
        return problem

    def _settled(self, table: Table) -> str | None:
        old, self.old = self.old, None
        if old is None:
            return None
        left, self.left = self.left, frozenset()
        if left and not self.placed:
            return f"figures {sorted(left)} stayed on {old} when an Investigator left it"
        if fire_at(table, old) != self.fire:
            return f"{self.fire} Fire on {old} changed when an Investigator left it"
        return None


ROLLS: Final = (
    FoldInvariant(r.CHK_31, "roll_order", RollOrder),
    FoldInvariant(r.CHK_27, "enemies_follow", Following),
)
"""Folds about rolls and steps."""

__all__ = ["ROLLS", "Following", "RollOrder", "Step"]
