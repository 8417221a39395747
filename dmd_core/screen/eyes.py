"""A state through the eyes of one seat, for sentences and groups that go to its player."""

from typing import Final, TypeVar

from dmd_core.kernel.chance import Chance
from dmd_core.kernel.events import Event
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.state import State
from dmd_core.kernel.views import mask, seen_events

G = TypeVar("G")
T = TypeVar("T")

_NO_SEED: Final = -1


def as_seen(ruleset: Ruleset[G, T], state: State[T], seat: Seat | None) -> State[T]:
    """A state without seed and counters, and without what is sealed for others.

    Args:
        ruleset: the rules.
        state: the whole state.
        seat: who looks on; None for who may see everything, who is given the state itself.

    Returns:
        A state to be told of, not to be played on from.
    """
    if seat is None:
        return state
    chance = Chance(_NO_SEED, 0, (0,) * len(ruleset.streams))
    return State(mask(state.table, seat), mask(state.agenda, seat), chance)


def seen(event: Event, seat: Seat | None) -> Event | None:
    """An event as a seat may see it, None if it may not; for the seat None the event itself."""
    if seat is None:
        return event
    return next(iter(seen_events((event,), seat)), None)


__all__ = ["as_seen", "seen"]
