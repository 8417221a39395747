"""A log file in pieces, as a store keeps it: head, entries, and the end."""

from io import BytesIO
from itertools import pairwise
from typing import Self, final

import attrs

from dmd_replay.log import FORMAT, EntryWriter, LogVersionError, UnclosedLogError, parse_log


@final
@attrs.frozen
class Pieces:
    """The bytes of a log.

    Attributes:
        ruleset: the game that its header names.
        head: signature, header, files of packs.
        entries: records, rewinds, marks and notes, each as it stands in the file.
        closing: the end; None if the log was not closed.
        outcome: what the end says; empty if the game did not end.
    """

    ruleset: str
    head: bytes
    entries: tuple[bytes, ...]
    closing: bytes | None
    outcome: str

    @classmethod
    def of(cls, data: bytes, name: str = "log") -> Self:
        """Cut a log into pieces; put together they are the same bytes.

        Args:
            data: the log.
            name: what messages call it.

        Raises:
            LogError: if it is damaged, or of an older format.
        """
        log = parse_log(data, name)
        if log.origin != FORMAT:
            raise LogVersionError(
                f"{name}: the log is of format {log.origin};"
                " bring it up with 'dmd-replay migrate' first"
            )
        if log.damage is not None and not isinstance(log.damage, UnclosedLogError):
            raise log.damage
        ends = [*(entry.offset for entry in log.entries), log.tail.offset]
        entries = tuple(data[a:b] for a, b in pairwise(ends))
        closing = None if log.footer is None else data[ends[-1] :]
        outcome = "" if log.footer is None else log.footer.outcome
        return cls(log.header.ruleset, data[: ends[0]], entries, closing, outcome)


def closed(data: bytes) -> bytes:
    """A log with its end, as one has that was closed before its game was over.

    Raises:
        LogError: if it cannot be read.
    """
    log = parse_log(data)
    if log.footer is not None:
        return data
    tape = BytesIO()
    EntryWriter.behind(tape, log).end("")
    return data[: log.tail.offset] + tape.getvalue()


__all__ = ["Pieces", "closed"]
