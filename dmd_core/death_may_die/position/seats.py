"""Ids inside frames, rolls and uses: seats by name, and names that the game has to have."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Any, Final, final

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.position.names import names_of
from dmd_core.death_may_die.ruleset import COMMANDS, FRAMES, schema
from dmd_core.kernel.ids import NOBODY, TABLE, ItemId, Seat
from dmd_core.kernel.schema.plain import KIND
from dmd_core.kernel.schema.shapes import (
    Fixed,
    Leaf,
    Many,
    Maybe,
    Member,
    Nested,
    Numbered,
    Shape,
)
from dmd_core.tabletop.position.problems import Faults

WORDS: Final = {"nobody": NOBODY, "table": TABLE}
"""Words for the seats that are no place at the table."""

Turn = Callable[[Any, object, str], Any]
"""Gives an id in its other form; it gets its type and its path too."""

_CLASSES: Final[Mapping[str, type]] = {
    kind.__name__: kind for kind in (*FRAMES.tags, *COMMANDS.tags)
}


def named(data: Any, shape: Shape, party: Sequence[str]) -> Any:  # noqa: ANN401 - plain data of any shape
    """Plain data with seats as words.

    Args:
        data: plain data with seats as numbers.
        shape: what it is plain data of.
        party: ids of the Investigators in seat order.
    """
    words = {seat: word for word, seat in WORDS.items()}

    def word(value: Any, kind: object, _path: str) -> Any:  # noqa: ANN401 - an id
        if kind is not Seat:
            return value
        return party[value] if 0 <= value < len(party) else words.get(value, value)

    return _turned(data, shape, word, "")


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
        shape: Shape,
        path: str,
        items: Collection[str] | None = None,
    ) -> Any:  # noqa: ANN401 - as `named`
        """Plain data with seats as numbers; a word that names no seat becomes nobody.

        Args:
            data: plain data with seats as words or numbers.
            shape: what it is plain data of.
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

        return _turned(data, shape, number, path)


def _turned(data: Any, shape: Shape, turn: Turn, path: str) -> Any:  # noqa: ANN401 - as `named`
    match shape:
        case Leaf(_, of) | Numbered(_, of):
            return turn(data, of, path)
        case Maybe(inner):
            return None if data is None else _turned(data, inner, turn, path)
        case Many(inner) if isinstance(data, list):
            return _each(data, [inner] * len(data), turn, path)
        case Fixed(parts) if isinstance(data, list) and len(data) == len(parts):
            return _each(data, parts, turn, path)
        case Nested() | Member() if isinstance(data, dict):
            kind = _class_of(data, shape)
            if kind is None:
                return data
            shapes = shapes_of(kind)
            return {
                key: _turned(part, shapes[key], turn, f"{path}.{key}") if key in shapes else part
                for key, part in data.items()
            }
        case _:
            return data


def _each(data: list[Any], shapes: Sequence[Shape], turn: Turn, path: str) -> list[Any]:
    return [
        _turned(part, shape, turn, f"{path}[{place}]")
        for place, (part, shape) in enumerate(zip(data, shapes, strict=True))
    ]


def _class_of(data: Mapping[str, object], shape: Nested | Member) -> type | None:
    """The class of a node as plain data: its own, or the one it says; None if it says none."""
    return shape.kind if isinstance(shape, Nested) else _CLASSES.get(str(data.get(KIND)))


@cache
def shapes_of(kind: type) -> Mapping[str, Shape]:
    """The fields of a class with their shapes."""
    return {field.label: field.shape for field in schema().shapes.record(kind).fields}


__all__ = ["WORDS", "Numberer", "named", "shapes_of"]
