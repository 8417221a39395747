"""Watching a game: all invariants, fed event by event."""

from typing import Final

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.invariants.changes import CHANGES
from dmd_core.death_may_die.invariants.dice import DICE
from dmd_core.death_may_die.invariants.kinds import (
    ChangeInvariant,
    FoldInvariant,
    Invariant,
    Kind,
    StateInvariant,
    Violation,
)
from dmd_core.death_may_die.invariants.rolls import ROLLS
from dmd_core.death_may_die.invariants.tables import STATES
from dmd_core.death_may_die.invariants.turns import TURNS
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.events import Event, Parked
from dmd_core.kernel.run import CRASHES

INVARIANTS: Final[tuple[Invariant, ...]] = (*STATES, *CHANGES, *DICE, *ROLLS, *TURNS)
"""Every invariant that one game can break, each named by the id of its rule.

CHK-38 and CHK-39 are about a log: that each command was legal, and that replaying gives the same
states. Whoever replays a log finds these out.
"""

_BATCH: Final = tuple(i for i in STATES if i.kind is Kind.BATCH)
_ALWAYS: Final = tuple(i for i in STATES if i.kind is Kind.EVENT)
_CHANGES: Final = tuple(i for i in (*CHANGES, *DICE) if not i.on)
_FOLDS: Final = (*ROLLS, *TURNS)


def _by_class() -> dict[type, tuple[ChangeInvariant, ...]]:
    found: dict[type, tuple[ChangeInvariant, ...]] = {}
    for invariant in (*CHANGES, *DICE):
        for kind in invariant.on:
            found[kind] = (*found.get(kind, ()), invariant)
    return found


_OF: Final = _by_class()


def check_state(game: Game, table: Table) -> tuple[Violation, ...]:
    """Check a table where the game waits for a decision, or is over.

    It never fails: an invariant that cannot be looked at, because of a name that the game has not
    got, is broken too. Of a whole state, its agenda included, `dmd_core.faults` says what is wrong.

    Args:
        game: the definition.
        table: the table of a state between two commands.

    Returns:
        What is broken; nothing if all is well.
    """
    checks = _ALWAYS if table.outcome is not None else STATES
    found: list[Violation] = []
    for invariant in checks:
        try:
            found.extend(_broken(game, table, (invariant,), -1))
        except CRASHES as error:
            says = f"it cannot be looked at: {type(error).__name__}: {error}"
            found.append(Violation(invariant.rule, invariant.name, says, -1))
    return tuple(found)


def _broken(
    game: Game, table: Table, checks: tuple[StateInvariant, ...], event: int
) -> list[Violation]:
    found: list[Violation] = []
    for invariant in checks:
        says = invariant.check(game, table)
        if says is not None:
            found.append(Violation(invariant.rule, invariant.name, says, event))
    return found


class Watch:
    """All invariants over one game, from the events of its setup on, or over a part of one.

    Attributes:
        violations: what was found broken, in the order it was noticed.
    """

    def __init__(self, game: Game, *, whole: bool = True) -> None:
        """Open an empty watch for a game.

        Args:
            game: the definition.
            whole: whether the events come from the setup on; without it the invariants that
                count over whole turns and rolls are left out.
        """
        self.violations: list[Violation] = []
        self._game = game
        self._events = 0
        self._folds = tuple((invariant, invariant.make(game)) for invariant in _FOLDS if whole)

    def feed(self, before: Table, event: Event, after: Table) -> None:
        """Look at the next event.

        Args:
            before: the table before it.
            event: what happened; every event of the game, in order.
            after: the table after it.
        """
        number = self._events
        self._events += 1
        game = self._game
        if after is not before:
            self.violations.extend(_broken(game, after, _ALWAYS, number))
        # An event that should change the table and does not is looked at too.
        self._changes(_CHANGES, before, event, after)
        self._changes(_OF.get(type(event), ()), before, event, after)
        for fold, follow in self._folds:
            self._note(fold, follow(before, event, after))
        if isinstance(event, Parked) and after.outcome is None:
            self.violations.extend(_broken(game, after, _BATCH, number))

    def _changes(
        self, checks: tuple[ChangeInvariant, ...], before: Table, event: Event, after: Table
    ) -> None:
        for invariant in checks:
            self._note(invariant, invariant.check(self._game, before, event, after))

    def _note(self, invariant: ChangeInvariant | FoldInvariant, says: str | None) -> None:
        if says is not None:
            self.violations.append(
                Violation(invariant.rule, invariant.name, says, self._events - 1)
            )


__all__ = ["INVARIANTS", "Watch", "check_state"]
