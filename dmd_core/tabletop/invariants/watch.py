"""Watching a game: all invariants, fed event by event."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Generic, Protocol, TypeVar, final

from dmd_core.kernel.events import Event, Parked
from dmd_core.kernel.run import CRASHES
from dmd_core.tabletop.invariants.kinds import (
    ChangeInvariant,
    FoldInvariant,
    G,
    Invariant,
    Kind,
    StateInvariant,
    Violation,
)


class Ending(Protocol):
    """A table that says whether the game is over."""

    @property
    def outcome(self) -> object:
        """How the game ended; None while it goes on."""


T = TypeVar("T", bound=Ending)


class _Checks(Generic[G, T]):
    """The invariants that hold in games of one revision of the rules, by when they are looked at.

    Attributes:
        batch: of tables, where the game waits for a decision.
        always: of tables, after every event.
        changes: of every event.
        of: of events of one class.
        folds: of many events.
    """

    def __init__(self, invariants: Sequence[Invariant[G, T]], revision: int | None) -> None:
        """Sort them; without a revision all of them hold."""
        known = [i for i in invariants if revision is None or i.since <= revision]
        states = [i for i in known if isinstance(i, StateInvariant)]
        changes = [i for i in known if isinstance(i, ChangeInvariant)]
        self.batch = tuple(i for i in states if i.kind is Kind.BATCH)
        self.always = tuple(i for i in states if i.kind is Kind.EVENT)
        self.changes = tuple(i for i in changes if not i.on)
        self.folds = tuple(i for i in known if isinstance(i, FoldInvariant))
        self.of: dict[type, tuple[ChangeInvariant[G, T], ...]] = {}
        for invariant in changes:
            for kind in invariant.on:
                self.of[kind] = (*self.of.get(kind, ()), invariant)


@final
class Invariants(Generic[G, T]):
    """All invariants of a game, in the order in which they are checked."""

    def __init__(self, *invariants: Invariant[G, T]) -> None:
        """Take every invariant that one game can break, each named by the id of its rule."""
        self.all = invariants
        self._states = tuple(i for i in invariants if isinstance(i, StateInvariant))
        self._checks = lru_cache(maxsize=8)(lambda revision: _Checks(self.all, revision))

    def of(self, revision: int | None) -> _Checks[G, T]:
        """Those that hold in games of a revision, sorted once for each."""
        return self._checks(revision)

    def check_state(self, game: G, table: T) -> tuple[Violation, ...]:
        """Check a table where the game waits for a decision, or is over.

        It never fails: an invariant that cannot be looked at, because of a name that the game has
        not got, is broken too. Of a whole state, its agenda included, the faults of positions say
        what is wrong.

        Args:
            game: the definition.
            table: the table of a state between two commands.

        Returns:
            What is broken; nothing if all is well.
        """
        checks = self.of(None).always if table.outcome is not None else self._states
        found: list[Violation] = []
        for invariant in checks:
            try:
                found.extend(_broken(game, table, (invariant,), -1))
            except CRASHES as error:
                says = f"it cannot be looked at: {type(error).__name__}: {error}"
                found.append(Violation(invariant.rule, invariant.name, says, -1))
        return tuple(found)


def _broken(
    game: G, table: T, checks: tuple[StateInvariant[G, T], ...], event: int
) -> list[Violation]:
    found: list[Violation] = []
    for invariant in checks:
        says = invariant.check(game, table)
        if says is not None:
            found.append(Violation(invariant.rule, invariant.name, says, event))
    return found


def _due(
    checks: tuple[StateInvariant[G, T], ...], before: T, after: T
) -> tuple[StateInvariant[G, T], ...]:
    """Those that look at something which an event has changed."""
    return tuple(
        [
            one
            for one in checks
            if not one.reads
            or any(getattr(before, name) is not getattr(after, name) for name in one.reads)
        ]
    )


class Watch(Generic[G, T]):
    """All invariants over one game, from the events of its setup on, or over a part of one.

    Attributes:
        violations: what was found broken, in the order it was noticed.
    """

    def __init__(
        self,
        invariants: Invariants[G, T],
        game: G,
        *,
        whole: bool = True,
        revision: int | None = None,
    ) -> None:
        """Open an empty watch for a game.

        Args:
            invariants: those of this kind of game.
            game: the definition.
            whole: whether the events come from the setup on; without it the invariants that
                count over whole turns and rolls are left out.
            revision: of the rules that gave the events; the present one if left out. Events of
                an old recording need not keep what a rule that was mended since made sure.
        """
        self.violations: list[Violation] = []
        self._game = game
        self._events = 0
        self._checks = invariants.of(revision)
        folds = self._checks.folds if whole else ()
        self._folds = tuple((invariant, invariant.make(game)) for invariant in folds)

    def feed(self, before: T, event: Event, after: T) -> None:
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
            due = checks.always if not number else _due(checks.always, before, after)
            self.violations.extend(_broken(game, after, due, number))
        # An event that should change the table and does not is looked at too.
        self._changes(checks.changes, before, event, after)
        self._changes(checks.of.get(type(event), ()), before, event, after)
        for fold, follow in self._folds:
            self._note(fold, follow(before, event, after))
        if isinstance(event, Parked) and after.outcome is None:
            self.violations.extend(_broken(game, after, checks.batch, number))

    def _changes(
        self, checks: tuple[ChangeInvariant[G, T], ...], before: T, event: Event, after: T
    ) -> None:
        for invariant in checks:
            self._note(invariant, invariant.check(self._game, before, event, after))

    def _note(
        self, invariant: ChangeInvariant[G, T] | FoldInvariant[G, T], says: str | None
    ) -> None:
        if says is not None:
            self.violations.append(
                Violation(invariant.rule, invariant.name, says, self._events - 1)
            )


__all__ = ["Ending", "Invariants", "Watch"]
