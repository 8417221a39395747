"""The turn: five phases in their order, then the next turn (rules FG-TRN)."""

from typing import Final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.action import ActionPhase
from dmd_core.final_girl.chapters.killer import KillerPhase
from dmd_core.final_girl.chapters.panic import PanicPhase
from dmd_core.final_girl.chapters.phases import Turn
from dmd_core.final_girl.chapters.planning import PlanningPhase
from dmd_core.final_girl.chapters.upkeep import UpkeepPhase
from dmd_core.final_girl.events.tracks import NextTimeSet, TimeSet
from dmd_core.final_girl.events.turns import ActionPhaseSkipped, PhaseBegan, TurnBegan
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.state import Phase
from dmd_core.kernel.events import Frame

_PHASES: Final[dict[Phase, tuple[Turn, Frame]]] = {
    Phase.ACTION: (Turn(Phase.PLANNING), ActionPhase()),
    Phase.PLANNING: (Turn(Phase.KILLER), PlanningPhase()),
    Phase.KILLER: (Turn(Phase.PANIC), KillerPhase()),
    Phase.PANIC: (Turn(Phase.UPKEEP), PanicPhase()),
    Phase.UPKEEP: (Turn(Phase.ACTION), UpkeepPhase()),
}
"""For each phase the frame of the next one and its own, made once: frames are values."""


@HANDLERS.work(Turn)
def _turn(run: GirlRun, frame: Turn) -> None:
    """Begin the phase to come, with the one after it below (FG-TRN-01, -02)."""
    phase = frame.at
    if phase is Phase.ACTION:
        run.emit(TurnBegan())
        if run.table.skip_next_action:
            run.emit(ActionPhaseSkipped())
            phase = Phase.PLANNING
    following, own = _PHASES[phase]
    run.emit(PhaseBegan(phase))
    waiting = run.table.time_next_action
    if phase is Phase.ACTION and waiting >= 0:
        run.emit(TimeSet(waiting, why=(r.AMB_84,)))
        run.emit(NextTimeSet(-1, why=(r.AMB_84,)))
    run.push(own, following)


__all__: list[str] = []
