"""Views: what one seat may know of a game.

A value that not everybody may see is kept in a `Sealed`, which names the seats that may. A view is
the table with all other seats' sealed values taken out, and who must decide; frames and chance are
never part of it, but for the frame that asks the very seat, masked like the table. So a frontend
has one API for a whole table and for a view of it, and what can leak is only what is not typed
`Sealed`, which shows in the source of a game's state.
"""

from collections.abc import Iterable
from copy import copy
from functools import cache
from typing import Any, Final, Generic, TypeVar, assert_never, final

import attrs

from dmd_core.kernel.chance import Chance
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event, Forced, Parked
from dmd_core.kernel.ids import NOBODY, TABLE, KindId, Seat
from dmd_core.kernel.node import node, replace
from dmd_core.kernel.refusals import seat_text
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.schema.shapes import (
    Either,
    Fixed,
    Leaf,
    Many,
    Maybe,
    Member,
    Nested,
    Numbered,
    Packed,
    Shape,
    Shapes,
)
from dmd_core.kernel.state import State
from dmd_core.kernel.step import OVER, asked_in, pending

G = TypeVar("G")
T = TypeVar("T")

SPECTATOR: Final = NOBODY
"""The seat of a viewer who plays no seat: sees what everybody sees."""


class HiddenError(LookupError):
    """A sealed value was looked at by a seat that may not, or in a copy that does not hold it.

    The message names seats and never the value.
    """


def _in_order(seers: Iterable[Seat]) -> tuple[Seat, ...]:
    return tuple(sorted(set(seers)))


@final
@attrs.frozen(weakref_slot=False)
class Sealed(Generic[T]):
    """A value that some seats may see and others may not.

    It has a value of None in a masked copy, so None itself cannot be sealed. That it exists, and
    who may see it, is known to all.

    Example:
        >>> role = Sealed("traitor", {Seat(2), Seat(0)})
        >>> role.look(Seat(2))
        'traitor'
        >>> mask(role, Seat(1))
        Sealed(seers=(0, 2))
        >>> role.look(Seat(1))
        Traceback (most recent call last):
        dmd_core.kernel.views.HiddenError: seat 1 may not see a value sealed for 0, 2
    """

    _value: T | None = attrs.field(repr=False)
    seers: tuple[Seat, ...] = attrs.field(converter=_in_order)
    """Who may see the value, ascending; perhaps nobody."""

    def look(self, seat: Seat) -> T:
        """The value, for a seat that may see it.

        Raises:
            HiddenError: if the seat may not, or this is a masked copy.
        """
        if seat not in self.seers:
            names = ", ".join(map(str, self.seers)) or "nobody"
            raise HiddenError(f"seat {seat} may not see a value sealed for {names}")
        return self.opened()

    def opened(self) -> T:
        """The value, for the rules, which see everything; what shows things to people looks.

        Raises:
            HiddenError: if this is a masked copy.
        """
        if self._value is None:
            raise HiddenError("a masked copy does not hold the value")
        return self._value

    def masked(self) -> "Sealed[T]":
        """The same without its value."""
        return self if self._value is None else Sealed(None, self.seers)


def mask(value: T, seat: Seat) -> T:
    """Take out of a value what is sealed for others.

    Args:
        value: a node, a tuple, or a plain value.
        seat: whose eyes look on; `SPECTATOR` for none of the seats.

    Returns:
        A value of the same class; the very same object if nothing in it is hidden from the seat.

    Raises:
        TypeError: if there is a list, dict or set in it, in which something may be sealed.
    """
    masked: T = _masked(value, seat)
    return masked


def _masked(value: Any, seat: Seat) -> Any:  # noqa: ANN401 - walks values of all types
    if isinstance(value, tuple):
        items = [_masked(item, seat) for item in value]
        same = all(new is old for new, old in zip(items, value, strict=True))
        return value if same else tuple(items)
    if isinstance(value, Sealed):
        if seat not in value.seers:
            return value.masked()
    elif isinstance(value, list | dict | set | frozenset):
        raise TypeError(f"a {type(value).__name__} cannot be masked: values are nodes and tuples")
    changes: dict[str, Any] = {}
    for name, alias in _suspects(value.__class__):
        old = getattr(value, name)
        new = _masked(old, seat)
        if new is not old:
            changes[alias] = new
    return attrs.evolve(value, **changes) if changes else value


_SHAPES: Final = Shapes({}, mixed=True)
"""Unions are looked into; what stands for all events, commands or frames may hold anything."""


@cache
def _suspects(kind: type) -> tuple[tuple[str, str], ...]:
    """Names and arguments of the fields of a class that may hold something sealed."""
    if not attrs.has(kind):
        return ()
    try:
        fields = _SHAPES.record(kind).fields
    except TypeError:  # a type that says nothing, or a variable of a generic class
        return tuple((field.name, field.alias) for field in attrs.fields(kind))
    return tuple(
        (field.name, field.label) for field in fields if _may_hide(field.shape, frozenset())
    )


