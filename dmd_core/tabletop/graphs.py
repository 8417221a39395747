"""A board as a graph: spaces, links between them, distances, and all shortest ways.

A space is anything that can be a key, such as the ids of a game. All answers keep the order of the
spaces they were given, so that nothing a game lists depends on the order of a set.
"""

from collections import deque
from collections.abc import Hashable, Iterable, Mapping
from typing import TypeAlias, TypeVar

S = TypeVar("S", bound=Hashable)

Links: TypeAlias = Mapping[S, tuple[S, ...]]
"""The neighbours of each space."""
Distances: TypeAlias = Mapping[S, int]
"""Steps from one space to each that can be reached from it; itself is 0 away."""


def links_of(spaces: Iterable[S], edges: Iterable[tuple[S, S]]) -> dict[S, tuple[S, ...]]:
    """The neighbours of each space, in the order of the spaces.

    Args:
        spaces: all spaces of the board.
        edges: pairs of spaces; each leads both ways, twice the same changes nothing.

    Raises:
        KeyError: if an edge names a space that is not on the board.

    Example:
        >>> links_of("abc", [("b", "a"), ("b", "c")])
        {'a': ('b',), 'b': ('a', 'c'), 'c': ('b',)}
    """
    order = list(spaces)
    linked: dict[S, set[S]] = {space: set() for space in order}
    for a, b in edges:
        linked[a].add(b)
        linked[b].add(a)
    return {space: tuple([s for s in order if s in linked[space]]) for space in order}


def distances_from(start: S, links: Links[S]) -> dict[S, int]:
    """Steps from a space to every space that can be reached; the others are missing.

    Example:
        >>> distances_from("a", links_of("abcd", [("a", "b"), ("b", "c")]))
        {'a': 0, 'b': 1, 'c': 2}
    """
    found = {start: 0}
    todo = deque([start])
    while todo:
        space = todo.popleft()
        further = found[space] + 1
        for other in links[space]:
            if other not in found:
                found[other] = further
                todo.append(other)
    return found


def all_distances(links: Links[S]) -> dict[S, dict[S, int]]:
    """The distances from every space, see `distances_from`."""
    return {space: distances_from(space, links) for space in links}


def nearest(distances: Distances[S], spaces: Iterable[S]) -> tuple[S, ...]:
    """Of some spaces those with the least distance, in their order; what is out of reach is none.

    Example:
        >>> nearest({"a": 0, "b": 2, "c": 2}, "cbz")
        ('c', 'b')
    """
    reach = [(space, distances[space]) for space in spaces if space in distances]
    least = min([steps for _, steps in reach], default=0)
    return tuple([space for space, steps in reach if steps == least])


def steps_nearer(links: Links[S], to_goal: Distances[S], here: S) -> tuple[S, ...]:
    """The neighbours from which a goal is one step less away: the first steps of all shortest ways.

    Args:
        links: the board.
        to_goal: the distances from the goal.
        here: where the way begins; nothing leads on from the goal, or where it is out of reach.
    """
    if here not in to_goal:
        return ()
    nearer = to_goal[here] - 1
    return tuple([space for space in links[here] if to_goal[space] == nearer])


def ends_nearer(links: Links[S], to_goal: Distances[S], start: S, steps: int) -> set[S]:
    """Where one may stand after so many steps on any shortest way to a goal, or on the goal before.

    Args:
        links: the board.
        to_goal: the distances from the goal.
        start: where the way begins; there is no end if no way leads to the goal.
        steps: 0 or more.

    Example:
        >>> ring = links_of("abcd", [("a", "b"), ("b", "c"), ("c", "d"), ("d", "a")])
        >>> sorted(ends_nearer(ring, distances_from("c", ring), "a", 1))
        ['b', 'd']
        >>> ends_nearer(ring, distances_from("c", ring), "a", 9)
        {'c'}
    """
    if start not in to_goal:
        return set()
    here = {start}
    for _ in range(min(steps, to_goal[start])):
        here = {after for space in here for after in steps_nearer(links, to_goal, space)}
    return here


__all__ = [
    "Distances",
    "Links",
    "all_distances",
    "distances_from",
    "ends_nearer",
    "links_of",
    "nearest",
    "steps_nearer",
]
