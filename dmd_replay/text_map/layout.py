"""Where the places of a map are drawn, and the ways between them, on a grid of characters.

Places are boxes of one size in rows and columns, each as near to its point on the map of the game
as there is a cell for it; a way is a line that goes around boxes. The map does not change while a
game is played, so a layout is worked out once for each size of the window.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import combinations
from typing import Final, final

import attrs
from rich.cells import cell_len

from dmd_core.screen import Passage, Place

LEAST_WIDE: Final = 13
LEAST_HIGH: Final = 2
"""A box of two rows has no frame: its name stands above what is on it."""
MOST_WIDE: Final = 32
MOST_HIGH: Final = 8
ENOUGH_WIDE: Final = 20
ENOUGH_HIGH: Final = 3
"""Inside of a box; more room is worth less than a map that looks like the one of the game."""
GAP_WIDE: Final = 3
GAP_HIGH: Final = 1
_TRIED: Final = 12
"""So many shapes of the grid are tried, those with the largest boxes."""
_PULL: Final = 0.6
"""How much a step between places that a way joins counts, beside one away from the map."""
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

    @property
    def framed(self) -> bool:
        """Whether there is room for a frame."""
        return self.high > LEAST_HIGH

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
        lines: characters of the ways by column and row; those on the frame of a box as well.
        floors: the names of the floors in the upmost row by the column where each begins; empty
            where a map has one.
    """

    wide: int
    high: int
    boxes: Mapping[str, Box]
    lines: Mapping[tuple[int, int], str]
    floors: Mapping[int, str]


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
    return _layout(points, ways, max(cell_len(one.name) for one in places), wide, high)


Points = Mapping[str, tuple[float, float]]
"""Where places are on the map of the game, by their ids."""


