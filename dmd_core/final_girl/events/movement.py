"""Events of movement: the Final Girl and those with her."""

from typing import ClassVar, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.events.parts import carry
from dmd_core.final_girl.ids import SpaceId
from dmd_core.final_girl.registry import event, reduces
from dmd_core.final_girl.state import Colour, Table
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=46)
@node
class GirlMoved:
    """The Final Girl went to a space; so many victims followed."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.MOV_02,)

    to: SpaceId
    plain: int = 0
    special: tuple[Colour, ...] = ()
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(GirlMoved)
def girl_moved(table: Table, event: GirlMoved) -> Table:
    """She and her followers stand there (FG-MOV-05)."""
    origin = table.girl.space
    table = replace(table, girl=replace(table.girl, space=event.to))
    return carry(table, origin, event.to, event.plain, event.special)


@final
@event(tag=47)
@node
class GirlPlaced:
    """The Final Girl was put on a space at once; so many victims came along."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.MOV_05,)

    to: SpaceId
    plain: int = 0
    special: tuple[Colour, ...] = ()
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(GirlPlaced)
def girl_placed(table: Table, event: GirlPlaced) -> Table:
    """She and those who came along stand there."""
    origin = table.girl.space
    table = replace(table, girl=replace(table.girl, space=event.to))
    return carry(table, origin, event.to, event.plain, event.special)


@final
@event(tag=48)
@node
class VictimsMoved:
    """Victims went from one space to another."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_72,)

    origin: SpaceId
    to: SpaceId
    plain: int = 0
    special: tuple[Colour, ...] = ()
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(VictimsMoved)
def victims_moved(table: Table, event: VictimsMoved) -> Table:
    """They stand there."""
    return carry(table, event.origin, event.to, event.plain, event.special)
