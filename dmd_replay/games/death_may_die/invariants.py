"""The invariants of Death May Die for the tools."""

from typing import Final

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.invariants import INVARIANTS as CHECKS
from dmd_core.death_may_die.state import Table
from dmd_replay.games.tabletop.invariants import GameInvariants

INVARIANTS: Final = GameInvariants[Game, Table](CHECKS, ("DMD-CHK-38", "DMD-CHK-39"))

__all__ = ["INVARIANTS"]
