"""What can be wrong with a log: each a typed error with place and advice.

A number of a record counts the commands of the file, the setup being 0; of damage it is the number
that the next record should have had. The byte offset is exact.
"""

from dmd_core.kernel.printable import printable


class LogError(ValueError):
    """A log that cannot be used as it is.

    Attributes:
        record: number of the record concerned; -1 for the head of the file.
        offset: byte offset in the file of what is wrong.
    """

    def __init__(self, problem: str, *, record: int = -1, offset: int = 0) -> None:
        """Keep the place; the message is one sentence, whatever stands in the log."""
        super().__init__(printable(problem))
        self.record = record
        self.offset = offset


class NotALogError(LogError):
    """The file is something else."""


class EmptyLogError(NotALogError):
    """The file has no bytes at all."""


class LogVersionError(LogError):
    """The log was written by another version, or for other rules or content."""


class LogTooNewError(LogVersionError):
    """The log was written by a later version: format, field or kind of record are unknown here."""


class LogTooOldError(LogVersionError):
    """The log is of a format from before the first that can be migrated."""


class OversizedLogError(LogError):
    """Something claims, or unpacks to, more bytes than a log can have: damage or an attack."""


class TruncatedLogError(LogError):
    """The file ends in the middle of a record; what comes before can be used."""


class UnclosedLogError(TruncatedLogError):
    """The file ends after a whole record, but without its end: recording stopped or goes on."""


class CorruptLogError(LogError):
    """Bytes were changed by accident: a checksum does not fit."""


class TamperedLogError(LogError):
    """The checksums fit and the chain of digests does not, or a record says what none may say."""


class RecordOrderError(LogError):
    """Whole, unchanged records that do not stand where they were written."""


class ReorderedLogError(RecordOrderError):
    """A record comes before one that was written earlier."""


class DuplicatedRecordError(RecordOrderError):
    """A record stands in the file twice."""


class MissingRecordError(RecordOrderError):
    """One or more records are not in the file."""


class ForeignRecordError(RecordOrderError):
    """A record belongs to another log."""


class TrailingDataError(LogError):
    """Something stands after the end of the log."""


class ClosedError(ValueError):
    """A game that is closed, or that another process opened: nothing can be written to it."""

    def __init__(self, why: str = "") -> None:
        """The usual sentence, unless there is another reason than that it is closed."""
        closed = "this log is closed: nothing can be written to it any more; open it again"
        super().__init__(why or closed)


__all__ = [
    "ClosedError",
    "CorruptLogError",
    "DuplicatedRecordError",
    "EmptyLogError",
    "ForeignRecordError",
    "LogError",
    "LogTooNewError",
    "LogTooOldError",
    "LogVersionError",
    "MissingRecordError",
    "NotALogError",
    "OversizedLogError",
    "RecordOrderError",
    "ReorderedLogError",
    "TamperedLogError",
    "TrailingDataError",
    "TruncatedLogError",
    "UnclosedLogError",
]
