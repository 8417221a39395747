"""The values in the frames: an array that begins with the number of its kind.

The union is closed: a reader that meets another number has a log of a later version before it. A
number, once given, keeps its meaning.
"""

from collections.abc import Callable, Mapping
from enum import IntEnum, unique
from typing import Final, TypeAlias, assert_never, final

import attrs
import msgpack

from dmd_core.kernel.rewind import EPOCH_LIMIT, UndoPolicy
from dmd_replay.log.errors import OversizedLogError
from dmd_replay.log.format import Footer, Header, Mark, Note, Record, Rewound
from dmd_replay.log.head import MAX_HEADER, header_data, unpack_header
from dmd_replay.log.packed import (
    ShapeError,
    array_head,
    array_of,
    bytes_in,
    is_array,
    is_nil,
    number_in,
    parts_of,
    text_in,
)

NIL: Final = b"\xc0"


@unique
class EntryKind(IntEnum):
    """What a frame holds."""

    HEADER = 0
    FILE = 1
    RECORD = 2
    REWOUND = 3
    MARK = 4
    NOTE = 5
    END = 6


@final
@attrs.frozen
class CarriedFile:
    """One file of a pack that is not built in; they follow the header in the order of the packs."""

    pack: int
    name: str
    content: bytes


@final
@attrs.frozen
class Opened:
    """A header as it stands in the file: how many files of each pack follow is a number yet."""

    header: Header
    files: tuple[int, ...]


class UnknownKindError(ShapeError):
    """A value of a kind that this version does not know."""


Value: TypeAlias = Opened | CarriedFile | Record | Rewound | Mark | Note | Footer


def pack_header(header: Header) -> bytes:
    """The plain text of a header.

    Raises:
        OversizedLogError: if it is longer than a reader accepts.
    """
    return _small(
        array_of([_number(EntryKind.HEADER), msgpack.packb(header_data(header))]), "header"
    )


def pack_file(pack: int, name: str, content: bytes) -> bytes:
    """The plain text of a file of a pack."""
    packed = msgpack.packb(name), msgpack.packb(content)
    return array_of([_number(EntryKind.FILE), _number(pack), *packed])


def pack_record(command: bytes | None, body: bytes) -> bytes:
    """The plain text of a record: a command as the codec writes it, and an array of events."""
    return array_of([_number(EntryKind.RECORD), NIL if command is None else command, body])


def pack_entry(entry: Record | Rewound | Mark | Note | Footer) -> bytes:
    """The plain text of any entry.

    Raises:
        OversizedLogError: if it is longer than a reader accepts.
    """
    values: list[object]
    match entry:
        case Record():
            return pack_record(entry.command, entry.body)
        case Rewound():
            values = [EntryKind.REWOUND, entry.to, str(entry.policy), entry.epoch]
        case Mark():
            values = [EntryKind.MARK, entry.record, entry.name, entry.note]
        case Note():
            values = [EntryKind.NOTE, entry.record, entry.text]
        case Footer():
            values = [EntryKind.END, entry.outcome, entry.records, entry.events]
        case _:
            assert_never(entry)
    return _small(msgpack.packb(values), type(entry).__name__.lower())


def _small(plain: bytes, what: str) -> bytes:
    if len(plain) > MAX_HEADER:
        message = f"{len(plain)} bytes do not fit into a {what} of a log; at most {MAX_HEADER} do"
        raise OversizedLogError(message)
    return plain


def unpack(plain: bytes) -> Value:
    """What a plain text says; numbers of records, links and offsets are for the caller to fill in.

    Raises:
        UnknownKindError: if its kind is unknown.
        HeaderError: if it is a header that none can be.
        ShapeError: if it is anything else.
    """
    parts = parts_of(plain)
    if not parts:
        message = "says nothing"
        raise ShapeError(message)
    number = number_in(parts[0])
    if number not in _READERS:
        message = f"is of kind {number}, which this version does not know"
        raise UnknownKindError(message)
    kind = EntryKind(number)
    count, read = _READERS[kind]
    if len(parts) != count:
        message = f"has {len(parts)} parts, a {kind.name.lower()} has {count}"
        raise ShapeError(message)
    if kind not in _LARGE and len(plain) > MAX_HEADER:
        message = f"has {len(plain)} bytes, a {kind.name.lower()} has {MAX_HEADER} at most"
        raise ShapeError(message)
    value = read(parts)
    if not _is_shortest(plain, value):
        message = "is not in the shortest form, the only one"
        raise ShapeError(message)
    return value


