"""The Elder One comes to the board, and advances."""

from dmd_core.death_may_die.chapters.elder_one import Advancing, summon_elder_one
from dmd_core.death_may_die.events.elder_one import AdvanceHastened
from dmd_core.death_may_die.handlers import DmdRun
from dmd_core.death_may_die.run.base import on_node, skip
from dmd_core.death_may_die.run.selectors import anchor_space
from dmd_core.death_may_die.texts import Resolve
from dmd_core.death_may_die.words.elder_one import Advance, HastenAdvance, SummonElderOne


@on_node(SummonElderOne)
def _summon_elder_one(run: DmdRun, frame: Resolve, node: SummonElderOne) -> None:
    """The placement sentence of a reveal effect (SUM-12, AMB-78, -79)."""
    space = anchor_space(run.game, run.table, frame.env, node.at)
    if space is None:
        skip(run, frame.env)
    else:
        summon_elder_one(run, space, frame.env.src)


@on_node(Advance)
def _advance(run: DmdRun, _frame: Resolve, _node: Advance) -> None:
    """An advance outside the check (AMB-74)."""
    run.push(Advancing())


@on_node(HastenAdvance)
def _hasten(run: DmdRun, frame: Resolve, _node: HastenAdvance) -> None:
    """The check of this turn advances the Elder One; still one advance at most (AMB-73)."""
    run.emit(AdvanceHastened(src=frame.env.src))


__all__: list[str] = []
