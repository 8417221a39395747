"""Format 0, the draft that was written before format 1: only the ladder reads it.

The magic ``DMDLOG 01 0A``, then frames: a big-endian length of four bytes, that many bytes of
msgpack, and the link of the chain after it, 16 bytes. The first frame is the header, a map; then
``[command or nil, [event, ...]]`` with commands and events packed into bytes; a log of a finished
game ends with ``["end", outcome, records]``. Nothing is compressed.
"""

from typing import Any, Final, final

import attrs
import msgpack

from dmd_core.kernel.depth import too_deep
from dmd_core.kernel.digests import DIGEST_BYTES, GENESIS, chain
from dmd_replay.log.errors import (
    CorruptLogError,
    LogError,
    OversizedLogError,
    TamperedLogError,
    TruncatedLogError,
)
from dmd_replay.log.packed import ShapeError, bytes_in, is_nil, number_in, parts_of, text_in

MAGIC: Final = b"DMDLOG\x01\n"
MAX_FRAME: Final = 1 << 22
MAX_HEADER: Final = 1 << 16
LENGTH_BYTES: Final = 4

_RECORD_PARTS: Final = 2
_END_PARTS: Final = 3
_FIELDS: Final = frozenset(
    ("ruleset", "revision", "library", "chance", "shape", "content", "setup", "seed", "symbols")
) | {"format"}


@final
@attrs.frozen
class Draft:
    """A log of format 0 as it was read.

    Attributes:
        header: its map; the values are looked at by the rung that takes it up.
        records: commands, None for the setup, each with its events.
        outcome: how the game ended; None if the log has no end.
        damage: what is wrong behind the last record.
    """

    header: dict[str, Any]
    records: tuple[tuple[bytes | None, tuple[bytes, ...]], ...]
    outcome: str | None
    damage: LogError | None


def read_draft(data: bytes, name: str) -> Draft:
    """Read a log of format 0.

    Raises:
        LogError: if not even its header can be read.
    """
    frames = _Frames(data, name)
    packed = frames.next()
    if packed is None:
        message = f"{name}: the file ends at byte {len(data)}, before its header"
        raise TruncatedLogError(message, offset=len(data))
    if isinstance(packed, LogError):
        raise packed
    header = _header(packed)
    if header is None:
        raise frames.tampered("does not have the fields of a log")
    records: list[tuple[bytes | None, tuple[bytes, ...]]] = []
    outcome: str | None = None
    damage: LogError | None = None
    while damage is None:
        packed = frames.next()
        if packed is None:
            break
        if isinstance(packed, LogError):
            damage = packed
        elif outcome is not None:
            damage = frames.tampered("stands after the end")
        else:
            try:
                found = _entry(packed)
            except ShapeError as error:
                damage = frames.tampered(str(error))
                break
            if not isinstance(found[0], str):
                records.append((found[0], found[1]))
            elif found[1] == (str(len(records)).encode(),):
                outcome = found[0]
            else:
                damage = frames.tampered("names another number of records than the file holds")
    return Draft(header, tuple(records), outcome, damage)


def _header(packed: bytes) -> dict[str, Any] | None:
    try:
        header = msgpack.unpackb(packed, max_ext_len=0) if len(packed) <= MAX_HEADER else None
    except (ValueError, msgpack.UnpackException, RecursionError):
        return None
    fits = isinstance(header, dict) and set(header) == _FIELDS and not too_deep(header)
    return header if fits else None


def _entry(packed: bytes) -> tuple[bytes | str | None, tuple[bytes, ...]]:
    """A record, or the end as its outcome and the number of records in digits.

    Raises:
        ShapeError: if it is neither.
    """
    parts = parts_of(packed)
    if len(parts) == _END_PARTS and text_in(parts[0]) == "end":
        return text_in(parts[1]), (str(number_in(parts[2])).encode(),)
    if len(parts) != _RECORD_PARTS:
        message = "is no command with its events"
        raise ShapeError(message)
    command = None if is_nil(parts[0]) else bytes_in(parts[0])
    events = tuple(map(bytes_in, parts_of(parts[1])))
    for value in events if command is None else (command, *events):
        parts_of(value)  # in later formats they stand open, so they have to be sound
    return command, events


class _Frames:
    """Walks over the frames and checks each against the chain."""

    def __init__(self, data: bytes, name: str) -> None:
        self._data = data
        self._name = name
        self._offset = len(MAGIC)
        self._link = GENESIS
        self._number = -2
        self._start = 0

    def next(self) -> bytes | LogError | None:
        """What the next frame holds, what is wrong with it, or None at the end."""
        data, start = self._data, self._offset
        self._start = start
        self._number += 1
        if start == len(data):
            return None
        body = start + LENGTH_BYTES
        length = int.from_bytes(data[start:body], "big")
        if body <= len(data) and length > MAX_FRAME:
            what = f"claims {length} bytes, at most {MAX_FRAME} are possible"
            return OversizedLogError(self._said(what), record=self._number, offset=start)
        end = body + length + DIGEST_BYTES
        if end > len(data):
            what = f"ends in the middle: the file has {len(data)} bytes"
            return TruncatedLogError(self._said(what), record=self._number, offset=start)
        packed = data[body : body + length]
        self._link = chain(self._link, packed)
        if self._link != data[body + length : end]:
            what = "does not match its digest"
            return CorruptLogError(self._said(what), record=self._number, offset=start)
        self._offset = end
        return packed

    def tampered(self, what: str) -> TamperedLogError:
        """The error for a frame that says what none may say."""
        return TamperedLogError(self._said(what), record=self._number, offset=self._start)

    def _said(self, what: str) -> str:
        number = self._number
        called = "the header" if number < 0 else f"record {number}"
        return f"{self._name}: {called} at byte {self._start} {what}"


__all__ = ["MAGIC", "Draft", "read_draft"]
