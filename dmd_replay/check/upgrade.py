"""Upgrading: what becomes of old logs under this version of the rules."""

from collections.abc import Sequence
from enum import StrEnum, unique
from typing import Protocol, final

import attrs

from dmd_replay.check.replay import Report, Verdict, replay
from dmd_replay.games.adapter import Adapter
from dmd_replay.log import FORMAT, Log


@unique
class Fate(StrEnum):
    """What becomes of a log."""

    SAME = "same"
    COSMETIC = "cosmetic"
    """The same game; only internal frames, or the format of the file, are others."""
    DECLARED = "declared change"
    REGRESSION = "regression"
    UNKNOWN = "unknown"
    """This version cannot execute it; the reason says why."""


class Declared(Protocol):
    """A change of behaviour that was declared; see a game's list of them."""

    @property
    def revision(self) -> int:
        """The first revision that has it."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def rules(self) -> Sequence[str]:
        """The rules it concerns."""


@final
@attrs.frozen
class Upgrade:
    """What becomes of one log: its fate, the change that explains it, the report of replaying."""

    fate: Fate
    change: str
    report: Report

    @property
    def reason(self) -> str:
        """Why, in a few words."""
        if self.change:
            return self.change
        found = self.report.difference
        if found is None:
            return self.report.reason
        return f"record {found.record}, {found.field} [{', '.join(found.rules)}]"


def upgrade(adapter: Adapter, log: Log, declared: Sequence[Declared]) -> Upgrade:
    """Execute an old log under these rules, whatever revision it was played by.

    Args:
        adapter: the game.
        log: the log.
        declared: the changes of behaviour that were declared, of all revisions.

    Returns:
        Its fate. A divergence counts as a declared change if it cites a rule which a change since
        the log's revision concerns.
    """
    header = attrs.evolve(log.header, revision=adapter.ruleset.revision)
    report = replay(adapter, attrs.evolve(log, header=header))
    if report.verdict is Verdict.UNVERIFIED:
        return Upgrade(Fate.UNKNOWN, "", report)
    if report.verdict is Verdict.EXACT:
        other = report.parked or log.origin != FORMAT
        return Upgrade(Fate.COSMETIC if other else Fate.SAME, "", report)
    cited = set() if report.difference is None else set(report.difference.rules)
    for change in declared:
        if change.revision > log.header.revision and cited.intersection(change.rules):
            return Upgrade(Fate.DECLARED, change.name, report)
    return Upgrade(Fate.REGRESSION, "", report)


__all__ = ["Declared", "Fate", "Upgrade", "upgrade"]
