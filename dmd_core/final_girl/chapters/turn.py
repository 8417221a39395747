"""The turn: five phases in their order, then the next turn (rules FG-TRN)."""

from typing import Final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.action import ActionPhase
from dmd_core.final_girl.chapters.killer import KillerPhase
from dmd_core.final_girl.chapters.panic import PanicPhase
from dmd_core.final_girl.chapters.phase_end import NextPhase
from dmd_core.final_girl.chapters.planning import PlanningPhase
from dmd_core.final_girl.chapters.upkeep import UpkeepPhase
from dmd_core.final_girl.events.tracks import NextTimeSet, TimeSet
from dmd_core.final_girl.events.turns import ActionPhaseSkipped, PhaseBegan, TurnBegan
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.state import Phase
from dmd_core.kernel.events import Frame

_NEXT: Final[dict[Phase, Phase]] = {
    Phase.SETUP: Phase.ACTION,
    Phase.ACTION: Phase.PLANNING,
    Phase.PLANNING: Phase.KILLER,
    Phase.KILLER: Phase.PANIC,
    Phase.PANIC: Phase.UPKEEP,
    Phase.UPKEEP: Phase.ACTION,
}
_OWN: Final[dict[Phase, Frame]] = {
    Phase.ACTION: ActionPhase(),
    Phase.PLANNING: PlanningPhase(),
    Phase.KILLER: KillerPhase(),
    Phase.PANIC: PanicPhase(),
    Phase.UPKEEP: UpkeepPhase(),
}
"""The frame of each phase, made once: frames are values."""


@HANDLERS.work(NextPhase)
def _next_phase(run: GirlRun, frame: NextPhase) -> None:
    """Begin the phase after that of the table (FG-TRN-01, -02)."""
    phase = _NEXT[run.table.phase]
    if phase is Phase.ACTION:
        run.emit(TurnBegan())
        if run.table.skip_next_action:
            run.emit(ActionPhaseSkipped())
            phase = Phase.PLANNING
    run.emit(PhaseBegan(phase))
    waiting = run.table.time_next_action
    if phase is Phase.ACTION and waiting >= 0:
        run.emit(TimeSet(waiting, why=(r.AMB_84,)))
        run.emit(NextTimeSet(-1, why=(r.AMB_84,)))
    run.push(_OWN[phase], frame)


__all__: list[str] = []
