"""Events of the tracks: time and horror."""

from typing import ClassVar, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.registry import event, reduces
from dmd_core.final_girl.state import Table
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=68)
@node
class TimeMoved:
    """The time marker moved, up or down."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.TIM_01,)

    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TimeMoved)
def time_moved(table: Table, event: TimeMoved) -> Table:
    """By what it really moved."""
    return replace(table, time=table.time + event.n)


@final
@event(tag=69)
@node
class TimeSet:
    """The time marker was set for a phase."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.TIM_01,)

    time: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TimeSet)
def time_set(table: Table, event: TimeSet) -> Table:
    """To the number."""
    return replace(table, time=event.time)


@final
@event(tag=70)
@node
class NextTimeSet:
    """The next Action phase starts with another time; -1 when that was used up."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_84,)

    time: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(NextTimeSet)
def next_time_set(table: Table, event: NextTimeSet) -> Table:
    """It waits for that phase."""
    return replace(table, time_next_action=event.time)


@final
@event(tag=71)
@node
class SkipSet:
    """The next Action phase will be skipped: time fell below 0 outside of one."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.TRN_06,)

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(SkipSet)
def skip_set(table: Table, _event: SkipSet) -> Table:
    """It waits for that phase."""
    return replace(table, skip_next_action=True)


@final
@event(tag=72)
@node
class HorrorMoved:
    """The horror marker moved by one."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.HOR_05,)

    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(HorrorMoved)
def horror_moved(table: Table, event: HorrorMoved) -> Table:
    """One step."""
    return replace(table, horror=table.horror + event.n)
