"""Where the boxes of a map stand: one for each place, as large as it is crowded, none upon another.

The map of a page and the picture of a table are drawn by it, the same every time.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias, final

import attrs

from dmd_core.screen.tableau import Place
from dmd_replay.report.patches import Plain

WIDTH: Final = 176
HEIGHT: Final = 124
"""The least size of a box."""
HEAD: Final = 20
"""Of a box, for the name of its place."""
EDGE: Final = 6
ROW: Final = 17
"""The height of a line in a box."""
GAP: Final = 22
"""Between two boxes."""
MARGIN: Final = 4
"""Around the whole map."""
_PULL: Final = 0.62
"""Boxes begin so close to each other, measured by how far apart their places are."""
_ROUNDS: Final = 600
_TOUCH: Final = 0.5
_FLOOR: Final = 26
"""Above the boxes of a floor, for its name, which stands in the middle."""
_BASE: Final = 18
_BELOW: Final = 14


@final
@attrs.frozen
class Columns:
    """How a box of a place with up to `most` things is divided."""

    most: int
    columns: int
    wide: int
    rows: int


COLUMNS: Final = (
    Columns(6, 1, 164, 6),
    Columns(12, 2, 112, 6),
    Columns(21, 3, 104, 7),
    Columns(32, 4, 100, 8),
    Columns(50, 5, 96, 10),
)
"""For more things than the last one has room for, their number is told instead of some."""


@final
@attrs.frozen
class Spot:
    """A place of a map: its id, where it is in units of a grid, its floor, how crowded it is."""

    id: str
    at: tuple[float, float]
    floor: str
    most: int


@final
@attrs.frozen
class Box:
    """Where a place is drawn, and its columns and rows of things."""

    x: float
    y: float
    width: int
    height: int
    columns: int
    rows: int

    @property
    def middle(self) -> tuple[float, float]:
        """Where passages end."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def wide(self) -> float:
        """The width of a column."""
        return (self.width - 2 * EDGE) / self.columns

    def spot(self, n: int) -> tuple[float, float]:
        """Where the thing of that number stands in the box."""
        return EDGE + n // self.rows * self.wide, HEAD + n % self.rows * ROW


@final
@attrs.frozen
class Plan:
    """A map: a box for each place by its id, the names of floors with their heights, its size."""

    boxes: Mapping[str, Box]
    floors: tuple[tuple[str, float], ...]
    width: float
    height: float

    def as_json(self) -> Plain:
        """For a page; numbers to a tenth."""
        return {
            "boxes": {
                name: [
                    round(box.x, 1),
                    round(box.y, 1),
                    box.width,
                    box.height,
                    box.columns,
                    box.rows,
                ]
                for name, box in self.boxes.items()
            },
            "floors": [[name, y] for name, y in self.floors],
            "width": round(self.width, 1),
            "height": round(self.height, 1),
        }


_Point: TypeAlias = list[float]


def spots_of(places: Iterable[Place]) -> tuple[Spot, ...]:
    """The places of a table, each as crowded as it is now."""
    return tuple(
        Spot(place.id, place.at, place.floor, len(place.marks) + len(place.pieces))
        for place in places
    )


def joined(*maps: Iterable[Spot]) -> tuple[Spot, ...]:
    """One map of several of the same board, each place as crowded as it ever is.

    A place that has moved since stands where it was first.

    Example:
        >>> joined([Spot("a", (0, 0), "", 1)], [Spot("a", (0, 0), "", 3)])
        (Spot(id='a', at=(0, 0), floor='', most=3),)
    """
    found: dict[str, Spot] = {}
    for spots in maps:
        for spot in spots:
            known = found.setdefault(spot.id, spot)
            if spot.most > known.most:
                found[spot.id] = attrs.evolve(known, most=spot.most)
    return tuple(found.values())


def same_board(one: Iterable[Spot], other: Iterable[Spot]) -> bool:
    """Whether the places that two maps share are where they are on both."""
    known = {spot.id: (spot.at, spot.floor) for spot in one}
    return all(known.get(spot.id, (spot.at, spot.floor)) == (spot.at, spot.floor) for spot in other)


