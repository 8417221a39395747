"""Differences between two positions and between two recorded games; knows no game."""

from dmd_replay.read.diff.logs import (
    LogDiff,
    LogParting,
    LogSide,
    What,
    compare_logs,
    what_parts,
)
from dmd_replay.read.diff.states import (
    PositionDifference,
    compare,
    difference_of,
    laid,
    laid_out,
    said,
    shown,
)

__all__ = [
    "LogDiff",
    "LogParting",
    "LogSide",
    "PositionDifference",
    "What",
    "compare",
    "compare_logs",
    "difference_of",
    "laid",
    "laid_out",
    "said",
    "shown",
    "what_parts",
]
