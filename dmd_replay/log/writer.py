"""Writing a log: one frame per command, flushed, so that a crash loses at most the last one."""

from types import TracebackType
from typing import Any, BinaryIO, Self, final

from dmd_core import __version__
from dmd_core.kernel.arguments import ArgumentError, need
from dmd_core.kernel.chance import ALGORITHM
from dmd_core.kernel.events import Command
from dmd_core.kernel.rewind import UndoPolicy
from dmd_core.kernel.schema.codec import Codec
from dmd_core.kernel.step import Step
from dmd_replay.facets import GameTools
from dmd_replay.log.format import Footer, Header, Mark, Note, Parent, Record, Rewound
from dmd_replay.log.frames import FrameWriter, Tail
from dmd_replay.log.kinds import pack_entry, pack_file, pack_header, pack_record
from dmd_replay.log.packed import array_of
from dmd_replay.log.reader import Log


def header_of(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    seed: int | None,
    *,
    undo: UndoPolicy = UndoPolicy.KEEP,
    parent: Parent | None = None,
) -> Header:
    """The header for a game about to be played."""
    ruleset = tools.ruleset
    return Header(
        ruleset=ruleset.name,
        revision=ruleset.revision,
        library=__version__,
        chance=ALGORITHM,
        shape=tools.setup.fingerprint,
        content=tools.setup.content_fingerprint(game),
        setup=tools.setup.choice(game).setup,
        seed=seed,
        symbols=ruleset.codec(game).symbols,
        packs=tools.setup.labels(game),
        undo=undo,
        parent=parent,
    )


@final
class EntryWriter:
    """Writes header and entries that are packed already; knows no game.

    Attributes:
        records: how many records there are.
        events: how many events there are in them.
    """

    def __init__(self, stream: BinaryIO, header: Header) -> None:
        """Begin a log: signature, header and the files of its packs."""
        self.records = 0
        self.events = 0
        self._frames = FrameWriter(stream)
        self._frames.write(pack_header(header))
        for place, pack in enumerate(header.packs):
            for name, content in pack.files:
                self._frames.write(pack_file(place, name, content))

    @classmethod
    def behind(cls, stream: BinaryIO, log: Log) -> Self:
        """Go on behind the last good entry of a log; the stream has to stand there.

        Args:
            stream: where to write.
            log: as it was read; its end, if it has one, must have been cut off.
        """
        writer = cls.__new__(cls)
        writer.records = len(log.records)
        writer.events = sum(record.count for record in log.records)
        writer._frames = FrameWriter(stream, log.tail)  # noqa: SLF001 - of this very class
        return writer

    def copied(self, stream: BinaryIO) -> Self:
        """The writer of a copy of this log, which has to stand at its end."""
        writer = type(self).__new__(type(self))
        writer.records, writer.events = self.records, self.events
        writer._frames = FrameWriter(stream, self.tail)  # noqa: SLF001 - of this very class
        return writer

    @property
    def tail(self) -> Tail:
        """Where the log ends now; its link is the content hash."""
        return self._frames.tail

    def record(self, command: bytes | None, body: bytes, count: int) -> None:
        """Write a command and the array of its events."""
        self._frames.write(pack_record(command, body))
        self.records += 1
        self.events += count

    def entry(self, entry: Record | Rewound | Mark | Note) -> None:
        """Write any entry."""
        if isinstance(entry, Record):
            self.record(entry.command, entry.body, entry.count)
        else:
            self._frames.write(pack_entry(entry))

    def end(self, outcome: str) -> None:
        """Write the end."""
        self._frames.write(pack_entry(Footer(outcome, self.records, self.events)))


