"""Seats by name inside frames, rolls and uses; plain data has them as numbers."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

import attrs

from dmd_core.death_may_die import commands, frames
from dmd_core.kernel.ids import NOBODY, TABLE, Seat
from dmd_core.kernel.plain import KIND

WORDS: Final = {"nobody": NOBODY, "table": TABLE}
"""Words for the seats that are no place at the table."""

Turn = Callable[[Any], Any]
"""Gives a seat in its other form."""

_CLASSES: Final[Mapping[str, type]] = {
    kind.__name__: kind for kind in (*frames.TAGS, *commands.TAGS)
}


def named(data: Any, hint: Any, party: Sequence[str]) -> Any:  # noqa: ANN401 - plain data of any shape
    """Plain data with seats as words.

    Args:
        data: plain data with seats as numbers.
        hint: the type it is plain data of.
        party: ids of the Investigators in seat order.
    """
    words = {seat: word for word, seat in WORDS.items()}

    def word(seat: Any) -> Any:  # noqa: ANN401 - a seat
        return party[seat] if 0 <= seat < len(party) else words.get(seat, seat)

    return _turned(data, hint, word)


def numbered(data: Any, hint: Any, party: Sequence[str]) -> Any:  # noqa: ANN401 - as `named`
    """Plain data with seats as numbers; words that name no seat stay, to be found later."""
    numbers = {**WORDS, **{name: seat for seat, name in enumerate(party)}}

    def number(word: Any) -> Any:  # noqa: ANN401 - what somebody wrote for a seat
        return numbers.get(word, word) if isinstance(word, str) else word

    return _turned(data, hint, number)


def _turned(data: Any, hint: Any, turn: Turn) -> Any:  # noqa: ANN401 - as `named`
    if hint is Seat:
        return turn(data)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Union or origin is UnionType:
        some = [part for part in arguments if part is not type(None)]
        if data is None or len(some) > 1:
            return data
        return _turned(data, some[0], turn)
    if origin is tuple and isinstance(data, list):
        if arguments[-1] is Ellipsis:
            return [_turned(part, arguments[0], turn) for part in data]
        if len(data) == len(arguments):
            return [_turned(part, own, turn) for part, own in zip(data, arguments, strict=True)]
    kind = _CLASSES.get(str(data[KIND])) if isinstance(data, dict) and KIND in data else hint
    if isinstance(data, dict) and isinstance(kind, type) and attrs.has(kind):
        hints = _hints(kind)
        return {
            key: _turned(part, hints[key], turn) if key in hints else part
            for key, part in data.items()
        }
    return data


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


__all__ = ["WORDS", "named", "numbered"]
