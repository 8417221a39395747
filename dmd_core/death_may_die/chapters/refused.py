"""What refusals of the kernel rest on in this game.

The kernel knows no rulebook. It refuses what comes after the end, from somebody who is not asked,
or as the answer to another question; which rules say so is said here.
"""

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS
from dmd_core.death_may_die.lookups import on_board
from dmd_core.death_may_die.state import Outcome, Table
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.ids import RuleId, Seat
from dmd_core.kernel.refusals import GAME_OVER, WRONG_DECISION, WRONG_SEAT, WRONG_TYPE, RefusalCode


@HANDLERS.cites
def rules_for(
    _game: Game, table: Table, kind: RefusalCode, decision: Decision | None, command: object
) -> tuple[RuleId, ...]:
    """The rules that a refusal of the kernel rests on, beside those of the decision.

    Args:
        _game: the definition.
        table: the table.
        kind: the refusal.
        decision: what is asked; None after the end.
        command: what was given; anything at all.

    Returns:
        After the end how the game ended; for somebody who is not asked whose turn it is, or that
        it is eliminated; for an answer to another question, and for a command with values of other
        types, when such a command can be given.
    """
    if kind == GAME_OVER:
        return (r.TURN_04, _end(table))
    if kind == WRONG_SEAT and decision is not None:
        return _not_asked(table, decision.seat, getattr(command, "seat", decision.seat))
    if kind in {WRONG_DECISION, WRONG_TYPE}:
        rules: tuple[RuleId, ...] = getattr(command, "RULES", ())
        return rules
    return ()


def _end(table: Table) -> RuleId:
    """How the game ended."""
    if table.outcome is Outcome.WIN:
        return r.WIN_01
    alive = [owner.alive for owner in table.investigators]
    if all(alive):
        return r.LOSE_03
    if not on_board(table):
        return r.LOSE_01
    return r.LOSE_03 if any(alive) else r.LOSE_02


def _not_asked(table: Table, asked: Seat, given: Seat) -> tuple[RuleId, ...]:
    """Why somebody cannot answer: there is no such Investigator, it is dead, another is active."""
    if given >= len(table.investigators):
        return (r.GEN_01,)
    if given >= 0 and not table.investigators[given].alive:
        return (r.DEATH_09, r.TURN_05)
    return (r.TURN_02,) if asked == table.active else ()


__all__ = ["rules_for"]
