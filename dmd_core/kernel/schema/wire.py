"""The bytes under the codec: msgpack with limits, and what goes wrong with them."""

import re
from typing import Final

import msgpack

from dmd_core.kernel.schema.faults import Fault, FaultError, shown

MAX_ITEMS: Final = 1 << 12
"""No array is longer. msgpack reserves room for an array when it meets the head, so hostile input
can claim this many items again at each of a thousand levels; measured, that costs 30 MB and 25 ms
at most. Tables of games hold arrays of some hundreds."""


class EncodeError(ValueError):
    """A value cannot be written: a symbol, rule or class the schema does not know, or a size."""


class DecodeError(FaultError):
    """Data do not have the shape they should have; `faults` says where and what may be there."""


class MismatchError(Exception):
    """A `DecodeError` on its way up: each level puts its part in front of the path."""

    def __init__(self, where: str, expected: str, found: str) -> None:
        """Start at the place that is wrong."""
        super().__init__()
        self.where = where
        self.expected = expected
        self.found = found

    def under(self, where: str) -> None:
        """Put the place one level up in front."""
        self.where = where + self.where

    def final(self) -> DecodeError:
        """The error for the caller, with the path from the top."""
        steps = (name or int(number) for name, number in _STEPS.findall(self.where))
        return DecodeError([Fault(tuple(steps), self.found, (self.expected,))])


_STEPS: Final = re.compile(r"\.(\w+)|\[(\d+)\]")


def wrong(where: str, expected: str, found: object) -> MismatchError:
    """The error for a value that is not what it should be."""
    return MismatchError(where, expected, shown(found))


UNWRITABLE: Final = (OverflowError, TypeError, ValueError)
"""What the packer raises for a value it cannot write; `EncodeError` is one of these."""

_COMPILED: Final = msgpack.Packer.__module__ != "msgpack.fallback"

pack_raw: Final = msgpack.Packer(autoreset=True).pack if _COMPILED else msgpack.packb
"""One packer for all, which is 0.2 µs cheaper than a new one each time: the compiled one runs from
end to end without another thread or an interrupt in between. The one in Python does not, and what
two threads write with it is mixed, so there every call has a packer of its own."""

_unpack: Final = msgpack.unpackb
_PEOPLES: Final = {
    "Unpack failed: incomplete input": "cut off, or damaged",
    "FormatError": "damaged",
    "StackError": "deeper than any value",
    "unpack(b) received extra data.": "more than one value",
}
"""What msgpack says, and how people do."""


def pack(value: object) -> bytes:
    """The bytes of msgpack primitives.

    Raises:
        EncodeError: if msgpack cannot write the value, or `unpack` could not read it.
    """
    try:
        return checked(pack_raw(value))
    except UNWRITABLE as error:
        raise EncodeError(str(error)) from error


def checked(packed: bytes) -> bytes:
    """Packed bytes, if `unpack` takes them; only large ones can hold an array too long for it.

    Raises:
        EncodeError: if it does not.
    """
    if len(packed) > MAX_ITEMS:
        try:
            unpack(packed)
        except MismatchError as error:
            raise EncodeError(f"too large to be read back: {error.found}") from None
    return packed


def unpack(data: bytes) -> object:
    """The msgpack primitives of bytes: exactly one value, no maps, no extensions.

    Small inputs take the call without limits: msgpack ties its own to the size of the data, and
    an empty map or extension that slips through is found by the reader of the schema.

    Raises:
        MismatchError: if the bytes are anything else.
    """
    try:
        if len(data) <= MAX_ITEMS:
            return _unpack(data)
        return _unpack(data, max_array_len=MAX_ITEMS, max_map_len=0, max_ext_len=0)
    except ValueError as error:
        reason = str(error) or type(error).__name__
        found = f"{shown(data)}: {_PEOPLES.get(reason, reason)}"
        raise MismatchError("", "one msgpack value", found) from None


__all__ = [
    "MAX_ITEMS",
    "UNWRITABLE",
    "DecodeError",
    "EncodeError",
    "MismatchError",
    "checked",
    "pack",
    "pack_raw",
    "unpack",
    "wrong",
]
