"""The Elder One comes to the board, and advances."""

from dmd_core.death_may_die.chapters.elder_one import Advancing, summon_elder_one
from dmd_core.death_may_die.events.elder_one import AdvanceHastened
from dmd_core.death_may_die.handlers import DmdRun
from dmd_core.death_may_die.run.base import on_node, skip
from dmd_core.death_may_die.run.selectors import anchor_space
from dmd_core.death_may_die.text_frames import Resolve
from dmd_core.death_may_die.words.elder_one import Advance, Moment, SummonElderOne


@on_node(SummonElderOne)
def _summon_elder_one(run: DmdRun, frame: Resolve, node: SummonElderOne) -> None:
    """The placement sentence of a reveal effect (SUM-12, AMB-78, -79)."""
    space = anchor_space(run.game, run.table, frame.env, node.at)
    if space is None:
        skip(run, frame.env)
    else:
        summon_elder_one(run, space, frame.env.src)


@on_node(Advance)
def _advance(run: DmdRun, frame: Resolve, node: Advance) -> None:
    """An advance outside the check (AMB-74), or one at it, still one at most (AMB-73)."""
    if node.when is Moment.NOW:
        run.push(Advancing())
    else:
        run.emit(AdvanceHastened(src=frame.env.src))


__all__: list[str] = []
