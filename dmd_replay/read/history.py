"""Opening a log for reading: its steps decoded, which of them follow which, and its marks."""

from functools import cached_property
from typing import Any, final

import attrs

from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.schema.codec import Codec, DecodeError
from dmd_core.kernel.state import State
from dmd_replay.facets import GameTools
from dmd_replay.log import Log, LogEntry, LogVersionError, Mark, Note, Record, Rewound
from dmd_replay.read.opening import (
    codec_of,
    differences,
    open_game,
    opening_state,
    unreadable,
)
from dmd_replay.read.timeline import START, Flag, Timeline, line_to


@final
@attrs.frozen
class Lineage:
    """How the records of a log hang together.

    Attributes:
        parents: for each record the one it follows, `START` for the setup. After an undo that is
            another one than the record before it.
        epochs: for each record the epoch of chance it was made in.
        at: the record that play stands at in the end; `START` if there is none.
        epoch: of chance in the end.
        used: the highest epoch there was.
    """

    parents: tuple[int, ...]
    epochs: tuple[int, ...]
    at: int
    epoch: int
    used: int

    def line(self, to: int) -> list[int]:
        """The records that led to one, the oldest first, itself the last."""
        return line_to(self.parents, to)

    def leads(self, at: int, to: int) -> bool:
        """Whether play goes on from one record to another: the way that "redo" takes."""
        while to > at:
            to = self.parents[to]
        return to == at


def lineage_of(entries: tuple[LogEntry, ...]) -> Lineage:
    """How the records among some entries hang together."""
    parents: list[int] = []
    epochs: list[int] = []
    at, epoch, used = START, 0, 0
    for entry in entries:
        if isinstance(entry, Record):
            parents.append(at)
            epochs.append(epoch)
            at = entry.number
        elif isinstance(entry, Rewound):
            at, epoch = entry.to, entry.epoch
            used = max(used, epoch)
    return Lineage(tuple(parents), tuple(epochs), at, epoch, used)


@final
@attrs.frozen
class LogStep:
    """One record of a log, decoded.

    Attributes:
        number: of the record; the setup is 0.
        command: what was decided; None for the setup.
        events: what happened.
    """

    number: int
    command: Command | None
    events: tuple[Event, ...]


@final
@attrs.frozen(slots=False)
class History:
    """A log with its game, decoded.

    Attributes:
        game: the definition; `Any`, as the tools pass it on unseen.
        ruleset: the rules.
        codec: with the symbols of the log.
        start: the state before the first event.
        moves: the records in the order of the file, undone ones among them.
        lineage: how they hang together.
        marks: the marks, in the order of the file.
        notes: the notes, in the order of the file.
    """

    game: Any
    ruleset: Ruleset[Any, Any]
    codec: Codec
    start: State[Any]
    moves: tuple[LogStep, ...]
    lineage: Lineage
    marks: tuple[Mark, ...]
    notes: tuple[Note, ...]

    @cached_property
    def timeline(self) -> Timeline:
        """The same for the tools that read games: see `dmd_replay.read.timeline` and `.seek`."""
        flags = sorted(
            (Flag(mark.name, mark.record, mark.note) for mark in self.marks),
            key=lambda flag: flag.step,
        )
        return Timeline(
            self.ruleset,
            self.game,
            self.start,
            self.moves,
            self.lineage.parents,
            self.lineage.epochs,
            tuple(flags),
            self.lineage.at,
            self.codec,
        )

    @property
    def line(self) -> list[int]:
        """The numbers of the records that stand in the end: what was not undone."""
        return self.lineage.line(self.lineage.at)


def history_of(tools: GameTools, log: Log) -> History:
    """Decode a log.

    Which version recorded it does not matter as long as its events can be read; frames are left
    packed.

    Raises:
        LogVersionError: if it is of another game, its setup cannot be played, or a command or event
            was written in a shape or with symbols that this version does not have.
        DecodeError: if a command or an event is not readable for no such reason.
    """
    game = open_game(tools, log.header)
    codec = codec_of(tools, game, log.header)
    lineage = lineage_of(log.entries)
    moves: list[LogStep] = []
    for record in log.records:
        try:
            moves.append(_move(codec, record))
        except DecodeError as error:
            why = unreadable(differences(tools, game, log.header))
            if not why:
                raise
            message = f"record {record.number} cannot be read: {error}; {why}"
            raise LogVersionError(message) from error
    return History(
        game,
        tools.ruleset,
        codec,
        opening_state(tools, game, log.header.seed),
        tuple(moves),
        lineage,
        tuple(entry for entry in log.entries if isinstance(entry, Mark)),
        tuple(entry for entry in log.entries if isinstance(entry, Note)),
    )


def _move(codec: Codec, record: Record) -> LogStep:
    return LogStep(
        record.number,
        None if record.command is None else codec.decode_command(record.command),
        tuple(map(codec.recorded_event, record.events)),
    )


__all__ = [
    "History",
    "Lineage",
    "LogStep",
    "history_of",
    "lineage_of",
]
