"""The time track (rules FG-TIM)."""

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.texts import skip
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.events.tracks import SkipSet, TimeMoved
from dmd_core.final_girl.events.turns import PhaseEnding
from dmd_core.final_girl.handlers import GirlRun
from dmd_core.final_girl.lookups import RED, TOP_TIME, in_action, on_red
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId


def move_time(
    run: GirlRun, n: int, src: SourceId = NO_SOURCE, why: tuple[RuleId, ...] = ()
) -> None:
    """Gain so much time, or lose it with a negative number.

    A gain stops at the top (FG-TIM-03) and is ignored on red (FG-TIM-04). A loss stops on the red
    space below 0 (FG-AMB-16): then the Action phase ends after the current action (FG-TIM-02), or
    the next one is skipped if this is another phase (FG-TRN-06).
    """
    table = run.table
    if on_red(table):
        if n > 0:
            skip(run, Skip.ON_RED, src, (r.TIM_04,))
        return
    moved = min(table.time + n, TOP_TIME) - table.time if n > 0 else max(n, RED - table.time)
    if moved:
        run.emit(TimeMoved(moved, src=src, why=why))
    elif n > 0:
        skip(run, Skip.AT_MAXIMUM, src, (r.TIM_03,))
    if not on_red(run.table):
        return
    if not in_action(table):
        run.emit(SkipSet(src=src))
    elif not table.ending:
        run.emit(PhaseEnding(src=src, why=(r.ACT_12, r.TIM_02)))


__all__ = ["move_time"]
