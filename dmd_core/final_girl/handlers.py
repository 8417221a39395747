"""The handlers of this game: what each frame does, filled while the rules are imported."""

from typing import Final, TypeAlias

from dmd_core.final_girl.game import Game
from dmd_core.final_girl.registry import REDUCERS
from dmd_core.final_girl.state import Table
from dmd_core.kernel.ruleset import Handlers
from dmd_core.kernel.run import Run

HANDLERS: Final[Handlers[Game, Table]] = Handlers(REDUCERS)
GirlRun: TypeAlias = Run[Game, Table]

__all__ = ["HANDLERS", "GirlRun"]
