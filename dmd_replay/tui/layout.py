"""Where the places of a map are drawn, and the ways between them, on a grid of characters.

A place is a box; all have one size, the largest that the room allows. A way is a line that goes
around boxes. Positions come from the map of the game and do not change while it is played, so a
layout is worked out once for each size of the window.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import combinations
from typing import Final, final

import attrs

from dmd_core.screen import Passage, Place

LEAST_WIDE: Final = 15
LEAST_HIGH: Final = 3
MOST_WIDE: Final = 34
MOST_HIGH: Final = 9
GAP_WIDE: Final = 2
GAP_HIGH: Final = 1
USUAL: Final = "passage"
"""The kind of a way that is drawn as an unbroken line."""

# Directions of a line that leaves a cell, as bits, so that lines which meet can be joined.
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
_STEPS: Final = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}
_BACK: Final = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}
_LINES: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
_BROKEN: Final = {5: "┆", 10: "┄"}
_ARROWS: Final = {NORTH: "▴", EAST: "▸", SOUTH: "▾", WEST: "◂"}
_TURN, _ALONG, _ACROSS = 2, 12, 3
"""What a turn costs beside a step, and a cell that another line runs along, or across."""


@final
@attrs.frozen
class Box:
    """A place on the grid: its upper left corner, from 0 on, and its size, borders included."""

    x: int
    y: int
    wide: int
    high: int

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell belongs to it."""
        return self.x <= x < self.x + self.wide and self.y <= y < self.y + self.high


@final
@attrs.frozen
class Layout:
    """A map on a grid.

    Attributes:
        wide: columns of the whole grid; it may be more than there was room for.
        high: rows.
        boxes: of each place by its id.
        lines: characters of the ways by column and row; those on the border of a box as well.
        floors: the names of the parts of the map, each with the cell where it stands.
    """

    wide: int
    high: int
    boxes: Mapping[str, Box]
    lines: Mapping[tuple[int, int], str]
    floors: Sequence[tuple[int, int, str]]


def layout_of(places: Sequence[Place], passages: Sequence[Passage], wide: int, high: int) -> Layout:
    """Lay a map out.

    Args:
        places: at least one.
        passages: between them.
        wide: columns there is room for.
        high: rows there is room for.
    """
    points = tuple((one.id, one.at[0], one.at[1], one.floor) for one in places)
    ways = tuple((one.a, one.b, one.kind) for one in passages)
    return _layout(points, ways, wide, high)


@lru_cache(maxsize=16)
def _layout(
    points: tuple[tuple[str, float, float, str], ...],
    ways: tuple[tuple[str, str, str], ...],
    wide: int,
    high: int,
) -> Layout:
    floors = tuple(dict.fromkeys(floor for _, _, _, floor in points))
    head = 1 if any(floors) else 0
    tried = [_boxes(_joined(points, beside=beside), wide, high, head) for beside in (True, False)]
    boxes = max(tried, key=lambda some: _worth(some, wide, high))
    names = []
    for floor in floors if head else ():
        mine = [boxes[name] for name, _, _, of in points if of == floor]
        names.append((min(box.x for box in mine), min(box.y for box in mine) - 1, floor))
    right = max(box.x + box.wide for box in boxes.values())
    down = max(box.y + box.high for box in boxes.values())
    size = max(wide, right), max(high, down)
    return Layout(*size, boxes, _routed(boxes, ways, *size), tuple(names))


def _joined(
    points: tuple[tuple[str, float, float, str], ...], *, beside: bool
) -> dict[str, tuple[float, float]]:
    """All floors on one plane, side by side or one below the other."""
    found: dict[str, tuple[float, float]] = {}
    offset = 0.0
    for floor in dict.fromkeys(floor for _, _, _, floor in points):
        mine = [(name, x, y) for name, x, y, of in points if of == floor]
        left, top = min(x for _, x, _ in mine), min(y for _, _, y in mine)
        for name, x, y in mine:
            dx, dy = (offset, 0.0) if beside else (0.0, offset)
            found[name] = (x - left + dx, y - top + dy)
        offset += 1 + max((x - left) if beside else (y - top) for _, x, y in mine)
    return found


