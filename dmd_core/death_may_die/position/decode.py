"""From plain data to a table, every value that does not fit told in the words of a position."""

import re
from collections.abc import Mapping
from typing import Any, Final

from dmd_core.death_may_die.position.base import Layout
from dmd_core.death_may_die.position.problems import Faults
from dmd_core.death_may_die.ruleset import schema
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.codec import DecodeError
from dmd_core.kernel.node import replace

_LEAST: Final[Mapping[str, Any]] = {
    "investigators": [],
    "elder": {"position": 1},
    "mythos": {"deck": {}},
    "discovery": {"deck": {}},
    "objects": [],
    "backs": {},
    "insanities": {},
}
"""The fields that a table cannot do without, as short as can be."""
_PARTS: Final = re.compile(r"\.(\w+)|\[(\d+)\]")


def decoded(data: dict[str, Any], layout: Layout, faults: Faults) -> Table | None:
    """The table of plain data; None if a value does not fit.

    Args:
        data: a table as plain data; what does not fit is replaced by what the board has, so that
            the next value is looked at too.
        layout: the board it was made from; only what differs from it is decoded.
        faults: gets every value that does not fit.
    """
    plain, base = schema().plain, layout.plain
    changed = {key: value for key, value in data.items() if value != base[key]}
    right = True
    before = -1
    while before < len(faults.found):
        try:
            found = plain.node_from(Table, {**_LEAST, **changed})
        except DecodeError as error:
            before, right = len(faults.found), False
            steps = [name or int(place) for name, place in _PARTS.findall(error.path)]
            faults.unfit(_place(changed, steps), error)
            if not _reset(changed, base, steps):
                return None
        else:
            parts = {key: getattr(found, key) for key in changed}
            return replace(layout.table, **parts) if right else None
    return None


def _reset(data: dict[str, Any], base: Mapping[str, Any], steps: list[str | int]) -> bool:
    """Put the value of the board in place of one that does not fit; tell whether that helps."""
    if not steps or steps[0] not in base:
        return False
    whole = 3
    if steps[0] == "investigators" and len(steps) >= whole:
        owner, old = data["investigators"][steps[1]], base["investigators"][steps[1]]
        if steps[2] not in old:
            return False
        owner[steps[2]] = old[steps[2]]
    else:
        data[str(steps[0])] = base[str(steps[0])]
    return True


def _place(data: Any, steps: list[str | int]) -> str:  # noqa: ANN401 - plain data
    """The path of a value as positions name it: ids for places in lists, no ``deck``."""
    words: list[str] = []
    for step in steps:
        if isinstance(step, str):
            if step != "deck":
                words.append(step)
            data = data.get(step) if isinstance(data, dict) else None
            continue
        part = data[step] if isinstance(data, list) and step < len(data) else None
        if isinstance(part, dict) and isinstance(part.get("id"), str):
            words.append(part["id"])
        elif isinstance(part, list) and part and isinstance(part[0], str):
            words.append(part[0])
        elif isinstance(data, list) and len(data) == len(("name", "number")) and step == 1:
            pass  # the number of a pair, which was named just before
        else:
            words[-1:] = [f"{words[-1]}[{step}]"] if words else []
        data = part
    return ".".join(words)


__all__ = ["decoded"]
