"""A game that is played and recorded: commands, undo, marks and notes, each written as it comes."""

from collections.abc import Callable, Collection, Iterator
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal, NoReturn, Self, final

import attrs

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.rewind import UndoPolicy, rewound
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, facts_of, pending, step
from dmd_replay.facets import GameTools
from dmd_replay.facets.game import Part
from dmd_replay.log import Log, LogWriter, Record, Rewound
from dmd_replay.play.access import Access
from dmd_replay.play.branches import (
    UndoError,
    back,
    before,
    check_count,
    check_enough,
    need_record,
)
from dmd_replay.read.opening import opening_state, opening_step
from dmd_replay.read.timeline import START


@final
@attrs.frozen
class Undo:
    """What a player may say instead of a command: take back so many of them, 1 or more."""

    steps: int = 1


@final
@attrs.frozen
class UndoPart:
    """What a player may say instead of a command: take back what began last, such as a turn."""

    part: str


@final
@attrs.frozen
class Redo:
    """What a player may say instead of a command: do again what was taken back, so many of them."""

    steps: int = 1


@final
@attrs.frozen
class PutMark:
    """What a player may say instead of a command: put a mark on the position."""

    name: str
    note: str = ""


@final
@attrs.frozen
class PutNote:
    """What a player may say instead of a command: put a note on the position."""

    text: str


Input = Command | Undo | UndoPart | Redo | PutMark | PutNote
"""All that can be said in a game that is recorded."""


@final
@attrs.frozen
class TakenBack:
    """What an undo would take back.

    Attributes:
        to: the record that play would stand at.
        commands: what would be undone, the latest first.
        chance_seen: whether dice or cards were shown since, so that players would know what comes
            if chance is kept.
    """

    to: int
    commands: tuple[Command, ...]
    chance_seen: bool


@final
@attrs.frozen
class Again:
    """What a redo would do again.

    Attributes:
        to: the record that play would stand at.
        commands: what would be done again, the next one first.
    """

    to: int
    commands: tuple[Command, ...]


@final
@attrs.frozen
class Played:
    """One record of the game as it stands.

    Attributes:
        record: its number; the setup is 0.
        before: the state before its first event; its chance is that of when it was reached first.
        command: what was decided; None for the setup.
        events: what happened.
    """

    record: int
    before: State[Any]
    command: Command | None
    events: tuple[Event, ...]


TURN: Final = "turn"
"""The part of play that every game has; `GameTools.parts` has the others."""


