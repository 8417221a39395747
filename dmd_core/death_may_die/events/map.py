"""Events of tokens and objects on the map."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ids import ObjectId, SpaceId, TokenId
from dmd_core.kernel.chance import Outcome as Drawn
from dmd_core.kernel.ids import NO_SOURCE, RuleId, Seat, SourceId
from dmd_core.kernel.node import node


@final
@node
class FirePlaced:
    """Fire tokens were put on a Space."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.FIRE_07,)

    space: SpaceId
    n: int = 1
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class FireRemoved:
    """Fire tokens were taken off a Space."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.FIRE_07,)

    space: SpaceId
    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class FireDiscarded:
    """The Fire tokens of a board were discarded."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.FIRE_05, r.FIRE_10)

    seat: Seat
    real: int
    substitutes: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class TokenPlaced:
    """A token was put on a Space."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_107,)

    space: SpaceId
    token: TokenId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class ObjectWounded:
    """An object of the Episode was wounded."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.EPI_12,)

    object: ObjectId
    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class ObjectMended:
    """Wounds were taken off an object of the Episode."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.GEN_07,)

    object: ObjectId
    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class ObjectDestroyed:
    """An object of the Episode was destroyed; its token will be turned over."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.EPI_13,)

    object: ObjectId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class ObjectTurned:
    """The token of a destroyed object was turned over."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.EPI_13,)

    object: ObjectId
    drawn: Drawn
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


__all__ = [
    "FireDiscarded",
    "FirePlaced",
    "FireRemoved",
    "ObjectDestroyed",
    "ObjectMended",
    "ObjectTurned",
    "ObjectWounded",
    "TokenPlaced",
]
