"""Where the chance of a position comes from: the table, or a seed."""

from collections.abc import Sequence
from string import hexdigits
from typing import Any, Final

from dmd_core.kernel.chance import SEED_BYTES, Chance
from dmd_core.tabletop.position.problems import Faults

_KEYS: Final = ("seed", "epoch", "counters")
_HEX: Final = frozenset(hexdigits)
_DIGITS: Final = 2 * SEED_BYTES
_LIMIT: Final = 1 << 63


def chance_from(value: object, streams: Sequence[str], faults: Faults) -> Chance:
    """The chance that a position names; without one, dice and cards are typed in.

    Args:
        value: what stands at ``chance``; None if nothing does.
        streams: the streams of chance of the game.
        faults: gets everything that is wrong.
    """
    data = {} if value is None else faults.table("chance", value)
    for key in data:
        faults.known(f"chance.{key}", key, _KEYS)
    counters = faults.table("chance.counters", data.get("counters", {}))
    for stream in counters:
        faults.known(f"chance.counters.{stream}", stream, streams)
    counted = (_natural(f"chance.counters.{s}", counters.get(s, 0), faults) for s in streams)
    epoch = _natural("chance.epoch", data.get("epoch", 0), faults)
    return Chance(_seed(data.get("seed"), faults), epoch, tuple(counted))


def chance_data(chance: Chance, streams: Sequence[str]) -> dict[str, Any]:
    """What a position says of a chance; nothing of one that is typed in from the start on.

    Args:
        chance: of a state.
        streams: the streams of chance of the game.
    """
    if chance == Chance(-1, 0, (0,) * len(streams)):
        return {}
    pairs = zip(streams, chance.counters, strict=True)
    shown: dict[str, Any] = {"counters": {stream: n for stream, n in pairs if n}}
    if chance.seed >= 0:
        shown["seed"] = f"{chance.seed:x}"
    if chance.epoch:
        shown["epoch"] = chance.epoch
    return shown


def _seed(seed: object, faults: Faults) -> int:
    if seed is None:
        return -1
    if isinstance(seed, str) and 0 < len(seed) <= _DIGITS and _HEX.issuperset(seed):
        return int(seed, 16)
    digits = f"at most {_DIGITS} hexadecimal digits"
    faults.add("chance.seed", seed, f"a text of {digits}, such as '2a'")
    return -1


def _natural(path: str, value: object, faults: Faults) -> int:
    if type(value) is int and 0 <= value < _LIMIT:
        return value
    meant = value if isinstance(value, str) and value.isdecimal() else ""
    faults.add(path, value, "a whole number from 0 to 2^63 - 1", meant)
    return 0


__all__ = ["chance_data", "chance_from"]
