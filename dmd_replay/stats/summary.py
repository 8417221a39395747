"""Many games together: how often they are won, how long they are, what happens in them."""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Any, Final, final

import attrs

from dmd_replay.facets.statistics import StatisticsFacet
from dmd_replay.lang.spoken import ToolWords
from dmd_replay.stats.measuring import GameNumbers
from dmd_replay.stats.totals import ALL, Totals

LIKELY: Final = 1.959963984540054
"""So many standard deviations to each side hold 95 of 100."""


def interval(hits: int, of: int) -> tuple[float, float]:
    """Where a rate lies with a confidence of 95 %, by Wilson's score.

    Args:
        hits: how often it happened.
        of: out of how many, 1 or more.

    Raises:
        ValueError: if there are fewer than 1, or more hits than that.

    Example:
        >>> tuple(round(bound, 3) for bound in interval(3, 10))
        (0.108, 0.603)
    """
    if not 0 <= hits <= of or of < 1:
        raise ValueError(f"{hits} of {of} is no rate")
    rate, square = hits / of, LIKELY * LIKELY
    middle = rate + square / (2 * of)
    half = LIKELY * sqrt(rate * (1 - rate) / of + square / (4 * of * of))
    scale = 1 + square / of
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


@final
@attrs.frozen
class Group:
    """Games that are of one thing: `heading` and `name` say which.

    Attributes: `games` how many, `ended` how many of them came to an end, `wins` how many were
    won; `low` and `high` bounds of the rate of wins among those that ended, 0 and 1 if none did;
    `rounds`, `turns` and `commands` on average.
    """

    heading: str
    name: str
    games: int
    ended: int
    wins: int
    low: float
    high: float
    rounds: float
    turns: float
    commands: float

    @property
    def rate(self) -> float:
        """The share of wins among the games that ended; 0 if none did."""
        return self.wins / self.ended if self.ended else 0.0


@final
@attrs.frozen
class Tally:
    """How often something happened: `n` times, in `games` of all games."""

    topic: str
    name: str
    n: int
    games: int


@final
@attrs.frozen
class Curve:
    """A gauge by rounds: for each round its mean over the games that came so far, and how many."""

    gauge: str
    means: tuple[float, ...]
    games: tuple[int, ...]


@final
@attrs.frozen
class Summary:
    """What many games have in common; `groups` begins with all of them.

    `tallies` are by topic in the order of the facet, the most frequent first.
    """

    groups: tuple[Group, ...]
    tallies: tuple[Tally, ...]
    curves: tuple[Curve, ...]

    def data(self) -> dict[str, Any]:
        """For programs; `Any` as in JSON."""
        return {
            "groups": [{**attrs.asdict(group), "rate": group.rate} for group in self.groups],
            "tallies": [attrs.asdict(tally) for tally in self.tallies],
            "curves": [attrs.asdict(curve) for curve in self.curves],
        }

    def rows(self) -> Iterator[tuple[str, str, str, float]]:
        """The same as rows of a table for a spreadsheet: heading, name, measure, value."""
        for group in self.groups:
            for field in ("games", "ended", "wins", "rate", "low", "high", "rounds", "turns"):
                yield group.heading, group.name, field, getattr(group, field)
        for tally in self.tallies:
            yield tally.topic, tally.name, "n", tally.n
            yield tally.topic, tally.name, "games", tally.games
        for curve in self.curves:
            for number, mean in enumerate(curve.means, 1):
                yield curve.gauge, f"round {number}", "mean", mean


def spoken(summary: Summary, words: ToolWords) -> Summary:
    """The same with headings, topics and names in the language of the words.

    Args:
        summary: in English.
        words: those of the tools of the game.
    """
    said = words.label
    groups = (
        attrs.evolve(
            group,
            heading=words("stats-all") if group.heading == ALL else said(group.heading),
            name=_listed(group.name, said),
        )
        for group in summary.groups
    )
    tallies = (
        attrs.evolve(tally, topic=said(tally.topic), name=said(tally.name))
        for tally in summary.tallies
    )
    curves = (attrs.evolve(curve, gauge=said(curve.gauge)) for curve in summary.curves)
    return Summary(tuple(groups), tuple(tallies), tuple(curves))


def _listed(names: str, said: Callable[[str], str]) -> str:
    """A name, or several as those of a party."""
    whole = said(names)
    return whole if whole != names else ", ".join(map(said, names.split(", ")))


def summed(facet: StatisticsFacet, games: Sequence[GameNumbers]) -> Summary:
    """Sum games up.

    Args:
        facet: of the game that all of them are of.
        games: at least one.

    Raises:
        ValueError: if there is none.
    """
    if not games:
        raise ValueError("there is no game to sum up")
    return summary_of(facet, Totals.of(games))


def summary_of(facet: StatisticsFacet, totals: Totals) -> Summary:
    """What sums over games come to.

    Args:
        facet: of the game that all of them are of.
        totals: over one game at least.

    Raises:
        ValueError: if there is none.
    """
    if not totals.groups:
        raise ValueError("there is no game to sum up")
    groups = tuple(
        _group(heading, name, sums)
        for heading, names in totals.by_heading().items()
        for name, sums in names.items()
    )
    return Summary(groups, tuple(_tallies(facet, totals)), tuple(_curves(facet, totals)))


def _group(heading: str, name: str, sums: Sequence[int]) -> Group:
    games, ended, wins, *lengths = sums
    low, high = interval(wins, ended) if ended else (0.0, 1.0)
    rounds, turns, commands = (length / games for length in lengths)
    return Group(heading, name, games, ended, wins, low, high, rounds, turns, commands)


def _tallies(facet: StatisticsFacet, totals: Totals) -> Iterator[Tally]:
    for topic in facet.topics:
        tallies = [
            Tally(topic, name, n, games)
            for (of, name), (n, games) in totals.counts.items()
            if of == topic
        ]
        yield from sorted(tallies, key=lambda tally: (-tally.n, tally.name))


def _curves(facet: StatisticsFacet, totals: Totals) -> Iterator[Curve]:
    longest = 1 + max((number for _, number in totals.gauges), default=-1)
    for place, gauge in enumerate(facet.gauges):
        found = [totals.gauges[place, number] for number in range(longest)]
        yield Curve(gauge, tuple(total / n for total, n in found), tuple(n for _, n in found))


__all__ = [
    "ALL",
    "Curve",
    "Group",
    "Summary",
    "Tally",
    "interval",
    "spoken",
    "summary_of",
    "summed",
]