def _is_shortest(plain: bytes, value: Value) -> bool:
    """Whether a value that was read stands in the one form that is written.

    Of a record command and events are left to whoever executes it: they are compared byte by byte.
    """
    if isinstance(value, Record):
        return plain.startswith(_RECORD) and value.body.startswith(array_head(value.count))
    if isinstance(value, CarriedFile):
        return plain == pack_file(value.pack, value.name, value.content)
    # Bounded in length and depth by now, so what it is made of can be made again.
    same: bool = msgpack.packb(msgpack.unpackb(plain)) == plain
    return same


def _header(parts: list[bytes]) -> Opened:
    header, files = unpack_header(parts[1])
    return Opened(header, files)


def _file(parts: list[bytes]) -> CarriedFile:
    return CarriedFile(number_in(parts[1]), text_in(parts[2]), bytes_in(parts[3]))


def _record(parts: list[bytes]) -> Record:
    _, command, body = parts
    if not (is_nil(command) or is_array(command)) or not is_array(body):
        message = "is no command with its events"
        raise ShapeError(message)
    # `parts_of` walked over the whole body and found it sound; only its items are counted here.
    count: int = _counted(body)
    return Record(-1, None if is_nil(command) else command, body, count)


def _counted(body: bytes) -> int:
    unpacker = msgpack.Unpacker(read_size=8, max_buffer_size=0)
    unpacker.feed(body[:8])
    count: int = unpacker.read_array_header()
    return count


def _rewound(parts: list[bytes]) -> Rewound:
    policy = text_in(parts[2])
    if policy not in _GOING_BACK:
        message = f"goes back with the policy '{policy}'; possible: {', '.join(_GOING_BACK)}"
        raise ShapeError(message)
    epoch = number_in(parts[3])
    if epoch >= EPOCH_LIMIT:
        message = f"names the epoch {epoch}; allowed: 0 to {EPOCH_LIMIT - 1}"
        raise ShapeError(message)
    return Rewound(number_in(parts[1]), UndoPolicy(policy), epoch)


def _mark(parts: list[bytes]) -> Mark:
    return Mark(number_in(parts[1]), text_in(parts[2]), text_in(parts[3]))


def _note(parts: list[bytes]) -> Note:
    return Note(number_in(parts[1]), text_in(parts[2]))


def _end(parts: list[bytes]) -> Footer:
    return Footer(text_in(parts[1]), number_in(parts[2]), number_in(parts[3]))


_READERS: Final[Mapping[int, tuple[int, Callable[[list[bytes]], Value]]]] = {
    EntryKind.HEADER: (2, _header),
    EntryKind.FILE: (4, _file),
    EntryKind.RECORD: (3, _record),
    EntryKind.REWOUND: (4, _rewound),
    EntryKind.MARK: (4, _mark),
    EntryKind.NOTE: (3, _note),
    EntryKind.END: (4, _end),
}
"""For each kind how many parts it has, and what reads them."""

_RECORD: Final = array_head(3) + bytes([EntryKind.RECORD])
"""The first bytes of every record."""

_LARGE: Final = frozenset((EntryKind.FILE, EntryKind.RECORD))
_GOING_BACK: Final = (UndoPolicy.KEEP, UndoPolicy.RESEED)


def _number(number: int) -> bytes:
    packed: bytes = msgpack.packb(int(number))
    return packed


__all__ = [
    "CarriedFile",
    "EntryKind",
    "Opened",
    "UnknownKindError",
    "Value",
    "pack_entry",
    "pack_file",
    "pack_header",
    "pack_record",
    "unpack",
]
