"""Reducers of tokens and objects on the map."""

from dmd_core.death_may_die.events.map import (
    FireDiscarded,
    FirePlaced,
    FireRemoved,
    ObjectDestroyed,
    ObjectMended,
    ObjectTurned,
    ObjectWounded,
    TokenPlaced,
)
from dmd_core.death_may_die.ids import ObjectId
from dmd_core.death_may_die.reducers.parts import add_fire, set_investigator
from dmd_core.death_may_die.registry import RULES
from dmd_core.death_may_die.state import EpisodeObject, Table
from dmd_core.kernel.node import replace


@RULES.on(FirePlaced)
def fire_placed(table: Table, event: FirePlaced) -> Table:
    """Fire tokens come from the reserve (COMP-03)."""
    return add_fire(table, event.space, event.n)


@RULES.on(FireRemoved)
def fire_removed(table: Table, event: FireRemoved) -> Table:
    """Fire tokens go to the reserve."""
    return add_fire(table, event.space, -event.n)


@RULES.on(FireDiscarded)
def fire_discarded(table: Table, event: FireDiscarded) -> Table:
    """Fire tokens and substitutes leave the board (FIRE-05, -10)."""
    owner = table.investigators[event.seat]
    clear = replace(
        owner,
        fire=owner.fire - event.real - event.substitutes,
        substitutes=owner.substitutes - event.substitutes,
    )
    return set_investigator(table, event.seat, clear)


@RULES.on(TokenPlaced)
def token_placed(table: Table, event: TokenPlaced) -> Table:
    """The token lies on the Space."""
    return replace(table, tokens=tuple(sorted((*table.tokens, (event.space, event.token)))))


def _change(table: Table, name: ObjectId, n: int) -> Table:
    objects = tuple(
        replace(thing, wounds=thing.wounds + n) if thing.id == name else thing
        for thing in table.objects
    )
    return replace(table, objects=objects)


def _set(table: Table, changed: EpisodeObject) -> Table:
    objects = tuple(changed if thing.id == changed.id else thing for thing in table.objects)
    return replace(table, objects=objects)


def _object(table: Table, name: ObjectId) -> EpisodeObject:
    return next(thing for thing in table.objects if thing.id == name)


@RULES.on(ObjectWounded)
def object_wounded(table: Table, event: ObjectWounded) -> Table:
    """Wound tokens on the object add up (EPI-13)."""
    return _change(table, event.object, event.n)


@RULES.on(ObjectMended)
def object_mended(table: Table, event: ObjectMended) -> Table:
    """Wound tokens leave the object."""
    return _change(table, event.object, -event.n)


@RULES.on(ObjectDestroyed)
def object_destroyed(table: Table, event: ObjectDestroyed) -> Table:
    """The object is destroyed; its Wound tokens go."""
    return _set(table, replace(_object(table, event.object), destroyed=True, wounds=0))


@RULES.on(ObjectTurned)
def object_turned(table: Table, event: ObjectTurned) -> Table:
    """The reverse side of the token is known."""
    face = event.drawn[0]
    table = replace(table, backs=table.backs.without(face))
    return _set(table, replace(_object(table, event.object), face=face))
