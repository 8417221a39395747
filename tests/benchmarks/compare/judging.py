"""What two rows of measurements say, and whether the budget is kept."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from tomllib import loads
from typing import Final, final

import attrs

from tests.benchmarks.compare.sides import Sample

ENOUGH: Final = 10
"""Rounds that are a verdict: on a busy machine six once told a slowness that was none."""
BUDGET: Final = Path(__file__).with_name("budget.toml")


@final
@attrs.frozen
class Compared:
    """A figure of both sides.

    Attributes:
        name: of the figure.
        then: items per second of the earlier commit, the median.
        now: the same of this tree.
        ratio: the median of the ratios of each round, now over then; more is faster.
        low: the lowest quarter of the ratios ends here.
        high: the highest begins here.
        rounds: how many there were.
        other: whether the sides did not do the same number of items, so that rules have changed.
    """

    name: str
    then: float
    now: float
    ratio: float
    low: float
    high: float
    rounds: int
    other: bool


def compared(name: str, rounds: Sequence[tuple[Sample, Sample]]) -> Compared:
    """Judge rounds of measurements, each of the earlier commit and of this tree.

    Example:
        >>> rounds = [(Sample(100, 1.0), Sample(100, 0.5)), (Sample(100, 1.0), Sample(100, 0.4))]
        >>> compared("play", rounds).ratio
        2.25
    """
    then = [old.items / old.seconds for old, _ in rounds]
    now = [new.items / new.seconds for _, new in rounds]
    ratios = sorted(new / old for old, new in zip(then, now, strict=True))
    quarter = len(ratios) // 4
    other = any(old.items != new.items for old, new in rounds)
    low, high = ratios[quarter], ratios[-1 - quarter]
    return Compared(name, median(then), median(now), median(ratios), low, high, len(ratios), other)


@final
@attrs.frozen
class Budget:
    """The least ratios, by the names of figures."""

    speed: Mapping[str, float]
    instructions: Mapping[str, float]


def budget(path: Path = BUDGET) -> Budget:
    """Read a file of least ratios."""
    given = loads(path.read_text(encoding="utf-8"))
    return Budget(given["speed"], given["instructions"])


@final
@attrs.frozen
class Verdict:
    """What the budget says of all figures, a sentence for each that is not kept.

    Attributes:
        over: figures over budget.
        unsure: figures whose median is, while a quarter of the rounds or more kept it or there were
            too few: nobody can tell.
    """

    over: tuple[str, ...]
    unsure: tuple[str, ...]


def judged(
    limits: Budget, figures: Sequence[Compared], counts: Mapping[str, tuple[int, int]]
) -> Verdict:
    """Hold figures against the budget.

    Args:
        limits: the budget.
        figures: by processor time.
        counts: instructions of the earlier commit and of this tree.
    """
    over: list[str] = []
    unsure: list[str] = []
    for one in figures:
        least = limits.speed.get(one.name, 0.0)
        if one.ratio < least:
            sentence = f"{one.name}: {one.ratio:.3f} times as fast; the budget allows {least}"
            (over if one.high < least and one.rounds >= ENOUGH else unsure).append(sentence)
    for name, (then, now) in counts.items():
        least = limits.instructions.get(name, 0.0)
        if then < least * now:
            more, allowed = 100 * (now / then - 1), 100 * (1 / least - 1)
            over.append(
                f"{name}: {more:.1f} % more instructions; the budget allows {allowed:.1f} %"
            )
    return Verdict(tuple(over), tuple(unsure))
