"""Sentences of tokens and objects on the map."""

from dmd_core.death_may_die.chapters.objects import TurningHidden, TurningObject
from dmd_core.death_may_die.commands import ChooseSpace
from dmd_core.death_may_die.events.map import (
    HiddenReturned,
    HiddenTurned,
    ObjectDestroyed,
    ObjectMended,
    ObjectTurned,
    ObjectWounded,
    TokenMoved,
    TokenPlaced,
    TokenRemoved,
)
from dmd_core.death_may_die.ids import CardId
from dmd_core.death_may_die.text.language import ENGLISH
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.tabletop.text.english import be, lost, one, some


@ENGLISH.event(TokenPlaced)
def _token_placed(scene: Scene, event: TokenPlaced) -> str:
    return f"{one(scene.token(event.token))} is placed on {scene.space(event.space)}"


@ENGLISH.event(TokenMoved)
def _token_moved(scene: Scene, event: TokenMoved) -> str:
    start, end = scene.space(event.space), scene.space(event.to)
    return f"{one(scene.token(event.token))} moves from {start} to {end}"


@ENGLISH.event(TokenRemoved)
def _token_removed(scene: Scene, event: TokenRemoved) -> str:
    return f"{one(scene.token(event.token))} is removed from {scene.space(event.space)}"


@ENGLISH.event(HiddenTurned)
def _hidden_turned(scene: Scene, event: HiddenTurned) -> str:
    return f"a face-down token is turned over: {scene.drawn(event.drawn)}"


@ENGLISH.event(HiddenReturned)
def _hidden_returned(scene: Scene, event: HiddenReturned) -> str:
    return f"{scene.card(CardId(event.back))} is mixed with the face-down tokens"


@ENGLISH.event(ObjectWounded)
def _object_wounded(scene: Scene, event: ObjectWounded) -> str:
    taken = some(event.n, "Wound")
    return f"{scene.thing(event.object)} takes {taken}{lost(event.lost, 'Wound')}"


@ENGLISH.event(ObjectMended)
def _object_mended(scene: Scene, event: ObjectMended) -> str:
    return f"{some(event.n, 'Wound')} {be(event.n)} taken off {scene.thing(event.object)}"


@ENGLISH.event(ObjectDestroyed)
def _object_destroyed(scene: Scene, event: ObjectDestroyed) -> str:
    return f"{scene.thing(event.object)} is destroyed"


@ENGLISH.event(ObjectTurned)
def _object_turned(scene: Scene, event: ObjectTurned) -> str:
    return f"{scene.thing(event.object)} is turned over: {scene.drawn(event.drawn)}"


# --- commands --------------------------------------------------------------------------------


@ENGLISH.command(ChooseSpace)
def _choose_space(scene: Scene, command: ChooseSpace) -> str:
    return f"{scene.who(command.seat)} chooses {scene.space(command.space)}"


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.which(TurningHidden)
def _turning_hidden(_scene: Scene, _frame: TurningHidden) -> str:
    return "type in the reverse side of a face-down token"


@ENGLISH.which(TurningObject)
def _turning_object(scene: Scene, frame: TurningObject) -> str:
    return f"type in the reverse side of {scene.thing(frame.object)}"


__all__: list[str] = []
