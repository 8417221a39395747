"""Sentences of Fire, on the map and on boards."""

from dmd_core.death_may_die.events.fire import FireDiscarded, FirePlaced, FireRemoved, FireTaken
from dmd_core.death_may_die.text.language import ENGLISH
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.tabletop.text.english import be, some


@ENGLISH.event(FireTaken)
def _fire_taken(scene: Scene, event: FireTaken) -> str:
    tokens = some(event.real, "Fire token")
    if event.substitutes:
        instead = some(event.substitutes, "Wound token")
        instead = f"{instead} in place of Fire"
        tokens = f"{tokens} and {instead}" if event.real else instead
    return f"{scene.who(event.seat)} catches Fire: {tokens}"


@ENGLISH.event(FirePlaced)
def _fire_placed(scene: Scene, event: FirePlaced) -> str:
    tokens = some(event.n, "Fire token")
    more = f"; there {be(event.lost)} none for {event.lost} more" if event.lost else ""
    return f"{tokens} {be(event.n)} placed on {scene.space(event.space)}{more}"


@ENGLISH.event(FireRemoved)
def _fire_removed(scene: Scene, event: FireRemoved) -> str:
    tokens = some(event.n, "Fire token")
    return f"{tokens} {be(event.n)} removed from {scene.space(event.space)}"


@ENGLISH.event(FireDiscarded)
def _fire_discarded(scene: Scene, event: FireDiscarded) -> str:
    return f"{scene.who(event.seat)} is no longer on Fire"


__all__: list[str] = []
