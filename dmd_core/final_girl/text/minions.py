"""Sentences of minions."""

from dmd_core.final_girl.events.minions import (
    MinionKilled,
    MinionMoved,
    MinionPlaced,
    MinionWounded,
)
from dmd_core.final_girl.text.language import ENGLISH
from dmd_core.final_girl.text.scene import Scene
from dmd_core.tabletop.text.english import one


@ENGLISH.event(MinionPlaced)
def _minion_placed(scene: Scene, event: MinionPlaced) -> str:
    return f"{one(scene.kind(event.kind))} comes to {scene.space(event.space)}"


@ENGLISH.event(MinionMoved)
def _minion_moved(scene: Scene, event: MinionMoved) -> str:
    return f"{scene.enemy(event.minion)} goes to {scene.space(event.to)}"


@ENGLISH.event(MinionWounded)
def _minion_wounded(scene: Scene, event: MinionWounded) -> str:
    return f"{scene.enemy(event.minion)} loses {event.n} health"


@ENGLISH.event(MinionKilled)
def _minion_killed(scene: Scene, event: MinionKilled) -> str:
    return f"{scene.enemy(event.minion)} is dead"


__all__: list[str] = []
