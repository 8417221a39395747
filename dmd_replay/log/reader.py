"""Reading a log: everything up to the first damage, and the damage as a typed error."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, final

import attrs
import msgpack

from dmd_core.kernel.chance import SEED_BYTES
from dmd_core.kernel.digests import DIGEST_BYTES, GENESIS, chain
from dmd_replay.log.errors import (
    CorruptLogError,
    LogError,
    LogVersionError,
    NotALogError,
    TruncatedLogError,
)
from dmd_replay.log.format import FORMAT, LENGTH_BYTES, MAGIC, MAX_FRAME, Footer, Header, Record

MAX_FILE: Final = 1 << 28
"""Larger files are refused unread: no game comes near."""

_END: Final = object()
"""What stands for the end of the file; no frame can hold it."""
_RECORD_PARTS: Final = 2
_FOOTER_PARTS: Final = 3
_FIELDS: Final = frozenset(field.name for field in attrs.fields(Header))


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_number(value: object) -> bool:
    return type(value) is int and value >= 0


def _is_setup(value: object) -> bool:
    return isinstance(value, dict) and all(map(_is_text, value))


def _is_seed(value: object) -> bool:
    return value is None or (isinstance(value, bytes) and len(value) == SEED_BYTES)


def _is_symbols(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_text, value))


_FITS: Final[dict[str, tuple[Callable[[object], bool], str]]] = {
    **dict.fromkeys(("ruleset", "library", "chance", "shape", "content"), (_is_text, "a text")),
    **dict.fromkeys(("revision", "format"), (_is_number, "a number")),
    "setup": (_is_setup, "a map of texts"),
    "seed": (_is_seed, f"{SEED_BYTES} bytes or nothing"),
    "symbols": (_is_symbols, "a list of texts"),
}
"""What each field of the header has to be, and how to call it."""


@final
@attrs.frozen
class Log:
    """A log as read: header, whole records, the footer if it is there, the damage if there is any.

    The records before a damage are good: the chain of digests holds for them.
    """

    header: Header
    records: tuple[Record, ...]
    footer: Footer | None = None
    damage: LogError | None = None
    size: int = 0


def read_log(path: Path) -> Log:
    """Read a log.

    Args:
        path: the file.

    Returns:
        The log; `damage` tells what is wrong after the last good record.

    Raises:
        NotALogError: if it is no log at all.
        LogVersionError: if it is of another format.
        TruncatedLogError: if it ends before the header does.
        CorruptLogError: if the header is damaged.
        OSError: if the file cannot be read.
    """
    size = path.stat().st_size
    if size > MAX_FILE:
        message = f"{path.name}: {size} bytes are no log; a log is at most {MAX_FILE} bytes long"
        raise NotALogError(message)
    return parse_log(path.read_bytes(), path.name)


def parse_log(data: bytes, name: str = "log") -> Log:
    """Read a log from bytes; see `read_log`."""
    _check_magic(data, name)
    frames = _Frames(data, name)
    first = frames.next()
    if isinstance(first, LogError):
        raise first
    if first is _END:
        message = f"{name}: the file ends at byte {len(data)}, before its header"
        raise TruncatedLogError(message, offset=len(data))
    header = _header(first, name)
    records: list[Record] = []
    footer: Footer | None = None
    damage: LogError | None = None
    while damage is None:
        value = frames.next()
        if value is _END:
            break
        if isinstance(value, LogError):
            damage = value
        elif footer is not None:
            message = f"{name}: record {frames.number} at byte {frames.start} stands after the end"
            damage = CorruptLogError(message, record=frames.number, offset=frames.start)
        elif isinstance(value, list) and len(value) == _FOOTER_PARTS and value[0] == "end":
            footer = Footer(str(value[1]), len(records))
            if value[2] != len(records):
                message = f"{name}: the end names {value[2]} records, the file holds {len(records)}"
                damage = CorruptLogError(message, record=frames.number, offset=frames.start)
        else:
            record = _record(value, frames, name)
            if isinstance(record, Record):
                records.append(record)
            else:
                damage = record
    return Log(header, tuple(records), footer, damage, len(data))


def _check_magic(data: bytes, name: str) -> None:
    stem = MAGIC[:6]
    if len(data) < len(MAGIC) and MAGIC.startswith(data):
        message = f"{name}: the file ends at byte {len(data)}, before its header"
        raise TruncatedLogError(message, offset=len(data))
    if not data.startswith(stem):
        shown = data[:8].hex(" ") or "nothing"
        message = f"{name}: this is no game log; it begins with {shown}, a log with {stem.hex(' ')}"
        raise NotALogError(message)
    if data[: len(MAGIC)] != MAGIC:
        message = (
            f"{name}: the log is of format {data[6]}, this version reads format {FORMAT};"
            " use the version of dmd-replay that wrote it"
        )
        raise LogVersionError(message, offset=6)


class _Frames:
    """Walks over the frames and checks each against the chain."""

    def __init__(self, data: bytes, name: str) -> None:
        self._data = data
        self._name = name
        self._offset = len(MAGIC)
        self._link = GENESIS
        self.link = GENESIS
        self.number = -2
        self.start = 0

    def next(self) -> object:
        """The next frame's value, `_END` at the end, or what is wrong."""
        data, start = self._data, self._offset
        self.start = start
        self.number += 1
        if start == len(data):
            return _END
        body = start + LENGTH_BYTES
        length = int.from_bytes(data[start:body], "big")
        if body <= len(data) and length > MAX_FRAME:
            return self._corrupt(f"claims {length} bytes, at most {MAX_FRAME} are possible")
        end = body + length + DIGEST_BYTES
        if body > len(data) or end > len(data):
            message = (
                f"{self._name}: the file ends inside {self._what()}, which begins at byte {start}"
            )
            if self.number > 0:
                message += "; the records before it are whole"
            return TruncatedLogError(message, record=self.number, offset=start)
        packed = data[body : body + length]
        self.link = chain(self._link, packed)
        if self.link != data[body + length : end]:
            return self._corrupt("does not match its digest")
        self._link = self.link
        self._offset = end
        try:
            value: object = msgpack.unpackb(packed, **_limits(length))
        except (ValueError, msgpack.UnpackException, RecursionError):
            return self._corrupt("is not readable")
        return value

    def _what(self) -> str:
        return "the header" if self.number < 0 else f"record {self.number}"

    def _corrupt(self, what: str) -> CorruptLogError:
        message = f"{self._name}: {self._what()} at byte {self.start} {what}"
        return CorruptLogError(message, record=self.number, offset=self.start)


