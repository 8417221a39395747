"""Sentences of the items she carries."""

from dmd_core.final_girl.chapters.items import Arranging
from dmd_core.final_girl.commands import Hold
from dmd_core.final_girl.events.items import ItemDiscarded, ItemsArranged, UseSpent
from dmd_core.final_girl.text.language import ENGLISH
from dmd_core.final_girl.text.scene import Scene
from dmd_core.tabletop.text.english import some_or_no


@ENGLISH.event(ItemsArranged)
def _items_arranged(scene: Scene, event: ItemsArranged) -> str:
    return f"{scene.girl} holds {scene.cards(event.held)} in her hands"


@ENGLISH.event(UseSpent)
def _use_spent(scene: Scene, event: UseSpent) -> str:
    left = next((item.uses for item in scene.table.carried if item.card == event.card), 1) - 1
    return f"{scene.card(event.card)} has {some_or_no(left, 'use')} left"


@ENGLISH.event(ItemDiscarded)
def _item_discarded(scene: Scene, event: ItemDiscarded) -> str:
    return f"{scene.card(event.card)} is discarded"


# --- commands --------------------------------------------------------------------------------


@ENGLISH.command(Hold)
def _hold(scene: Scene, command: Hold) -> str:
    return f"{scene.girl} takes {scene.cards(command.held)} in her hands"


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.which(Arranging)
def _arranging(_scene: Scene, _frame: Arranging) -> str:
    return "arrange her items"


__all__: list[str] = []
