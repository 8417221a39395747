"""Events of minions."""

from typing import ClassVar, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.ids import FigureId, MinionKind, SpaceId
from dmd_core.final_girl.registry import event, reduces
from dmd_core.final_girl.state import Minion, Table
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=42)
@node
class MinionPlaced:
    """A minion was placed on the map."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.MIN_11,)

    kind: MinionKind
    space: SpaceId
    health: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(MinionPlaced)
def minion_placed(table: Table, event: MinionPlaced) -> Table:
    """It gets the next number."""
    minion = Minion(FigureId(table.next_figure), event.kind, event.space, event.health)
    return replace(table, minions=(*table.minions, minion), next_figure=table.next_figure + 1)


@final
@event(tag=43)
@node
class MinionMoved:
    """A minion went to a space."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.MIN_05,)

    minion: FigureId
    to: SpaceId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(MinionMoved)
def minion_moved(table: Table, event: MinionMoved) -> Table:
    """It stands there."""
    minions = tuple(
        replace(one, space=event.to) if one.id == event.minion else one for one in table.minions
    )
    return replace(table, minions=minions)


@final
@event(tag=44)
@node
class MinionWounded:
    """A minion lost health."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ATK_09,)

    minion: FigureId
    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(MinionWounded)
def minion_wounded(table: Table, event: MinionWounded) -> Table:
    """Less is left."""
    minions = tuple(
        replace(one, health=one.health - event.n) if one.id == event.minion else one
        for one in table.minions
    )
    return replace(table, minions=minions)


@final
@event(tag=45)
@node
class MinionKilled:
    """A minion is off the map."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ATK_09,)

    minion: FigureId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(MinionKilled)
def minion_killed(table: Table, event: MinionKilled) -> Table:
    """Its token is free again (FG-MIN-06)."""
    return replace(table, minions=tuple(one for one in table.minions if one.id != event.minion))
