"""Watching a game: all invariants, fed event by event."""

from functools import lru_cache
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
from dmd_core.death_may_die.invariants.numbers import NUMBERS
from dmd_core.death_may_die.invariants.rolls import ROLLS
from dmd_core.death_may_die.invariants.tables import TABLES
from dmd_core.death_may_die.invariants.ties import TIES
from dmd_core.death_may_die.invariants.turns import TURNS
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.events import Event, Parked
from dmd_core.kernel.run import CRASHES

STATES: Final = (*TABLES, *(tie.invariant for tie in TIES))
"""What holds of a table, in the order in which it is checked."""

INVARIANTS: Final[tuple[Invariant, ...]] = (
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


class _Checks:
    """The invariants that hold in games of one revision of the rules, by when they are looked at.

    Attributes:
        batch: of tables, where the game waits for a decision.
        always: of tables, after every event.
        changes: of every event.
        of: of events of one class.
        folds: of many events.
    """

    def __init__(self, revision: int | None) -> None:
        """Sort them; without a revision all of them hold."""
        known = [i for i in INVARIANTS if revision is None or i.since <= revision]
        states = [i for i in known if isinstance(i, StateInvariant)]
        changes = [i for i in known if isinstance(i, ChangeInvariant)]
        self.batch = tuple(i for i in states if i.kind is Kind.BATCH)
        self.always = tuple(i for i in states if i.kind is Kind.EVENT)
        self.changes = tuple(i for i in changes if not i.on)
        self.folds = tuple(i for i in known if isinstance(i, FoldInvariant))
        self.of: dict[type, tuple[ChangeInvariant, ...]] = {}
        for invariant in changes:
            for kind in invariant.on:
                self.of[kind] = (*self.of.get(kind, ()), invariant)


_checks: Final = lru_cache(maxsize=8)(_Checks)
"""Sorted once for each revision."""


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
    checks = _checks(None).always if table.outcome is not None else STATES
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

    def __init__(self, game: Game, *, whole: bool = True, revision: int | None = None) -> None:
        """Open an empty watch for a game.

        Args:
            game: the definition.
            whole: whether the events come from the setup on; without it the invariants that
                count over whole turns and rolls are left out.
            revision: of the rules that gave the events; the present one if left out. Events of
                an old recording need not keep what a rule that was mended since made sure.
        """
        self.violations: list[Violation] = []
        self._game = game
        self._events = 0
        self._checks = _checks(revision)
        folds = self._checks.folds if whole else ()
        self._folds = tuple((invariant, invariant.make(game)) for invariant in folds)

    def feed(self, before: Table, event: Event, after: Table) -> None:
        """Look at the next event.

        Args:
            before: the table before it.
            event: what happened; every event of the game, in order.
            after: the table after it.
        """
        number = self._events
        self._events += 1
        game, checks = self._game, self._checks
        if after is not before:
            self.violations.extend(_broken(game, after, checks.always, number))
        # An event that should change the table and does not is looked at too.
        self._changes(checks.changes, before, event, after)
        self._changes(checks.of.get(type(event), ()), before, event, after)
        for fold, follow in self._folds:
            self._note(fold, follow(before, event, after))
        if isinstance(event, Parked) and after.outcome is None:
            self.violations.extend(_broken(game, after, checks.batch, number))

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