@final
class LogWriter:
    """Writes one game to a binary stream, command by command.

    Example:
        with path.open("xb") as file, LogWriter(file, tools, game, seed) as log:
            log.write(None, first_step)
            log.write(command, step)
            log.mark("here", "was this right?")
    """

    def __init__(
        self,
        stream: BinaryIO,
        tools: GameTools,
        game: Any,  # noqa: ANN401 - of any game
        seed: int | None,
        *,
        undo: UndoPolicy = UndoPolicy.KEEP,
        parent: Parent | None = None,
        behind: Log | None = None,
    ) -> None:
        """Begin a log, or go on with one.

        Args:
            stream: where to write; with `behind` it has to stand where its good part ends.
            tools: the game.
            game: its definition.
            seed: of its chance; None if dice and cards are typed in.
            undo: what becomes of chance when something is undone.
            parent: the log that this one branches off from.
            behind: a log that is gone on with; what the three before say is in its header.
        """
        self._codec: Codec = tools.ruleset.codec(game)
        self._outcome = tools.ruleset.outcome
        self._end = ""
        self._closed = False
        if behind is None:
            header = header_of(tools, game, seed, undo=undo, parent=parent)
            self._entries = EntryWriter(stream, header)
        else:
            self._entries = EntryWriter.behind(stream, behind)

    @property
    def tail(self) -> Tail:
        """Where the log ends now; its link is the content hash."""
        return self._entries.tail

    @property
    def records(self) -> int:
        """How many records there are; the next one has this number."""
        return self._entries.records

    def write(self, command: Command | None, step: Step[Any]) -> None:
        """Write what one command did; None is the setup of the game."""
        packed = None if command is None else self._codec.encode_command(command)
        events = [self._codec.encode_event(event) for event in step.events]
        self._entries.record(packed, array_of(events), len(events))
        self.stands(step)

    def stands(self, step: Step[Any]) -> None:
        """Tell how the game stands, for the end, where it is not by the last command written."""
        self._end = "" if step.decision is not None else self._outcome(step.state.table)

    def rewound(self, to: int, policy: UndoPolicy, step: Step[Any]) -> None:
        """Write an undo.

        Args:
            to: number of the record that play goes on from.
            policy: what became of chance.
            step: that record, in its new epoch.
        """
        self._entries.entry(Rewound(to, policy, step.state.chance.epoch))
        self.stands(step)

    def mark(self, name: str, note: str = "", record: int | None = None) -> None:
        """Put a mark on the position after a record; the last one if none is named.

        Raises:
            ArgumentError: if name or note is no text that a file can hold; nothing is written then.
        """
        _need_text(name, "name")
        _need_text(note, "note")
        self._entries.entry(Mark(self.records - 1 if record is None else record, name, note))

    def note(self, text: str, record: int | None = None) -> None:
        """Put a note on the position after a record; the last one if none is named.

        Raises:
            ArgumentError: as `mark`.
        """
        _need_text(text, "text")
        self._entries.entry(Note(self.records - 1 if record is None else record, text))

    def close(self) -> None:
        """Write the end, once. A log without one was cut off, or is still being written."""
        if not self._closed:
            self._entries.end(self._end)
            self._closed = True

    def close_copy(self, copy: BinaryIO) -> bytes:
        """Write the end to a copy of the log, which itself goes on; nothing is read for that.

        Args:
            copy: it has all that was written so far, and has to stand behind it.

        Returns:
            The content hash of the copy.
        """
        entries = self._entries.copied(copy)
        entries.end(self._end)
        return entries.tail.link

    def __enter__(self) -> Self:
        """Give the writer."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close it; after an exception the log stays open, to be gone on with."""
        if kind is None:
            self.close()


def _need_text(value: object, name: str) -> None:
    """Refuse what no reader of a log would take: it would not trust what comes behind it either."""
    need(value, str, name, "a text")
    try:
        str(value).encode()
    except UnicodeEncodeError as error:
        half = str(value)[error.start]
        raise ArgumentError(
            f"{name}: found half a character, {half!r}, at {error.start}; allowed: a whole text"
        ) from error


__all__ = ["EntryWriter", "LogWriter", "header_of"]
