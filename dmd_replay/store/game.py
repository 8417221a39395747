"""A game that is played in a store: loaded from its last snapshot, kept command by command."""

from contextlib import suppress
from io import BytesIO
from typing import Any, Final, Self, final

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command
from dmd_core.kernel.rewind import UndoPolicy, at_epoch, rewound
from dmd_core.kernel.schema.codec import DecodeError
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, fold, pending, step
from dmd_replay.facets import GameTools
from dmd_replay.log import Footer, Log, LogVersionError, LogWriter, Record, Rewound, parse_log
from dmd_replay.log.frames import FrameWriter
from dmd_replay.log.kinds import pack_entry
from dmd_replay.play.branches import back, need_record
from dmd_replay.read.opening import (
    codec_of,
    differences,
    open_game,
    opening_state,
    opening_step,
    unplayable,
)
from dmd_replay.read.timeline import START
from dmd_replay.registry import game_tools
from dmd_replay.store.committing import Append, Closing, Snapshot
from dmd_replay.store.errors import StoreError
from dmd_replay.store.store import Store, Stored

EVERY: Final = 64
"""A snapshot is kept with every so many entries."""


@final
class StoredGame:
    """One game of a store, played on.

    What a method did is in the database when it returns. After a `StoreError` the game in memory
    is of no use any more: load it again.

    Attributes:
        name: in the store.
        tools: of what is played.
        game: the definition.
        version: how many entries its log has.
        now: where it stands.
        at: the number of the record that it stands at; the setup is 0.
    """

    def __init__(self, store: Store, name: str, tools: GameTools, game: Any, every: int) -> None:  # noqa: ANN401 - of any game
        """Use `begin` or `load`."""
        self.name: Final = name
        self.tools: Final = tools
        self.game: Final = game
        self.version = 0
        self.at = START
        self.now: Step[Any]
        self._store = store
        self._every = every
        self._policy = UndoPolicy.KEEP
        self._seed: int | None = None
        self._tape = BytesIO()
        self._log: LogWriter
        self._recorded: dict[int, Record] = {}  # those that were read, not those played here
        self._parents: list[int] = []
        self._epochs: list[int] = []  # of chance, in which each record was played
        self._states: dict[int, State[Any]] = {}
        self._events = 0
        self._used = 0  # the highest epoch so far
        self._lost = False

    @classmethod
    def begin(
        cls,
        store: Store,
        name: str,
        tools: GameTools,
        game: Any,  # noqa: ANN401 - of any game
        seed: int | None,
        *,
        undo: UndoPolicy = UndoPolicy.KEEP,
        beside: bytes = b"",
        every: int = EVERY,
    ) -> Self:
        """Set a new game up and keep it.

        Args:
            store: where.
            name: a name that no game of the store has.
            tools: the game.
            game: its definition.
            seed: of its chance; None if dice and cards are typed in.
            undo: what becomes of chance when something is undone.
            beside: see `Store.begin`.
            every: after how many entries a snapshot is kept, 1 or more.

        Raises:
            GameExistsError: if there is a game of that name.
            StoreError: if the database fails.
        """
        tape = BytesIO()
        LogWriter(tape, tools, game, seed, undo=undo).write(None, opening_step(tools, game, seed))
        store.begin(name, tape.getvalue(), beside)
        return cls.load(store, name, tools=tools, every=every)

    @classmethod
    def load(
        cls, store: Store, name: str, *, tools: GameTools | None = None, every: int = EVERY
    ) -> Self:
        """Load a game: its last snapshot, and the events that came behind it.

        What was recorded is believed, not executed again; `dmd_replay.verify` does that.

        Args:
            store: where it is.
            name: of the game.
            tools: of what is played; the installed game that the log names if left out.
            every: after how many entries a snapshot is kept, 1 or more.

        Raises:
            NoSuchGameError: if there is none of that name.
            LogError: if its log is damaged, has no setup, or another version recorded it.
            StoreError: if the database fails.
        """
        stored = store.read(name)
        log = parse_log(stored.log, name)
        tools = tools or game_tools(log.header.ruleset)
        problem = unplayable(tools, log.header)
        if problem or not log.records:
            raise LogVersionError(f"{name}: {problem or 'the log has not even the setup'}")
        game = open_game(tools, log.header)
        found = differences(tools, game, log.header)
        if found:
            fields = ", ".join(one.field for one in found)
            raise LogVersionError(
                f"{name}: another version recorded this log (it differs in {fields}), and one log"
                " is of one version; export it, 'dmd-replay fork' plays on from any of its steps"
            )
        loaded = cls(store, name, tools, game, every)
        loaded._take(log, stored)
        return loaded

    def _take(self, log: Log, stored: Stored) -> None:
        """Stand where a log ends."""
        self._policy, self._seed = log.header.undo, log.header.seed
        self._codec = codec_of(self.tools, self.game, log.header)
        self.version = stored.version
        self._log = LogWriter(self._tape, self.tools, self.game, self._seed, behind=log)
        epoch = 0
        for entry in log.entries:
            if isinstance(entry, Rewound):
                self.at, epoch = entry.to, entry.epoch
                self._used = max(self._used, epoch)
            elif isinstance(entry, Record):
                self._parents.append(self.at)
                self._epochs.append(epoch)
                self._recorded[entry.number] = entry
                self._events += entry.count
                self.at = entry.number
        shot = stored.snapshot
        if shot is not None and shot.record in self._recorded:
            # If another version kept it, what was recorded leads there too.
            with suppress(DecodeError):
                self._states[shot.record] = self.tools.engine.decode(self.game, shot.state)
        state = at_epoch(self._state(self.at), epoch)
        self.now = Step(state, (), pending(self.tools.ruleset, self.game, state))

    def _state(self, record: int) -> State[Any]:
        """The state behind a record: folded from the nearest one before it that is known."""
        line: list[int] = []
        while record != START and record not in self._states:
            line.append(record)
            record = self._parents[record]
        state = (
            opening_state(self.tools, self.game, self._seed)
            if record == START
            else self._states[record]
        )
        decode = self._codec.decode_event
        for number in reversed(line):
            events = map(decode, self._recorded[number].events)
            state = fold(self.tools.ruleset, at_epoch(state, self._epochs[number]), events)
            self._states[number] = state
        return state

    @property
    def state(self) -> State[Any]:
        """The state that play stands at."""
        return self.now.state

    @property
    def decision(self) -> Decision | None:
        """The decision that is waited for; None when the game is over."""
        return self.now.decision

    @property
    def known(self) -> tuple[int, ...]:
        """The records whose states are in memory; others are folded when they are asked for."""
        return tuple(sorted(self._states))

    def do(self, command: Command) -> Step[Any]:
        """Carry a command out and keep it.

        Raises:
            RefusedError: if it is illegal; nothing is kept then.
            ConflictError: if somebody else has written to the game first.
            StoreError: if it could not be kept.
        """
        self._check()
        now = self.now
        done = step(self.tools.ruleset, self.game, now.state, command, decision=now.decision)
        self._log.write(command, done)
        record = len(self._parents)
        self._events += len(done.events)
        due = (self.version + 1) % self._every == 0
        state = self.tools.engine.encode(self.game, done.state) if due else b""
        self._keep(done, Snapshot(record, state) if due else None)
        self._parents.append(self.at)
        self._epochs.append(done.state.chance.epoch)
        self._states[record] = done.state
        self.at, self.now = record, done
        return done

    def undo(self, count: int = 1) -> Step[Any]:
        """Take commands back and keep that.

        Args:
            count: how many, 1 or more; what was undone before does not count.

        Returns:
            The position to go on from; no events.

        Raises:
            UndoError: if there are not so many, or it is no number from 1 on.
            RefusedError: if undo is forbidden in this game.
            ConflictError: if somebody else has written to the game first.
            StoreError: if it could not be kept.
        """
        return self.go_to(back(self._parents, self.at, count))

    def go_to(self, record: int) -> Step[Any]:
        """Go to the position behind any record and keep that; the setup is 0.

        Raises:
            UndoError: if there is no such record.
            RefusedError: if undo is forbidden in this game.
            ConflictError: if somebody else has written to the game first.
            StoreError: if it could not be kept.
        """
        self._check()
        need_record(self._parents, record)
        state = rewound(self._state(record), self._policy, self._used)
        now = Step(state, (), pending(self.tools.ruleset, self.game, state))
        self._log.rewound(record, self._policy, now)
        self._keep(now, None)
        self._used = max(self._used, state.chance.epoch)
        self.at, self.now = record, now
        return now

    def mark(self, name: str, note: str = "") -> None:
        """Put a mark on the position and keep it; errors as `do`."""
        self._check()
        self._log.mark(name, note, self.at)
        self._keep(self.now, None)

    def note(self, text: str) -> None:
        """Put a note on the position and keep it; errors as `do`."""
        self._check()
        self._log.note(text, self.at)
        self._keep(self.now, None)

    def _check(self) -> None:
        if self._lost:
            raise StoreError(f"'{self.name}': what was to be kept was not; load the game again")

    def _keep(self, now: Step[Any], snapshot: Snapshot | None) -> None:
        """Hand what was written to the store, with the end of the log if the game is over."""
        self._lost = True  # until it is kept: what was written is one with the log in memory
        data = self._taken()
        closing: Closing | None = None
        if now.decision is None:
            outcome = self.tools.ruleset.outcome(now.state.table)
            end = Footer(outcome, self._log.records, self._events)
            FrameWriter(self._tape, self._log.tail).write(pack_entry(end))
            closing = Closing(self._taken(), outcome)
        append = Append(self.name, self.version, data, closing, snapshot)
        self.version = self._store.append(append)
        self._lost = False

    def _taken(self) -> bytes:
        data = self._tape.getvalue()
        self._tape.seek(0)
        self._tape.truncate()
        return data


__all__ = ["EVERY", "StoredGame"]
