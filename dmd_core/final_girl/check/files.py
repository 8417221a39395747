"""Checks of one file: its texts, counts and numbers that its types cannot say, and its marks."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from dmd_core.final_girl.check.films import (
    check_actions,
    check_boards,
    check_events,
    check_killer,
    check_minions,
    check_powers,
)
from dmd_core.final_girl.check.maps import check_map, check_setups
from dmd_core.final_girl.check.texts import check_texts
from dmd_core.final_girl.content.definitions import Origin
from dmd_core.final_girl.content.files import (
    ActionsFile,
    BoardsFile,
    EventsFile,
    KillerFile,
    MapFile,
    MinionsFile,
    PowersFile,
    SetupsFile,
)
from dmd_core.final_girl.content.limits import LIMITS
from dmd_core.final_girl.content.structure import NOTATION
from dmd_core.kernel.schema.faults import Fault, suggest
from dmd_core.tabletop.packs.limits import ORIGIN
from dmd_core.tabletop.packs.reading import PackFile

_MARKS: Final = "marks"

_CHECKS: Final[Mapping[type, Callable[[Any], Iterator[Fault]]]] = {
    ActionsFile: check_actions,
    BoardsFile: check_boards,
    EventsFile: check_events,
    KillerFile: check_killer,
    MapFile: check_map,
    MinionsFile: check_minions,
    PowersFile: check_powers,
    SetupsFile: check_setups,
}
"""What is asked of a file as a whole; `Any` because each function takes the file of its class."""


def check_file(file: PackFile) -> Iterator[Fault]:
    """What is wrong with one file, taken alone."""
    yield from check_texts(file)
    yield from _counts(file)
    yield from _origins(file)
    check = _CHECKS.get(type(file.typed))
    if check is not None:
        yield from check(file.typed)


def _counts(file: PackFile) -> Iterator[Fault]:
    """Arrays with too few or too many entries, or with one twice."""
    for path, node, _ in file.nodes:
        cls: type = type(node)
        for field in NOTATION.fields_of(cls):
            place = (cls, field.name)
            value = getattr(node, field.name)
            if not isinstance(value, tuple):
                continue
            count = LIMITS.counts.get(place)
            fewest = LIMITS.fewest.get(place, 0)
            if count is not None and len(value) != count:
                yield Fault((*path, field.name), f"{len(value)} entries", (str(count),))
            elif len(value) < fewest:
                yield Fault((*path, field.name), f"{len(value)} entries", (f"{fewest} or more",))
            if place in LIMITS.each_once:
                for spot, entry in enumerate(value):
                    if entry in value[:spot]:
                        found = f"'{entry}' again"
                        yield Fault((*path, field.name, spot), found, ("each once",))


def _origins(file: PackFile) -> Iterator[Fault]:
    """Where a definition comes from is said, and marks name single values of it."""
    for path, node, raw in file.nodes:
        cls: type = type(node)
        names = tuple(field.name for field in NOTATION.fields_of(cls))
        if ORIGIN in names and isinstance(raw, Mapping) and ORIGIN not in raw:
            words = tuple(origin.value for origin in Origin)
            yield Fault((*path, ORIGIN), "nothing", words)
        seen: list[str] = []
        for place, (name, origin) in enumerate(getattr(node, _MARKS, ())):
            known = tuple(one for one in names if one not in {"id", "name", ORIGIN, _MARKS})
            if name not in known:
                near = suggest(name, known)
                yield Fault((*path, _MARKS, place, 0), f"'{name}'", known, near)
            elif name in seen:
                yield Fault((*path, _MARKS, place, 0), f"'{name}' again", ("each value once",))
            elif origin is getattr(node, ORIGIN):
                found = f"'{origin.value}', as the rest"
                yield Fault((*path, _MARKS, place, 1), found, ("another origin",))
            seen.append(name)


__all__ = ["check_file"]
