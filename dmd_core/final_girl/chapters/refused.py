"""What refusals of the kernel rest on in this game.

The kernel knows no rulebook. It refuses what comes after the end, from somebody who is not asked,
or as the answer to another question; which rules say so is said here.
"""

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS
from dmd_core.final_girl.state import Outcome, Table
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.refusals import GAME_OVER, WRONG_DECISION, WRONG_SEAT, WRONG_TYPE, RefusalCode


@HANDLERS.cites
def rules_for(
    _game: Game, table: Table, kind: RefusalCode, _decision: Decision | None, command: object
) -> tuple[RuleId, ...]:
    """The rules that a refusal of the kernel rests on, beside those of the decision.

    Args:
        _game: the definition.
        table: the table.
        kind: the refusal.
        _decision: what is asked; None after the end.
        command: what was given; anything at all.

    Returns:
        After the end how the game ended; for another seat that there is one player; for an answer
        to another question, and for a command with values of other types, when such a command can
        be given.
    """
    if kind == GAME_OVER:
        return (r.TRN_03, r.END_01 if table.outcome is Outcome.WIN else r.END_02)
    if kind == WRONG_SEAT:
        return (r.OVR_01,)
    if kind in {WRONG_DECISION, WRONG_TYPE}:
        rules: tuple[RuleId, ...] = getattr(command, "RULES", ())
        return rules
    return ()


__all__ = ["rules_for"]
