"""A phase that ends at once (rulebook: End of a phase; FG-TRN-04, -05, FG-FHT-07).

One frame lies at the bottom of the agenda, and everything above it belongs to the phase that is
being played. So a phase ends at once by dropping whatever lies above.
"""

from typing import final

from dmd_core.final_girl.events.cards import EventDiscarded
from dmd_core.final_girl.events.killer import TerrorDiscarded
from dmd_core.final_girl.events.searching import ItemPutBack
from dmd_core.final_girl.events.turns import PhaseCut
from dmd_core.final_girl.handlers import GirlRun
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Phase
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node


@final
@frame(tag=50)
@node
class NextPhase:
    """Lies at the bottom of the agenda and begins the phase after that of the table (FG-TRN-01)."""


def end_phase(run: GirlRun, src: SourceId = NO_SOURCE, why: tuple[RuleId, ...] = ()) -> None:
    """End the phase at once: all that is pending in it is dropped (FG-TRN-04).

    A terror card that is being resolved counts as drawn and is discarded (FG-AMB-48); so is an
    event that does not stay. What a search had found and nobody had kept yet goes facedown to the
    bottom of its deck (FG-SRC-04). During setup nothing is dropped (FG-AMB-12).
    """
    if run.table.phase is Phase.SETUP:
        return
    for item in run.table.found:
        run.emit(ItemPutBack(run.table.girl.space, item, top=False, src=src))
    run.emit(PhaseCut(src=src, why=why))
    for card in run.table.resolving:
        run.emit(TerrorDiscarded(card))
    for card in run.table.events_active:
        if not run.game.events[card].lasting:
            run.emit(EventDiscarded(card))
    run.cut(NextPhase)


__all__ = ["NextPhase", "end_phase"]
