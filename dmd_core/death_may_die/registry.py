"""The tables of handlers of this game; rule modules fill them when they are imported."""

from typing import Final, TypeAlias

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.ruleset import Handlers
from dmd_core.kernel.run import Run

RULES: Final[Handlers[Game, Table]] = Handlers()
DmdRun: TypeAlias = Run[Game, Table]

__all__ = ["RULES", "DmdRun"]
