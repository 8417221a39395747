"""Watching a game: all invariants, fed event by event."""

from typing import Final, final

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.invariants.changes import CHANGES
from dmd_core.death_may_die.invariants.dice import DICE
from dmd_core.death_may_die.invariants.numbers import NUMBERS
from dmd_core.death_may_die.invariants.rolls import ROLLS
from dmd_core.death_may_die.invariants.tables import TABLES
from dmd_core.death_may_die.invariants.ties import TIES
from dmd_core.death_may_die.invariants.turns import TURNS
from dmd_core.death_may_die.state import Table
from dmd_core.tabletop import invariants as base
from dmd_core.tabletop.invariants import Invariant, Invariants

STATES: Final = (*TABLES, *(tie.invariant for tie in TIES))
"""What holds of a table, in the order in which it is checked."""

INVARIANTS: Final[tuple[Invariant[Game, Table], ...]] = (
    *STATES,
    *CHANGES,
    *DICE,
    *NUMBERS,
    *ROLLS,
    *TURNS,
)
"""Every invariant that one game can break, each named by the id of its rule.

CHK-38 and CHK-39 are about a log: that each command was legal, and that replaying gives the same
states. Whoever replays a log finds these out.
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
                count over whole turns and rolls are left out.
            revision: of the rules that gave the events; the present one if left out. Events of
                an old recording need not keep what a rule that was mended since made sure.
        """
        super().__init__(_ALL, game, whole=whole, revision=revision)


__all__ = ["INVARIANTS", "STATES", "Watch", "check_state"]
