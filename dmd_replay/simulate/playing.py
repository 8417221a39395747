"""Playing a chunk of games: what a worker does, wherever it is."""

from io import BytesIO
from typing import Any, Final, Self, final

import attrs
import msgpack

from dmd_core import __version__
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, evolve, opening, step
from dmd_replay.check.failure import raised
from dmd_replay.check.soak import MAX_COMMANDS
from dmd_replay.facets import GameTools
from dmd_replay.facets.game import bots_of
from dmd_replay.log import LogWriter
from dmd_replay.read.opening import opening_step
from dmd_replay.registry import game_tools
from dmd_replay.simulate.keeping import Keep
from dmd_replay.simulate.plan import GameTask
from dmd_replay.stats.measuring import Counting
from dmd_replay.stats.totals import Totals

FORMAT: Final = 1
"""Of what comes out of a chunk, as it stands in a file."""


class OtherVersionError(Exception):
    """A worker has another version of the library, or other content, than who sends the games."""


@final
@attrs.frozen
class Row:
    """One game in the table of a run; `problem` is empty if nothing went wrong."""

    number: int
    seed: int
    groups: dict[str, str]
    outcome: str
    won: bool
    rounds: int
    turns: int
    commands: int
    events: int
    problem: str = ""


@final
@attrs.frozen
class Chunk:
    """What came out of a chunk of games.

    Attributes:
        rows: one for each game, in the order of their numbers.
        totals: sums over those that nothing went wrong in.
        logs: the logs that are kept, by the number of the game.
    """

    rows: tuple[Row, ...]
    totals: Totals
    logs: dict[int, bytes]

    def pack(self) -> bytes:
        """As bytes: rows and sums; logs go to files of their own."""
        rows = [[*row[:1], str(row[1]), *row[2:]] for row in map(attrs.astuple, self.rows)]
        packed: bytes = msgpack.packb([FORMAT, rows, self.totals.data()])
        return packed

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """What `pack` gave, without logs.

        Raises:
            ValueError: if it is anything else, or cut off.
        """
        try:
            found, rows, totals = msgpack.unpackb(data)
            if found != FORMAT:
                raise ValueError(f"is of format {found}")
            read = tuple(Row(row[0], int(row[1]), *row[2:]) for row in rows)
            return cls(read, Totals.from_data(totals), {})
        except (TypeError, IndexError, msgpack.UnpackException) as error:
            raise ValueError("is no chunk of games") from error


@final
@attrs.frozen
class Work:
    """What a worker needs beside the games: the same for all chunks of a run."""

    ruleset: str
    bot: str
    keep: Keep
    library: str
    content: str


def play_chunk(work: Work, tasks: list[GameTask]) -> Chunk:
    """Play games and sum them up.

    Args:
        work: what they have in common.
        tasks: the games; at least one.

    Raises:
        OtherVersionError: if this process has another version of library or content.
        UnknownGameError: if the game is not installed here.
    """
    tools = game_tools(work.ruleset)
    if work.library != __version__:
        raise OtherVersionError(
            f"a worker has version {__version__} of dmd-core, the games are of {work.library}"
        )
    rows: list[Row] = []
    totals = Totals()
    logs: dict[int, bytes] = {}
    for place, task in enumerate(tasks):
        game = tools.setup.definition(task.choice)
        if place == 0 and tools.setup.content_fingerprint(game) != work.content:
            raise OtherVersionError("a worker has other content than who sends the games")
        row, log = _play(tools, game, work, task, totals)
        rows.append(row)
        if log is not None:
            logs[task.number] = log
    return Chunk(tuple(rows), totals, logs)


def _play(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    work: Work,
    task: GameTask,
    totals: Totals,
) -> tuple[Row, bytes | None]:
    """Play one game and count it; with its log, if it is to be kept."""
    played = _Playing(tools, game, work.bot, task, logs=work.keep.may(task.number))
    problem = ""
    try:
        played.to_the_end()
    except Exception as error:  # noqa: BLE001 - whatever goes wrong is the finding
        problem = str(raised(error))
    numbers = played.counting.numbers(played.now.state, played.commands)
    if not problem:
        totals.add(numbers)
    row = Row(
        task.number,
        task.seed,
        dict(numbers.groups),
        "" if problem else numbers.outcome,
        numbers.won and not problem,
        numbers.rounds,
        numbers.turns,
        played.commands,
        played.events,
        problem,
    )
    kept = work.keep.does(
        task.number, won=row.won, ended=bool(row.outcome), failed=bool(row.problem)
    )
    return row, played.tape.getvalue() if kept else None


class EndlessError(Exception):
    """A game that does not end."""


@final
class _Playing:
    """One game as it is played."""

    def __init__(
        self,
        tools: GameTools,
        game: Any,  # noqa: ANN401 - of any game
        bot: str,
        task: GameTask,
        *,
        logs: bool,
    ) -> None:
        self.tools, self.game = tools, game
        self.bot = bots_of(tools)[bot](task.bot_seed)
        self.tape = BytesIO()
        self.log = LogWriter(self.tape, tools, game, task.seed) if logs else None
        self.counting = Counting(tools, game)
        self.commands = self.events = 0
        self.now: Step[Any] = Step(opening(tools.ruleset, game, task.seed), (), None)
        self.seed = task.seed

    def to_the_end(self) -> None:
        """Let the bot decide until the game is over.

        Raises:
            EndlessError: if it does not end.
        """
        ruleset, game, choose = self.tools.ruleset, self.game, self.bot.choose
        self._take(None, opening_step(self.tools, game, self.seed))
        while self.now.decision is not None:
            if self.commands >= MAX_COMMANDS:
                raise EndlessError(f"no end after {MAX_COMMANDS} commands")
            now = self.now
            assert now.decision is not None  # noqa: S101 - it was looked at
            command = choose(game, now.state, now.decision)
            self._take(command, step(ruleset, game, now.state, command, decision=now.decision))
            self.commands += 1
        if self.log is not None:
            self.log.close()

    def _take(self, command: Any, after: Step[Any]) -> None:  # noqa: ANN401 - of any game
        state: State[Any] = self.now.state
        for event in after.events:
            then = evolve(self.tools.ruleset, state, event)
            self.counting.feed(state, event, then)
            state = then
        if self.log is not None:
            self.log.write(command, after)
        self.events += len(after.events)
        self.now = after


__all__ = ["Chunk", "OtherVersionError", "Row", "Work", "play_chunk"]
