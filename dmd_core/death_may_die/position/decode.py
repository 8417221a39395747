"""From plain data to values, everything that does not fit told in the words of a position."""

from collections.abc import Mapping
from typing import Any, Final

from dmd_core.death_may_die.position.base import Layout
from dmd_core.death_may_die.ruleset import schema
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.events import Frame
from dmd_core.kernel.node import replace
from dmd_core.kernel.schema.codec import DecodeError
from dmd_core.kernel.schema.faults import path_text
from dmd_core.tabletop.position.paths import named_path
from dmd_core.tabletop.position.problems import Faults

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


def decoded(data: Mapping[str, Any], layout: Layout, faults: Faults) -> Table | None:
    """The table of plain data; None if a value does not fit.

    Args:
        data: a table as plain data.
        layout: the board it was made from; only what differs from it is decoded.
        faults: gets every value that does not fit.
    """
    base = layout.plain
    changed = {key: value for key, value in data.items() if value != base[key]}
    try:
        found = schema().plain.node_from(Table, {**_LEAST, **changed})
    except DecodeError as error:
        for fault in error.faults:
            faults.unfit(named_path(data, fault.path, ("deck",)), fault)
        return None
    return replace(layout.table, **{key: getattr(found, key) for key in changed})


def decoded_frame(data: object, path: str, faults: Faults) -> Frame | None:
    """The frame of plain data; None if a value does not fit.

    Args:
        data: a frame as plain data.
        path: where it stands, for faults.
        faults: gets every value that does not fit.
    """
    try:
        return schema().plain.frame_from(data)
    except DecodeError as error:
        for fault in error.faults:
            faults.unfit(path_text((path, *fault.path)), fault)
        return None


__all__ = ["decoded", "decoded_frame"]
