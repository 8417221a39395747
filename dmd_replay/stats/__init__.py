"""Statistics: what many recorded games have in common, by what they are of."""

from dmd_replay.stats.measuring import GameNumbers, measured
from dmd_replay.stats.summary import Group, Summary, Tally, interval, spoken, summary_of, summed
from dmd_replay.stats.totals import Totals

__all__ = [
    "GameNumbers",
    "Group",
    "Summary",
    "Tally",
    "Totals",
    "interval",
    "measured",
    "spoken",
    "summary_of",
    "summed",
]
