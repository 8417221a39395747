"""From plain data to values, everything that does not fit told in the words of a position."""

import re
from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any, Final, TypeVar

from dmd_core.death_may_die.position.base import Layout
from dmd_core.death_may_die.position.mend import Steps, mended
from dmd_core.death_may_die.position.problems import Faults
from dmd_core.death_may_die.ruleset import schema
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.codec import DecodeError
from dmd_core.kernel.events import Frame
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
_MOST: Final = 100
"""So many values that do not fit are told; each is found by reading anew."""

V = TypeVar("V")


def decoded(data: Mapping[str, Any], layout: Layout, faults: Faults) -> Table | None:
    """The table of plain data; None if a value does not fit.

    Args:
        data: a table as plain data.
        layout: the board it was made from; only what differs from it is decoded.
        faults: gets every value that does not fit.
    """
    base = layout.plain
    changed = {key: value for key, value in data.items() if value != base[key]}

    def read(part: Any) -> Table:  # noqa: ANN401 - plain data
        return schema().plain.node_from(Table, {**_LEAST, **part})

    found = _read(read, changed, Table, _place, faults)
    if found is None:
        return None
    return replace(layout.table, **{key: getattr(found, key) for key in changed})


def decoded_frame(data: object, path: str, faults: Faults) -> Frame | None:
    """The frame of plain data; None if a value does not fit.

    Args:
        data: a frame as plain data.
        path: where it stands, for faults.
        faults: gets every value that does not fit.
    """

    def place(_data: object, steps: Steps) -> str:
        return path + "".join(f"[{s}]" if isinstance(s, int) else f".{s}" for s in steps)

    return _read(schema().plain.frame_from, data, None, place, faults)


def _read(
    read: Callable[[Any], V],
    data: Any,  # noqa: ANN401 - plain data of any shape
    hint: Any,  # noqa: ANN401 - any annotation
    place: Callable[[Any, Steps], str],
    faults: Faults,
) -> V | None:
    """What `read` makes of data; None if something does not fit.

    What does not fit is told and replaced by something that does, so that the next is met too.
    """
    before: Steps | None = None
    for _ in range(_MOST):
        try:
            found = read(data)
        except DecodeError as error:
            if before is None:
                data = deepcopy(data)  # parts of it belong to the board
            steps = [name or int(number) for name, number in _PARTS.findall(error.path)]
            if steps == before:  # what was put there does not fit either
                return None
            before = steps
            faults.unfit(place(data, steps), error)
            try:
                data = mended(data, hint, steps)
            except LookupError:
                return None
        else:
            return found if before is None else None
    faults.say("position", f"{_MOST} values or more do not fit; mend these first")
    return None


def _place(data: Any, steps: Steps) -> str:  # noqa: ANN401 - plain data
    """The path of a value as positions name it: ids for places in lists, no ``deck``."""
    words: list[str] = []
    paired = False  # a pair was named by its first part
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
        elif not paired:
            words[-1:] = [f"{words[-1]}[{step}]"] if words else []
        data, paired = part, isinstance(part, list)
    return ".".join(words)


__all__ = ["decoded", "decoded_frame"]
