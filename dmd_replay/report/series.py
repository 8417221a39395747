"""Numbers of a game over time, for charts: tracks of boards, tokens and figures on the map.

Nothing of a game is known here. What is drawn has tracks with names, marks and pieces with kinds;
each name or kind becomes a chart, and one that never changes is none.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, TypeAlias, final

import attrs

from dmd_replay.lang.spoken import ToolWords
from dmd_replay.report.drawn import THINGS, Drawn
from dmd_replay.report.patches import Plain

Moment: TypeAlias = tuple[int, int, Drawn]
"""A step, its round, and the table after it."""

_GAME: Final = "tracks"
_MAP: Final = "map"
_ENGLISH: Final = ToolWords()


@final
@attrs.frozen
class Curve:
    """A number by step: `points` are the steps at which it became another one, with it."""

    name: str
    points: tuple[tuple[int, int], ...]


@final
@attrs.frozen
class Charted:
    """Curves of one kind: `name` for people, `last` the step at which they end."""

    name: str
    curves: tuple[Curve, ...]

    def as_json(self) -> Plain:
        """For a page."""
        return {
            "name": self.name,
            "curves": [
                {"name": curve.name, "points": [[step, n] for step, n in curve.points]}
                for curve in self.curves
            ],
        }


def charts_of(moments: Sequence[Moment], words: ToolWords = _ENGLISH) -> Iterator[Charted]:
    """The charts of a game: a track that several have with a curve for each of them, then others.

    Args:
        moments: the line that was played on, the setup first.
        words: of the page, for charts and kinds of things.
    """
    titles = {_GAME: words("page-tracks"), _MAP: words("page-on-map")}
    charts: dict[tuple[str, str], dict[str, list[tuple[int, int]]]] = {}
    names: dict[tuple[str, str], str] = {}
    seen: set[int] = set()
    counting: set[tuple[tuple[str, str], str]] = set()  # a track at its end all the time is a clock
    for step, _, table in moments:
        if id(table) in seen:
            continue
        seen.add(id(table))
        for chart, title, curve, n, end in _numbers(table):
            names.setdefault(chart, title)
            if n != end:
                counting.add((chart, curve))
            points = charts.setdefault(chart, {}).setdefault(curve, [])
            if not points or points[-1][1] != n:
                points.append((step, n))
        _ended(charts, step, {(chart, curve) for chart, _, curve, *_ in _numbers(table)})
    for chart, curves in charts.items():
        moving = [
            Curve(words.label(name) if chart[0] == _MAP else name, tuple(points))
            for name, points in curves.items()
            if (chart, name) in counting
        ]
        if chart[0] == _MAP:
            moving = [curve for curve in moving if len(curve.points) > 1]
        if any(len(curve.points) > 1 for curve in moving):
            yield Charted(titles.get(chart[0], names[chart]), tuple(moving))


def _ended(
    charts: dict[tuple[str, str], dict[str, list[tuple[int, int]]]],
    step: int,
    there: set[tuple[tuple[str, str], str]],
) -> None:
    """What is on the map no more is 0 of it; the last value of a board stays."""
    for chart, curves in charts.items():
        if chart[0] != _MAP:
            continue
        for name, points in curves.items():
            if (chart, name) not in there and points[-1][1]:
                points.append((step, 0))


_Number: TypeAlias = tuple[tuple[str, str], str, str, int, int]
"""Chart, its title, curve, number, and the highest one there can be; -1 if there is no such."""


def _numbers(table: Drawn) -> Iterator[_Number]:
    for panel in _things(table, "panels"):
        if panel.get("seat", -2) < 0:
            continue
        for track in _things(panel, "tracks"):
            if track["highest"] > track["lowest"]:
                chart = ("track", track["id"])
                yield chart, track["name"], panel["name"], track["value"], track["highest"]
    for track in _things(table, "tracks"):
        highest = track["highest"]
        yield (_GAME, ""), "", track["name"], track["value"], highest
    counted: dict[str, int] = {}
    for place in _things(table, "places"):
        for kind, n in (*_counted(place, "marks"), *_counted(place, "pieces")):
            counted[kind] = counted.get(kind, 0) + n
    for kind, n in counted.items():
        yield (_MAP, ""), "", kind, n, -1


def _counted(place: dict[str, Any], what: str) -> Iterator[tuple[str, int]]:
    for thing in _things(place, what):
        yield thing["kind"], thing["n"]


def _things(owner: dict[str, Any], name: str) -> Iterable[dict[str, Any]]:
    """The things of a kind that something has; `Any` as in plain data."""
    group = owner.get(name)
    found: dict[str, dict[str, Any]] = group[THINGS] if isinstance(group, dict) else {}
    return found.values()


__all__ = ["Charted", "Curve", "Moment", "charts_of"]
