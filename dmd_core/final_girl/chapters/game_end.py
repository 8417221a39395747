"""The end of the game (rulebook: End of the game; FG-END-01 to -04, FG-TRN-03)."""

from dmd_core.final_girl.events.turns import GameEnded
from dmd_core.final_girl.handlers import GirlRun
from dmd_core.final_girl.state import Outcome
from dmd_core.kernel.ids import RuleId


def end_game(run: GirlRun, outcome: Outcome, *why: RuleId) -> None:
    """End the game: nothing that is pending happens any more (FG-TRN-03)."""
    run.emit(GameEnded(outcome, why=why))
    run.clear()


__all__ = ["end_game"]
