"""Sentences of Horror Rolls and of plain dice."""

from collections.abc import Mapping
from typing import Final

from dmd_core.final_girl.chapters.attack import AfterDamage, Striking
from dmd_core.final_girl.chapters.reactions import Escaping, Reacting
from dmd_core.final_girl.chapters.roll import RollWindow, ThrowingAgain, ThrowingHorror
from dmd_core.final_girl.commands import Convert, Done, Reroll
from dmd_core.final_girl.events.rolls import (
    DiceRerolled,
    DiceStored,
    DieConverted,
    DieThrown,
    HorrorDiceRolled,
    PartialsGranted,
    RollEnded,
)
from dmd_core.final_girl.state import Row
from dmd_core.final_girl.text.language import ENGLISH
from dmd_core.final_girl.text.scene import Scene
from dmd_core.tabletop.text.english import some

_ENOUGH: Final[Mapping[type, str]] = {
    RollWindow: "leaves the dice as they are",
    Striking: "uses no weapon",
    AfterDamage: "lets it be",
    Reacting: "takes the rest of the damage",
    Escaping: "stays where she is",
}
"""What is said of enough, by the frame that asks."""


@ENGLISH.event(HorrorDiceRolled)
def _horror_dice_rolled(scene: Scene, event: HorrorDiceRolled) -> str:
    return f"{scene.girl} rolls {scene.faces(event.drawn)} for {scene.source(event.source)}"


@ENGLISH.event(DieConverted)
def _die_converted(scene: Scene, event: DieConverted) -> str:
    cards = scene.actions(event.cards)
    return f"{scene.girl} discards {cards}: {scene.die(event.die)} is a success"


@ENGLISH.event(DiceRerolled)
def _dice_rerolled(scene: Scene, event: DiceRerolled) -> str:
    by = scene.by(event.src)
    return f"{scene.dice(event.dice)} now {_show(len(event.dice))} {scene.faces(event.drawn)}{by}"


def _show(n: int) -> str:
    return "shows" if n == 1 else "show"


@ENGLISH.event(RollEnded)
def _roll_ended(_scene: Scene, event: RollEnded) -> str:
    if event.row is Row.FAIL:
        return "the roll fails"
    return f"the roll has {some(event.successes, 'success')}"


@ENGLISH.event(DiceStored)
def _dice_stored(scene: Scene, event: DiceStored) -> str:
    return f"the next Horror Roll has {some(event.n, 'more die')}{scene.by(event.src)}"


@ENGLISH.event(PartialsGranted)
def _partials_granted(scene: Scene, event: PartialsGranted) -> str:
    when = "until the Action phase ends" if event.phase else "in the next Horror Roll"
    return f"3 and 4 are successes {when}{scene.by(event.src)}"


@ENGLISH.event(DieThrown)
def _die_thrown(scene: Scene, event: DieThrown) -> str:
    return f"a die for {scene.source(event.src) or 'the rules'} shows {scene.faces(event.drawn)}"


# --- commands --------------------------------------------------------------------------------


@ENGLISH.command(Convert)
def _convert(scene: Scene, command: Convert) -> str:
    cards = scene.actions((command.first, command.second))
    return f"{scene.girl} discards {cards} to make {scene.die(command.die)} a success"


@ENGLISH.command(Reroll)
def _reroll(scene: Scene, command: Reroll) -> str:
    return f"{scene.girl} rerolls {scene.dice(command.dice)}{scene.by(command.source, 'with')}"


@ENGLISH.command(Done)
def _done(scene: Scene, _command: Done) -> str:
    return f"{scene.girl} {_ENOUGH.get(type(scene.asked), 'is done')}"


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.which(ThrowingHorror)
def _throwing_horror(scene: Scene, frame: ThrowingHorror) -> str:
    return f"type in the dice of the Horror Roll for {scene.source(frame.source)}"


@ENGLISH.which(RollWindow)
def _roll_window(scene: Scene, frame: RollWindow) -> str:
    roll = scene.table.roll
    shows = "" if roll is None else f" showing {scene.faces(roll.faces)}"
    return f"change the dice{shows} for {scene.source(frame.source)}"


@ENGLISH.which(ThrowingAgain)
def _throwing_again(scene: Scene, frame: ThrowingAgain) -> str:
    return f"type in what {scene.dice(frame.dice)} now {_show(len(frame.dice))}"


__all__: list[str] = []
