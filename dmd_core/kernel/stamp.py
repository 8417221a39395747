"""Stamps: under which definition bytes were written, so that no other one reads them.

The codec writes ids as numbers of one game. Under another content the same numbers are other cards,
and under other rulings or rules the same state goes on in another way; nothing of that shows in the
bytes. So what leaves the library outside of a log, which has a header, begins with a stamp.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import IntEnum, unique
from hashlib import blake2b
from typing import Final, TypeVar, final

import msgpack

from dmd_core.kernel.node import node
from dmd_core.kernel.schema.codec import Codec
from dmd_core.kernel.schema.faults import Fault, shown
from dmd_core.kernel.schema.wire import MAX_ITEMS, DecodeError, pack

V = TypeVar("V")


@unique
class Stamped(IntEnum):
    """What stands behind a stamp."""

    STATE = 1
    EVENT = 2
    EVENTS = 3
    COMMAND = 4
    COMMANDS = 5

    @property
    def label(self) -> str:
        """What it is called in messages."""
        word = self.name.lower()
        return word if word.endswith("s") else f"{'an' if word == 'event' else 'a'} {word}"


_HEADS: Final = {kind: msgpack.packb(int(kind)) for kind in Stamped}
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

    def on_one(self, kind: Stamped, packed: bytes) -> bytes:
        """A whole stamp and one value."""
        return b"".join((self.whole, _HEADS[kind], packed))

    def on_part(self, kind: Stamped, packed: bytes) -> bytes:
        """A short stamp and one value."""
        return b"".join((self.short, _HEADS[kind], packed))

    def on_many(self, kind: Stamped, packed: Iterable[bytes]) -> bytes:
        """A whole stamp, the number of values, and the values."""
        values = tuple(packed)
        return b"".join((self.whole, _HEADS[kind], msgpack.packb(len(values)), *values))

    # --- reading ---------------------------------------------------------------------------------

    def after_whole(self, kind: Stamped, data: bytes) -> bytes:
        """What stands behind a whole stamp.

        Raises:
            DecodeError: if it is that of another definition; each part that differs is named, as
                it is there and as it has to be. If something of another kind stands behind it.
        """
        checked = _bytes(data)
        if not checked.startswith(self.whole):
            raise DecodeError(self._differences(checked))
        return _behind(kind, checked, len(self.whole))

    def after_short(self, kind: Stamped, data: bytes, *, any_revision: bool = False) -> bytes:
        """What stands behind a short stamp.

        Args:
            kind: what it has to be.
            data: a short stamp and one value.
            any_revision: whether rules of other revisions may have written it.

        Raises:
            DecodeError: if it is that of another definition, or of something of another kind.
        """
        checked = _bytes(data)
        size = len(self.short)
        there = checked[:size]
        if there == self.short:
            return _behind(kind, checked, size)
        if len(there) < size or not there.startswith(_SHORT):
            allowed = f"the stamp of {kind.label} and the value"
            raise DecodeError([Fault(("stamp",), shown(checked), (allowed,))])
        if any_revision and there[-_DIGEST:] == self.short[-_DIGEST:]:
            return _behind(kind, checked, size)
        raise DecodeError([Fault(("stamp",), _told(there), (f"{_told(self.short)}: {self}",))])

    def values(self, kind: Stamped, data: bytes, read: Callable[[bytes], V]) -> Iterator[V]:
        """The values of a stream, each given to a function that reads its bytes.

        Raises:
            DecodeError: if the stamp is another one, or the stream is not whole.
        """
        rest = self.after_whole(kind, data)
        unpacker = msgpack.Unpacker(
            max_buffer_size=max(len(rest), 1),
            max_array_len=MAX_ITEMS,
            max_map_len=0,
            max_ext_len=0,
        )
        unpacker.feed(rest)
        count = _next(unpacker.unpack, ())
        if type(count) is not int or count < 0:
            raise DecodeError([Fault((), shown(count), ("the number of values",))])
        for place in range(count):
            start = unpacker.tell()
            _next(unpacker.skip, (place,))
            try:
                value = read(rest[start : unpacker.tell()])
            except DecodeError as error:
                raise DecodeError(fault.under(place) for fault in error.faults) from None
            yield value
        more = len(rest) - unpacker.tell()
        if more:
            found = f"{more} byte{'' if more == 1 else 's'} behind the last value"
            raise DecodeError([Fault((), found, ("the end",))])

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


def _behind(kind: Stamped, data: bytes, size: int) -> bytes:
    head = data[size : size + 1]
    if head == _HEADS[kind]:
        return data[size + 1 :]
    there = next((other for other in Stamped if _HEADS[other] == head), None)
    found = "nothing that is known" if there is None else there.label
    raise DecodeError([Fault((), found, (kind.label,))])


def _next(step: Callable[[], object], path: tuple[int, ...]) -> object:
    """The next value of a stream, or a step over it."""
    try:
        return step()
    except msgpack.OutOfData:
        found = "the end of the bytes"
    except (ValueError, RecursionError) as error:
        found = str(error) or type(error).__name__
    raise DecodeError([Fault(path, found, ("one msgpack value",))])


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


__all__ = ["Stamp", "Stamped", "stamp_of"]
