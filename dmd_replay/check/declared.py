"""Declared changes: whether a divergence is one that a revision of the rules announced."""

from collections.abc import Sequence

from dmd_replay.check.replay import ReplayReport
from dmd_replay.facets.game import Declared


def declared_change(
    declared: Sequence[Declared], revision: int, report: ReplayReport
) -> Declared | None:
    """The declared change that explains a divergence.

    Args:
        declared: the changes of the game, of all revisions.
        revision: of the rules that recorded the log.
        report: of executing it under the present rules.

    Returns:
        The first change since that revision which concerns a rule that the difference cites; None
        if the log did not diverge, or for no reason that was announced.
    """
    if report.difference is None:
        return None
    cited = set(report.difference.rules)
    for change in declared:
        if change.revision > revision and cited.intersection(change.rules):
            return change
    return None


__all__ = ["declared_change"]
