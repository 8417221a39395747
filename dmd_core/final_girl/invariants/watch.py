"""Watching a game: all invariants, fed event by event."""

from typing import Final, final

from dmd_core.final_girl.game import Game
from dmd_core.final_girl.invariants.changes import CHANGES
from dmd_core.final_girl.invariants.dice import DICE
from dmd_core.final_girl.invariants.figures import FIGURES
from dmd_core.final_girl.invariants.ties import TIES
from dmd_core.final_girl.invariants.turns import FOLDS
from dmd_core.final_girl.state import Table
from dmd_core.tabletop import invariants as base
from dmd_core.tabletop.invariants import Invariant, Invariants

INVARIANTS: Final[tuple[Invariant[Game, Table], ...]] = (
    *(tie.invariant for tie in TIES),
    *CHANGES,
    *DICE,
    *FIGURES,
    *FOLDS,
)
"""Every invariant that one game can break, each named by the id of its rule.

FG-INV-11 and FG-INV-12 are about views and logs: that nothing hidden is told, and that replaying
gives the same events. Tests of views and whoever replays a log find these out.
"""

_ALL: Final = Invariants(*INVARIANTS)

check_state: Final = _ALL.check_state
"""What is broken of a table where the game waits for a decision, or is over."""


@final
class Watch(base.Watch[Game, Table]):
    """All invariants over one game, from the events of its setup on, or over a part of one.

    Attributes:
        violations: what was found broken, in the order it was noticed.
    """

    def __init__(self, game: Game, *, whole: bool = True, revision: int | None = None) -> None:
        """Open an empty watch for a game.

        Args:
            game: the definition.
            whole: whether the events come from the setup on; without it the invariants that
                follow a whole game are left out.
            revision: of the rules that gave the events; the present one if left out.
        """
        super().__init__(_ALL, game, whole=whole, revision=revision)


__all__ = ["INVARIANTS", "Watch", "check_state"]
