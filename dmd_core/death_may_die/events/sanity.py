"""Events of Sanity, Insanity Thresholds and levels."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.events.parts import set_investigator
from dmd_core.death_may_die.ids import SkillId
from dmd_core.death_may_die.registry import event, reduces
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.ids import NO_SOURCE, RuleId, Seat, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=29)
@node
class SanityLost:
    """Sanity was lost; `dropped` is the part a Threshold stopped."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SAN_01,)

    seat: Seat
    n: int
    dropped: int = 0
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(SanityLost)
def sanity_lost(table: Table, event: SanityLost) -> Table:
    """The marker moves right (SAN-01)."""
    owner = table.investigators[event.seat]
    return set_investigator(table, event.seat, replace(owner, sanity=owner.sanity + event.n))


@final
@event(tag=30)
@node
class SanityLossReduced:
    """A text reduced a loss of Sanity."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SKL_04,)

    seat: Seat
    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(SanityLossReduced)
def sanity_loss_reduced(table: Table, _event: SanityLossReduced) -> Table:
    """The loss that follows is smaller."""
    return table


@final
@event(tag=31)
@node
class ThresholdReached:
    """The Sanity marker stands on a Threshold it has just reached."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SAN_03, r.SAN_05)

    seat: Seat
    position: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(ThresholdReached)
def threshold_reached(table: Table, event: ThresholdReached) -> Table:
    """The Threshold waits to be worked off (SAN-11)."""
    owner = table.investigators[event.seat]
    owing = replace(owner, owed=(*owner.owed, event.position))
    return set_investigator(table, event.seat, owing)


@final
@event(tag=32)
@node
class InsanityActivated:
    """The Symptoms of the Insanity are resolved."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SAN_05, r.SAN_06, r.SAN_11)

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(InsanityActivated)
def insanity_activated(table: Table, _event: InsanityActivated) -> Table:
    """The Symptoms follow as events of their own."""
    return table


@final
@event(tag=33)
@node
class SkillLevelled:
    """A Skill rose by one level."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SAN_08, r.SKL_02)

    seat: Seat
    skill: SkillId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(SkillLevelled)
def skill_levelled(table: Table, event: SkillLevelled) -> Table:
    """The marker of the Skill moves right; the oldest Threshold is worked off (SAN-08)."""
    owner = table.investigators[event.seat]
    levels = tuple(
        (skill, level + 1 if skill == event.skill else level) for skill, level in owner.levels
    )
    raised = replace(owner, levels=levels, owed=owner.owed[1:])
    return set_investigator(table, event.seat, raised)


@final
@event(tag=34)
@node
class BonusDieGained:
    """A Threshold gave a bonus die for the rest of the game."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SAN_10,)

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(BonusDieGained)
def bonus_die_gained(table: Table, event: BonusDieGained) -> Table:
    """One more bonus die for the rest of the game (SAN-10)."""
    owner = table.investigators[event.seat]
    richer = replace(owner, bonus_dice=owner.bonus_dice + 1)
    return set_investigator(table, event.seat, richer)


@final
@event(tag=35)
@node
class LevelUpSkipped:
    """No Skill could rise; the Threshold is worked off without a level."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_23,)

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(LevelUpSkipped)
def level_up_skipped(table: Table, event: LevelUpSkipped) -> Table:
    """The oldest Threshold is worked off without a level (AMB-23)."""
    owner = table.investigators[event.seat]
    return set_investigator(table, event.seat, replace(owner, owed=owner.owed[1:]))
