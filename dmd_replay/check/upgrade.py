"""Upgrading: what becomes of old logs under this version of the rules."""

from collections.abc import Sequence
from enum import StrEnum, unique
from typing import final

import attrs

from dmd_replay.check.declared import declared_change
from dmd_replay.check.replay import ReplayReport, ReplayVerdict, replay
from dmd_replay.facets import GameTools
from dmd_replay.facets.game import Declared
from dmd_replay.log import FORMAT, Log


@unique
class Fate(StrEnum):
    """What becomes of a log."""

    SAME = "same"
    COSMETIC = "cosmetic"
    """The same game; only internal frames, fields that events got since, or the format of the file
    are others."""
    DECLARED = "declared change"
    REGRESSION = "regression"
    UNKNOWN = "unknown"
    """This version cannot execute it; the reason says why."""


@final
@attrs.frozen
class Upgrade:
    """What becomes of one log: its fate, the change that explains it, the report of replaying."""

    fate: Fate
    change: str
    report: ReplayReport

    @property
    def reason(self) -> str:
        """Why, in a few words."""
        if self.change:
            return self.change
        found = self.report.difference
        if found is None:
            return self.report.reason
        return f"record {found.record}, {found.field} [{', '.join(found.rules)}]"


def upgrade(tools: GameTools, log: Log, declared: Sequence[Declared] | None = None) -> Upgrade:
    """Execute an old log under these rules, whatever revision it was played by.

    Args:
        tools: the game.
        log: the log.
        declared: the changes of behaviour that were declared, of all revisions; those of the game
            if left out.

    Returns:
        Its fate. A divergence counts as a declared change if it cites a rule which a change since
        the log's revision concerns.
    """
    report = replay(tools, log)
    if report.verdict is ReplayVerdict.UNVERIFIED:
        return Upgrade(Fate.UNKNOWN, "", report)
    if report.verdict is ReplayVerdict.EXACT:
        other = report.parked or report.unrecorded or log.origin != FORMAT
        return Upgrade(Fate.COSMETIC if other else Fate.SAME, "", report)
    known = tools.changes if declared is None else declared
    change = declared_change(known, log.header.revision, report)
    if change is None:
        return Upgrade(Fate.REGRESSION, "", report)
    return Upgrade(Fate.DECLARED, change.name, report)


__all__ = ["Fate", "Upgrade", "upgrade"]
