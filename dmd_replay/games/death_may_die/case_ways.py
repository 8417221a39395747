"""The way of an Enemy in cases: where it came from, how many steps it made, what it passed.

The event of a move tells the end alone, because nothing reacts to the Spaces on the way. They
follow from the table before: an Enemy moves along a shortest path (MOVE-01).
"""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Final

from dmd_core.death_may_die.events.enemies import EnemyMoved
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import SpaceId
from dmd_core.death_may_die.lookups import figure
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.events import Event
from dmd_core.kernel.schema.shapes import Leaf, Many, Numbered, Shape
from dmd_replay.facets.cases import OR

FROM: Final = "from"
"""The Space that it left."""
STEPS: Final = "steps"
"""How many steps it is from there; empty for one that was placed."""
VIA: Final = "via"
"""The Spaces between, in order; of several shortest paths each, as ``s02,s03 or s04,s03``."""

_MOST: Final = 20
"""So many paths are told; a large map has very many."""
_SPACE: Final = Numbered("symbol", SpaceId)
_FIELDS: Final[Mapping[str, Shape]] = {FROM: _SPACE, STEPS: Leaf("int"), VIA: Many(_SPACE)}


def way_fields(kind: type) -> Mapping[str, Shape]:
    """What is told of the way beside the fields of a class of events."""
    return _FIELDS if kind is EnemyMoved else {}


def way_of(game: Game, table: Table, event: Event) -> Mapping[str, str]:
    """The way of an Enemy that moved on this table, in words; nothing for other events."""
    enemy = figure(table, event.figure) if isinstance(event, EnemyMoved) else None
    if enemy is None or not isinstance(event, EnemyMoved):
        return {}
    left = str(enemy.space)
    distance = game.distances[event.to].get(enemy.space)
    if event.placed or distance is None:
        return {FROM: left, STEPS: "", VIA: ""}
    paths = islice(_paths(game, enemy.space, event.to), _MOST)
    return {FROM: left, STEPS: str(distance), VIA: OR.join(map(",".join, paths))}


def _paths(game: Game, start: SpaceId, goal: SpaceId) -> Iterator[tuple[SpaceId, ...]]:
    """The Spaces between on each shortest path."""
    distances = game.distances[goal]
    for space in game.neighbours[start]:
        if distances[space] == distances[start] - 1:
            if space == goal:
                yield ()
            else:
                yield from ((space, *rest) for rest in _paths(game, space, goal))


__all__ = ["FROM", "STEPS", "VIA", "way_fields", "way_of"]
