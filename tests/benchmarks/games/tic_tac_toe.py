"""Tic-tac-toe on the kernel, as small as it goes: what others are measured with as well."""

from typing import ClassVar, Final, TypeAlias, final

from dmd_core.engine import Engine
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.events import Command, Event, Forced, Frame, Parked, Typed
from dmd_core.kernel.ids import NO_SOURCE, KindId, RuleId, Seat, SourceId
from dmd_core.kernel.node import node, replace
from dmd_core.kernel.registry import Registry
from dmd_core.kernel.ruleset import Handlers
from dmd_core.kernel.run import Run
from dmd_core.kernel.schema.codec import Codec, Schema
from dmd_core.kernel.stamp import Stamp, stamp_of
from dmd_core.kernel.step import OVER

RULE: Final = RuleId("TTT-01")
RULES: Final = (RULE,)
MARK: Final = KindId("mark")
EMPTY: Final = -1
SEATS: Final = (Seat(0), Seat(1))
LINES: Final = (
    *((row, row + 1, row + 2) for row in (0, 3, 6)),
    *((column, column + 3, column + 6) for column in (0, 1, 2)),
    (0, 4, 8),
    (2, 4, 6),
)
THROUGH: Final = tuple(tuple(line for line in LINES if cell in line) for cell in range(9))
"""The lines that a mark on each cell may complete."""
DRAW: Final = "draw"


@final
@node
class Board:
    """The table: who marked each of nine cells, row by row, and how the game ended."""

    cells: tuple[int, ...] = (EMPTY,) * 9
    outcome: str = ""


@final
@node
class NoChoices:
    """The definition: there is one game."""


EVENTS: Final[Registry[Event]] = Registry("event", {Forced: 2, Parked: 3})
COMMANDS: Final[Registry[Command]] = Registry("command", {Typed: 1})
FRAMES: Final[Registry[Frame]] = Registry("frame", {})
HANDLERS: Final[Handlers[NoChoices, Board]] = Handlers()
BoardRun: TypeAlias = Run[NoChoices, Board]


@final
@EVENTS.declare(tag=0)
@node
class Marked:
    """A seat marked a cell."""

    RULES: ClassVar[tuple[RuleId, ...]] = RULES

    seat: Seat
    cell: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@HANDLERS.on(Marked)
def _marked(board: Board, event: Marked) -> Board:
    cells, cell = board.cells, event.cell
    return replace(board, cells=(*cells[:cell], event.seat, *cells[cell + 1 :]))


@final
@EVENTS.declare(tag=1)
@node
class Ended:
    """The game is over."""

    RULES: ClassVar[tuple[RuleId, ...]] = RULES

    outcome: str
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@HANDLERS.on(Ended)
def _ended(board: Board, event: Ended) -> Board:
    return replace(board, outcome=event.outcome)


@final
@COMMANDS.declare(tag=0)
@node
class Mark:
    """Command: mark a cell, 0 to 8."""

    WORD: ClassVar[str] = "mark"

    seat: Seat
    cell: int


@final
@FRAMES.declare(tag=0)
@node
class Turn:
    """Frame: ask a seat for its mark."""

    seat: Seat


MARKS: Final = tuple(tuple(Mark(seat, cell) for cell in range(9)) for seat in SEATS)
TURNS: Final = tuple(map(Turn, SEATS))
WON: Final = tuple(f"seat {seat} won" for seat in SEATS)


def _decide(_game: NoChoices, board: Board, frame: Turn) -> Decision:
    marks = MARKS[frame.seat]
    free = (marks[cell] for cell, owner in enumerate(board.cells) if owner == EMPTY)
    return Decision(frame.seat, MARK, (one_of(*free),), RULES, frame)


def _answered(run: BoardRun, frame: Turn, command: Mark) -> None:
    seat = frame.seat
    run.emit(Marked(seat, command.cell))
    cells = run.table.cells
    if any(
        cells[a] == seat and cells[b] == seat and cells[c] == seat
        for a, b, c in THROUGH[command.cell]
    ):
        run.emit(Ended(WON[seat]))
    elif EMPTY not in cells:
        run.emit(Ended(DRAW))
    else:
        run.push(TURNS[1 - seat])


HANDLERS.ask(Turn, MARK, _decide, _answered)
HANDLERS.complete(FRAMES.tags, EVENTS.tags)
_SCHEMA: Final = Schema(
    table=Board, events=EVENTS.tags, commands=COMMANDS.tags, frames=FRAMES.tags, rules={RULE: 1}
)
GAME: Final = NoChoices()


@final
class TicTacToe:
    """The ruleset."""

    name = "tic-tac-toe"
    revision = 1
    streams = ("none",)
    handlers = HANDLERS

    def opening(self, _game: NoChoices, /) -> tuple[Board, tuple[Frame, ...]]:
        """An empty board; seat 0 begins."""
        return Board(), (TURNS[0],)

    def outcome(self, table: Board, /) -> str:
        """As the table says."""
        return table.outcome

    def codec(self, _game: NoChoices, /) -> Codec:
        """The codec of the only game."""
        return _CODEC

    def stamp(self, game: NoChoices) -> Stamp:
        """There is one definition."""
        return stamp_of(self.name, self.revision, self.codec(game), {})


_CODEC: Final = _SCHEMA.bind((MARK, OVER))
ENGINE: Final = Engine(TicTacToe())
