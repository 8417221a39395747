"""Where the spaces of a board are drawn: as its pack says, or worked out if it says nothing."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Protocol, TypeAlias, TypeVar

from dmd_core.kernel.schema.faults import Fault, shown
from dmd_core.screen.layout import Point, layout
from dmd_core.tabletop.packs.limits import LONGEST_NAME

P_co = TypeVar("P_co", bound=str, covariant=True)
S = TypeVar("S", bound=str)

At: TypeAlias = tuple[int, int]
"""To the right and down, in units of a grid, from 0 up."""

DRAWN: Final = ("at", "floor")
"""The keys of a space that only say how it is drawn."""
FARTHEST: Final = 99
"""A screen has room for a map of so many units."""


class Drawn(Protocol[P_co]):
    """A space of a board that may say where it is drawn."""

    @property
    def id(self) -> P_co:
        """Its id."""

    @property
    def at(self) -> At | None:
        """Where it is drawn; None if its pack does not say."""

    @property
    def floor(self) -> str:
        """The part of the map it lies on; empty if there is one."""


def points_of(spaces: Sequence[Drawn[S]], links: Mapping[S, Iterable[S]]) -> Mapping[S, Point]:
    """A point for each space.

    Args:
        spaces: the spaces of the map.
        links: the neighbours of each, in the order of the map.

    Returns:
        What the pack says; where it says nothing points that are the same every time.
    """
    said = {space.id: space.at for space in spaces if space.at is not None}
    if len(said) < len(spaces):
        return layout(links)
    return {space: (float(x), float(y)) for space, (x, y) in said.items()}


def point_faults(spaces: Sequence[Drawn[str]]) -> Iterator[Fault]:
    """What is wrong with where spaces are drawn: all of them are, each at a point of its own."""
    drawn = sum(space.at is not None for space in spaces)
    taken: dict[tuple[str, At], str] = {}
    for place, space in enumerate(spaces):
        path = ("spaces", place)
        if len(space.floor) > LONGEST_NAME or not space.floor.isprintable():
            yield Fault((*path, "floor"), shown(space.floor), ("a name on one line",))
        if space.at is None:
            if drawn:
                yield Fault(path, "no 'at'", (f"one for each space; {drawn} spaces have it",))
            continue
        for spot, value in enumerate(space.at):
            if not 0 <= value <= FARTHEST:
                yield Fault((*path, "at", spot), str(value), (f"0 to {FARTHEST}",))
        other = taken.setdefault((space.floor, space.at), space.id)
        if other != space.id:
            found = f"{list(space.at)}, where '{other}' is drawn"
            yield Fault((*path, "at"), found, ("another point",))


__all__ = ["DRAWN", "FARTHEST", "At", "Drawn", "point_faults", "points_of"]
