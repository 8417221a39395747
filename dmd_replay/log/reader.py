"""Reading a log: everything up to the first damage, and the damage as a typed error."""

from pathlib import Path
from typing import Final, final

import attrs

from dmd_core.kernel.arguments import need
from dmd_replay.facets.setup import PackLabel
from dmd_replay.log.errors import (
    CorruptLogError,
    EmptyLogError,
    LogError,
    LogTooNewError,
    LogTooOldError,
    NotALogError,
    OversizedLogError,
    RecordOrderError,
    TrailingDataError,
    TruncatedLogError,
    UnclosedLogError,
)
from dmd_replay.log.format import (
    FORMAT,
    SIGNATURE,
    STEM,
    Footer,
    Header,
    LogEntry,
    Mark,
    Note,
    Record,
    Rewound,
)
from dmd_replay.log.frames import FrameReader, Tail
from dmd_replay.log.head import HeaderError, UnknownFieldError
from dmd_replay.log.kinds import CarriedFile, Opened, UnknownKindError, Value, unpack
from dmd_replay.log.packed import ShapeError
from dmd_replay.log.upcast import DRAFT_STEM, climb

MAX_FILE: Final = 1 << 25
"""Larger files are refused unread: no game comes near."""

ZIP: Final = b"PK\x03\x04"
"""What a bundle begins with; people take it for the log in it."""

_NAME: Final = 7
"""Bytes of the signature up to where line ends begin."""

MEMORY_FACTOR: Final = 32
MEMORY_BASE: Final = 1 << 23
"""Reading a file, whatever is in it, takes at most `MEMORY_FACTOR` times its size and 8 MiB."""


@final
@attrs.frozen
class Log:
    """A log as read: header, entries, the end if it is there, the damage if there is any.

    The entries before a damage are good: the chain of digests holds for them.

    Attributes:
        header: what the game was played with.
        entries: records, rewinds, marks and notes in the order of the file.
        footer: the end, if the log was closed.
        damage: what is wrong behind the last entry.
        size: bytes of the file.
        tail: where the good part ends, before the footer; what writing on needs.
        origin: the format of the file, if it was an older one.
    """

    header: Header
    entries: tuple[LogEntry, ...]
    footer: Footer | None = None
    damage: LogError | None = None
    size: int = 0
    tail: Tail = attrs.field(factory=Tail)
    origin: int = FORMAT

    @property
    def records(self) -> tuple[Record, ...]:
        """The records among the entries; the number of a record is its place here."""
        return tuple(entry for entry in self.entries if isinstance(entry, Record))

    @property
    def content(self) -> bytes:
        """The content hash: the link of the last good frame, 16 bytes.

        It covers header and entries, and the end if there is one; not how they are compressed.
        """
        return self.tail.link if self.footer is None else self.footer.link


def read_log(path: Path | str) -> Log:
    """Read a log; one of an older format is brought into the present one.

    Args:
        path: the file.

    Returns:
        The log; `damage` tells what is wrong after the last good entry.

    Raises:
        LogError: if not even the header can be read, as the class that fits.
        OSError: if the file cannot be read.
        ArgumentError: if it is no path.
    """
    need(path, (str, Path), "path", "the path of a log, as a text or a pathlib.Path")
    path = Path(path)
    with path.open("rb") as file:
        data = file.read(MAX_FILE + 1)  # at most so many, even if the file grows, or is a device
    if len(data) > MAX_FILE:
        message = f"{path.name}: a log is at most {MAX_FILE} bytes long, this file is longer"
        raise OversizedLogError(message)
    return parse_log(data, path.name)


def parse_log(data: bytes, name: str = "log") -> Log:
    """Read a log from bytes; see `read_log`."""
    need(data, bytes, "data", "the bytes of a log; `read_log` takes a path")
    if data.startswith(DRAFT_STEM):
        climbed = climb(data, name)
        log = parse_log(climbed.data, name)
        damage = climbed.damage or log.damage
        return attrs.evolve(log, damage=damage, size=len(data), origin=climbed.origin)
    _check_signature(data, name)
    return _Reading(data, name).log()


def _check_signature(data: bytes, name: str) -> None:
    if data.startswith(SIGNATURE):
        return
    if not data:
        message = f"{name}: the file is empty; a log has a header at least"
        raise EmptyLogError(message)
    if len(data) < len(SIGNATURE) and SIGNATURE.startswith(data):
        message = f"{name}: the file ends at byte {len(data)}, before its header"
        raise TruncatedLogError(message, offset=len(data))
    if len(data) > len(SIGNATURE) and isinstance(FrameReader(data, name).next(), bytes):
        place = next(i for i, byte in enumerate(SIGNATURE) if data[i] != byte)
        message = f"{name}: the signature is damaged at byte {place}; the rest may be whole"
        raise CorruptLogError(message, offset=place)
    if not data.startswith(STEM) and data.startswith(STEM[:_NAME]):
        place = next((i for i, (a, b) in enumerate(zip(STEM, data, strict=False)) if a != b), 0)
        message = (
            f"{name}: the signature is damaged at byte {place}, as it is when a file is sent as"
            " text; send it as binary data"
        )
        raise CorruptLogError(message, offset=place)
    if data.startswith(ZIP):
        message = (
            f"{name}: this is a bundle, or another zip file, and no log; 'dmd-replay open {name}'"
            " shows it and saves the log in it"
        )
        raise NotALogError(message)
    if not data.startswith(STEM):
        shown, ours = data[:8].hex(" "), STEM[:_NAME].hex(" ")
        message = f"{name}: this is no game log; it begins with {shown}, a log with {ours}"
        raise NotALogError(message)
    number = data[len(STEM)]
    message = f"{name}: the log is of format {number}, this version reads formats 0 to {FORMAT}"
    if number > FORMAT:
        message += "; take a later version of dmd-replay"
        raise LogTooNewError(message, offset=len(STEM))
    raise LogTooOldError(f"{message}; take the version that wrote it", offset=len(STEM))


