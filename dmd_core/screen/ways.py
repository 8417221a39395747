"""Ways over a map of places: how far it is, and all shortest paths."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

P = TypeVar("P", bound=str)


def distances(start: P, neighbours: Callable[[P], Iterable[P]]) -> Mapping[P, int]:
    """Steps from a place to every place that can be reached, the nearest first.

    Example:
        >>> row = {"a": "b", "b": "ac", "c": "b", "d": ""}
        >>> distances("a", row.__getitem__)
        {'a': 0, 'b': 1, 'c': 2}
    """
    found = {start: 0}
    for place in (todo := [start]):  # grows while it is gone through
        for other in neighbours(place):
            if other not in found:
                found[other] = found[place] + 1
                todo.append(other)
    return found


def shortest_paths(
    start: P, goal: P, neighbours: Callable[[P], Iterable[P]], *, most: int = 100
) -> tuple[tuple[P, ...], ...]:
    """Every shortest path between two places, both of them included, in the order of the map.

    Args:
        start: where the paths begin.
        goal: where they end.
        neighbours: the places one step away; a way leads back wherever one leads to.
        most: so many are given at most, 1 or more.

    Returns:
        The paths; none if no way leads to the goal.

    Example:
        >>> ring = {"a": "bd", "b": "ac", "c": "bd", "d": "ac"}
        >>> shortest_paths("a", "c", ring.__getitem__)
        (('a', 'b', 'c'), ('a', 'd', 'c'))
    """
    left = distances(goal, neighbours)
    if start not in left:
        return ()
    paths: list[tuple[P, ...]] = [(start,)]
    for further in range(left[start] - 1, -1, -1):
        paths = [
            (*path, place)
            for path in paths
            for place in neighbours(path[-1])
            if left.get(place) == further
        ][:most]
    return tuple(paths)


__all__ = ["distances", "shortest_paths"]
