"""Sentences of the Elder One, its track and the Ritual."""

from dmd_core.death_may_die.events.elder_one import (
    AdvanceHastened,
    ElderOneAdvanced,
    ElderOneSummoned,
    RitualDisrupted,
    StageDefeated,
    StageRevealed,
)
from dmd_core.death_may_die.text.language import ENGLISH
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.tabletop.text.english import lost


@ENGLISH.event(ElderOneAdvanced)
def _elder_one_advanced(scene: Scene, event: ElderOneAdvanced) -> str:
    return f"{scene.elder_one} advances to space {event.position} of the Summoning track"


@ENGLISH.event(AdvanceHastened)
def _advance_hastened(scene: Scene, _event: AdvanceHastened) -> str:
    return f"{scene.elder_one} will advance at this end of turn"


@ENGLISH.event(StageRevealed)
def _stage_revealed(scene: Scene, event: StageRevealed) -> str:
    return f"{scene.stage(event.stage)} is revealed"


@ENGLISH.event(ElderOneSummoned)
def _elder_one_summoned(scene: Scene, event: ElderOneSummoned) -> str:
    return f"{scene.elder_one} comes to {scene.space(event.space)}"


@ENGLISH.event(StageDefeated)
def _stage_defeated(scene: Scene, event: StageDefeated) -> str:
    return f"{scene.stage(event.stage)} is defeated{lost(event.dropped, 'Wound')}"


@ENGLISH.event(RitualDisrupted)
def _ritual_disrupted(_scene: Scene, _event: RitualDisrupted) -> str:
    return "the Ritual is disrupted"


__all__: list[str] = []