@lru_cache(maxsize=16)
def _layout(
    points: tuple[tuple[str, float, float, str], ...],
    ways: tuple[tuple[str, str, str], ...],
    longest: int,
    wide: int,
    high: int,
) -> Layout:
    floors = _floors(points)
    head = int(len(floors) > 1)
    counts = [len(floor) for floor in floors.values()]
    shapes = sorted(_shapes(counts, longest, wide, high - head), reverse=True)[:_TRIED]
    tried = [(shape, *_on_all(floors, ways, *shape[1:])) for shape in shapes]
    (_, columns, rows), _, cells, firsts = max(tried, key=lambda one: _worth(one[0], one[1]))
    broad = max(LEAST_WIDE, min(MOST_WIDE, (wide + GAP_WIDE) // columns - GAP_WIDE))
    tall = max(LEAST_HIGH, min(MOST_HIGH, (high - head + GAP_HIGH) // rows - GAP_HIGH))
    unit_x = max(broad + GAP_WIDE, (wide - broad) // max(1, columns - 1))
    unit_y = max(tall + GAP_HIGH, (high - head - tall) // max(1, rows - 1))
    unit_x, unit_y = min(unit_x, 2 * broad), min(unit_y, 2 * tall)
    boxes = {
        name: Box(x * unit_x, head + y * unit_y, broad, tall) for name, (x, y) in cells.items()
    }
    right = max(box.x + box.wide for box in boxes.values())
    down = max(box.y + box.high for box in boxes.values())
    size = max(wide, right), max(high, down)
    names = {x * unit_x: floor for floor, x in firsts.items()} if head else {}
    return Layout(*size, boxes, _routed(boxes, ways, head, *size), names)


def _floors(points: tuple[tuple[str, float, float, str], ...]) -> dict[str, Points]:
    """The places of each floor, from (0, 0) on."""
    found: dict[str, Points] = {}
    for floor in dict.fromkeys(floor for _, _, _, floor in points):
        mine = [(name, x, y) for name, x, y, of in points if of == floor]
        left, top = min(x for _, x, _ in mine), min(y for _, _, y in mine)
        found[floor] = {name: (x - left, y - top) for name, x, y in mine}
    return found


def _shapes(
    counts: Sequence[int], longest: int, wide: int, high: int
) -> Iterator[tuple[int, int, int]]:
    """Grids with a cell for each place: the room in a box, less if names are cut; columns, rows.

    If none fits into the window, the one that is as wide as the window is; it scrolls then.
    """
    most_columns = max(1, (wide + GAP_WIDE) // (LEAST_WIDE + GAP_WIDE))
    most_rows = max(1, (high + GAP_HIGH) // (LEAST_HIGH + GAP_HIGH))
    fits = False
    for rows in range(1, most_rows + 1):
        for columns in range(_columns(counts, rows), most_columns + 1):
            fits = True
            broad = min(MOST_WIDE, (wide + GAP_WIDE) // columns - GAP_WIDE)
            tall = min(MOST_HIGH, (high + GAP_HIGH) // rows - GAP_HIGH)
            room = min(broad - 2, ENOUGH_WIDE) * min(max(1, tall - 2), ENOUGH_HIGH)
            yield room if broad - 2 >= longest else room * 3 // 4, columns, rows
    if not fits:
        columns = max(most_columns, len(counts))
        rows = most_rows
        while _columns(counts, rows) > columns:
            rows += 1
        yield 0, columns, rows


def _columns(counts: Sequence[int], rows: int) -> int:
    """How many columns floors of so many places need at least."""
    return sum(-(-count // rows) for count in counts)


def _on_all(
    floors: Mapping[str, Points], ways: Sequence[tuple[str, str, str]], columns: int, rows: int
) -> tuple[float, dict[str, tuple[int, int]], dict[str, int]]:
    """Cells for all floors, side by side: how bent the map is, the cells, first columns."""
    widths = {floor: -(-len(points) // rows) for floor, points in floors.items()}
    spans = {floor: 1 + max(x for x, _ in points.values()) for floor, points in floors.items()}
    for _ in range(columns - sum(widths.values())):
        widths[max(widths, key=lambda floor: spans[floor] / widths[floor])] += 1
    cells: dict[str, tuple[int, int]] = {}
    firsts: dict[str, int] = {}
    bent, first = 0.0, 0
    for floor, points in floors.items():
        joined = [(a, b) for a, b, _ in ways if a in points and b in points and a != b]
        cost, mine = _placed(points, joined, (widths[floor], rows))
        bent += cost * len(points)
        cells |= {name: (x + first, y) for name, (x, y) in mine.items()}
        firsts[floor] = first
        first += widths[floor]
    return bent / len(cells), cells, firsts


def _worth(shape: tuple[int, int, int], cost: float) -> float:
    """How good a grid is: large boxes, and a map that looks like the one of the game."""
    return (shape[0] + 1) / (1 + cost)


def _placed(
    at: Points,
    joined: Sequence[tuple[str, str]],
    shape: tuple[int, int],
) -> tuple[float, dict[str, tuple[int, int]]]:
    """A cell for each place, and how far the map is bent by that, as a mean over the places.

    Each place begins in the free cell nearest to its point; then places move, or change their
    cells, as long as that makes the map better.
    """
    columns, rows = shape
    span_x = max(x for x, _ in at.values()) or 1.0
    span_y = max(y for _, y in at.values()) or 1.0
    points = {
        name: (x / span_x * (columns - 1), y / span_y * (rows - 1)) for name, (x, y) in at.items()
    }
    free = [(x, y) for y in range(rows) for x in range(columns)]
    cells: dict[str, tuple[int, int]] = {}
    for name, point in sorted(points.items(), key=lambda one: (one[1], one[0])):
        cells[name] = min(free, key=lambda cell: _far(cell, point))
        free.remove(cells[name])
    near: dict[str, list[str]] = {name: [] for name in at}
    for a, b in joined:
        near[a].append(b)
        near[b].append(a)

    def cost(name: str) -> float:
        x, y = cells[name]
        pulls = (abs(x - cells[o][0]) + abs(y - cells[o][1]) - 1 for o in near[name])
        return _far(cells[name], points[name]) + _PULL * sum(pulls)

    changed = True
    while changed:
        swaps = [_swapped(a, b, cells, cost) for a, b in combinations(cells, 2)]
        moves = [_moved(name, n, free, cells, cost) for name in cells for n in range(len(free))]
        changed = any(swaps) or any(moves)
    return sum(map(cost, cells)) / len(cells), cells


def _far(cell: tuple[int, int], point: tuple[float, float]) -> float:
    x, y = cell[0] - point[0], cell[1] - point[1]
    return x * x + y * y


_LEAST_GAIN: Final = 1e-6
"""What is gained at least by a change, so that none is made back and forth."""


def _swapped(
    name: str,
    other: str,
    cells: dict[str, tuple[int, int]],
    cost: Callable[[str], float],
) -> bool:
    before = cost(name) + cost(other)
    cells[name], cells[other] = cells[other], cells[name]
    if cost(name) + cost(other) < before - _LEAST_GAIN:
        return True
    cells[name], cells[other] = cells[other], cells[name]
    return False


def _moved(
    name: str,
    place: int,
    free: list[tuple[int, int]],
    cells: dict[str, tuple[int, int]],
    cost: Callable[[str], float],
) -> bool:
    before = cost(name)
    cells[name], free[place] = free[place], cells[name]
    if cost(name) < before - _LEAST_GAIN:
        return True
    cells[name], free[place] = free[place], cells[name]
    return False


# --- ways -----------------------------------------------------------------------------------------


def _routed(
    boxes: Mapping[str, Box], ways: Sequence[tuple[str, str, str]], head: int, wide: int, high: int
) -> dict[tuple[int, int], str]:
    """The characters of all ways, short ones first; none in the rows of the head."""
    taken = {(x, y) for y in range(head) for x in range(wide)}
    taken |= {
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
    for y in range(box.y + box.framed, box.y + box.high - box.framed):
        yield box.x, y, WEST, _off(box, box.x, y, WEST)
        yield box.x + box.wide - 1, y, EAST, _off(box, box.x, y, WEST)


def _corner(box: Box, x: int, y: int) -> bool:
    return box.framed and x in (box.x, box.x + box.wide - 1) and y in (box.y, box.y + box.high - 1)


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
