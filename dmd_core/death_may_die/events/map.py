"""Events of tokens and objects on the map."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ids import FaceDownId, ObjectId, SpaceId, TokenId
from dmd_core.death_may_die.registry import event, reduces
from dmd_core.death_may_die.state import EpisodeObject, Table
from dmd_core.kernel.chance import Outcome as Drawn
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=57)
@node
class TokenPlaced:
    """A token was put on a Space."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_107,)

    space: SpaceId
    token: TokenId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TokenPlaced)
def token_placed(table: Table, event: TokenPlaced) -> Table:
    """The token lies on the Space."""
    return replace(table, tokens=tuple(sorted((*table.tokens, (event.space, event.token)))))


@final
@event(tag=79)
@node
class TokenMoved:
    """A token went from one Space to another."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.GEN_07,)

    space: SpaceId
    to: SpaceId
    token: TokenId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TokenMoved)
def token_moved(table: Table, event: TokenMoved) -> Table:
    """It lies on the other Space."""
    left = list(table.tokens)
    left.remove((event.space, event.token))
    return replace(table, tokens=tuple(sorted((*left, (event.to, event.token)))))


@final
@event(tag=80)
@node
class TokenRemoved:
    """A token was taken off a Space."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.GEN_07,)

    space: SpaceId
    token: TokenId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TokenRemoved)
def token_removed(table: Table, event: TokenRemoved) -> Table:
    """It goes to the reserve."""
    left = list(table.tokens)
    left.remove((event.space, event.token))
    return replace(table, tokens=tuple(left))


@final
@event(tag=58, appended={"lost": 2}, split_off={"lost": "n"})
@node
class ObjectWounded:
    """An object of the Episode was wounded; `lost` Wounds were more than it could take."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.EPI_12,)

    object: ObjectId
    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()
    lost: int = 0


def _change(table: Table, name: ObjectId, n: int) -> Table:
    objects = tuple(
        replace(thing, wounds=thing.wounds + n) if thing.id == name else thing
        for thing in table.objects
    )
    return replace(table, objects=objects)


@reduces(ObjectWounded)
def object_wounded(table: Table, event: ObjectWounded) -> Table:
    """Wound tokens on the object add up (EPI-13)."""
    return _change(table, event.object, event.n)


@final
@event(tag=59)
@node
class ObjectMended:
    """Wounds were taken off an object of the Episode."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.GEN_07,)

    object: ObjectId
    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(ObjectMended)
def object_mended(table: Table, event: ObjectMended) -> Table:
    """Wound tokens leave the object."""
    return _change(table, event.object, -event.n)


@final
@event(tag=60)
@node
class ObjectDestroyed:
    """An object of the Episode was destroyed; its token will be turned over."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.EPI_13,)

    object: ObjectId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


def _set(table: Table, changed: EpisodeObject) -> Table:
    objects = tuple(changed if thing.id == changed.id else thing for thing in table.objects)
    return replace(table, objects=objects)


def _object(table: Table, name: ObjectId) -> EpisodeObject:
    return next(thing for thing in table.objects if thing.id == name)


@reduces(ObjectDestroyed)
def object_destroyed(table: Table, event: ObjectDestroyed) -> Table:
    """The object is destroyed; its Wound tokens go."""
    return _set(table, replace(_object(table, event.object), destroyed=True, wounds=0))


@final
@event(tag=61)
@node
class ObjectTurned:
    """The token of a destroyed object was turned over."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.EPI_13,)

    object: ObjectId
    drawn: Drawn
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(ObjectTurned)
def object_turned(table: Table, event: ObjectTurned) -> Table:
    """The reverse side of the token is known."""
    face = event.drawn[0]
    table = replace(table, backs=table.backs.without(face))
    return _set(table, replace(_object(table, event.object), face=face))


@final
@event(tag=81)
@node
class HiddenTurned:
    """One of the face-down tokens was turned over; none of them is tied to a Space."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.GEN_07,)

    drawn: Drawn
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(HiddenTurned)
def hidden_turned(table: Table, event: HiddenTurned) -> Table:
    """One reverse side fewer is face down."""
    return replace(table, backs=table.backs.without(event.drawn[0]))


@final
@event(tag=82)
@node
class HiddenReturned:
    """A token that had been turned over was mixed with those that are face down."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.GEN_07,)

    back: FaceDownId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(HiddenReturned)
def hidden_returned(table: Table, event: HiddenReturned) -> Table:
    """One reverse side more is face down, nobody knows where."""
    return replace(table, backs=table.backs.shuffled_with((event.back,)))
