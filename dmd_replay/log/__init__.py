"""The log of a game: one file, streamed, readable up to the last whole record."""

from dmd_replay.log.errors import (
    CorruptLogError,
    LogError,
    LogVersionError,
    NotALogError,
    TruncatedLogError,
)
from dmd_replay.log.format import FORMAT, Footer, Header, Record
from dmd_replay.log.reader import Log, read_log
from dmd_replay.log.writer import LogWriter

__all__ = [
    "FORMAT",
    "CorruptLogError",
    "Footer",
    "Header",
    "Log",
    "LogError",
    "LogVersionError",
    "LogWriter",
    "NotALogError",
    "Record",
    "TruncatedLogError",
    "read_log",
]
