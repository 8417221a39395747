"""Statistics as a page: tables and charts, without any script."""

from collections.abc import Iterator
from typing import Final, final

import attrs

from dmd_core import __version__
from dmd_replay.lang.spoken import ToolWords
from dmd_replay.report.page import ENGLISH, rendered
from dmd_replay.stats.summary import Curve, Summary, Tally

WIDTH: Final = 600
HEIGHT: Final = 180
_EDGE: Final = 40


@final
@attrs.frozen
class DrawnCurve:
    """A curve as points of a picture, with its numbers below."""

    curve: Curve
    points: str
    highest: float


@final
@attrs.frozen
class Bar:
    """A tally with the length of its bar, 0 to 100."""

    tally: Tally
    length: float


def stats_page_of(summary: Summary, title: str, words: ToolWords = ENGLISH) -> str:
    """One page without anything from outside.

    Args:
        summary: what was summed up; in another language as `spoken` gives it.
        title: what it is of.
        words: of the page itself.
    """
    topics: dict[str, list[Bar]] = {}
    for tally in summary.tallies:
        topics.setdefault(tally.topic, [])
    for topic, bars in topics.items():
        same = [tally for tally in summary.tallies if tally.topic == topic]
        most = max(tally.n for tally in same)
        bars += [Bar(tally, round(100 * tally.n / most, 1)) for tally in same]
    return rendered(
        "stats.html.jinja",
        title=title,
        groups=summary.groups,
        topics=topics,
        curves=list(_drawn(summary)),
        width=WIDTH,
        height=HEIGHT,
        edge=_EDGE,
        w=words,
        version=__version__,
    )


def _drawn(summary: Summary) -> Iterator[DrawnCurve]:
    for curve in summary.curves:
        highest = max(*curve.means, 1.0)
        steps = max(1, len(curve.means) - 1)
        points = (
            f"{_EDGE + n * (WIDTH - 2 * _EDGE) / steps:.1f},"
            f"{HEIGHT - _EDGE - mean * (HEIGHT - 2 * _EDGE) / highest:.1f}"
            for n, mean in enumerate(curve.means)
        )
        yield DrawnCurve(curve, " ".join(points), highest)


__all__ = ["Bar", "DrawnCurve", "stats_page_of"]