def _limits(length: int) -> dict[str, Any]:
    """Nothing inside a frame can be larger than the frame."""
    return {
        "max_str_len": length,
        "max_bin_len": length,
        "max_array_len": length,
        "max_map_len": length,
        "max_ext_len": 0,
    }


def _header(value: object, name: str) -> Header:
    if not isinstance(value, dict) or set(value) != _FIELDS:
        message = f"{name}: the header at byte {len(MAGIC)} does not have the fields of a log"
        raise CorruptLogError(message, offset=len(MAGIC))
    for field, (fits, what) in _FITS.items():
        if not fits(value[field]):
            message = f"{name}: field '{field}' of the header at byte {len(MAGIC)} is not {what}"
            raise CorruptLogError(message, offset=len(MAGIC))
    seed = value["seed"]
    fields = {**value, "symbols": tuple(value["symbols"])}
    fields["seed"] = None if seed is None else int.from_bytes(seed, "big")
    header = Header(**fields)
    if header.format != FORMAT:
        message = (
            f"{name}: the log is of format {header.format}, this version reads format {FORMAT};"
            " use the version of dmd-replay that wrote it"
        )
        raise LogVersionError(message, offset=len(MAGIC))
    return header


def _record(value: object, frames: _Frames, name: str) -> Record | CorruptLogError:
    if isinstance(value, list) and len(value) == _RECORD_PARTS and isinstance(value[1], list):
        command, events = value
        if (command is None or isinstance(command, bytes)) and all(
            isinstance(event, bytes) for event in events
        ):
            return Record(frames.number, command, tuple(events), frames.link, frames.start)
    message = f"{name}: record {frames.number} at byte {frames.start} is no command with its events"
    return CorruptLogError(message, record=frames.number, offset=frames.start)


__all__ = ["Log", "parse_log", "read_log"]
