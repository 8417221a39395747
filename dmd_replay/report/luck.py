"""How lucky the dice of a game were: what they showed against what so many dice show on average.

The chance of a sum is exact: it comes of all ways in which the dice can fall, in whole numbers. It
is that of so many dice thrown once; people throw again what displeases them, so the number of dice
itself tells a little of how they fell.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final, final

import attrs

from dmd_core.kernel.views import HiddenError
from dmd_replay.facets import GameTools
from dmd_replay.facets.luck import SymbolCounts, ThrownDice
from dmd_replay.odds.sums import sums
from dmd_replay.read.seek import Cursor
from dmd_replay.read.timeline import Timeline
from dmd_replay.read.words import instants
from dmd_replay.report.patches import Plain

MOST: Final = 1000
"""So many dice of one kind of roll are counted: the exact chance of more takes seconds."""


@final
@attrs.frozen
class Luck:
    """One symbol in all rolls of a kind that a seat made.

    Attributes: `who` made them; `roll` what they were for; `symbol` which one; `dice` how many
    fell; `shown` how often it showed; `expected` how often it shows on average; `least` the chance
    that so many dice show so many or more of it, `most` that they show so many or fewer.
    """

    who: str
    roll: str
    symbol: str
    dice: int
    shown: int
    expected: Fraction
    least: Fraction
    most: Fraction

    def as_json(self) -> Plain:
        """For a page; chances as numbers."""
        return {
            "who": self.who,
            "roll": self.roll,
            "symbol": self.symbol,
            "dice": self.dice,
            "shown": self.shown,
            "expected": float(self.expected),
            "least": float(self.least),
            "most": float(self.most),
        }


def luck_of(
    tools: GameTools, timeline: Timeline, cursor: Cursor, line: Sequence[int]
) -> Iterator[Luck]:
    """The luck of each seat, by kind of roll and symbol; nothing for a game without the facet.

    Args:
        tools: the game.
        timeline: what was recorded.
        cursor: of the timeline; it stays where it stands.
        line: the steps that count.
    """
    facet = tools.luck
    if facet is None:
        return
    narrator = tools.narrator(timeline.game)
    thrown: dict[tuple[int, str], list[ThrownDice]] = {}
    for step in line:
        before = cursor.peek(timeline.parents[step])
        for event, now, _ in instants(timeline, step, before):
            try:
                found = facet.thrown(timeline.game, now.table, event)
            except HiddenError:  # a masked log does not say how they fell
                continue
            if found is not None:
                thrown.setdefault((found.seat, found.roll), []).append(found)
    for (seat, roll), throws in sorted(thrown.items()):
        said = tools.words.label
        yield from _luck(narrator.seat(seat), said(roll), throws, tuple(map(said, facet.symbols)))


def _luck(
    who: str, roll: str, throws: Sequence[ThrownDice], symbols: Sequence[str]
) -> Iterator[Luck]:
    dice = [die for throw in throws for die in throw.dice][:MOST]
    kinds: dict[tuple[SymbolCounts, ...], int] = {}
    for die in dice:
        kinds[die.sides] = kinds.get(die.sides, 0) + 1
    for place, symbol in enumerate(symbols):
        counted: dict[tuple[int, ...], int] = {}
        for sides, n in kinds.items():
            faces = tuple(face[place] for face in sides)
            counted[faces] = counted.get(faces, 0) + n
        found = sums(counted)
        shown = sum(die.shown[place] for die in dice)
        yield Luck(
            who,
            roll,
            symbol,
            len(dice),
            shown,
            found.mean(),
            found.at_least(shown),
            found.at_most(shown),
        )


__all__ = ["MOST", "Luck", "luck_of"]
