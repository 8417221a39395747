"""Statistics: what many recorded games have in common, by what they are of."""

from dmd_replay.stats.measuring import GameNumbers, measured
from dmd_replay.stats.summary import Group, Summary, Tally, interval, summed

__all__ = ["GameNumbers", "Group", "Summary", "Tally", "interval", "measured", "summed"]
