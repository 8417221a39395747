"""Cutting packed values apart without unpacking them.

msgpack makes an object of 60 to 90 bytes out of a single byte of hostile data. So what comes out of
a file is walked over and cut, and only scalars of a known size are made into objects.
"""

from collections.abc import Container
from typing import Final

import msgpack

_NIL: Final = 0xC0
_FIXARRAY: Final = range(0x90, 0xA0)
_ARRAYS: Final = frozenset((*_FIXARRAY, 0xDC, 0xDD))
_TEXTS: Final = frozenset((*range(0xA0, 0xC0), 0xD9, 0xDA, 0xDB))
_BYTES: Final = frozenset((0xC4, 0xC5, 0xC6))
_NUMBERS: Final = frozenset((*range(0x80), 0xCC, 0xCD, 0xCE, 0xCF))
_READ_SIZE: Final = 1 << 12


class ShapeError(ValueError):
    """Packed data do not have the shape they should have."""


def parts_of(packed: bytes) -> list[bytes]:
    """The items of one msgpack array, each as it is packed.

    Raises:
        ShapeError: if the bytes are anything but one array.
    """
    if not packed or packed[0] not in _ARRAYS:
        message = "is no array"
        raise ShapeError(message)
    unpacker = _over(packed)
    cut: list[bytes] = []
    try:
        count = unpacker.read_array_header()
        start = unpacker.tell()
        for _ in range(count):  # a count that is a lie ends where the bytes do
            unpacker.skip()
            end = unpacker.tell()
            cut.append(packed[start:end])
            start = end
    except (ValueError, msgpack.UnpackException) as error:
        message = "ends too early" if isinstance(error, msgpack.OutOfData) else "is no msgpack"
        raise ShapeError(message) from error
    if start != len(packed):
        message = f"has {len(packed) - start} bytes too many"
        raise ShapeError(message)
    return cut


def events_of(body: bytes) -> tuple[bytes, ...]:
    """The events of a record, each as it is packed.

    Raises:
        ShapeError: if it is no array of them.
    """
    return tuple(parts_of(body))


def array_of(parts: list[bytes] | tuple[bytes, ...]) -> bytes:
    """One msgpack array of items that are packed already.

    Example:
        >>> parts_of(array_of([b"a", b"b"]))
        [b'a', b'b']
    """
    return array_head(len(parts)) + b"".join(parts)


def array_head(count: int) -> bytes:
    """What stands before so many items of an array, in the shortest form.

    Example:
        >>> array_head(3).hex()
        '93'
    """
    head: bytes = msgpack.Packer().pack_array_header(count)
    return head


def is_array(part: bytes) -> bool:
    """Whether a packed item is an array."""
    return part[0] in _ARRAYS


def is_nil(part: bytes) -> bool:
    """Whether a packed item is nil."""
    return part[0] == _NIL


def number_in(part: bytes) -> int:
    """A whole number from 0 up.

    Raises:
        ShapeError: if it is anything else.
    """
    _only(_NUMBERS, part, "a number")
    number: int = msgpack.unpackb(part)
    return number


def text_in(part: bytes) -> str:
    """A text.

    Raises:
        ShapeError: if it is anything else.
    """
    _only(_TEXTS, part, "a text")
    try:
        text: str = msgpack.unpackb(part)
    except ValueError as error:
        message = "has a text that is not UTF-8"
        raise ShapeError(message) from error
    return text


def bytes_in(part: bytes) -> bytes:
    """Bytes.

    Raises:
        ShapeError: if it is anything else.
    """
    _only(_BYTES, part, "bytes")
    data: bytes = msgpack.unpackb(part)
    return data


def _only(heads: Container[int], part: bytes, what: str) -> None:
    if part[0] not in heads:
        message = f"has something else where {what} should be"
        raise ShapeError(message)


def _over(packed: bytes) -> msgpack.Unpacker:
    unpacker = msgpack.Unpacker(read_size=min(_READ_SIZE, len(packed)), max_buffer_size=0)
    unpacker.feed(packed)
    return unpacker


__all__ = [
    "ShapeError",
    "array_head",
    "array_of",
    "bytes_in",
    "events_of",
    "is_array",
    "is_nil",
    "number_in",
    "parts_of",
    "text_in",
]
