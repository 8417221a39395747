"""Digests: short fingerprints by which two runs of a game are compared.

The *chain* covers everything that was recorded: each link is the digest of the link before and the
next record, so one link at the end vouches for all. The *state digest* covers what a game has come
to: the table and the chance counters. The seed and the agenda are left out, so a game that is
replayed from recorded facts, or by a later version with other frames, has the same digest.

Both are plain BLAKE2b of 16 bytes without key, salt or personalisation (RFC 7693). A digest
protects from accidents and shows where two runs part; it is no signature.
"""

from hashlib import blake2b
from typing import Any, Final

from dmd_core.kernel.schema.codec import Codec
from dmd_core.kernel.schema.wire import pack
from dmd_core.kernel.state import State

DIGEST_BYTES: Final = 16

GENESIS: Final = bytes(DIGEST_BYTES)
"""The link before the first record: 16 zero bytes."""


def chain(previous: bytes, packed: bytes) -> bytes:
    """The next link of a chain: ``blake2b-128(previous ‖ packed)``.

    Args:
        previous: the link before; `GENESIS` at first.
        packed: the record as it is written, such as `Codec.encode_event` gives it.

    Example:
        >>> chain(GENESIS, b"abc").hex()
        '15ab4c60c3a8c26ce32937cb548f306e'
    """
    return blake2b(previous + packed, digest_size=DIGEST_BYTES).digest()


def state_digest(codec: Codec, state: State[Any]) -> str:
    """The digest of a state in hexadecimal: ``blake2b-128(table ‖ counters)``.

    `table` is what `Codec.encode_table` gives; `counters` is the msgpack array of the chance
    counters, each in its shortest form, in the order of the ruleset's streams. Another
    implementation needs the classes, their tags and the sorted symbols of the game for the first,
    nothing for the second. Epoch, seed and agenda do not enter.

    Args:
        codec: the codec of the game.
        state: any state of that game (`Any`: a codec does not know the type of its table).

    Raises:
        EncodeError: if the table holds what the codec does not know.
    """
    digest = blake2b(codec.encode_table(state.table), digest_size=DIGEST_BYTES)
    digest.update(pack(list(state.chance.counters)))
    return digest.hexdigest()


__all__ = ["DIGEST_BYTES", "GENESIS", "chain", "state_digest"]
