"""Frames: the envelope around each value of a log, and how damage to it is told apart.

A frame is a head of 20 bytes and a chunk. The head: length of the chunk (3 bytes), number of the
frame (3), tag (2), the first half of the link of the digest chain (8), and a checksum (4) of all of
this and the chunk. All numbers are big-endian.

The *tag* is a checksum of length and number that is begun with the identity of the log, so a record
of another log is known, and a damaged length is no end of the file. The *checksum* tells accidents.
The *link* tells what was changed on purpose, or by a program that did not know better.
"""

from binascii import crc32, crc_hqx
from typing import BinaryIO, Final, final

import attrs

from dmd_core.kernel.digests import GENESIS, chain
from dmd_replay.log.deflate import (
    DICTIONARY,
    HEAD_BYTES,
    MAX_PLAIN,
    InflateError,
    TooLongError,
    deflate,
    inflate,
    room,
    slid,
    stored,
)
from dmd_replay.log.errors import (
    ClosedError,
    CorruptLogError,
    DuplicatedRecordError,
    ForeignRecordError,
    LogError,
    MissingRecordError,
    OversizedLogError,
    ReorderedLogError,
    TamperedLogError,
    TruncatedLogError,
)
from dmd_replay.log.format import SIGNATURE, STEM

STORED: Final = 8
"""Bytes of a link that stand in the file."""

MAX_CHUNK: Final = MAX_PLAIN + (MAX_PLAIN >> 8)
"""A chunk that is stored uncompressed is a little longer than its text."""

_UP_TO_NUMBER: Final = 6
_UP_TO_TAG: Final = 8
_UP_TO_LINK: Final = 16
_HEADER_TAG: Final = crc_hqx(SIGNATURE, 0)


@final
@attrs.frozen
class Tail:
    """Where a log ends, and all that is needed to go on writing it.

    Attributes:
        frames: how many frames there are.
        link: the link of the last one, 16 bytes.
        window: the last plain text, for the compression.
        identity: begins the tags.
        offset: in the file.
        plain: bytes of plain text in all frames.
    """

    frames: int = 0
    link: bytes = GENESIS
    window: bytes = DICTIONARY
    identity: int = _HEADER_TAG
    offset: int = len(SIGNATURE)
    plain: int = 0

    def after(self, plain: bytes, chunk: int) -> "Tail":
        """The tail after one more frame with a chunk of so many bytes."""
        link = chain(self.link, plain)
        identity = self.identity if self.frames else int.from_bytes(link[:2], "big")
        offset = self.offset + HEAD_BYTES + chunk
        window = slid(self.window, plain)
        return Tail(self.frames + 1, link, window, identity, offset, self.plain + len(plain))

    def room(self, chunk: int) -> int:
        """How much plain text the next frame may hold if its chunk has so many bytes."""
        return room(self.offset + HEAD_BYTES + chunk, self.plain)


@final
class FrameWriter:
    """Writes frames to a binary stream, each in one piece and flushed.

    Attributes:
        tail: where the log ends now.
    """

    def __init__(self, stream: BinaryIO, tail: Tail | None = None) -> None:
        """Begin a log with its signature, or go on where one ends."""
        self._stream = stream
        self.tail = tail or Tail()
        if tail is None:
            stream.write(SIGNATURE)

    def write(self, plain: bytes) -> None:
        """Write one value.

        Raises:
            OversizedLogError: if it is longer than a reader accepts.
            ClosedError: if the log was closed.
        """
        if self._stream.closed:
            raise ClosedError
        if len(plain) > MAX_PLAIN:
            message = f"{len(plain)} bytes do not fit into a log; at most {MAX_PLAIN} do at a time"
            raise OversizedLogError(message)
        tail = self.tail
        chunk = deflate(plain, tail.window)
        if len(plain) > tail.room(len(chunk)):
            chunk = stored(plain)
        after = tail.after(plain, len(chunk))
        fixed = len(chunk).to_bytes(3, "big") + tail.frames.to_bytes(3, "big")
        head = fixed + crc_hqx(fixed, tail.identity).to_bytes(2, "big") + after.link[:STORED]
        checksum = crc32(chunk, crc32(head)).to_bytes(4, "big")
        self._stream.write(head + checksum + chunk)
        self._stream.flush()
        self.tail = after


@final
@attrs.frozen
class _Head:
    length: int
    number: int
    tag: int
    tagged: bytes
    link: bytes
    whole: bool
    """Whether the chunk is in the file and the checksum fits."""
    end: int


