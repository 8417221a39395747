"""Names for the usual places in a turn; any other agenda is written frame by frame."""

from collections.abc import Mapping
from typing import Final

from dmd_core.final_girl.chapters.action import Acting, ActionPhase
from dmd_core.final_girl.chapters.killer import KillerPhase
from dmd_core.final_girl.chapters.panic import PanicPhase
from dmd_core.final_girl.chapters.phase_end import NextPhase
from dmd_core.final_girl.chapters.planning import PlanningPhase
from dmd_core.final_girl.chapters.setup import SetUp
from dmd_core.final_girl.chapters.upkeep import UpkeepPhase
from dmd_core.final_girl.state import Phase
from dmd_core.kernel.events import Frame

PHASES: Final[Mapping[str, tuple[Frame, ...]]] = {
    "setup": (SetUp(),),
    "action": (NextPhase(), ActionPhase()),
    "planning": (NextPhase(), PlanningPhase()),
    "killer": (NextPhase(), KillerPhase()),
    "panic": (NextPhase(), PanicPhase()),
    "upkeep": (NextPhase(), UpkeepPhase()),
    "over": (),
}
"""What the agenda is when the game goes on with the beginning of a phase."""

ASKED: Final = (NextPhase(), ActionPhase(), Acting())
"""The Action phase where the player is asked: the rules ask again from its beginning."""

USUAL: Final = "action"
"""The phase of a position that names none."""


def phase_of(agenda: tuple[Frame, ...], phase: Phase) -> str:
    """The name of an agenda in a phase of the table; empty if it has none."""
    if phase is Phase.ACTION and agenda == ASKED:
        return phase.value
    return phase.value if PHASES.get(phase.value) == agenda else ""


__all__ = ["PHASES", "USUAL", "phase_of"]
