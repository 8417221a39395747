"""Ids inside frames, rolls and uses: seats by name, and names that the game has to have."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Any, Final, NewType, Union, final, get_args, get_origin, get_type_hints

import attrs

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.position.names import names_of
from dmd_core.death_may_die.position.problems import Faults
from dmd_core.death_may_die.ruleset import COMMANDS, FRAMES
from dmd_core.kernel.ids import NOBODY, TABLE, ItemId, Seat
from dmd_core.kernel.schema.plain import KIND

WORDS: Final = {"nobody": NOBODY, "table": TABLE}
"""Words for the seats that are no place at the table."""

Turn = Callable[[Any, object, str], Any]
"""Gives an id in its other form; it gets its type and its path too."""

_CLASSES: Final[Mapping[str, type]] = {
    kind.__name__: kind for kind in (*FRAMES.tags, *COMMANDS.tags)
}


def named(data: Any, hint: Any, party: Sequence[str]) -> Any:  # noqa: ANN401 - plain data of any shape
    """Plain data with seats as words.

    Args:
        data: plain data with seats as numbers.
        hint: the type it is plain data of.
        party: ids of the Investigators in seat order.
    """
    words = {seat: word for word, seat in WORDS.items()}

    def word(value: Any, kind: object, _path: str) -> Any:  # noqa: ANN401 - an id
        if kind is not Seat:
            return value
        return party[value] if 0 <= value < len(party) else words.get(value, value)

    return _turned(data, hint, word, "")


@final
class Numberer:
    """Gives plain data written by hand with seats as numbers, and checks the names in it."""

    def __init__(self, game: Game, faults: Faults) -> None:
        """Keep the names of the game; `faults` gets every name it does not have."""
        self._seats: dict[str, int] = {str(b.id): seat for seat, b in enumerate(game.boards)}
        self._seats |= {word: seat for word, seat in WORDS.items() if word not in self._seats}
        self._names = {kind: names for kind, (names, _, _) in names_of(game).items()}
        self._faults = faults

    def numbered(
        self,
        data: Any,  # noqa: ANN401 - as `named`
        hint: Any,  # noqa: ANN401 - as `named`
        path: str,
        items: Collection[str] | None = None,
    ) -> Any:  # noqa: ANN401 - as `named`
        """Plain data with seats as numbers; a word that names no seat becomes nobody.

        Args:
            data: plain data with seats as words or numbers.
            hint: the type it is plain data of; None for a frame, which says its class.
            path: where it stands, for faults.
            items: the cards or faces that may stand in it; any name of the game if left out.
        """
        known = self._names if items is None else {**self._names, ItemId: items}

        def number(value: Any, kind: object, where: str) -> Any:  # noqa: ANN401 - what somebody wrote
            if kind is Seat and isinstance(value, str):
                right = self._faults.known(where, value, self._seats)
                return self._seats[value] if right else NOBODY
            if kind in known:
                self._faults.spelt(where, value, known[kind])
            return value

        return _turned(data, hint, number, path)


def _turned(data: Any, hint: Any, turn: Turn, path: str) -> Any:  # noqa: ANN401 - as `named`
    if isinstance(hint, NewType):
        return turn(data, hint, path)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Union or origin is UnionType:
        some = [part for part in arguments if part is not type(None)]
        if data is None or len(some) > 1:
            return data
        return _turned(data, some[0], turn, path)
    if origin is tuple and isinstance(data, list):
        many = arguments[-1] is Ellipsis
        if not many and len(data) != len(arguments):
            return data
        parts = [arguments[0]] * len(data) if many else arguments
        return [
            _turned(part, own, turn, f"{path}[{place}]")
            for place, (part, own) in enumerate(zip(data, parts, strict=True))
        ]
    kind = class_of(data, hint)
    if kind is not None:
        hints = hints_of(kind)
        return {
            key: _turned(part, hints[key], turn, f"{path}.{key}") if key in hints else part
            for key, part in data.items()
        }
    return data


def class_of(data: object, hint: Any) -> type | None:  # noqa: ANN401 - any annotation
    """The class of a node as plain data: its type, or the one it says; None if it is no node."""
    if not isinstance(data, dict):
        return None
    if isinstance(hint, type) and attrs.has(hint):
        return hint
    return _CLASSES.get(str(data.get(KIND)))


@cache
def hints_of(kind: type) -> dict[str, Any]:
    """The fields of a class with their types."""
    return get_type_hints(kind)


__all__ = ["WORDS", "Numberer", "class_of", "hints_of", "named"]
