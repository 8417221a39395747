"""Reducers of Sanity, Thresholds and levels."""

from dmd_core.death_may_die.events.sanity import (
    BonusDieGained,
    InsanityActivated,
    LevelUpSkipped,
    SanityLossReduced,
    SanityLost,
    SkillLevelled,
    ThresholdReached,
)
from dmd_core.death_may_die.reducers.parts import set_investigator
from dmd_core.death_may_die.registry import RULES
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.node import replace


@RULES.on(SanityLost)
def sanity_lost(table: Table, event: SanityLost) -> Table:
    """The marker moves right (SAN-01)."""
    owner = table.investigators[event.seat]
    return set_investigator(table, event.seat, replace(owner, sanity=owner.sanity + event.n))


@RULES.on(SanityLossReduced)
def sanity_loss_reduced(table: Table, _event: SanityLossReduced) -> Table:
    """The loss that follows is smaller."""
    return table


@RULES.on(ThresholdReached)
def threshold_reached(table: Table, event: ThresholdReached) -> Table:
    """The Threshold waits to be worked off (SAN-11)."""
    owner = table.investigators[event.seat]
    owing = replace(owner, owed=(*owner.owed, event.position))
    return set_investigator(table, event.seat, owing)


@RULES.on(InsanityActivated)
def insanity_activated(table: Table, _event: InsanityActivated) -> Table:
    """The Symptoms follow as events of their own."""
    return table


@RULES.on(SkillLevelled)
def skill_levelled(table: Table, event: SkillLevelled) -> Table:
    """The marker of the Skill moves right; the oldest Threshold is worked off (SAN-08)."""
    owner = table.investigators[event.seat]
    levels = tuple(
        (skill, level + 1 if skill == event.skill else level) for skill, level in owner.levels
    )
    raised = replace(owner, levels=levels, owed=owner.owed[1:])
    return set_investigator(table, event.seat, raised)


@RULES.on(LevelUpSkipped)
def level_up_skipped(table: Table, event: LevelUpSkipped) -> Table:
    """The oldest Threshold is worked off without a level (AMB-23)."""
    owner = table.investigators[event.seat]
    return set_investigator(table, event.seat, replace(owner, owed=owner.owed[1:]))


@RULES.on(BonusDieGained)
def bonus_die_gained(table: Table, event: BonusDieGained) -> Table:
    """One more bonus die for the rest of the game (SAN-10)."""
    owner = table.investigators[event.seat]
    richer = replace(owner, bonus_dice=owner.bonus_dice + 1)
    return set_investigator(table, event.seat, richer)