@final
class Recorder:
    """Plays one game and writes its log.

    Attributes:
        game: the definition.
        now: the step that play stands at.
        at: the number of its record.
        commands: how many commands there were, undone ones among them.
        events: how many events there were.
        torn: the file with what a crash left half written, which was cut off the log when it was
            opened; None if there was nothing like it.
        access: who may write; whoever opens the game closes it.

    Threads may use it at the same time, and wait for each other where they write: what belongs
    together, such as a look at the decision and its answer, they keep together by a lock of their
    own. A process that `os.fork` made is refused.

    Example:
        with Recorder.open("evening.dmdlog", game) as recorder:
            recorder.do(command)
            recorder.undo()
    """

    def __init__(self, tools: GameTools, game: Any, log: LogWriter, policy: UndoPolicy) -> None:  # noqa: ANN401 - of any game
        """Use `begin` or `behind`."""
        self.game: Final = game
        self.commands = 0
        self.events = 0
        self.at = START
        self.torn: Path | None = None
        self.access: Final = Access()
        self._tools = tools
        self._ruleset = tools.ruleset
        self._log = log
        self._policy = policy
        self._states: list[State[Any]] = []
        self._happened: list[tuple[Event, ...]] = []
        self._parents: list[int] = []
        self._commands: list[Command | None] = []
        self._drew: list[bool] = []
        self._undone: list[int] = []  # what a redo goes on to, the next one last
        self._used = 0
        self._opening: State[Any]
        self.now: Step[Any]

    @classmethod
    def open(
        cls,
        path: Path | str,
        game: Any = None,  # noqa: ANN401 - of any game
        *,
        seed: int | Literal["drawn"] | None = "drawn",
        undo: UndoPolicy | str | None = None,
        tools: GameTools | None = None,
    ) -> "AbstractContextManager[Recorder]":
        """Play in a file: begin a game there, or go on where it stands.

        Every command is in the file before the next one can come, under the name of the log with
        ``.part`` behind it, which it loses when the block ends. After a crash or a kill the next
        `open` goes on there; a record that was torn is cut off and kept beside the log. While the
        block runs nobody else can write the file.

        Args:
            path: the log.
            game: the definition; may be left out if the log is there.
            seed: of a new game; None if dice and cards are typed in. Unless one is named, 128
                random bits are drawn, so that nobody can find it by trying.
            undo: what becomes of chance in a new game when something is undone, see `UndoPolicy`;
                ``keep`` if left out.
            tools: the game for the tools; if left out that of the definition, or of the log.

        Raises:
            ArgumentError: if an argument is of another kind.
            ValueError: if it is no seed or no policy.
            BusyError: if another process, or this one, is writing there.
            FileNotFoundError: if there is no log and no game was named, or no such folder.
            OtherGameError: if the log is of another game than the one named, or was begun with
                another seed or policy than the ones named.
            LogError: if the log cannot be read, or another version recorded it: other rules, other
                content, or another library of which the game is not the same to the last event.
            ResumeError: if these rules do not give the recorded game.
            OSError: if the file cannot be written.
        """
        from dmd_replay.play.session import session  # noqa: PLC0415 - sessions are made of recorders

        return session(path, game, seed=seed, undo=undo, tools=tools)

    @property
    def policy(self) -> UndoPolicy:
        """What becomes of chance when something is undone."""
        return self._policy

    @property
    def state(self) -> State[Any]:
        """The state that play stands at."""
        return self.now.state

    @property
    def decision(self) -> Decision | None:
        """The decision that is waited for; None when the game is over."""
        return self.now.decision

    @classmethod
    def begin(
        cls,
        tools: GameTools,
        game: Any,  # noqa: ANN401 - of any game
        seed: int | None,
        log: LogWriter,
        policy: UndoPolicy = UndoPolicy.KEEP,
    ) -> Self:
        """Set a game up and write that.

        Args:
            tools: the game.
            game: its definition.
            seed: of its chance; None if dice and cards are typed in.
            log: a new one, begun with the same.
            policy: what becomes of chance when something is undone, as the log says.
        """
        recorder = cls(tools, game, log, policy)
        recorder._opening = opening_state(tools, game, seed)
        recorder._take(None, opening_step(tools, game, seed))
        log.write(None, recorder.now)
        return recorder

    @classmethod
    def behind(
        cls,
        tools: GameTools,
        game: Any,  # noqa: ANN401 - of any game
        before: Log,
        log: LogWriter,
        watch: Callable[[Any, Step[Any]], None] | None = None,
    ) -> Self:
        """Execute a log again and go on where it ends; it has at least the setup.

        Args:
            tools: the game.
            game: its definition.
            before: what there is; `replay` must find no divergence in it.
            log: goes on behind it.
            watch: shown the game and every decision that a recorded command answered.

        Raises:
            RefusedError: if a recorded command is refused by these rules.
            DecodeError: if one is not readable.
        """
        recorder = cls(tools, game, log, before.header.undo)
        codec = tools.ruleset.codec(game)
        for entry in before.entries:
            if isinstance(entry, Rewound):
                recorder._go(entry.to, recorder._rewound(entry.to))
            elif isinstance(entry, Record):
                command = None
                if entry.command is None:
                    recorder._opening = opening_state(tools, game, before.header.seed)
                    now = opening_step(tools, game, before.header.seed)
                else:
                    command = codec.decode_command(entry.command)
                    if watch is not None:
                        watch(game, recorder.now)
                    now = step(tools.ruleset, game, recorder.now.state, command)
                recorder._take(command, now)
        log.stands(recorder.now)
        return recorder

    def do(self, command: Command) -> Step[Any]:
        """Carry a command out and write it.

        Raises:
            RefusedError: if it is illegal; nothing is written then. What another thread did since
                the decision was looked at counts.
            ClosedError: if the game is closed, or another process opened it.
        """
        with self.access:
            now = self.now
            step_ = step(self._ruleset, self.game, now.state, command, decision=now.decision)
            self._log.write(command, step_)
            self._take(command, step_)
        return step_

    def __reduce__(self) -> NoReturn:
        """Refuse to be copied or sent to another process."""
        message = (
            "a Recorder cannot be copied or pickled: it holds an open file; send its `state` or"
            " `now`, or the path of its log"
        )
        raise TypeError(message)

    def line(self, last: int | None = None, until: int | None = None) -> tuple[Played, ...]:
        """What was played up to where play stands, the setup first; nothing that was taken back.

        Args:
            last: only so many records, those that came last; all if left out.
            until: only records before this one; all if left out.

        Example:
            >>> from io import BytesIO
            >>> from dmd_replay import game_tools
            >>> from dmd_replay.log import LogWriter
            >>> tools = game_tools("death-may-die")
            >>> game = tools.setup.definition(tools.setup.choose({}))
            >>> recorder = Recorder.begin(tools, game, 7, LogWriter(BytesIO(), tools, game, 7))
            >>> assert recorder.decision is not None
            >>> _ = recorder.do(next(recorder.decision.legal()))
            >>> [(one.record, one.command is None) for one in recorder.line()]
            [(0, True), (1, False)]
        """
        records = (self.at, *self._before(self.at))
        if until is not None:
            records = tuple(record for record in records if record < until)
        return tuple(self._played(record) for record in reversed(records[:last]))

    def _played(self, record: int) -> Played:
        parent = self._parents[record]
        before = self._opening if parent == START else self._states[parent]
        return Played(record, before, self._commands[record], self._happened[record])

    @property
    def redoes(self) -> int:
        """How many commands a redo can do again."""
        return len(self._undone)

    def undo(self, count: int = 1) -> Step[Any]:
        """Take commands back and write that.

        Args:
            count: how many, 1 or more; what was undone before does not count.

        Returns:
            The position to go on from; no events.

        Raises:
            UndoError: if there are not so many, or it is no number from 1 on.
            RefusedError: if undo is forbidden in this game.
            ClosedError: if the game is closed, or another process opened it.
        """
        with self.access:
            return self.go_to(self._back(count))

    def takes_back(self, what: int | str = 1) -> TakenBack:
        """What an undo would take back, before it is done; also of a game that is closed.

        Args:
            what: so many commands, or a part of play such as ``turn``; see `undo` and `undo_part`.

        Raises:
            UndoError: if there is nothing of that to take back.
        """
        to = self._part(what) if isinstance(what, str) else self._back(what)
        gone = [self.at, *self._before(self.at)]
        gone = gone[: gone.index(to)]
        commands = [command for one in gone if (command := self._commands[one]) is not None]
        return TakenBack(to, tuple(commands), any(self._drew[one] for one in gone))

    def _back(self, count: int) -> int:
        return back(self._parents, self.at, count)

    def undo_part(self, part: str) -> Step[Any]:
        """Take everything back to where a part of play began, the one before if it begins here.

        Args:
            part: ``turn``, or another part that the game has, such as ``action``.

        Returns:
            The position to go on from; no events.

        Raises:
            UndoError: if the game has no such part, or none began before.
            RefusedError: if undo is forbidden in this game.
        """
        with self.access:
            return self.go_to(self._part(part))

    def _part(self, part: str) -> int:
        names = [TURN, *self._tools.parts]
        if part not in names:
            message = f"undo {part}: there is no such part of the game; allowed: {', '.join(names)}"
            raise UndoError(message)
        begins = self._begins(self._moment if part == TURN else self._tools.parts[part])
        for record in self._before(self.at):
            if begins(record):
                return record
        message = f"undo {part}: no {part} began before this"
        raise UndoError(message)

    def redo(self, count: int = 1) -> Step[Any]:
        """Go on to what was taken back and not yet replaced by a command, and write that.

        Args:
            count: how many commands of it, 1 or more.

        Returns:
            The position to go on from; no events.

        Raises:
            UndoError: if there are not so many, or it is no number from 1 on.
        """
        with self.access:
            return self.go_to(self.does_again(count).to)

    def does_again(self, count: int = 1) -> Again:
        """What a redo would do again, before it is done; also of a game that is closed.

        Raises:
            UndoError: as `redo`.
        """
        check_count("redo", count)
        check_enough("redo", count, len(self._undone), "done again")
        ahead = self._undone[-count:]
        commands = [self._commands[one] for one in reversed(ahead)]
        return Again(ahead[0], tuple(command for command in commands if command is not None))

    def go_to(self, record: int) -> Step[Any]:
        """Go to the position after any record, as an undo or a redo does, and write that.

        Args:
            record: its number; the setup is 0.

        Raises:
            UndoError: if there is no such record.
            RefusedError: if undo is forbidden in this game.
        """
        with self.access:
            need_record(self._parents, record)
            now = self._rewound(record)
            self._log.rewound(record, self._policy, now)  # first: if it fails, nothing was done
            self._go(record, now)
        return now

    def mark(self, name: str, note: str = "") -> None:
        """Put a mark on the position."""
        with self.access:
            self._log.mark(name, note, self.at)

    def note(self, text: str) -> None:
        """Put a note on the position."""
        with self.access:
            self._log.note(text, self.at)

    def take(self, said: Input) -> Step[Any]:
        """Carry out whatever was said.

        Raises:
            RefusedError: as `do` and `undo`.
            UndoError: as `undo`, `undo_part` and `redo`.
        """
        match said:
            case Undo(steps):
                return self.undo(steps)
            case UndoPart(part):
                return self.undo_part(part)
            case Redo(steps):
                return self.redo(steps)
            case PutMark(name, note):
                self.mark(name, note)
            case PutNote(text):
                self.note(text)
            case _:
                return self.do(said)
        return self.now

    def _take(self, command: Command | None, now: Step[Any]) -> None:
        self._parents.append(self.at)
        self._commands.append(command)
        self._drew.append(next(facts_of(now.events), None) is not None)
        self._undone.clear()
        self._states.append(now.state)
        self._happened.append(now.events)
        self.at = len(self._states) - 1  # not before: other threads look from there
        self.commands += self.at > 0
        self.events += len(now.events)
        self.now = now

    def _before(self, record: int) -> Iterator[int]:
        return before(self._parents, record)

    def _begins(self, part: Part) -> Callable[[int], bool]:
        if callable(part):
            return partial(self._changes, part)
        return partial(self._asks, part)

    def _asks(self, kinds: Collection[str], record: int) -> bool:
        decision = pending(self._ruleset, self.game, self._states[record])
        return decision is not None and decision.kind in kinds

    def _changes(self, shown: Callable[[Any], object], record: int) -> bool:
        now, parent = shown(self._states[record].table), self._parents[record]
        return now is not None and (parent == START or shown(self._states[parent].table) != now)

    def _moment(self, table: Any) -> object:  # noqa: ANN401 - of any game
        moment = self._tools.narrator(self.game).moment(table)
        return moment if moment.turn > 0 else None

    def _rewound(self, to: int) -> Step[Any]:
        """How play would stand at a record."""
        state = rewound(self._states[to], self._policy, self._used)
        return Step(state, (), pending(self._ruleset, self.game, state))

    def _go(self, to: int, now: Step[Any]) -> None:
        """Stand at a record; what was left behind, or is still ahead, can be done again."""
        self._used = max(self._used, now.state.chance.epoch)
        if to in self._undone:
            del self._undone[self._undone.index(to) :]
        else:
            line = [self.at, *self._before(self.at)]
            # Elsewhere than before or behind here only `go_to` leads: there is nothing to redo.
            self._undone = [*self._undone, *line[: line.index(to)]] if to in line else []
        self.at = to
        self.now = now


__all__ = [
    "TURN",
    "Again",
    "Input",
    "Played",
    "PutMark",
    "PutNote",
    "Recorder",
    "Redo",
    "TakenBack",
    "Undo",
    "UndoError",
    "UndoPart",
]
