"""The horror track (rules FG-HOR): step by step, and what happens past its ends."""

from typing import final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.bloodlust import raise_bloodlust
from dmd_core.final_girl.chapters.time import move_time
from dmd_core.final_girl.events.tracks import HorrorMoved
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.lookups import TOP_HORROR
from dmd_core.final_girl.registry import frame
from dmd_core.kernel.ids import NO_SOURCE, SourceId
from dmd_core.kernel.node import node


@final
@frame(tag=34)
@node
class HorrorSteps:
    """So many steps of the horror marker are still to come; down if negative."""

    n: int
    src: SourceId


def move_horror(run: GirlRun, n: int, src: SourceId = NO_SOURCE) -> None:
    """Raise the horror level so many steps, or lower it with a negative number (FG-HOR-05).

    Past the green end each step gives 1 time instead, in any phase (FG-HOR-03, FG-AMB-83); past the
    red end each raises bloodlust, whose effects come before the next step (FG-HOR-04, FG-BLD-06).
    """
    step = 1 if n > 0 else -1
    for left in range(abs(n) - 1, -1, -1):
        horror = run.table.horror
        if 0 <= horror + step <= TOP_HORROR:
            run.emit(HorrorMoved(step, src=src))
        elif step < 0:
            move_time(run, 1, src, (r.HOR_03, r.AMB_83))
        else:
            if left:
                run.push(HorrorSteps(left, src))
            raise_bloodlust(run, 1, src, (r.HOR_04,))
            return


@HANDLERS.work(HorrorSteps)
def _go_on(run: GirlRun, frame: HorrorSteps) -> None:
    move_horror(run, frame.n, frame.src)


__all__ = ["move_horror"]
