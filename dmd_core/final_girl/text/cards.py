"""Sentences of events and of tokens on the map."""

from dmd_core.final_girl.chapters.events import DrawingEvent
from dmd_core.final_girl.events.cards import (
    EventDiscarded,
    EventDrawn,
    TokenPlaced,
    TokenRemoved,
)
from dmd_core.final_girl.text.language import ENGLISH
from dmd_core.final_girl.text.scene import Scene


@ENGLISH.event(EventDrawn)
def _event_drawn(scene: Scene, event: EventDrawn) -> str:
    return f"the event {scene.drawn(event.drawn)} happens"


@ENGLISH.event(EventDiscarded)
def _event_discarded(scene: Scene, event: EventDiscarded) -> str:
    return f"the event {scene.card(event.card)} is discarded"


@ENGLISH.event(TokenPlaced)
def _token_placed(scene: Scene, event: TokenPlaced) -> str:
    what = scene.token(event.token)
    return f"a {what} is placed at {scene.space(event.space)}{scene.by(event.src)}"


@ENGLISH.event(TokenRemoved)
def _token_removed(scene: Scene, event: TokenRemoved) -> str:
    return f"the {scene.token(event.token)} at {scene.space(event.space)} is removed"


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.which(DrawingEvent)
def _drawing_event(_scene: Scene, _frame: DrawingEvent) -> str:
    return "type in the event"


__all__: list[str] = []
