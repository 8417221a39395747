"""What the tools say of Final Girl: words of its statistics, of its dice, of differences."""

from typing import Final

from dmd_replay.games.final_girl.difference import NAMES
from dmd_replay.games.final_girl.luck import ROLLS, FinalGirlLuck
from dmd_replay.games.final_girl.statistics import TOPICS, FinalGirlStatistics

LABELS: Final = (
    *TOPICS,
    *NAMES,
    *FinalGirlStatistics.gauges,
    *("Killer", "Location", "Final Girl", "a minion"),
    *(ROLLS, *FinalGirlLuck.symbols),
)
"""Headings and names that no card has, by their English."""

__all__ = ["LABELS"]
