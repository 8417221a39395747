"""Events of Fire tokens: on Spaces and on Investigator boards."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.events.parts import add_fire, set_investigator
from dmd_core.death_may_die.ids import SpaceId
from dmd_core.death_may_die.registry import event, reduces
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.ids import NO_SOURCE, RuleId, Seat, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=54, appended={"lost": 2})
@node
class FirePlaced:
    """Fire tokens were put on a Space; for `lost` more the reserve had none."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.FIRE_07,)

    space: SpaceId
    n: int = 1
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()
    lost: int = 0


@reduces(FirePlaced)
def fire_placed(table: Table, event: FirePlaced) -> Table:
    """Fire tokens come from the reserve (COMP-03)."""
    return add_fire(table, event.space, event.n)


@final
@event(tag=16)
@node
class FireTaken:
    """Leaving a Space with Fire put Fire tokens, or Wound tokens in their place, on a board."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.RUN_08, r.FIRE_01)

    seat: Seat
    real: int
    substitutes: int = 0
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(FireTaken)
def fire_taken(table: Table, event: FireTaken) -> Table:
    """Fire tokens and their substitutes lie on the board (FIRE-09)."""
    owner = table.investigators[event.seat]
    burning = replace(
        owner,
        fire=owner.fire + event.real + event.substitutes,
        substitutes=owner.substitutes + event.substitutes,
    )
    return set_investigator(table, event.seat, burning)


@final
@event(tag=55)
@node
class FireRemoved:
    """Fire tokens were taken off a Space."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.FIRE_07,)

    space: SpaceId
    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(FireRemoved)
def fire_removed(table: Table, event: FireRemoved) -> Table:
    """Fire tokens go to the reserve."""
    return add_fire(table, event.space, -event.n)


@final
@event(tag=56)
@node
class FireDiscarded:
    """The Fire tokens of a board were discarded."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.FIRE_05, r.FIRE_10)

    seat: Seat
    real: int
    substitutes: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(FireDiscarded)
def fire_discarded(table: Table, event: FireDiscarded) -> Table:
    """Fire tokens and substitutes leave the board (FIRE-05, -10)."""
    owner = table.investigators[event.seat]
    clear = replace(
        owner,
        fire=owner.fire - event.real - event.substitutes,
        substitutes=owner.substitutes - event.substitutes,
    )
    return set_investigator(table, event.seat, clear)
