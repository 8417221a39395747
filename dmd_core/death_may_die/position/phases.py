"""Names for the usual places in a turn; any other agenda is written frame by frame."""

from collections.abc import Mapping
from typing import Final

from dmd_core.death_may_die.chapters.actions import Actions
from dmd_core.death_may_die.chapters.fight import Fight
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

STARTING: Final = "turn"
"""The phase in which the turn of the active Investigator is about to start."""

NEW_EACH_TURN: Final = ("branch", "actions", "refusals", "attackers", "quiet", "hastened")
"""Fields that start anew with each turn, so that nobody can say what they are before it."""

USUAL: Final = "actions"
"""The phase of a position that names none: the active player takes actions."""


def phase_of(agenda: tuple[Frame, ...]) -> str:
    """The name of an agenda; empty if it has none."""
    return next((name for name, frames in PHASES.items() if frames == agenda), "")


def branch_of(agenda: tuple[Frame, ...]) -> Branch:
    """What phase 3 is or was, if a position with this agenda does not say it."""
    first = agenda[0] if agenda else None
    if not isinstance(first, Turn) or first.at <= TurnStep.INVESTIGATE_OR_FIGHT:
        return Branch.NONE
    fights = any(isinstance(frame, Fight) for frame in agenda)
    return Branch.FIGHT if fights else Branch.INVESTIGATE


__all__ = [
    "NEW_EACH_TURN",
    "PHASES",
    "STARTING",
    "USUAL",
    "branch_of",
    "phase_of",
]
