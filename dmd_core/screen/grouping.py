"""Events grouped by cause: one attack is one group with its roll, its Wounds and what they lead to.

What begins, goes on and is over with an event is said by the game. Where somebody is asked, the
agenda tells what is under way, so that a group that begins in one step goes on in the next, and
whoever looks at a state in the middle of an attack sees the rest of it as the attack it belongs to.
"""

from collections.abc import Iterable
from typing import Final, TypeVar, final

import attrs

from dmd_core.kernel.events import Event, Parked, cited
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.state import State
from dmd_core.kernel.step import evolve
from dmd_core.screen.eyes import as_seen, seen
from dmd_core.screen.facet import Screen
from dmd_core.screen.naming import Naming
from dmd_core.screen.shown import Cause, Happening, Told

G = TypeVar("G")
T = TypeVar("T")


@final
@attrs.define
class _Open:
    """A happening that goes on."""

    cause: Cause
    continues: bool
    last: Event | None = None
    parts: list[Told | Happening] = attrs.field(factory=list)

    def over(self, *, still: bool = False) -> Happening:
        return Happening(self.cause, tuple(self.parts), self.continues, still)


@final
class _Grouping:
    """The stack of happenings under way while events are gone through."""

    def __init__(self, under_way: Iterable[Cause]) -> None:
        self.stack: Final = [_Open(cause, continues=True) for cause in under_way]
        self.done: Final[list[Happening]] = []

    @property
    def causes(self) -> tuple[Cause, ...]:
        return tuple(one.cause for one in self.stack)

    def begin(self, cause: Cause) -> None:
        self.stack.append(_Open(cause, continues=False))

    def add(self, told: Told) -> None:
        if self.stack:
            self.stack[-1].parts.append(told)
            self.stack[-1].last = told.event
        else:
            self.done.append(Happening(None, (told,)))

    def end(self, depth: int, *, still: bool = False) -> None:
        """Close all but the outermost `depth`; what nothing happened by leaves no trace."""
        while len(self.stack) > depth:
            last = self.stack.pop()
            if not last.parts:
                continue
            if self.stack:
                self.stack[-1].parts.append(last.over(still=still))
            else:
                self.done.append(last.over(still=still))


def grouped(
    ruleset: Ruleset[G, T],
    screen: Screen[G, T],
    game: G,
    state: State[T],
    events: Iterable[Event],
    seat: Seat | None = None,
) -> tuple[Happening, ...]:
    """Group events by their cause.

    Args:
        ruleset: the rules.
        screen: the game.
        game: its definition.
        state: the state before the first event, one in which somebody is asked.
        events: what happened since, of one step or of several, unfiltered.
        seat: for whose eyes the groups are; None for everybody's, with everything in them.

    Returns:
        The groups in order; together they hold every event but `Parked`, and what only others may
        see, once.
    """
    known = as_seen(ruleset, state, seat)
    at = _Grouping(screen.under_way(game, known))
    naming: Naming[State[T]] = Naming()
    for event in events:
        shown = None if isinstance(event, Parked) else seen(event, seat)
        told_in = naming.position(event, known)
        if shown is not None:
            _place(screen, game, known, shown, at, screen.says(game, told_in, shown))
        state = evolve(ruleset, state, event)
        known = as_seen(ruleset, state, seat)
        if isinstance(event, Parked):
            at.end(_shared(at.causes, screen.under_way(game, known)))
    at.end(0, still=True)
    return tuple(at.done)


def _place(
    screen: Screen[G, T], game: G, known: State[T], event: Event, at: _Grouping, said: str
) -> None:
    for depth, one in enumerate(at.stack):
        if not screen.keeps(one.cause, one.last, event):
            at.end(depth)
            break
    cause = screen.opens(game, known.table, event, at.causes)
    if cause is not None:
        at.begin(cause)
    at.add(Told(event, said, cited(event)))


def _shared(stack: tuple[Cause, ...], now: tuple[Cause, ...]) -> int:
    """How many of the outermost happenings go on."""
    depth = 0
    for mine, there in zip(stack, now, strict=False):
        if mine.kind != there.kind:
            break
        depth += 1
    return depth


__all__ = ["grouped"]
