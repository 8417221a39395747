"""Sentences of turns, phases and the end of the game."""

from collections.abc import Mapping
from typing import Final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.movement import Moving
from dmd_core.final_girl.commands import Stop
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.events.turns import (
    ActionPhaseSkipped,
    GameEnded,
    PhaseBegan,
    PhaseCut,
    PhaseEnding,
    StepSkipped,
    TurnBegan,
)
from dmd_core.final_girl.state import Outcome, Phase
from dmd_core.final_girl.text.language import ENGLISH
from dmd_core.final_girl.text.scene import Scene
from dmd_core.kernel.events import Parked
from dmd_core.kernel.ids import RuleId

_SKIPS: Final[Mapping[Skip, str]] = {
    Skip.NO_TARGET: "there is no target",
    Skip.NOBODY_IN_REACH: "nobody is in reach",
    Skip.NO_VICTIM: "there is no victim",
    Skip.NOT_IN_TABLEAU: "the card is not in the tableau",
    Skip.ON_RED: "time cannot rise from red",
    Skip.AT_MAXIMUM: "nothing more can be gained",
    Skip.NOWHERE: "there is nowhere to go",
    Skip.POOL_EMPTY: "no victim is left in the supply",
    Skip.NO_TOKEN: "no minion is left in the supply",
}


ITEM_DECK: Final = "item deck"
DECKS: Final[Mapping[RuleId, str]] = {
    r.SYM_09: "event deck",
    r.AMB_75: "deck of dark powers",
    r.AMB_28: "terror deck",
    r.AMB_29: "terror deck",
}
"""Decks that can be empty, by a rule that is cited then; without one of them it is an item deck."""


@ENGLISH.event(Parked)
def _parked(_scene: Scene, _event: Parked) -> str:
    return ""


@ENGLISH.event(TurnBegan)
def _turn_began(scene: Scene, _event: TurnBegan) -> str:
    return f"turn {scene.table.turn + 1} begins"


@ENGLISH.event(PhaseBegan)
def _phase_began(scene: Scene, event: PhaseBegan) -> str:
    return f"{scene.phase(event.phase)} begins"


@ENGLISH.event(ActionPhaseSkipped)
def _action_phase_skipped(scene: Scene, _event: ActionPhaseSkipped) -> str:
    return f"{scene.girl} has no Action phase this turn: time fell below 0 after the last one"


@ENGLISH.event(PhaseEnding)
def _phase_ending(_scene: Scene, event: PhaseEnding) -> str:
    if r.ACT_09 in event.why:
        return ""
    red = "time is on red: " if r.TIM_02 in event.why else ""
    return f"{red}the Action phase ends after this"


@ENGLISH.event(PhaseCut)
def _phase_cut(scene: Scene, event: PhaseCut) -> str:
    by = f": {scene.source(event.src)}" if event.src else ""
    return f"{scene.phase(scene.table.phase)} ends at once{by}"


@ENGLISH.event(StepSkipped)
def _step_skipped(scene: Scene, event: StepSkipped) -> str:
    if event.reason is Skip.FALSE_CONDITION:
        return ""
    word = "by" if event.reason in (Skip.ON_RED, Skip.AT_MAXIMUM) else "for"
    empty = event.reason is Skip.DECK_EMPTY
    said = f"the {empty_deck(event)} is empty" if empty else _SKIPS[event.reason]
    return f"{said}{scene.by(event.src, word)}"


def empty_deck(event: StepSkipped) -> str:
    """Which deck had no card: the rules of the place tell them apart."""
    return next((deck for rule, deck in DECKS.items() if rule in event.why), ITEM_DECK)


@ENGLISH.event(GameEnded)
def _game_ended(scene: Scene, event: GameEnded) -> str:
    if event.outcome is Outcome.LOSS:
        return f"{scene.girl} is dead, and the game is lost"
    enemy = scene.killer if scene.table.killer.max_health else "the last of them"
    return f"{enemy} is dead, and the game is won"


# --- commands --------------------------------------------------------------------------------


@ENGLISH.command(Stop)
def _stop(scene: Scene, _command: Stop) -> str:
    if isinstance(scene.asked, Moving):
        return f"{scene.girl} goes no further"
    if scene.table.phase is Phase.PLANNING:
        return f"{scene.girl} buys nothing more"
    if scene.table.phase is Phase.ACTION and scene.asked is not None:
        return f"{scene.girl} ends the Action phase"
    return f"{scene.girl} stops"  # a move or the phase: a table alone does not tell which


__all__: list[str] = []
