"""Bloodlust: one step after the other, each with the effects of its row (rules FG-BLD)."""

from typing import final

from dmd_core.final_girl.chapters.dark_powers import reveal_power
from dmd_core.final_girl.chapters.texts import resolve
from dmd_core.final_girl.events.killer import BloodlustAtTop, BloodlustRose
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.lookups import row
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.text_frames import Env
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node


@final
@frame(tag=22)
@node
class BloodlustSteps:
    """So many steps of the bloodlust marker are still to come."""

    n: int
    src: SourceId


def raise_bloodlust(
    run: GirlRun, n: int = 1, src: SourceId = NO_SOURCE, why: tuple[RuleId, ...] = ()
) -> None:
    """Raise bloodlust so many steps, before anything else that is pending (FG-BLD-06).

    Each step is the marker and then the whole effect of its row, before the next step (FG-AMB-43).
    At the top row each further step is one final effect instead (FG-BLD-05). Whoever calls this
    pushes what comes after it beforehand, and does nothing more.
    """
    if n <= 0:
        return
    if n > 1:
        run.push(BloodlustSteps(n - 1, src))
    killer = run.game.killer
    if run.table.bloodlust == len(killer.rows) - 1:
        run.emit(BloodlustAtTop(src=src, why=why))
        resolve(run, killer.final, Env(SourceId(killer.id)))
        return
    run.emit(BloodlustRose(src=src, why=why))
    entered = row(run.game, run.table)
    if entered.reveal:
        reveal_power(run)
    resolve(run, entered.effects, Env(SourceId(killer.id)))


@HANDLERS.work(BloodlustSteps)
def _go_on(run: GirlRun, frame: BloodlustSteps) -> None:
    raise_bloodlust(run, frame.n, frame.src)


__all__ = ["raise_bloodlust"]
