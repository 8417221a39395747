"""Ways over a map of places: how far it is, and all shortest paths."""

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeVar, final

from dmd_core.kernel.arguments import ArgumentError, given
from dmd_core.kernel.schema.faults import did_you_mean

G = TypeVar("G")
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


@final
class Ways(Generic[G, P]):
    """Ways over the maps of one game.

    Args:
        links: the neighbours of each place of a definition, in the order of the map.
        what: the word for a place, such as ``space``.
    """

    def __init__(self, links: Callable[[G], Mapping[P, tuple[P, ...]]], what: str) -> None:
        """See the class."""
        self._links = links
        self._what = what

    def distances(self, game: G, start: str) -> Mapping[P, int]:
        """Steps from a place to every other that can be reached, the nearest first.

        Raises:
            ArgumentError: if the map has no such place.
        """
        links = self._links(game)
        return distances(self._known(links, start), links.__getitem__)

    def shortest_paths(self, game: G, start: str, goal: str) -> tuple[tuple[P, ...], ...]:
        """Every shortest path between two places, both included; none if no path leads there.

        Raises:
            ArgumentError: if the map has no such place.
        """
        links = self._links(game)
        ends = self._known(links, start), self._known(links, goal)
        return shortest_paths(*ends, links.__getitem__)

    def _known(self, links: Mapping[P, tuple[P, ...]], name: str) -> P:
        found = next((place for place in links if place == name), None)
        if found is None:
            places = [*links]
            allowed = f"{places[0]} to {places[-1]}" if places else "none"
            nearest = did_you_mean(str(name), places)
            raise ArgumentError(f"{self._what}: found {given(name)}; allowed: {allowed}{nearest}")
        return found


__all__ = ["Ways", "distances", "shortest_paths"]
