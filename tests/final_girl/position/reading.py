"""Positions of one game, read and judged."""

from collections.abc import Mapping
from typing import Any, Final

import pytest

from dmd_core.final_girl.position import PositionError, faults, position_from
from dmd_core.final_girl.state import Table
from dmd_core.kernel.state import State
from tests.final_girl.scenarios import make_game

GAME: Final = make_game()
"""Nora against the Butcher at the camp."""
HIVE: Final = make_game(killer="beekeeper")
"""Nora against the Beekeeper, who has minions."""


def read(**position: Any) -> Table:  # noqa: ANN401 - keys of a position
    """The table of a position that has no faults."""
    state = position_from(GAME, position)
    assert faults(GAME, state) == ()
    return state.table


def told(position: Mapping[str, Any], **state: Any) -> list[str]:  # noqa: ANN401 - keys of a position
    """What keeps a position that can be read from being one of a game."""
    return [str(fault) for fault in faults(GAME, position_from(GAME, {**position, **state}))]


def problems(**position: Any) -> list[str]:  # noqa: ANN401 - keys of a position
    """What keeps a position from being read."""
    with pytest.raises(PositionError) as caught:
        position_from(GAME, position)
    return [str(fault) for fault in caught.value.faults]


__all__ = ["GAME", "HIVE", "State", "problems", "read", "told"]
