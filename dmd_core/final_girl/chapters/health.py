"""Health of both sides: losses, recovery, Final Health tokens, death (FG-HP, FG-FHT, FG-END).

What one instruction does to both sides is one moment: both lose their health before a token is
turned over, and then there is one verdict (FG-AMB-45). Two instructions, one after the other, are
two moments (FG-ATK-07).
"""

from typing import final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.game_end import end_game
from dmd_core.final_girl.chapters.phase_end import end_phase
from dmd_core.final_girl.chapters.texts import skip
from dmd_core.final_girl.events.health import (
    HealthLost,
    HealthRecovered,
    Revived,
    TokenLost,
    TokenRevealed,
)
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import BLANK
from dmd_core.final_girl.lookups import has_killer, pawn
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Outcome, Side, Table, Token
from dmd_core.final_girl.streams import Stream
from dmd_core.final_girl.text_frames import Env
from dmd_core.kernel.chance import Outcome as Drawn
from dmd_core.kernel.chance import Request
from dmd_core.kernel.node import node


@final
@frame(tag=32)
@node
class Dying:
    """Looks at the Final Health tokens that are due, the killer's first; then one verdict.

    `todo` are the sides whose token is still to be looked at.
    """

    todo: tuple[Side, ...]


@final
@frame(tag=33)
@node
class RevealingToken:
    """Turns over the black Final Health token of a side (FG-FHT-02)."""

    side: Side


def hurt(run: GirlRun, env: Env, *, killer: int = 0, girl: int = 0) -> None:
    """Let sides lose health at the same moment; no reaction is possible any more (FG-AMB-45).

    Damage to the killer that minor dark powers may take goes through `damage.damage_killer`.

    Args:
        run: the step under way.
        env: the text that does it.
        killer: health that the killer loses.
        girl: health that the Final Girl loses.
    """
    due = [
        side
        for side, n in ((Side.KILLER, killer), (Side.GIRL, girl))
        if n > 0 and _lose(run, env, side, n)
    ]
    if due:
        run.push(Dying(tuple(due)))


def _lose(run: GirlRun, env: Env, side: Side, n: int) -> bool:
    """Markers first; then the token is due, and what is left is lost (FG-HP-03, FG-FHT-03, -08)."""
    markers = pawn(run.table, side).markers
    token = n > markers
    run.emit(HealthLost(side, min(n, markers), token, src=env.src))
    return token


def recover(run: GirlRun, env: Env, side: Side, n: int) -> None:
    """A side regains health, up to its maximum (FG-HP-02, FG-AMB-34, FG-FHT-13)."""
    one = pawn(run.table, side)
    fits = min(n, one.max_health - one.health)
    if fits > 0:
        run.emit(HealthRecovered(side, fits, src=env.src))
    elif n > 0:
        skip(run, Skip.AT_MAXIMUM, env.src, (r.HP_02,))


# --- tokens ----------------------------------------------------------------------------------


@HANDLERS.work(Dying)
def _dying(run: GirlRun, frame: Dying) -> None:
    """The next token that is due; after the last of them the verdict."""
    if not frame.todo:
        _verdict(run)
        return
    side = frame.todo[0]
    run.push(Dying(frame.todo[1:]))
    if pawn(run.table, side).token is Token.BLACK:
        run.push(RevealingToken(side))
    else:
        run.emit(TokenLost(side))


def _asked(_game: Game, table: Table, _frame: RevealingToken) -> Request:
    """Any of the tokens nobody has seen (FG-FHT-01, FG-SET-16)."""
    rules = (r.FHT_02, r.FHT_01)
    return Request(Stream.TOKENS, (table.health_tokens,), "Final Health token", rules)


def _revealed(run: GirlRun, frame: RevealingToken, outcome: Drawn) -> None:
    """A blank one is death; another brings the side back with so much health (FG-FHT-04, -05)."""
    run.emit(TokenRevealed(frame.side, outcome))
    if outcome[0] != BLANK:
        run.emit(Revived(frame.side, int(outcome[0]) - 1))


HANDLERS.draw(RevealingToken, _asked, _revealed)


def _verdict(run: GirlRun) -> None:
    """A dead killer is a win, whoever else died at the same moment; a return ends the phase.

    Nothing else ends the game (FG-END-04). When both return the phase ends once (FG-AMB-46).
    """
    table = run.table
    if has_killer(run.game) and table.killer.token is Token.NONE:
        why = (r.END_01,) if table.girl.token is not Token.NONE else (r.END_01, r.END_03)
        end_game(run, Outcome.WIN, *why)
    elif table.girl.token is Token.NONE:
        end_game(run, Outcome.LOSS, r.END_02)
    else:
        end_phase(run, why=(r.FHT_07, r.TRN_05))


__all__ = ["hurt", "recover"]
