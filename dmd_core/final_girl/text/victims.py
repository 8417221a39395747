"""Sentences of victims: placed, killed, panicking."""

from dmd_core.final_girl.chapters.panic import ChoosingPanic, RollingGirlPanic, RollingPanic
from dmd_core.final_girl.chapters.victim_steps import ChoosingStepper, ChoosingWay, Marking
from dmd_core.final_girl.chapters.victims import ChoosingVictim
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
    dealt = str(event.src) == scene.table.setup_card  # which has been told
    there, by = scene.space(event.space), "" if dealt else scene.by(event.src)
    return f"{scene.victims(event.n) or 'no victim'} {be(event.n)} placed at {there}{by}"


@ENGLISH.event(VictimKilled)
def _victim_killed(scene: Scene, event: VictimKilled) -> str:
    who, where = scene.victim(event.colour), scene.space(event.space)
    killer = _slayer(scene, event)
    return f"{killer} kills {who} at {where}" if killer else f"{who} dies at {where}"


def _slayer(scene: Scene, event: VictimKilled) -> str:
    """The killer, the minion of that space, or the text that kills."""
    if event.by:
        return scene.killer
    if not event.minion:
        return scene.source(event.src)
    kinds = {one.kind for one in scene.table.minions if one.space == event.space}
    return f"the {scene.kind(kinds.pop())}" if len(kinds) == 1 else "a minion"


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
    return f"{scene.who(command.seat)} chooses {who} at {scene.space(command.space)}"


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.which(ChoosingVictim)
def _choosing_victim(scene: Scene, frame: ChoosingVictim) -> str:
    return f"choose which victim at {scene.space(frame.killing.space)} dies"


@ENGLISH.which(ChoosingPanic)
def _choosing_panic(_scene: Scene, _frame: ChoosingPanic) -> str:
    return "choose which victim panics next"


@ENGLISH.which(RollingPanic)
def _rolling_panic(scene: Scene, frame: RollingPanic) -> str:
    who, where = scene.victim(frame.colour), scene.space(frame.space)
    return f"type in the panic die of {who} at {where}"


@ENGLISH.which(RollingGirlPanic)
def _rolling_girl_panic(scene: Scene, _frame: RollingGirlPanic) -> str:
    return f"type in the panic die of {scene.girl}"


@ENGLISH.which(Marking)
def _marking(scene: Scene, frame: Marking) -> str:
    return f"choose where the {frame.colour.value} victim of {scene.card(frame.event)} is"


@ENGLISH.which(ChoosingWay)
def _choosing_way(scene: Scene, frame: ChoosingWay) -> str:
    here = scene.space(frame.stepping.parties[0][0])
    return f"choose the way of the victims at {here}{scene.by(frame.stepping.src, 'for')}"


@ENGLISH.which(ChoosingStepper)
def _choosing_stepper(scene: Scene, frame: ChoosingStepper) -> str:
    return f"choose which victim takes a step{scene.by(frame.src, 'for')}"


__all__: list[str] = []
