"""The end of the game: WIN and LOSE (rulebook: End of the Game)."""

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.events.turns import GameEnded
from dmd_core.death_may_die.handlers import DmdRun
from dmd_core.death_may_die.lookups import on_board
from dmd_core.death_may_die.state import Outcome
from dmd_core.kernel.ids import RuleId


def end_game(run: DmdRun, outcome: Outcome, *why: RuleId) -> None:
    """End the game for all; nothing happens after it (TURN-04)."""
    run.emit(GameEnded(outcome, why=why))
    run.clear()


def verdict(run: DmdRun, *, final_defeated: bool, eliminated: bool) -> bool:
    """Speak the verdict of one batch: a win first, then a loss (WIN-02, AMB-88).

    Args:
        run: the step under way.
        final_defeated: the batch defeated the Final Stage.
        eliminated: the batch eliminated an Investigator.

    Returns:
        Whether the game is over.
    """
    if final_defeated:
        end_game(run, Outcome.WIN, r.WIN_01, r.WIN_02)
        return True
    if not eliminated:
        return False
    if not on_board(run.table):
        end_game(run, Outcome.LOSS, r.LOSE_01, r.DEATH_02)
        return True
    if not any(inv.alive for inv in run.table.investigators):
        end_game(run, Outcome.LOSS, r.LOSE_02, r.DEATH_03)
        return True
    return False
