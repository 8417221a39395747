"""What the tools say of Death May Die: words of its statistics, of its dice, of differences."""

from typing import Final

from dmd_replay.games.death_may_die.difference import NAMES
from dmd_replay.games.death_may_die.luck import AGAINST, OWN
from dmd_replay.games.death_may_die.statistics import TOPICS, DeathMayDieStatistics

LABELS: Final = (
    *TOPICS,
    *NAMES,
    *DeathMayDieStatistics.gauges,
    *("Episode", "Elder One", "Investigators", "Party", "Fire", "own dice", "the rules"),
    *(OWN, AGAINST),
)
"""Headings and names that no card has, by their English."""

__all__ = ["LABELS"]
