"""What can be wrong with a log: each a typed error with place and advice."""


class LogError(ValueError):
    """A log that cannot be used as it is.

    Attributes:
        record: number of the record concerned; -1 for the head of the file.
        offset: byte offset in the file.
    """

    def __init__(self, problem: str, *, record: int = -1, offset: int = 0) -> None:
        """Keep the place; the message is one sentence."""
        super().__init__(problem)
        self.record = record
        self.offset = offset


class NotALogError(LogError):
    """The file is something else."""


class LogVersionError(LogError):
    """The log was written by another version, or for other rules or content."""


class TruncatedLogError(LogError):
    """The file ends in the middle of a record; what comes before can be used."""


class CorruptLogError(LogError):
    """A record is damaged or was changed: the chain of digests does not hold."""


__all__ = [
    "CorruptLogError",
    "LogError",
    "LogVersionError",
    "NotALogError",
    "TruncatedLogError",
]
