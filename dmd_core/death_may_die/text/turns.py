"""Sentences of turns and the end of the game."""

from typing import assert_never

from dmd_core.death_may_die.chapters.card_use import Window
from dmd_core.death_may_die.commands import Pass, Quiet
from dmd_core.death_may_die.events.turns import (
    BranchChosen,
    GameEnded,
    QuietAsked,
    StepSkipped,
    TurnEnded,
    TurnStarted,
)
from dmd_core.death_may_die.state import Branch, Outcome
from dmd_core.death_may_die.text.language import ENGLISH
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.death_may_die.text.skips import reason_of
from dmd_core.kernel.events import Parked


@ENGLISH.event(BranchChosen)
def _branch_chosen(scene: Scene, event: BranchChosen) -> str:
    return f"phase 3: {scene.who(event.seat)} {_branch(event.branch)}"


def _branch(branch: Branch) -> str:
    match branch:
        case Branch.INVESTIGATE:
            return "investigates"
        case Branch.FIGHT:
            return "fights"
        case Branch.CLOSED | Branch.NONE:
            return "neither investigates nor fights"
    assert_never(branch)


@ENGLISH.event(Parked)
def _parked(_scene: Scene, _event: Parked) -> str:
    return ""


@ENGLISH.event(TurnStarted)
def _turn_started(scene: Scene, event: TurnStarted) -> str:
    return f"Round {event.round}: {scene.who(event.seat)}'s turn begins"


@ENGLISH.event(TurnEnded)
def _turn_ended(scene: Scene, event: TurnEnded) -> str:
    return f"{scene.who(event.seat)}'s turn is over"


@ENGLISH.event(QuietAsked)
def _quiet_asked(scene: Scene, event: QuietAsked) -> str:
    return f"{scene.who(event.seat)} uses no cards for the rest of the turn"


@ENGLISH.event(GameEnded)
def _game_ended(_scene: Scene, event: GameEnded) -> str:
    match event.outcome:
        case Outcome.WIN:
            return "the game is over: the Investigators win"
        case Outcome.LOSS:
            return "the game is over: the Investigators lose"
    assert_never(event.outcome)


@ENGLISH.event(StepSkipped)
def _step_skipped(scene: Scene, event: StepSkipped) -> str:
    text = scene.source(event.src)
    return f"passed over: {reason_of(scene, event)}{f' ({text})' if text else ''}"


# --- commands --------------------------------------------------------------------------------


@ENGLISH.command(Pass)
def _pass(scene: Scene, command: Pass) -> str:
    return f"{scene.who(command.seat)} passes"


@ENGLISH.command(Quiet)
def _quiet(scene: Scene, command: Quiet) -> str:
    return f"{scene.who(command.seat)} passes and will not be asked about cards again this turn"


# --- decisions -------------------------------------------------------------------------------


@ENGLISH.which(Window)
def _window(_scene: Scene, _frame: Window) -> str:
    return "use a card"


__all__: list[str] = []
