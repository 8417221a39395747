"""Sentences of movement: the Final Girl and those with her."""

from dmd_core.final_girl.chapters.movement import Jumping, Moving
from dmd_core.final_girl.commands import Step
from dmd_core.final_girl.events.movement import GirlMoved, GirlPlaced, VictimsMoved
from dmd_core.final_girl.state import Colour
from dmd_core.final_girl.text.language import ENGLISH
from dmd_core.final_girl.text.scene import Scene
from dmd_core.tabletop.text.english import some


@ENGLISH.event(GirlMoved)
def _girl_moved(scene: Scene, event: GirlMoved) -> str:
    there = scene.space(event.to)
    return f"{scene.girl} goes to {there}{_along(scene, event.plain, event.special)}"


@ENGLISH.event(GirlPlaced)
def _girl_placed(scene: Scene, event: GirlPlaced) -> str:
    along = _along(scene, event.plain, event.special)
    return f"{scene.girl} is put on {scene.space(event.to)}{along}{scene.by(event.src)}"


@ENGLISH.event(VictimsMoved)
def _victims_moved(scene: Scene, event: VictimsMoved) -> str:
    who = scene.victims(event.plain, event.special) or "nobody"
    verb = "goes" if event.plain + len(event.special) < 2 else "go"  # noqa: PLR2004 - one or none
    way = f"from {scene.space(event.origin)} to {scene.space(event.to)}"
    return f"{who} {verb} {way}{scene.by(event.src)}"


# --- commands --------------------------------------------------------------------------------


@ENGLISH.command(Step)
def _step(scene: Scene, command: Step) -> str:
    there = scene.space(command.to)
    return f"{scene.girl} goes to {there}{_along(scene, command.plain, command.special)}"


def _along(scene: Scene, plain: int, special: tuple[Colour, ...]) -> str:
    who = scene.victims(plain, special)
    return f" with {who}" if who else ""


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.which(Moving)
def _moving(scene: Scene, frame: Moving) -> str:
    if not frame.steps:
        return f"save victims at {scene.space(scene.table.girl.space)}"
    by = scene.by(frame.src, "for")
    return f"go on, with {some(frame.steps, 'step')} left{by}"


@ENGLISH.which(Jumping)
def _jumping(scene: Scene, frame: Jumping) -> str:
    return f"choose where she goes{scene.by(frame.src, 'for')}"


__all__: list[str] = []
