"""Sentences of item decks and searches."""

from dmd_core.final_girl.chapters.items import TakingItem
from dmd_core.final_girl.chapters.searching import DrawingItem, Keeping, PuttingBack
from dmd_core.final_girl.chapters.setup import TurningUpItem
from dmd_core.final_girl.commands import Keep, PutBack
from dmd_core.final_girl.events.searching import (
    DeckItemDiscarded,
    ItemDrawn,
    ItemGained,
    ItemPutBack,
    ItemTaken,
    ItemTurnedUp,
)
from dmd_core.final_girl.state import End
from dmd_core.final_girl.text.language import ENGLISH
from dmd_core.final_girl.text.scene import Scene
from dmd_core.tabletop.text.english import some


@ENGLISH.event(ItemTurnedUp)
def _item_turned_up(scene: Scene, event: ItemTurnedUp) -> str:
    return f"{scene.deck(event.deck)} shows {scene.drawn(event.drawn)}"


@ENGLISH.event(ItemDrawn)
def _item_drawn(scene: Scene, event: ItemDrawn) -> str:
    return f"{scene.girl} finds {scene.drawn(event.drawn)} in {scene.deck(event.deck)}"


@ENGLISH.event(ItemPutBack)
def _item_put_back(scene: Scene, event: ItemPutBack) -> str:
    return f"{scene.card(event.card)} goes {_place(event.top)} {scene.deck(event.deck)}"


@ENGLISH.event(ItemGained)
def _item_gained(scene: Scene, event: ItemGained) -> str:
    uses = f" with {some(event.uses, 'use')}" if event.uses else ""
    return f"{scene.girl} keeps {scene.card(event.card)}{uses}"


@ENGLISH.event(ItemTaken)
def _item_taken(scene: Scene, event: ItemTaken) -> str:
    uses = f" with {some(event.uses, 'use')}" if event.uses else ""
    return f"{scene.girl} gains {scene.drawn(event.drawn)}{uses} from {scene.deck(event.deck)}"


@ENGLISH.event(DeckItemDiscarded)
def _deck_item_discarded(scene: Scene, event: DeckItemDiscarded) -> str:
    what = "removed from the game" if event.removed else "discarded"
    return f"{scene.drawn(event.drawn)} from {scene.deck(event.deck)} is {what}"


# --- commands --------------------------------------------------------------------------------


@ENGLISH.command(Keep)
def _keep(scene: Scene, command: Keep) -> str:
    return f"{scene.girl} keeps {scene.card(command.card)}"


@ENGLISH.command(PutBack)
def _put_back(scene: Scene, command: PutBack) -> str:
    return f"{scene.girl} puts {scene.card(command.card)} {_place(command.end is End.TOP)} the deck"


def _place(top: bool) -> str:  # noqa: FBT001 - the field of a command or an event
    return "face up on top of" if top else "facedown to the bottom of"


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.which(TurningUpItem)
def _turning_up_item(scene: Scene, frame: TurningUpItem) -> str:
    return f"type in the card that is turned up on {scene.deck(frame.deck)}"


@ENGLISH.which(DrawingItem)
def _drawing_item(scene: Scene, frame: DrawingItem) -> str:
    return f"type in the card that is drawn from {scene.deck(frame.deck)}"


@ENGLISH.which(TakingItem)
def _taking_item(scene: Scene, frame: TakingItem) -> str:
    return f"type in the card that she gains from {scene.deck(frame.deck)}"


@ENGLISH.which(Keeping)
def _keeping(scene: Scene, _frame: Keeping) -> str:
    return f"keep one of the cards found: {scene.cards(scene.table.found)}"


@ENGLISH.which(PuttingBack)
def _putting_back(scene: Scene, frame: PuttingBack) -> str:
    return f"put {scene.cards(scene.table.found)} back on {scene.deck(frame.deck)}"


__all__: list[str] = []
