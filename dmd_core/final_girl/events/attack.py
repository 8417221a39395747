"""Events of her attacks."""

from typing import ClassVar, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.ids import NO_ITEM, ActionId, CardId, SpaceId
from dmd_core.final_girl.registry import event, reduces
from dmd_core.final_girl.state import Strike, Table, Target
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=8)
@node
class AttackAimed:
    """She attacks: an action card, at whom, where, and the weapon bound from a distance."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.ATK_02,
        r.ATK_08,
    )

    card: ActionId
    target: Target
    space: SpaceId
    weapon: CardId = NO_ITEM
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(AttackAimed)
def attack_aimed(table: Table, event: AttackAimed) -> Table:
    """The attack is under way."""
    return replace(table, strike=Strike(event.card, event.target, event.space, event.weapon))


@final
@event(tag=9)
@node
class AttackOver:
    """Her attack is over."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ATK_02,)

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(AttackOver)
def attack_over(table: Table, _event: AttackOver) -> Table:
    """Nothing is aimed at any more."""
    return replace(table, strike=None)


@final
@event(tag=10)
@node
class DamageRaised:
    """A modifier raised the damage of her attack."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ATK_04,)

    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(DamageRaised)
def damage_raised(table: Table, _event: DamageRaised) -> Table:
    """The damage that follows is higher."""
    return table
