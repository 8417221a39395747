"""Sentences of victims: placed, killed, panicking."""

from dmd_core.final_girl.commands import ChooseVictim
from dmd_core.final_girl.events.victims import (
    GirlPanicked,
    VictimKilled,
    VictimMarked,
    VictimPanicked,
    VictimsPlaced,
)
from dmd_core.final_girl.state import Colour
from dmd_core.final_girl.text.language import ENGLISH
from dmd_core.final_girl.text.scene import Scene
from dmd_core.tabletop.text.english import be


@ENGLISH.event(VictimsPlaced)
def _victims_placed(scene: Scene, event: VictimsPlaced) -> str:
    there, by = scene.space(event.space), scene.by(event.src)
    return f"{scene.victims(event.n) or 'no victim'} {be(event.n)} placed at {there}{by}"


@ENGLISH.event(VictimKilled)
def _victim_killed(scene: Scene, event: VictimKilled) -> str:
    who, where = scene.victim(event.colour), scene.space(event.space)
    if event.by:
        return f"{scene.killer} kills {who} at {where}"
    return f"{who} dies at {where}{scene.by(event.src)}"


@ENGLISH.event(VictimMarked)
def _victim_marked(scene: Scene, event: VictimMarked) -> str:
    where, card = scene.space(event.space), scene.card(event.event)
    return f"a victim at {where} becomes the {event.colour.value} victim by {card}"


@ENGLISH.event(VictimPanicked)
def _victim_panicked(scene: Scene, event: VictimPanicked) -> str:
    who, die = scene.victim(event.colour), scene.faces(event.drawn)
    where = scene.space(event.space)
    if event.to == event.space:
        return f"{who} at {where} panics, rolls {die} and stays"
    return f"{who} at {where} panics, rolls {die} and runs to {scene.space(event.to)}"


@ENGLISH.event(GirlPanicked)
def _girl_panicked(scene: Scene, event: GirlPanicked) -> str:
    die, there = scene.faces(event.drawn), scene.space(event.to)
    stays = event.to == scene.table.girl.space
    return f"{scene.girl} panics, rolls {die} and {'stays' if stays else f'runs to {there}'}"


# --- commands --------------------------------------------------------------------------------


@ENGLISH.command(ChooseVictim)
def _choose_victim(scene: Scene, command: ChooseVictim) -> str:
    some = command.colour is Colour.PLAIN
    who = "a victim" if some else f"the {command.colour.value} victim"
    return f"the player chooses {who} at {scene.space(command.space)}"


__all__: list[str] = []
