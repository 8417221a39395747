"""Compression of one frame: raw deflate that knows the text before it, and never more than it may.

Each chunk is a whole deflate stream of its own. What makes small records small is that the last
32 KiB of plain text before it serve as dictionary, and before the first frame stands the dictionary
of the format. So a chunk depends on the plain text alone: a log that was resumed after a crash, or
imported from text, has the same bytes.
"""

import zlib
from importlib.resources import files
from typing import Final

WINDOW: Final = 1 << 15
MAX_RATIO: Final = 16
SPARE: Final = 1 << 16
"""All plain text up to a place of the file is at most `MAX_RATIO` times its offset and `SPARE`."""

MAX_PLAIN: Final = 1 << 22
"""No frame holds more plain text: far beyond any record, enough for any file of a pack."""

HEAD_BYTES: Final = 20
"""Bytes of a frame before its chunk."""

DICTIONARY: Final = (files(__package__) / "dictionary-1.bin").read_bytes()
"""What the window holds before the first frame: text such as stands in logs, in order to make short
logs short. It belongs to format 1 and never changes; what it says has no meaning."""

_RAW: Final = -15
_LEVEL: Final = 9
_MEMORY: Final = 9


class InflateError(ValueError):
    """A chunk that does not hold one whole deflate stream."""


class TooLongError(ValueError):
    """A chunk that holds more plain text than it may."""


def room(end: int, before: int) -> int:
    """How much plain text a frame may hold.

    Args:
        end: offset in the file behind the frame.
        before: bytes of plain text in all frames before it.
    """
    return min(MAX_PLAIN, MAX_RATIO * end + SPARE - before)


def deflate(plain: bytes, window: bytes) -> bytes:
    """A chunk for a plain text."""
    return _deflate(plain, window, _LEVEL)


def stored(plain: bytes) -> bytes:
    """A chunk that holds a plain text as it is: for one that compresses too well to be read."""
    return _deflate(plain, b"", 0)


def _deflate(plain: bytes, window: bytes, level: int) -> bytes:
    packer = zlib.compressobj(level, zlib.DEFLATED, _RAW, _MEMORY, zlib.Z_DEFAULT_STRATEGY, window)
    return packer.compress(plain) + packer.flush()


def inflate(chunk: bytes, window: bytes, most: int = MAX_PLAIN) -> bytes:
    """The plain text of a chunk.

    Args:
        chunk: one deflate stream.
        window: the plain text before it.
        most: how long it may be, see `room`.

    Raises:
        TooLongError: if there is more of it than may be; it is not unpacked further.
        InflateError: if the chunk is anything but one whole deflate stream.
    """
    unpacker = zlib.decompressobj(_RAW, window)
    try:
        plain = unpacker.decompress(chunk, most + 1)
    except zlib.error as error:
        message = "does not unpack"
        raise InflateError(message) from error
    if len(plain) > most:
        message = f"unpacks to more than {most} bytes"
        raise TooLongError(message)
    if not unpacker.eof or unpacker.unused_data:
        message = "does not unpack to its end"
        raise InflateError(message)
    return plain


def slid(window: bytes, plain: bytes) -> bytes:
    """The dictionary for the next chunk."""
    return (window + plain)[-WINDOW:]


__all__ = [
    "DICTIONARY",
    "HEAD_BYTES",
    "MAX_PLAIN",
    "MAX_RATIO",
    "SPARE",
    "WINDOW",
    "InflateError",
    "TooLongError",
    "deflate",
    "inflate",
    "room",
    "slid",
    "stored",
]