def _boxes(
    at: Mapping[str, tuple[float, float]], wide: int, high: int, head: int
) -> dict[str, Box]:
    """The largest boxes of which none overlap; smaller ones than the least are not made."""
    span_x = max(x for x, _ in at.values()) or 1.0
    span_y = max(y for _, y in at.values()) or 1.0
    best: tuple[int, dict[str, Box]] | None = None
    for tall in range(MOST_HIGH, LEAST_HIGH - 1, -1):
        for broad in range(MOST_WIDE, LEAST_WIDE - 1, -1):
            unit_x, unit_y = (wide - broad) / span_x, (high - head - tall) / span_y
            if _apart(at, broad, tall, unit_x, unit_y):
                if best is None or broad * tall > best[0]:
                    best = (broad * tall, _scaled(at, broad, tall, unit_x, unit_y, head))
                break
    if best is not None:
        return best[1]
    unit_x, unit_y = _needed(at)
    return _scaled(at, LEAST_WIDE, LEAST_HIGH, unit_x, unit_y, head)


def _apart(
    at: Mapping[str, tuple[float, float]], broad: int, tall: int, unit_x: float, unit_y: float
) -> bool:
    return unit_x > 0 <= unit_y and all(
        abs(round(a[0] * unit_x) - round(b[0] * unit_x)) >= broad + GAP_WIDE
        or abs(round(a[1] * unit_y) - round(b[1] * unit_y)) >= tall + GAP_HIGH
        for a, b in combinations(at.values(), 2)
    )


def _needed(at: Mapping[str, tuple[float, float]]) -> tuple[float, float]:
    """Units in which the least boxes lie apart: the window shows a part of the map then."""
    unit_x, unit_y = 1.0, 1.0
    while not _apart(at, LEAST_WIDE, LEAST_HIGH, unit_x, unit_y):
        unit_x, unit_y = unit_x * 1.1, unit_y * 1.1
        if unit_y > LEAST_HIGH + GAP_HIGH and _apart(at, LEAST_WIDE, LEAST_HIGH, unit_x, 4.0):
            return unit_x, 4.0
    return unit_x, unit_y


def _scaled(
    at: Mapping[str, tuple[float, float]],
    broad: int,
    tall: int,
    unit_x: float,
    unit_y: float,
    head: int,
) -> dict[str, Box]:
    return {
        name: Box(round(x * unit_x), head + round(y * unit_y), broad, tall)
        for name, (x, y) in at.items()
    }


def _worth(boxes: Mapping[str, Box], wide: int, high: int) -> tuple[bool, int]:
    """How good boxes are: all of them in the window, then large."""
    one = next(iter(boxes.values()))
    inside = all(b.x + b.wide <= wide and b.y + b.high <= high for b in boxes.values())
    return inside, one.wide * one.high


# --- ways -----------------------------------------------------------------------------------------


def _routed(
    boxes: Mapping[str, Box], ways: Sequence[tuple[str, str, str]], wide: int, high: int
) -> dict[tuple[int, int], str]:
    """The characters of all ways, short ones first."""
    taken = {
        (x, y)
        for box in boxes.values()
        for x in range(box.x, box.x + box.wide)
        for y in range(box.y, box.y + box.high)
    }
    bits: dict[tuple[int, int], int] = {}
    shown: dict[tuple[int, int], str] = {}
    known = [way for way in ways if way[0] in boxes and way[1] in boxes and way[0] != way[1]]
    for a, b, kind in sorted(known, key=lambda way: _between(boxes[way[0]], boxes[way[1]])):
        path = _path(boxes[a], boxes[b], taken, bits, (wide, high))
        _draw(path, kind, bits, shown)
    return shown


def _between(a: Box, b: Box) -> int:
    return abs(a.x - b.x) + 2 * abs(a.y - b.y)