@final
class FrameReader:
    """Walks over the frames of a log up to the first that is not in order.

    Attributes:
        tail: where the good part ends.
        start: where the frame begins that was read last.
        record: number of the record that comes next, for messages; -1 before the first.
    """

    def __init__(self, data: bytes, name: str) -> None:
        """Stand behind the signature."""
        self._data = data
        self._name = name
        self.tail = Tail()
        self.start = self.tail.offset
        self.record = -1

    def next(self) -> bytes | LogError | None:
        """The plain text of the next frame, what is wrong with it, or None at the end."""
        start = self.start = self.tail.offset
        if start == len(self._data):
            return None
        if self._data.startswith(STEM, start):
            return self.error(ForeignRecordError, "is the begin of another log; cut it off there")
        head = self._head(start)
        if head is None:
            return self._truncated()
        tagged = crc_hqx(head.tagged, self.tail.identity) == head.tag
        if not head.whole:
            if tagged and head.length > MAX_CHUNK:
                what = f"claims {head.length} bytes, at most {MAX_CHUNK} are possible"
                return self.error(OversizedLogError, f"{what}; do not trust this file")
            if tagged and head.end > len(self._data):
                return self._truncated()
            if not any(memoryview(self._data)[start:]):
                return self._truncated()  # a crash of the machine may leave zeros
            what = "is damaged: its checksum does not fit"
            return self.error(CorruptLogError, f"{what}; take the file from another copy")
        if not tagged:
            return self._foreign(head)
        if head.number != self.tail.frames:
            return self._out_of_order(head)
        return self._plain(head)

    def _plain(self, head: _Head) -> bytes | LogError:
        chunk = self._data[head.end - head.length : head.end]
        try:
            plain = inflate(chunk, self.tail.window, self.tail.room(head.length))
        except TooLongError as error:
            return self.error(OversizedLogError, f"{error}; do not trust this file")
        except InflateError as error:
            return self.tampered(f"{error}, though its checksum fits")
        after = self.tail.after(plain, head.length)
        if after.link[:STORED] != head.link:
            return self.tampered("was changed: the chain of digests does not hold")
        self.tail = after
        return plain

    def _head(self, start: int) -> _Head | None:
        """The head at a place, None if the file ends inside it."""
        data = self._data
        if start + HEAD_BYTES > len(data):
            return None
        length = int.from_bytes(data[start : start + 3], "big")
        end = start + HEAD_BYTES + length
        whole = end <= len(data) and length <= MAX_CHUNK
        if whole:
            checksum = crc32(data[start : start + _UP_TO_LINK])
            checksum = crc32(memoryview(data)[start + HEAD_BYTES : end], checksum)
            stored = data[start + _UP_TO_LINK : start + HEAD_BYTES]
            whole = checksum == int.from_bytes(stored, "big")
        return _Head(
            length,
            int.from_bytes(data[start + 3 : start + _UP_TO_NUMBER], "big"),
            int.from_bytes(data[start + _UP_TO_NUMBER : start + _UP_TO_TAG], "big"),
            data[start : start + _UP_TO_NUMBER],
            data[start + _UP_TO_TAG : start + _UP_TO_LINK],
            whole,
            end,
        )

    def _foreign(self, head: _Head) -> LogError:
        first = self._head(len(SIGNATURE))
        if head.number == 0 and first is not None and first.link == head.link:
            return self.error(DuplicatedRecordError, "is the header once more; cut it out")
        return self.error(
            ForeignRecordError, "belongs to another log; the records before it can be used"
        )

    def _out_of_order(self, head: _Head) -> LogError:
        expected = self.tail.frames
        if head.number < expected:
            what = f"is frame {head.number} once more; cut it out"
            return self.error(DuplicatedRecordError, what)
        place: _Head | None = head
        while place is not None and place.whole:
            place = self._head(place.end)
            if place is not None and place.whole and place.number == expected:
                what = (
                    f"is frame {head.number}, where frame {expected} should be, which comes later"
                )
                return self.error(ReorderedLogError, f"{what}; put them back in order")
        missing = head.number - expected
        what = f"is missing: the file goes on with frame {head.number} instead of {expected}"
        if missing > 1:
            what += f", {missing} frames are not there"
        return self.error(MissingRecordError, f"{what}; take the file from another copy")

    def _truncated(self) -> TruncatedLogError:
        what = f"{self._name}: the file ends inside {self.what}, which begins at byte {self.start}"
        if self.record > 0:
            what += "; the records before it are whole, 'dmd-replay record --resume' goes on there"
        return TruncatedLogError(what, record=self.record, offset=self.start)

    @property
    def what(self) -> str:
        """How to call what comes next."""
        return "the header" if self.record < 0 else f"record {self.record}"

    def tampered(self, what: str) -> TamperedLogError:
        """The error for a frame that was changed on purpose."""
        what += "; do not trust this file from there on"
        return TamperedLogError(self._said(what), record=self.record, offset=self.start)

    def error(self, kind: type[LogError], what: str) -> LogError:
        """An error about the frame that was read last."""
        return kind(self._said(what), record=self.record, offset=self.start)

    def _said(self, what: str) -> str:
        return f"{self._name}: {self.what} at byte {self.start} {what}"


__all__ = ["MAX_CHUNK", "STORED", "FrameReader", "FrameWriter", "Tail"]
