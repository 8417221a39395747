"""Where places are drawn on whose map nobody said it: the same every time, on every machine.

The points come from distances by "stress majorization": each place moves to where the others want
it, those near it the most, until steps on the screen are about as long as steps on the map. Only
sums, products, quotients and square roots are used, which every machine rounds alike; a graph
library would give other points with each version of it.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import floor, sqrt
from typing import Final, TypeAlias, TypeVar

from dmd_core.screen.ways import distances

P = TypeVar("P", bound=str)

Point: TypeAlias = tuple[float, float]

_SWEEPS: Final = 1200
"""Places times sweeps, about: small maps settle within, large ones are not worth more."""
_FEWEST: Final = 6
_GAP: Final = 1.0
"""Between parts of a map that no way joins."""
_APART: Final = 0.5
"""How far a place gives way to one that is drawn at its point."""


def layout(links: Mapping[P, Iterable[P]]) -> dict[P, Point]:
    """A point for each place of a map, in units of a grid, to the right and down from (0, 0).

    Args:
        links: the places one step away from each place, in an order that is always the same.

    Returns:
        The points in the order of the places; no two of them are the same.

    Example:
        >>> layout({"a": "b", "b": "ac", "c": "b"})
        {'a': (0.0, 0.0), 'b': (1.0, 0.0), 'c': (2.0, 0.0)}
    """
    found = _laid_out(tuple((place, tuple(others)) for place, others in links.items()))
    return {place: found[str(place)] for place in links}


@lru_cache(maxsize=16)
def _laid_out(links: tuple[tuple[str, tuple[str, ...]], ...]) -> Mapping[str, Point]:
    known = dict(links)
    points: dict[str, Point] = {}
    left = 0.0
    for place in known:
        if place in points:
            continue
        part = _part(place, known)
        lowest_x = min(x for x, _ in part.values())
        lowest_y = min(y for _, y in part.values())
        taken: set[Point] = set()
        for name, (x, y) in part.items():
            point = _rounded(x - lowest_x), _rounded(y - lowest_y)
            while point in taken:
                point = _rounded(point[0] + _APART), point[1]
            taken.add(point)
            points[name] = _rounded(left + point[0]), point[1]
        left = max(x for x, _ in points.values()) + _GAP
    return points


def _part(start: str, links: Mapping[str, tuple[str, ...]]) -> dict[str, Point]:
    """The points of what can be reached from a place; they begin in columns by their distance."""
    from_start = distances(start, links.__getitem__)
    columns: dict[int, list[str]] = {}
    for place, steps in from_start.items():
        columns.setdefault(steps, []).append(place)
    points = {
        place: (float(steps), row - (len(column) - 1) / 2)
        for steps, column in columns.items()
        for row, place in enumerate(column)
    }
    ways = {place: distances(place, links.__getitem__) for place in points}
    for _ in range(max(_FEWEST, _SWEEPS // len(points))):
        for place in points:
            points[place] = _moved(place, points, ways[place])
    return points


def _moved(place: str, points: Mapping[str, Point], ways: Mapping[str, int]) -> Point:
    """Where the others want a place: each at its own distance, with a weight of its square."""
    x, y = points[place]
    sum_x = sum_y = weights = 0.0
    for other, (there_x, there_y) in points.items():
        steps = ways.get(other, 0)
        if not steps:
            continue
        away_x, away_y = x - there_x, y - there_y
        away = sqrt(away_x * away_x + away_y * away_y)
        if not away:
            away_x = away = 1.0
        weight = 1 / (steps * steps)
        sum_x += weight * (there_x + steps * away_x / away)
        sum_y += weight * (there_y + steps * away_y / away)
        weights += weight
    return (sum_x / weights, sum_y / weights) if weights else (x, y)


def _rounded(value: float) -> float:
    return floor(value * 10 + 0.5) / 10


__all__ = ["Point", "layout"]
