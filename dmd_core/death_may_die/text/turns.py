"""Sentences of setup, turns and the end of the game."""

from typing import assert_never

from dmd_core.death_may_die.chapters.card_use import Window
from dmd_core.death_may_die.chapters.setup import ChoosingStarter, DealingInsanity, NamingOther
from dmd_core.death_may_die.commands import Pass, Quiet
from dmd_core.death_may_die.events.setup import (
    InsanityDealt,
    InvestigatorNamed,
    StartingPlayerChosen,
)
from dmd_core.death_may_die.events.turns import (
    GameEnded,
    QuietAsked,
    StepSkipped,
    TurnEnded,
    TurnStarted,
)
from dmd_core.death_may_die.ids import CardId
from dmd_core.death_may_die.state import Outcome
from dmd_core.death_may_die.text.language import ENGLISH
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.death_may_die.text.skips import reason_of
from dmd_core.kernel.events import Parked


@ENGLISH.event(Parked)
def _parked(_scene: Scene, _event: Parked) -> str:
    return ""


@ENGLISH.event(InsanityDealt)
def _insanity_dealt(scene: Scene, event: InsanityDealt) -> str:
    return f"{scene.who(event.seat)} is dealt {scene.drawn(event.drawn)}"


@ENGLISH.event(InvestigatorNamed)
def _investigator_named(scene: Scene, event: InvestigatorNamed) -> str:
    return f"{scene.who(event.seat)} names {scene.who(event.named)}"


@ENGLISH.event(StartingPlayerChosen)
def _starting_player_chosen(scene: Scene, event: StartingPlayerChosen) -> str:
    return f"{scene.who(event.seat)} is the starting player"


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


@ENGLISH.which(NamingOther)
def _naming_other(scene: Scene, frame: NamingOther) -> str:
    insanity = scene.table.investigators[frame.seat].insanity
    return f"name another Investigator for {scene.card(CardId(insanity))}"


@ENGLISH.which(Window)
def _window(_scene: Scene, _frame: Window) -> str:
    return "use a card"


@ENGLISH.which(DealingInsanity)
def _dealing_insanity(scene: Scene, frame: DealingInsanity) -> str:
    return f"type in the Insanity card of {scene.who(frame.seat)}"


@ENGLISH.which(ChoosingStarter)
def _choosing_starter(_scene: Scene, _frame: ChoosingStarter) -> str:
    return "type in the starting player"


__all__: list[str] = []
