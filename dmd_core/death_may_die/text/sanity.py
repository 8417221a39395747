"""Sentences of Sanity, Thresholds and levels."""

from dmd_core.death_may_die.chapters.sanity import LevellingUp
from dmd_core.death_may_die.commands import LevelUp
from dmd_core.death_may_die.events.sanity import (
    BonusDieGained,
    InsanityActivated,
    LevelUpSkipped,
    SanityLossReduced,
    SanityLost,
    SkillLevelled,
    ThresholdReached,
)
from dmd_core.death_may_die.ids import SkillId
from dmd_core.death_may_die.text.language import ENGLISH
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.kernel.ids import Seat
from dmd_core.tabletop.text.english import be, some


@ENGLISH.event(SanityLost)
def _sanity_lost(scene: Scene, event: SanityLost) -> str:
    more = f"; {event.dropped} more {be(event.dropped)} ignored" if event.dropped else ""
    return f"{scene.who(event.seat)} loses {some(event.n, 'Sanity')}{more}"


@ENGLISH.event(SanityLossReduced)
def _sanity_loss_reduced(scene: Scene, event: SanityLossReduced) -> str:
    less = some(event.n, "Sanity")
    return f"{scene.who(event.seat)} loses {less} less{scene.by(event.src, 'thanks to')}"


@ENGLISH.event(ThresholdReached)
def _threshold_reached(scene: Scene, event: ThresholdReached) -> str:
    return f"{scene.who(event.seat)} reaches the Insanity Threshold at {event.position}"


@ENGLISH.event(InsanityActivated)
def _insanity_activated(scene: Scene, event: InsanityActivated) -> str:
    insanity = scene.source(event.src) or "Insanity"
    return f"{scene.who(event.seat)}'s {insanity} is activated"


@ENGLISH.event(SkillLevelled)
def _skill_levelled(scene: Scene, event: SkillLevelled) -> str:
    return f"{scene.who(event.seat)} raises {_raised(scene, event.seat, event.skill)}"


def _raised(scene: Scene, seat: Seat, skill: SkillId) -> str:
    """A Skill and the level it rises to."""
    if 0 <= seat < len(scene.table.investigators):
        for known, level in scene.table.investigators[seat].levels:
            if known == skill:
                return f"{scene.skill(skill)} to level {level + 1}"
    return scene.skill(skill)


@ENGLISH.event(BonusDieGained)
def _bonus_die_gained(scene: Scene, event: BonusDieGained) -> str:
    return f"{scene.who(event.seat)} gains a bonus die for the rest of the game"


@ENGLISH.event(LevelUpSkipped)
def _level_up_skipped(scene: Scene, event: LevelUpSkipped) -> str:
    return f"{scene.who(event.seat)} has no Skill left to raise"


# --- commands --------------------------------------------------------------------------------


@ENGLISH.command(LevelUp)
def _level_up(scene: Scene, command: LevelUp) -> str:
    return f"{scene.who(command.seat)} raises {_raised(scene, command.seat, command.skill)}"


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.which(LevellingUp)
def _levelling_up(_scene: Scene, _frame: LevellingUp) -> str:
    return "choose a Skill to raise"


__all__: list[str] = []
