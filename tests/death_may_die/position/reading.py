"""Positions in TOML, read for a game of two Investigators, and what is wrong with them."""

import tomllib

import pytest

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.position import PositionError, faults, position_from
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.state import State
from tests.death_may_die.scenarios import make_game

GAME = make_game("ian", "elizabeth")


def read(text: str, game: Game = GAME) -> State[Table]:
    """The state of a position written as TOML."""
    return position_from(game, tomllib.loads(text))


def problems(text: str) -> list[str]:
    """What keeps a position from being read."""
    with pytest.raises(PositionError) as caught:
        read(text)
    assert str(caught.value) == "\n".join(map(str, caught.value.faults))
    return [str(fault) for fault in caught.value.faults]


def told(text: str) -> list[str]:
    """The faults of a position that can be read."""
    return [str(fault) for fault in faults(GAME, read(text))]