@final
class _Reading:
    """One log being read."""

    def __init__(self, data: bytes, name: str) -> None:
        self._data = data
        self._name = name
        self._frames = FrameReader(data, name)
        self._entries: list[LogEntry] = []
        self._records = 0
        self._events = 0
        self._masked = False

    def log(self) -> Log:
        frames = self._frames
        header = self._header()
        self._masked = header.masked
        frames.record = 0
        footer: Footer | None = None
        damage: LogError | None = None
        tail = frames.tail
        while damage is None and footer is None:
            found = self._next()
            if isinstance(found, Footer):
                footer = found
            elif isinstance(found, LogError):
                damage = found
            else:
                self._entries.append(found)
                tail = frames.tail
        if footer is not None:
            damage = self._behind()
        return Log(header, tuple(self._entries), footer, damage, len(self._data), tail)

    def _header(self) -> Header:
        """The header with the files of its packs.

        Raises:
            LogError: if it is not whole.
        """
        opened = self._value()
        if isinstance(opened, LogError):
            raise opened
        if not isinstance(opened, Opened):
            raise self._frames.tampered("is no header")
        packs: list[PackLabel] = []
        for place, (label, count) in enumerate(zip(opened.header.packs, opened.files, strict=True)):
            files: list[tuple[str, bytes]] = []
            while len(files) < count:
                value = self._value()
                if isinstance(value, LogError):
                    raise value
                if not isinstance(value, CarriedFile) or value.pack != place:
                    raise self._frames.tampered(f"lacks a file of the pack '{label.id}'")
                if value.name in dict(files):
                    raise self._frames.tampered(
                        f"has the file '{value.name}' of the pack '{label.id}' again"
                    )
                files.append((value.name, value.content))
            packs.append(attrs.evolve(label, files=tuple(files)))
        return attrs.evolve(opened.header, packs=tuple(packs))

    def _value(self) -> Value | LogError:
        """The value of the next frame."""
        frames = self._frames
        plain = frames.next()
        if plain is None:
            return self._at_the_end()
        if isinstance(plain, LogError):
            return plain
        try:
            return unpack(plain)
        except (UnknownKindError, UnknownFieldError) as error:
            return frames.error(LogTooNewError, f"{error}; take a later version of dmd-replay")
        except (HeaderError, ShapeError) as error:
            return frames.tampered(str(error))

    def _at_the_end(self) -> LogError:
        end = len(self._data)
        if self._frames.record < 0:
            message = f"{self._name}: the file ends at byte {end}, before its header does"
            return TruncatedLogError(message, offset=end)
        message = (
            f"{self._name}: the log was not closed: it ends at byte {end} after"
            f" {self._records} whole records; 'dmd-replay record --resume' goes on from there"
        )
        return UnclosedLogError(message, record=self._records, offset=end)

    def _next(self) -> LogEntry | Footer | LogError:
        """The next entry, complete."""
        before = self._frames.tail
        value = self._value()
        if isinstance(value, LogError):
            return value
        problem = self._problem(value)
        if problem or isinstance(value, Opened | CarriedFile):
            self._frames.tail = before
            return self._frames.tampered(problem or "stands behind the header")
        if isinstance(value, Record):
            value = attrs.evolve(value, number=self._records)
            self._events += value.count
            self._records += 1
            self._frames.record = self._records
        return attrs.evolve(value, link=self._frames.tail.link, offset=self._frames.start)

    def _problem(self, value: Value) -> str:
        """What a value says that cannot be; empty if it can."""
        last = self._records - 1
        match value:
            case Record() if self._masked and self._records and value.command is None:
                return ""  # it was the business of another seat
            case Record() if (value.command is None) != (self._records == 0):
                return "has no command" if self._records else "is no setup, and the first one is"
            case Rewound() if value.to > last:
                return f"goes back to record {value.to}, the last one is {last}"
            case Mark() | Note() if value.record > last:
                return f"marks record {value.record}, the last one is {last}"
            case Footer() if value.records != self._records:
                return f"names {value.records} records, the file holds {self._records}"
            case Footer() if value.events != self._events:
                return f"names {value.events} events, the file holds {self._events}"
            case _:
                return ""

    def _behind(self) -> LogError | None:
        """What stands behind the end."""
        found = self._frames.next()
        if found is None or isinstance(found, RecordOrderError):
            return found
        count = len(self._data) - self._frames.start
        what = f"stands after the end: {count} bytes that no log has; cut them off"
        return self._frames.error(TrailingDataError, what)


__all__ = ["MAX_FILE", "MEMORY_BASE", "MEMORY_FACTOR", "Log", "parse_log", "read_log"]
