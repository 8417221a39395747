"""Checks of a map: one connected graph, its three Gates, and nothing twice."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.content.board import Gate, MapDef
from dmd_core.death_may_die.ids import SpaceId
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.graphs import distances_from, links_of
from dmd_core.tabletop.packs.limits import MOST_SPACES
from dmd_core.tabletop.points import point_faults

Edge: TypeAlias = tuple[SpaceId, SpaceId]


def check_map(map_def: MapDef) -> Iterator[Fault]:
    """Gates, points, edges and connection (MAP-03 to -10).

    An edge is a pair and leads both ways, so that no map can be lopsided: what a tile prints on one
    side only is no passage. Unknown Spaces are reported with the other references.
    """
    count = len(map_def.spaces)
    if count > MOST_SPACES:
        yield Fault(("spaces",), f"{count} Spaces", (f"at most {MOST_SPACES}",))
        return
    yield from _gates(map_def)
    yield from point_faults(map_def.spaces)
    seen: set[frozenset[SpaceId]] = set()
    for name, edges in _edges(map_def):
        for place, edge in enumerate(edges):
            if edge[0] == edge[1]:
                yield Fault((name, place), f"'{edge[0]}' twice", ("two different Spaces",))
            elif frozenset(edge) in seen:
                found = f"'{edge[0]}' and '{edge[1]}' again"
                allowed = "two Spaces that are not linked yet; a pair leads both ways"
                yield Fault((name, place), found, (allowed,), rules=(r.MAP_08,))
            seen.add(frozenset(edge))
    known = [space.id for space in map_def.spaces]
    linked = {space for edge in seen for space in edge}
    if map_def.start in known and linked <= set(known):
        pairs = ((a, b) for _, edges in _edges(map_def) for a, b in edges)
        reached = distances_from(map_def.start, links_of(known, pairs))
        lost = [space for space in known if space not in reached]
        if lost:
            others = f" and {len(lost) - 1} more" if len(lost) > 1 else ""
            found = f"no way to '{lost[0]}'{others}"
            yield Fault(("spaces",), found, (f"a way from '{map_def.start}' to every Space",))


def _gates(map_def: MapDef) -> Iterator[Fault]:
    found = [gate for space in map_def.spaces for gate in space.all_gates]
    for gate in Gate:
        count = found.count(gate)
        if count != 1:
            counted = f"{count} {gate.value} Gates"
            yield Fault(("spaces",), counted, ("1 of each colour",), rules=(r.MAP_10,))


def _edges(map_def: MapDef) -> Iterable[tuple[str, tuple[Edge, ...]]]:
    return (
        ("passages", map_def.passages),
        ("stairs", map_def.stairs),
        ("tunnels", map_def.tunnels),
    )


__all__ = ["check_map"]
