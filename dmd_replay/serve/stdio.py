"""The protocol over two streams of bytes, one message a line; what comes is read within bounds."""

from collections.abc import Iterator
from typing import BinaryIO, Final

from dmd_replay.serve.host import Host

_PIECE: Final = 1 << 16
"""Bytes of a line too long that are read at a time, to be thrown away."""


def serve(host: Host, incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Answer one client until its stream ends.

    Args:
        host: has the games.
        incoming: what the client says. A line longer than `Limits.line` is never held in memory.
        outgoing: what it is told; every line is flushed.

    Raises:
        BrokenPipeError: if nobody reads what it is told.
    """
    connection = host.connect()
    try:
        for line in _lines(incoming, host.limits.line):
            answers = (connection.refuse_length(),) if line is None else connection.handle(line)
            outgoing.writelines(answer.encode("utf-8") + b"\n" for answer in answers)
            outgoing.flush()
    finally:
        connection.close()


def _lines(incoming: BinaryIO, most: int) -> Iterator[bytes | None]:
    """The lines that are not empty; None for one that is too long."""
    while line := incoming.readline(most + 1):
        whole = line.endswith(b"\n")
        if not whole and len(line) > most:
            while (piece := incoming.readline(_PIECE)) and not piece.endswith(b"\n"):
                pass
            yield None
        elif line.strip():
            yield line.rstrip(b"\r\n")


__all__ = ["serve"]