def _may_hide(shape: Shape, above: frozenset[Nested]) -> bool:
    """Whether a value of a shape may hold something sealed; yes for shapes that say nothing."""
    match shape:
        case Leaf() | Numbered():
            return False
        case Maybe(inner) | Many(inner):
            return _may_hide(inner, above)
        case Fixed(parts) | Either(parts):
            return any(_may_hide(part, above) for part in parts)
        case Nested(kind):
            if kind is Sealed:
                return True
            if shape in above:
                return False
            try:
                fields = _SHAPES.record(kind, shape.arguments).fields
            except TypeError:
                return True
            return any(_may_hide(field.shape, above | {shape}) for field in fields)
        case Member() | Packed():
            return True
    assert_never(shape)


@final
@node
class View(Generic[T]):
    """A game as one seat may see it.

    Attributes: `seat` who looks on; `table` the table without what is sealed for others; `decider`
    and `kind` who is waited for and for what kind of decision, `NOBODY` and `OVER` at the end;
    `decision` the decision itself, if it is this seat's own or the table's, else None. Two views
    are equal if they show the same: decisions are compared by their legal commands.
    """

    seat: Seat
    table: T
    decider: Seat
    kind: KindId
    decision: Decision | None = None

    def __repr__(self) -> str:
        who = "a spectator" if self.seat == SPECTATOR else seat_text(self.seat)
        waits = self.decision or f"'{self.kind}' of {seat_text(self.decider)}"
        return f"<View of {who}: {self.table!r}; {waits}>"


def view(ruleset: Ruleset[G, T], game: G, state: State[T], seat: Seat) -> View[T]:
    """What a seat may know of a state, and all that it holds: no other state hangs on it.

    A decision of another seat is not shown: which commands are legal may depend on what only that
    seat knows. The request of the table, to type in real dice or cards, is open to all, as it is
    at a real table. The decision is worked out anew from the masked table, so that not even its
    families, which remember what they judge by, hold what is hidden; where the rules look at
    something hidden, the view gets a copy that lists the options and tells the reasons.

    Args:
        ruleset: the rules.
        game: the definition.
        state: the whole state.
        seat: who looks on; `SPECTATOR` for nobody in particular.

    Returns:
        The view, with no frame, no seed and no counter in it.
    """
    table = mask(state.table, seat)
    decision = pending(ruleset, game, state)
    if decision is None:
        return View(seat, table, NOBODY, OVER)
    if decision.seat not in (seat, TABLE):
        return View(seat, table, decision.seat, decision.kind)
    shown = _seen(ruleset, game, state, table, decision, seat)
    return View(seat, table, decision.seat, decision.kind, shown)


def _seen(
    ruleset: Ruleset[G, T], game: G, state: State[T], table: T, decision: Decision, seat: Seat
) -> Decision:
    """A decision that knows no more than the seat."""
    asking = state.agenda[-1:]
    frames = mask(asking, seat)
    known = State(table, frames, Chance(-1, 0, (0,) * len(ruleset.streams)))
    if table is state.table and frames is asking:
        return asked_in(ruleset, game, known, decision)
    try:
        found = pending(ruleset, game, known)
    except HiddenError:
        found = None
    if found is not None and found == replace(decision, subject=found.subject):
        return found
    # A copy of a family lists its members and tells its reasons; it has no table.
    families = tuple(map(copy, decision.families))
    subject = mask(decision.subject, seat)
    return replace(decision, families=families, subject=subject, of=None)


def seen_command(command: Command, seat: Seat) -> Command | None:
    """What a seat may know of a command that was given.

    Args:
        command: any command.
        seat: who looks on; `SPECTATOR` for nobody in particular.

    Returns:
        The command, without what is sealed for others in it; None if it is the business of another
        seat alone, which its class says by a class variable ``SECRET``.
    """
    if command.seat != seat and getattr(type(command), "SECRET", False):
        return None
    return mask(command, seat)


def seen_events(events: Iterable[Event], seat: Seat) -> tuple[Event, ...]:
    """What a seat may know of what happened.

    Args:
        events: what happened.
        seat: who looks on; `SPECTATOR` for nobody in particular.

    Returns:
        The events in order, without what is sealed for others in them. `Parked`, which holds frames
        and how much chance was drawn, is left out, and so is a `Forced` answer that is secret.
    """
    found: list[Event] = []
    for event in events:
        if isinstance(event, Parked):
            continue
        if isinstance(event, Forced) and seen_command(event.command, seat) is None:
            continue
        found.append(mask(event, seat))
    return tuple(found)


__all__ = [
    "SPECTATOR",
    "HiddenError",
    "Sealed",
    "View",
    "mask",
    "seen_command",
    "seen_events",
    "view",
]
