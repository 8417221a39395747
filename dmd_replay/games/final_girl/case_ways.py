"""Where somebody came from, in cases: the event of a move tells the end alone."""

from collections.abc import Mapping
from typing import Final

from dmd_core.final_girl.events.killer import KillerMoved, KillerPlaced
from dmd_core.final_girl.events.minions import MinionMoved
from dmd_core.final_girl.events.movement import GirlMoved, GirlPlaced
from dmd_core.final_girl.ids import SpaceId
from dmd_core.final_girl.lookups import minion
from dmd_core.final_girl.state import Table
from dmd_core.kernel.events import Event
from dmd_core.kernel.schema.shapes import Numbered, Shape

FROM: Final = "from"
"""The space that it left."""

_MOVES: Final = (GirlMoved, GirlPlaced, KillerMoved, KillerPlaced, MinionMoved)
_FIELDS: Final[Mapping[str, Shape]] = {FROM: Numbered("symbol", SpaceId)}


def way_fields(kind: type) -> Mapping[str, Shape]:
    """What is told of the way beside the fields of a class of events."""
    return _FIELDS if kind in _MOVES else {}


def way_of(table: Table, event: Event) -> Mapping[str, str]:
    """Where somebody who moved on this table came from; nothing for other events."""
    match event:
        case GirlMoved() | GirlPlaced():
            return {FROM: table.girl.space}
        case KillerMoved() | KillerPlaced():
            return {FROM: table.killer.space}
        case MinionMoved(minion=figure):
            one = minion(table, figure)
            return {} if one is None else {FROM: one.space}
        case _:
            return {}


__all__ = ["FROM", "way_fields", "way_of"]
