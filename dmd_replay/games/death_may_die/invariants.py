"""The invariants of Death May Die for the tools."""

from collections.abc import Iterator, Sequence
from typing import Final, final

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.invariants import INVARIANTS as CHECKS
from dmd_core.death_may_die.invariants import (
    ChangeInvariant,
    FoldInvariant,
    Invariant,
    Kind,
    StateInvariant,
    Violation,
    Watch,
)
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.events import Event, Parked
from dmd_core.tabletop.invariants.kinds import Fold
from dmd_replay.facets.monitors import BrokenInvariant, Monitor


@final
class Everything:
    """All invariants over one game; see `dmd_replay.facets.monitors.Monitor`."""

    def __init__(self, game: Game, *, whole: bool = True, revision: int | None = None) -> None:
        """Open a watch."""
        self._watch = Watch(game, whole=whole, revision=revision)

    def feed(self, before: Table, event: Event, after: Table) -> Sequence[BrokenInvariant]:
        """What the next event breaks."""
        self._watch.feed(before, event, after)
        found = self._watch.violations
        if not found:
            return ()
        told = [_told(one) for one in found]
        found.clear()
        return told


@final
class One:
    """The checks of one name over one game: what a search for one failure looks at."""

    def __init__(self, game: Game, checks: Sequence[Invariant[Game, Table]]) -> None:
        """Take the checks, usually a single one."""
        self._game = game
        self._checks: list[tuple[Invariant[Game, Table], Fold[Table] | None]] = [
            (check, check.make(game) if isinstance(check, FoldInvariant) else None)
            for check in checks
        ]

    def feed(self, before: Table, event: Event, after: Table) -> Sequence[BrokenInvariant]:
        """What the next event breaks."""
        return [
            BrokenInvariant(str(check.rule), check.name, says)
            for check, fold in self._checks
            for says in self._says(check, fold, before, event, after)
        ]

    def _says(
        self,
        check: Invariant[Game, Table],
        fold: Fold[Table] | None,
        before: Table,
        event: Event,
        after: Table,
    ) -> Iterator[str]:
        """As `Watch` does, for a single check."""
        says: str | None = None
        if fold is not None:
            says = fold(before, event, after)
        elif isinstance(check, ChangeInvariant):
            if not check.on or type(event) in check.on:
                says = check.check(self._game, before, event, after)
        elif isinstance(check, StateInvariant):
            waits = isinstance(event, Parked) and after.outcome is None
            if waits if check.kind is Kind.BATCH else after is not before:
                says = check.check(self._game, after)
        if says is not None:
            yield says


def _told(violation: Violation) -> BrokenInvariant:
    return BrokenInvariant(str(violation.rule), violation.name, violation.says)


_REPLAYED: Final = ("DMD-CHK-38", "DMD-CHK-39")
"""Checks about a log: whoever executes it again makes them."""


@final
class DeathMayDieInvariants:
    """See `dmd_replay.facets.monitors.Invariants`."""

    def monitor(
        self,
        game: Game,
        *,
        only: tuple[str, str] | None = None,
        whole: bool = True,
        revision: int | None = None,
    ) -> Monitor:
        """One for all invariants, or for those of one rule and name."""
        if only is None:
            return Everything(game, whole=whole, revision=revision)
        return One(game, [check for check in CHECKS if (str(check.rule), check.name) == only])

    def rules(self, *, whole: bool) -> Iterator[str]:
        """Those over whole turns need the game from its setup on."""
        for check in CHECKS:
            if whole or not isinstance(check, FoldInvariant):
                yield check.rule
        if whole:
            yield from _REPLAYED


INVARIANTS: Final = DeathMayDieInvariants()

__all__ = ["INVARIANTS", "DeathMayDieInvariants", "Everything", "One"]