def planned(spots: Sequence[Spot]) -> Plan:
    """Where the boxes of a map stand: floors below each other.

    Args:
        spots: its places; no two of one floor are at one point.

    Example:
        >>> plan = planned([Spot("a", (0, 0), "", 1), Spot("b", (1, 0), "", 0)])
        >>> [(box.x, box.y) for box in plan.boxes.values()], plan.width
        ([(4.0, 4.0), (202.6, 4.0)], 382.6)
    """
    boxes: dict[str, Box] = {}
    heads: list[tuple[str, float]] = []
    width = height = 0.0
    for floor in dict.fromkeys(spot.floor for spot in spots):
        own = [spot for spot in spots if spot.floor == floor]
        empty = [_box(spot.most) for spot in own]
        points = _arranged(own, empty)
        left = min(x - box.width / 2 for (x, _), box in zip(points, empty, strict=True))
        top = min(y - box.height / 2 for (_, y), box in zip(points, empty, strict=True))
        above = height + (_FLOOR if floor else 0)
        if floor:
            heads.append((floor, height + _BASE))
        for spot, box, (x, y) in zip(own, empty, points, strict=True):
            placed = attrs.evolve(
                box,
                x=round(x - left + MARGIN - box.width / 2, 1),
                y=round(y - top + MARGIN + above - box.height / 2, 1),
            )
            boxes[spot.id] = placed
            width = max(width, placed.x + box.width + MARGIN)
            height = max(height, placed.y + box.height + MARGIN)
        height += _BELOW if floor else 0
    return Plan(boxes, tuple(heads), width, height)


def _box(most: int) -> Box:
    """A box for so many things, which stands nowhere yet."""
    plan = next((one for one in COLUMNS if most <= one.most), COLUMNS[-1])
    width = max(WIDTH, plan.columns * plan.wide + 2 * EDGE)
    height = max(HEIGHT, HEAD + plan.rows * ROW + EDGE)
    return Box(0, 0, width, height, plan.columns, plan.rows)


def _arranged(spots: Sequence[Spot], boxes: Sequence[Box]) -> list[_Point]:
    """The middles of boxes, which begin close to each other and are pushed apart.

    Where that does not end, the whole map is stretched.
    """
    wide, high = (WIDTH + GAP) * _PULL, (HEIGHT + GAP) * _PULL
    points = [[spot.at[0] * wide, spot.at[1] * high] for spot in spots]
    for _ in range(_ROUNDS):
        if not _pushed(points, boxes):
            return points
    return _stretched(spots, boxes)


def _pushed(points: Sequence[_Point], boxes: Sequence[Box]) -> bool:
    """Push each two boxes apart that are too near, the shorter way; whether there were any."""
    moved = False
    for a, one in enumerate(points):
        for b in range(a + 1, len(points)):
            other = points[b]
            away = other[0] - one[0], other[1] - one[1]
            x = (boxes[a].width + boxes[b].width) / 2 + GAP - abs(away[0])
            y = (boxes[a].height + boxes[b].height) / 2 + GAP - abs(away[1])
            if x < _TOUCH or y < _TOUCH:
                continue
            axis, over = (0, x) if x < y else (1, y)
            push = (over / 2 + 0.3) * (-1 if away[axis] < 0 else 1)
            one[axis] -= push
            other[axis] += push
            moved = True
    return moved


def _stretched(spots: Sequence[Spot], boxes: Sequence[Box]) -> list[_Point]:
    wide = max(box.width for box in boxes) + GAP
    high = max(box.height for box in boxes) + GAP
    least = min(
        max(abs(one.at[0] - other.at[0]), abs(one.at[1] - other.at[1]))
        for place, one in enumerate(spots)
        for other in spots[place + 1 :]
    )
    return [[spot.at[0] * wide / least, spot.at[1] * high / least] for spot in spots]


__all__ = [
    "EDGE",
    "HEAD",
    "ROW",
    "Box",
    "Plan",
    "Spot",
    "joined",
    "planned",
    "same_board",
    "spots_of",
]
