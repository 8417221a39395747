"""Chance in a saved state: a seed, an epoch and counters, as msgpack primitives."""

from typing import Any, Final

from dmd_core.kernel.chance import SEED_BYTES, Chance
from dmd_core.kernel.schema.wire import EncodeError, wrong

_PARTS: Final = 3
"""Seed, epoch and counters."""


def chance_data(chance: Chance) -> list[Any]:
    """Chance as it is written (`Any`: a number or bytes, a number, and a list of numbers).

    Raises:
        EncodeError: if the seed is out of range.
    """
    return [_seed_data(chance.seed), chance.epoch, list(chance.counters)]


def chance_from(data: object) -> Chance:
    """Chance out of what was read.

    Raises:
        MismatchError: if it is anything else.
    """
    seed, epoch, listed = items_of(data, ".chance", "[seed, epoch, counters]", _PARTS)
    if seed is not None and (not isinstance(seed, bytes) or len(seed) != SEED_BYTES):
        raise wrong(".chance.seed", f"{SEED_BYTES} bytes or nil", seed)
    counters = tuple(
        _natural(counter, f".chance.counters[{place}]")
        for place, counter in enumerate(items_of(listed, ".chance.counters", "an array of numbers"))
    )
    number = -1 if seed is None else int.from_bytes(seed, "big")
    return Chance(number, _natural(epoch, ".chance.epoch"), counters)


def items_of(data: object, where: str, expected: str, length: int | None = None) -> list[object]:
    """The items of an array.

    Args:
        data: what was read.
        where: it was read, with a point in front.
        expected: what may be there.
        length: how many items there have to be, if that is known.

    Raises:
        MismatchError: if it is no array of that length.
    """
    if not isinstance(data, list) or (length is not None and len(data) != length):
        raise wrong(where, expected, data)
    return data


def _seed_data(seed: int) -> bytes | None:
    if seed == -1:
        return None
    try:
        return seed.to_bytes(SEED_BYTES, "big")
    except OverflowError:
        raise EncodeError(f"seed {seed} is out of range") from None


def _natural(data: object, where: str) -> int:
    if not isinstance(data, int) or isinstance(data, bool) or data < 0:
        raise wrong(where, "a whole number, 0 or more", data)
    return data


__all__ = ["chance_data", "chance_from", "items_of"]
