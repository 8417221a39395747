"""The invariants of Final Girl for the tools."""

from typing import Final

from dmd_core.final_girl.game import Game
from dmd_core.final_girl.invariants import INVARIANTS as CHECKS
from dmd_core.final_girl.state import Table
from dmd_replay.games.tabletop.invariants import GameInvariants

INVARIANTS: Final = GameInvariants[Game, Table](CHECKS, ("FG-INV-10", "FG-INV-12"))

__all__ = ["INVARIANTS"]
