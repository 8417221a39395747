"""Final Health tokens: who dies, who returns to life (FG-FHT-01 to -09, FG-END-01 to -03)."""

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.game_end import end_game
from dmd_core.final_girl.chapters.hits import Dying, RevealingToken
from dmd_core.final_girl.chapters.phase_end import end_phase
from dmd_core.final_girl.events.health import Revived, TokenLost, TokenRevealed
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import BLANK
from dmd_core.final_girl.lookups import pawn
from dmd_core.final_girl.state import Outcome, Side, Table, Token
from dmd_core.final_girl.streams import Stream
from dmd_core.kernel.chance import Outcome as Drawn
from dmd_core.kernel.chance import Request


@HANDLERS.work(Dying)
def _dying(run: GirlRun, frame: Dying) -> None:
    """The next token that is due; after the last of them the verdict (FG-AMB-45)."""
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
    """A dead killer is a win, whoever else died at the same moment; a return ends the phase."""
    if run.table.killer.token is Token.NONE:
        end_game(run, Outcome.WIN, r.END_01, r.END_03)
    elif run.table.girl.token is Token.NONE:
        end_game(run, Outcome.LOSS, r.END_02)
    else:
        end_phase(run, why=(r.FHT_07, r.AMB_46))


__all__: list[str] = []
