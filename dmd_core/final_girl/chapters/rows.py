"""Rows of action cards: which line, and its effects from left to right (FG-ACT-04 to -08)."""

from typing import final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.texts import resolve, skip
from dmd_core.final_girl.commands import ChooseLine
from dmd_core.final_girl.content.definitions import Line
from dmd_core.final_girl.events.actions import LineChosen
from dmd_core.final_girl.events.attack import AttackOver
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.events.turns import PhaseEnding
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import PLAYER, ActionId
from dmd_core.final_girl.lookups import in_action
from dmd_core.final_girl.registry import frame
from dmd_core.final_girl.state import Row, Table
from dmd_core.final_girl.text_frames import Env
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.ids import KindId, SourceId
from dmd_core.kernel.node import node

LINE = KindId("line")


@final
@frame(tag=59)
@node
class ResolvingRow:
    """The row of an action card is to be resolved."""

    card: ActionId
    row: Row


@final
@frame(tag=60)
@node
class ChoosingLine:
    """Asks which of two lines of the row is resolved (FG-DEC-05)."""

    card: ActionId


@final
@frame(tag=61)
@node
class RowResolved:
    """All effects of the row are done; an attack of hers is over."""


def lines_of(game: Game, card: ActionId, row: Row) -> tuple[Line, ...]:
    """The lines of a row: one, or in a failure row two to choose from (FG-ACT-08)."""
    printed = game.actions[card]
    if row is Row.FAIL:
        return printed.fail
    return (printed.double if row is Row.DOUBLE else printed.single,)


@HANDLERS.work(ResolvingRow)
def _resolve_row(run: GirlRun, frame: ResolvingRow) -> None:
    lines = lines_of(run.game, frame.card, frame.row)
    if len(lines) > 1:
        run.push(ChoosingLine(frame.card))
        return
    for line in lines:
        _resolve_line(run, frame.card, line)


def _resolve_line(run: GirlRun, card: ActionId, line: Line) -> None:
    run.push(RowResolved())
    resolve(run, line.effects, Env(SourceId(card)))


def _decide_line(game: Game, _table: Table, frame: ChoosingLine) -> Decision:
    """A line may be chosen that cannot be carried out in full (FG-AMB-61)."""
    lines = game.actions[frame.card].fail
    options = one_of(*(ChooseLine(PLAYER, line) for line in range(len(lines))))
    return Decision(PLAYER, LINE, (options,), (r.DEC_05, r.ACT_08), frame)


def _line_chosen(run: GirlRun, frame: ChoosingLine, command: ChooseLine) -> None:
    run.emit(LineChosen(command.line, src=SourceId(frame.card)))
    _resolve_line(run, frame.card, run.game.actions[frame.card].fail[command.line])


HANDLERS.ask(ChoosingLine, LINE, _decide_line, _line_chosen)


@HANDLERS.work(RowResolved)
def _row_resolved(run: GirlRun, _frame: RowResolved) -> None:
    if run.table.strike is not None:
        run.emit(AttackOver())


def end_action_phase(run: GirlRun, src: SourceId) -> None:
    """The end-phase symbol: the Action phase ends after the row (FG-SYM-06).

    In another phase it is ignored (FG-AMB-88); with red time there is one end (FG-AMB-31).
    """
    if not in_action(run.table):
        skip(run, Skip.NO_TARGET, src, (r.AMB_88,))
    elif not run.table.ending:
        run.emit(PhaseEnding(src=src, why=(r.ACT_11, r.SYM_06)))


__all__ = ["ResolvingRow", "end_action_phase", "lines_of"]
