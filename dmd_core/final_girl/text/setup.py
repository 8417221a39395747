"""Sentences of setup."""

from dmd_core.final_girl.chapters.setup import DrawingSetupCard
from dmd_core.final_girl.events.setup import SetupCardDrawn
from dmd_core.final_girl.text.language import ENGLISH
from dmd_core.final_girl.text.scene import Scene


@ENGLISH.event(SetupCardDrawn)
def _setup_card_drawn(scene: Scene, event: SetupCardDrawn) -> str:
    starts = f"{scene.girl} starts at {scene.space(event.girl)}"
    if event.killer:
        starts += f", {scene.killer} at {scene.space(event.killer)}"
    return f"the setup card is {scene.drawn(event.drawn)}: {starts}"


@ENGLISH.which(DrawingSetupCard)
def _drawing_setup_card(_scene: Scene, _frame: DrawingSetupCard) -> str:
    return "type in the setup card"


__all__: list[str] = []