def _path(
    a: Box,
    b: Box,
    taken: set[tuple[int, int]],
    bits: Mapping[tuple[int, int], int],
    size: tuple[int, int],
) -> list[tuple[int, int, int]]:
    """The cheapest way from the border of a box to that of another, as cells and directions.

    The search looks first where the sum of the way so far and of the least that is left is small.
    """
    wide, high = size
    todo: list[tuple[int, int, int, int, int]] = []
    came: dict[tuple[int, int, int], tuple[int, int, int] | None] = {}
    cost: dict[tuple[int, int, int], int] = {}
    for x, y, way, off in _doors(a):
        heappush(todo, (off + _left(b, x, y), off, x, y, way))
        cost[x, y, way] = off
        came[x, y, way] = None
    while todo:
        _, spent, x, y, way = heappop(todo)
        if b.holds(x, y):
            return _traced(came, (x, y, way))
        if spent > cost[x, y, way]:
            continue
        for turn in (way,) if (x, y) in taken else _STEPS:
            if turn == _BACK[way]:
                continue
            dx, dy = _STEPS[turn]
            at = x + dx, y + dy
            into = b.holds(*at)
            if not (0 <= at[0] < wide and 0 <= at[1] < high) or (at in taken and not into):
                continue
            if into and _corner(b, *at):
                continue
            there = spent + 1 + _TURN * (turn != way) + _crowded(bits.get(at, 0), turn)
            if into:
                there += _off(b, at[0], at[1], turn)
            if there < cost.get((*at, turn), 1 << 30):
                cost[(*at, turn)] = there
                came[(*at, turn)] = (x, y, way)
                heappush(todo, (there + _left(b, *at), there, *at, turn))
    return []


def _left(box: Box, x: int, y: int) -> int:
    """How many steps a cell is away from a box at least."""
    return max(box.x - x, 0, x - box.x - box.wide + 1) + max(box.y - y, 0, y - box.y - box.high + 1)


def _traced(
    came: Mapping[tuple[int, int, int], tuple[int, int, int] | None], end: tuple[int, int, int]
) -> list[tuple[int, int, int]]:
    path = [end]
    while (before := came[path[-1]]) is not None:
        path.append(before)
    return path[::-1]


def _doors(box: Box) -> Iterator[tuple[int, int, int, int]]:
    """Cells of the border where a way may leave, with its direction and how far from the middle."""
    for x in range(box.x + 1, box.x + box.wide - 1):
        yield x, box.y, NORTH, _off(box, x, box.y, NORTH)
        yield x, box.y + box.high - 1, SOUTH, _off(box, x, box.y, NORTH)
    for y in range(box.y + 1, box.y + box.high - 1):
        yield box.x, y, WEST, _off(box, box.x, y, WEST)
        yield box.x + box.wide - 1, y, EAST, _off(box, box.x, y, WEST)


def _corner(box: Box, x: int, y: int) -> bool:
    return x in (box.x, box.x + box.wide - 1) and y in (box.y, box.y + box.high - 1)


def _off(box: Box, x: int, y: int, way: int) -> int:
    if way in (NORTH, SOUTH):
        return abs(2 * (x - box.x) - box.wide + 1) // 4
    return abs(2 * (y - box.y) - box.high + 1) // 2


def _crowded(there: int, way: int) -> int:
    if not there:
        return 0
    return _ALONG if there & (way | _BACK[way]) else _ACROSS


def _draw(
    path: Sequence[tuple[int, int, int]],
    kind: str,
    bits: dict[tuple[int, int], int],
    shown: dict[tuple[int, int], str],
) -> None:
    for place, (x, y, way) in enumerate(path):
        border = EAST | WEST if way in {NORTH, SOUTH} else NORTH | SOUTH
        if place == 0:
            mine = way | border
        elif place + 1 == len(path):
            mine = _BACK[way] | border
        else:
            mine = _BACK[way] | path[place + 1][2]
        bits[x, y] = both = bits.get((x, y), 0) | mine
        broken = kind != USUAL and both == mine
        shown[x, y] = _BROKEN.get(mine, _LINES[mine]) if broken else _LINES[both]
    if kind == "one-way" and len(path) > 2:  # noqa: PLR2004 - both borders and a cell between
        x, y, _ = path[-2]
        shown[x, y] = _ARROWS[path[-1][2]]


__all__ = ["Box", "Layout", "layout_of"]
