"""A view shows a seat what it may know, and nothing else.

What is hidden is changed - the seed, the counters, every value sealed for other seats - and the
view of the seat must stay the same.
"""

from collections.abc import Iterable
from typing import Any, Final

import attrs

from dmd_core.kernel.chance import SEED_LIMIT, Chance
from dmd_core.kernel.events import Command, Event, Parked
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, pending
from dmd_core.kernel.views import SPECTATOR, View, mask, view
from dmd_replay.check.conformance.difference import StateDifference, differs, shown
from dmd_replay.check.conformance.hidden import Seals, hidden_from
from dmd_replay.check.conformance.lab import Lab, each_game
from dmd_replay.check.conformance.neighbours import Neighbours
from dmd_replay.check.conformance.players import asked, options_of
from dmd_replay.check.conformance.walk import Walk

MOST_LOOKS: Final = 60
"""So many moments of a game are looked at, spread over it."""


@each_game(
    "Two states that differ only in what is hidden from a seat give it equal views;"
    " no view holds a value sealed for others."
)
def views_leak_nothing(lab: Lab, walk: Walk) -> None:
    """Looks at a game with the eyes of every seat and of a spectator."""
    seals = Seals()
    seals.learn(walk)
    viewers = (*lab.subject.seats, SPECTATOR)
    neighbours = Neighbours(lab.subject.seats, lab.seed)
    for moment in walk.moments:
        neighbours.learn(moment.options)
    steps = list(walk.steps)
    for number, _before, done in steps[:: 1 + len(steps) // MOST_LOOKS]:
        lab.at(walk.label, number)
        for viewer in viewers:
            _state(lab, done.state, viewer, seals)
        _refusals(lab, done, seals, neighbours)
    for number, before, done in steps:
        lab.at(walk.label, number)
        _events(lab, before, done.events, viewers, seals)


def _state(lab: Lab, state: State[Any], viewer: Seat, seals: Seals) -> None:
    subject = lab.subject
    shows: View[Any] = view(subject.ruleset, subject.game, state, viewer)
    _closed(lab, shows.table, viewer, seals)
    if shows.decision is not None:
        _closed(lab, shows.decision.subject, viewer, seals)
    other = view(subject.ruleset, subject.game, _dealt_anew(state), viewer)
    lab.same(f"the view of {_name(viewer)} shows the seed", views_differ(shows, other))
    swapped = seals.state_swapped(state, viewer)
    if swapped is None:
        return
    try:
        other = view(subject.ruleset, subject.game, swapped, viewer)
    except Exception:  # noqa: BLE001 - a position that cannot be shows nothing
        return
    lab.same(
        f"the view of {_name(viewer)} depends on what is sealed for others",
        views_differ(shows, other),
    )


def _dealt_anew(state: State[Any]) -> State[Any]:
    """The state with another seed and other counters."""
    chance = state.chance
    seed = (chance.seed + 1) % SEED_LIMIT if chance.seed >= 0 else chance.seed
    counters = tuple(count + 1 for count in chance.counters)
    return attrs.evolve(state, chance=Chance(seed, chance.epoch + 1, counters))


def views_differ(one: View[Any], other: View[Any]) -> StateDifference | None:
    """The first difference of two views: table, who decides, and the decision as it is listed."""
    for name, mine, theirs in (
        ("table", one.table, other.table),
        ("decider", one.decider, other.decider),
        ("kind", one.kind, other.kind),
        ("decision", asked(one.decision), asked(other.decision)),
    ):
        found = differs(mine, theirs)
        if found is not None:
            return found.under(name)
    return None if one == other else StateDifference("", shown(one), shown(other))


def _closed(lab: Lab, value: object, viewer: Seat, seals: Seals) -> None:
    """No value in it is sealed for others."""
    lab.made()
    for path, sealed in seals.inside(value):
        if hidden_from(sealed, viewer):
            seers = ", ".join(map(str, sealed.seers)) or "nobody"
            lab.found(
                f"{_name(viewer)} is shown a value sealed for others ({path})",
                "no value",
                f"one sealed for {seers}; is the type of the field Sealed?",
            )


def _refusals(lab: Lab, done: Step[Any], seals: Seals, neighbours: Neighbours) -> None:
    """The seat that decides learns nothing of others by trying what it is not offered."""
    decision = done.decision
    if decision is None or decision.seat not in lab.subject.seats:
        return
    swapped = seals.state_swapped(done.state, decision.seat)
    if swapped is None:
        return
    try:
        other = pending(lab.subject.ruleset, lab.subject.game, swapped)
    except Exception:  # noqa: BLE001 - a position that cannot be shows nothing
        return
    if other is None:
        return
    commands: Iterable[Command] = neighbours.of(options_of(decision))
    for command in commands:
        one, two = decision.check(command), other.check(command)
        lab.made()
        if one != two:
            lab.found(
                f"the answer to '{command_text(command)}' tells {_name(decision.seat)} what is"
                " sealed for others",
                _told(one),
                _told(two),
            )


def _events(
    lab: Lab,
    before: State[Any],
    events: tuple[Event, ...],
    viewers: tuple[Seat, ...],
    seals: Seals,
) -> None:
    """What an event hides from a seat changes nothing that the seat sees."""
    reducers = lab.subject.ruleset.handlers.reducers
    table = before.table
    for event in events:
        if isinstance(event, Parked):
            continue
        after = reducers[type(event)](table, event)
        for viewer in viewers if seals.any(event) else ():
            _closed(lab, mask(event, viewer), viewer, seals)
            other = seals.swapped(event, viewer, seals.swap((event,), viewer))
            seen = mask(after, viewer)
            changed = mask(reducers[type(event)](table, other), viewer)
            says = f"{type(event).__name__} shows {_name(viewer)} what it seals for others"
            lab.same(says, differs(seen, changed))
        table = after


def _name(viewer: Seat) -> str:
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer}"


def _told(reason: Refusal | None) -> str:
    return "None" if reason is None else f"{reason.code}: {reason.sentence}"


__all__ = ["MOST_LOOKS", "views_differ", "views_leak_nothing"]
