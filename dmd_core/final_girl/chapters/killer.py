"""The Killer phase: the action of the finale card, then a terror card (FG-KIL-01, -02)."""

from typing import final

from dmd_core.final_girl.chapters.terror import draw_terror
from dmd_core.final_girl.chapters.texts import resolve
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.text_frames import Env
from dmd_core.kernel.ids import SourceId
from dmd_core.kernel.node import node


@final
@frame(tag=37)
@node
class KillerPhase:
    """Plays the Killer phase: what the finale card says, then the terror card."""


@final
@frame(tag=38)
@node
class TerrorStep:
    """Step 2 of the Killer phase: the top terror card."""


@HANDLERS.work(KillerPhase)
def _killer_phase(run: GirlRun, _frame: KillerPhase) -> None:
    """The action on the back of the finale, or on its front once it is revealed (FG-KIL-01).

    Actions of minions stand in the same text, in their order; without a killer they are all there
    is (FG-MIN-07, FG-MIN-10).
    """
    game, finale = run.game, run.table.finale
    run.push(TerrorStep())
    if finale:
        resolve(run, game.finales[finale].action, Env(SourceId(finale)))
    else:
        resolve(run, game.killer.action, Env(SourceId(game.killer.id)))


@HANDLERS.work(TerrorStep)
def _terror_step(run: GirlRun, _frame: TerrorStep) -> None:
    """Once the finale is revealed no terror card is drawn any more (FG-KIL-02)."""
    if not run.table.finale:
        draw_terror(run)


__all__ = ["KillerPhase"]
