"""Stamps: under which definition bytes were written, so that no other one reads them.

The codec writes ids as numbers of one game. Under another content the same numbers are other cards,
and under other rulings or rules the same state goes on in another way; nothing of that shows in the
bytes. So what leaves the library outside of a log, which has a header, begins with a stamp.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import blake2b
from typing import Final, TypeVar, final

import msgpack

from dmd_core.kernel.node import node
from dmd_core.kernel.schema.codec import Codec
from dmd_core.kernel.schema.faults import Fault, shown
from dmd_core.kernel.schema.wire import MAX_ITEMS, DecodeError, pack

V = TypeVar("V")

_DIGEST: Final = 8
_REVISION: Final = 2
_SHORT: Final = bytes((0xC4, _REVISION + _DIGEST))
"""The head of a short stamp: msgpack for so many bytes."""
_LONGEST: Final = 1 << 12
"""Bytes of a whole stamp; no definition needs a tenth of it."""


@final
@node
class Stamp:
    """What bytes are good for: the rules, their revision, and what tells definitions apart.

    Attributes: `parts` names and values that have to be the same, such as ``content`` and the
    fingerprint of packs; `revision` of the rules; `whole` and `short` the stamp as it is written:
    with all its parts in front of a state or a stream, as a digest of 12 bytes in front of one
    event or command.
    """

    parts: tuple[tuple[str, str], ...]
    revision: int
    whole: bytes
    short: bytes

    # --- writing ---------------------------------------------------------------------------------

    def stream(self, packed: Iterable[bytes]) -> bytes:
        """One stamp, the number of values, and the values."""
        values = tuple(packed)
        return b"".join((self.whole, msgpack.packb(len(values)), *values))

    # --- reading ---------------------------------------------------------------------------------

    def after_whole(self, data: bytes) -> bytes:
        """What stands behind a whole stamp.

        Raises:
            DecodeError: if it is that of another definition; each part that differs is named, as
                it is there and as it has to be.
        """
        checked = _bytes(data)
        if checked.startswith(self.whole):
            return checked[len(self.whole) :]
        raise DecodeError(self._differences(checked))

    def after_short(self, data: bytes, *, any_revision: bool = False) -> bytes:
        """What stands behind a short stamp.

        Args:
            data: a short stamp and one value.
            any_revision: whether rules of other revisions may have written it.

        Raises:
            DecodeError: if it is that of another definition.
        """
        checked = _bytes(data)
        size = len(self.short)
        if checked.startswith(self.short):
            return checked[size:]
        there = checked[:size]
        if len(there) < size or not there.startswith(_SHORT):
            fault = Fault(("stamp",), shown(checked), ("a stamp of 12 bytes and one value",))
            raise DecodeError([fault])
        same = there[-_DIGEST:] == self.short[-_DIGEST:]
        if same and any_revision:
            return checked[size:]
        raise DecodeError([Fault(("stamp",), _told(there), (f"{_told(self.short)}: {self}",))])

    def values(self, data: bytes, read: Callable[[bytes], V]) -> Iterator[V]:
        """The values of a stream, each given to a function that reads its bytes.

        Raises:
            DecodeError: if the stamp is another one, or the stream is not whole.
        """
        rest = self.after_whole(data)
        unpacker = msgpack.Unpacker(
            max_buffer_size=max(len(rest), 1),
            max_array_len=MAX_ITEMS,
            max_map_len=0,
            max_ext_len=0,
        )
        unpacker.feed(rest)
        place = -1
        try:
            count = unpacker.unpack()
            if type(count) is not int or count < 0:
                raise DecodeError([Fault((), shown(count), ("the number of values",))])
            for place in range(count):
                start = unpacker.tell()
                unpacker.skip()
                try:
                    value = read(rest[start : unpacker.tell()])
                except DecodeError as error:
                    raise DecodeError(fault.under(place) for fault in error.faults) from None
                yield value
        except (ValueError, msgpack.OutOfData, RecursionError) as error:
            if isinstance(error, DecodeError):
                raise
            found = f"{str(error) or 'the end of the bytes'}"
            raise DecodeError([Fault((max(place, 0),), found, ("one msgpack value",))]) from None
        if unpacker.tell() != len(rest):
            more = len(rest) - unpacker.tell()
            raise DecodeError([Fault((), f"{more} bytes behind the last value", ("the end",))])

    def __str__(self) -> str:
        """Give the parts for people."""
        told = (f"{name} {value}" for name, value in self.parts)
        return f"revision {self.revision}, {', '.join(told)}"

    def _differences(self, data: bytes) -> list[Fault]:
        there = _parts_of(data)
        if there is None:
            return [Fault(("stamp",), shown(data), ("bytes that begin with a stamp",))]
        here = {"revision": str(self.revision), **dict(self.parts)}
        return [
            Fault(("stamp", name), there.get(name, "nothing"), (value,))
            for name, value in here.items()
            if there.get(name) != value
        ] or [Fault(("stamp",), "parts that are not known", tuple(here))]


def stamp_of(name: str, revision: int, codec: Codec, parts: Mapping[str, str]) -> Stamp:
    """Make the stamp of a definition.

    Args:
        name: of the rules.
        revision: of the rules, below 65536.
        codec: of the definition; how it numbers symbols is a part of the stamp.
        parts: what else tells definitions apart, each part as people know it.
    """
    symbols = blake2b("\n".join(codec.symbols).encode(), digest_size=_DIGEST).hexdigest()
    told = (("rules", name), *parts.items(), ("symbols", symbols))
    flat = [word for part in told for word in part]
    digest = blake2b(pack(flat), digest_size=_DIGEST).digest()
    whole = pack(["revision", str(revision), *flat])
    return Stamp(told, revision, whole, _SHORT + revision.to_bytes(_REVISION, "big") + digest)


def _bytes(data: object) -> bytes:
    if not isinstance(data, bytes | bytearray | memoryview):
        raise DecodeError([Fault((), shown(data), ("bytes",))])
    return bytes(data)


def _told(short: bytes) -> str:
    revision = int.from_bytes(short[2 : 2 + _REVISION], "big")
    return f"{short[-_DIGEST:].hex()} of revision {revision}"


def _parts_of(data: bytes) -> dict[str, str] | None:
    """The parts of whatever stamp is there; None if there is none."""
    unpacker = msgpack.Unpacker(max_buffer_size=_LONGEST, max_map_len=0, max_ext_len=0)
    unpacker.feed(data[:_LONGEST])
    try:
        flat = unpacker.unpack()
    except (ValueError, msgpack.OutOfData, RecursionError):
        return None
    if not isinstance(flat, list) or not all(isinstance(word, str) for word in flat):
        return None
    return dict(zip(flat[::2], flat[1::2], strict=False)) or None


__all__ = ["Stamp", "stamp_of"]
