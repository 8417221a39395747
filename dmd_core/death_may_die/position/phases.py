"""Names for the usual places in a turn; any other agenda is written frame by frame."""

from collections.abc import Mapping
from typing import Final

from dmd_core.death_may_die.chapters.actions import Actions
from dmd_core.death_may_die.chapters.setup import SetUp
from dmd_core.death_may_die.chapters.turn import Turn, TurnStep
from dmd_core.death_may_die.state import Branch
from dmd_core.kernel.events import Frame

PHASES: Final[Mapping[str, tuple[Frame, ...]]] = {
    "setup": (SetUp(),),
    "turn": (Turn(TurnStep.START),),
    "actions": (Turn(TurnStep.MYTHOS), Actions()),
    "mythos": (Turn(TurnStep.MYTHOS),),
    "investigate_or_fight": (Turn(TurnStep.INVESTIGATE_OR_FIGHT),),
    "end_of_turn": (Turn(TurnStep.EFFECTS),),
    "fire": (Turn(TurnStep.FIRE),),
    "check": (Turn(TurnStep.CHECK),),
    "summoning": (Turn(TurnStep.SUMMONING),),
    "elder_effects": (Turn(TurnStep.ELDER_EFFECTS),),
    "next_turn": (Turn(TurnStep.NEXT),),
    "over": (),
}
"""What the agenda is when the game goes on with a phase, or with a step of the end of turn."""

LATE: Final = (
    "end_of_turn",
    "fire",
    "check",
    "summoning",
    "elder_effects",
    "next_turn",
)
"""Phases in which it has been settled what phase 3 was; a position may leave it out."""

USUAL: Final = "actions"
"""The phase of a position that names none: the active player takes actions."""


def phase_of(agenda: tuple[Frame, ...]) -> str:
    """The name of an agenda; empty if it has none."""
    return next((name for name, frames in PHASES.items() if frames == agenda), "")


def branch_of(phase: str) -> Branch:
    """What phase 3 was, if a position in this phase does not say it."""
    return Branch.INVESTIGATE if phase in LATE else Branch.NONE


__all__ = ["LATE", "PHASES", "USUAL", "branch_of", "phase_of"]
