"""Checks of a map: one connected graph, its search spaces and exits, and its panic numbers."""

from collections.abc import Iterator

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.content.definitions import SpaceDef
from dmd_core.final_girl.content.files import MapFile, SetupsFile
from dmd_core.final_girl.content.limits import SEARCH_SPACES
from dmd_core.final_girl.ids import SpaceId
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.graphs import distances_from, links_of
from dmd_core.tabletop.packs.limits import MOST_SPACES
from dmd_core.tabletop.points import point_faults

_FACES = 6


def check_map(file: MapFile) -> Iterator[Fault]:
    """What is wrong with a map (FG-CMP-09 to -12); unknown spaces are told with the references."""
    spaces = file.spaces
    if len(spaces) > MOST_SPACES:
        yield Fault(("spaces",), f"{len(spaces)} spaces", (f"at most {MOST_SPACES}",))
        return
    yield from _kinds(spaces)
    yield from point_faults(spaces)
    links = {space.id: [other for other, _ in space.links] for space in spaces}
    for place, space in enumerate(spaces):
        for fault in _links(space, links):
            yield fault.under("spaces", place, "links")
    yield from _connected(spaces)


def _kinds(spaces: tuple[SpaceDef, ...]) -> Iterator[Fault]:
    searched = sum(space.search for space in spaces)
    if searched != SEARCH_SPACES:
        found = f"{searched} search spaces"
        allowed = (f"{SEARCH_SPACES}, one for each item deck",)
        yield Fault(("spaces",), found, allowed, rules=(r.SET_11, r.CMP_10))
    if not any(space.exit for space in spaces):
        yield Fault(("spaces",), "no exit space", ("1 or more",), rules=(r.CMP_10,))


def _links(space: SpaceDef, links: dict[SpaceId, list[SpaceId]]) -> Iterator[Fault]:
    """Each link leads both ways, and each number stands at one of them (FG-CMP-11)."""
    if not space.links:
        yield Fault((), "no link", ("1 or more",), rules=(r.CMP_12,))
    others = links[space.id]
    numbers: list[int] = []
    for place, (other, printed) in enumerate(space.links):
        if other == space.id:
            yield Fault((place, 0), f"'{other}' itself", ("another space",))
        elif other in others[:place]:
            yield Fault((place, 0), f"'{other}' again", ("each space once",))
        elif other in links and space.id not in links[other]:
            found = f"'{other}', which has no link back"
            allowed = (f"a space that '{space.id}' is a link of",)
            yield Fault((place, 0), found, allowed, rules=(r.CMP_09,))
        for spot, number in enumerate(printed):
            if not 1 <= number <= _FACES:
                yield Fault((place, 1, spot), str(number), (f"1 to {_FACES}",))
            elif number in numbers:
                found = f"{number} again"
                yield Fault((place, 1, spot), found, ("each number once",), rules=(r.CMP_11,))
            numbers.append(number)


def _connected(spaces: tuple[SpaceDef, ...]) -> Iterator[Fault]:
    known = [space.id for space in spaces]
    pairs = [(space.id, other) for space in spaces for other, _ in space.links]
    if not known or not {other for _, other in pairs} <= set(known):
        return
    reached = distances_from(known[0], links_of(known, pairs))
    lost = [space for space in known if space not in reached]
    if lost:
        others = f" and {len(lost) - 1} more" if len(lost) > 1 else ""
        found = f"no way to '{lost[0]}'{others}"
        allowed = (f"a way from '{known[0]}' to every space",)
        yield Fault(("spaces",), found, allowed, rules=(r.CMP_12,))


def check_setups(file: SetupsFile) -> Iterator[Fault]:
    """What is wrong with setup cards (FG-SET-13)."""
    for place, card in enumerate(file.setups):
        named: list[str] = []
        for spot, (space, n) in enumerate(card.victims):
            path = ("setups", place, "victims", spot)
            if n < 1:
                yield Fault((*path, 1), str(n), ("1 or more",))
            if space in named:
                yield Fault((*path, 0), f"'{space}' again", ("each space once",))
            named.append(space)


__all__ = ["check_map", "check_setups"]
