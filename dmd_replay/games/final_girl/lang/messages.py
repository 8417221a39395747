"""What the tools say of Final Girl: words of its statistics, of its dice, of differences."""

from collections.abc import Iterator
from typing import Final

from dmd_core.tabletop.lang.messages import named
from dmd_core.tabletop.lang.translation import LABEL
from dmd_core.tabletop.lang.wanted import Wanted
from dmd_replay.games.final_girl.difference import NAMES
from dmd_replay.games.final_girl.luck import ROLLS, FinalGirlLuck
from dmd_replay.games.final_girl.statistics import TOPICS, FinalGirlStatistics
from dmd_replay.games.tabletop.differences import wanted as differences

LABELS: Final = (
    *TOPICS,
    *NAMES,
    *FinalGirlStatistics.gauges,
    *("Killer", "Location", "Final Girl", "a minion"),
    *(ROLLS, *FinalGirlLuck.symbols),
)
"""Headings and names that no card has, by their English."""


def wanted() -> Iterator[Wanted]:
    """All of it, for whoever puts it into another language."""
    yield from differences()
    for text in dict.fromkeys(LABELS):
        one = named(LABEL, text)
        yield Wanted(one.id, {}, one.english, name=True)


__all__ = ["LABELS", "wanted"]
