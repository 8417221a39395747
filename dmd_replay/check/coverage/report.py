"""The report: everything there is to exercise, with how often it was."""

from collections.abc import Iterable, Mapping
from typing import final

import attrs

from dmd_replay.check.coverage.tally import Tally
from dmd_replay.facets.coverage import Topic
from dmd_replay.words import some


@final
@attrs.frozen
class CoverageLine:
    """One thing that can be exercised; `excuse` says why nothing of it can be observed."""

    topic: Topic
    key: str
    words: str
    count: int
    places: tuple[str, ...] = ()
    excuse: str = ""

    @property
    def missed(self) -> bool:
        """Whether it was never exercised and has no excuse."""
        return not self.count and not self.excuse


@final
@attrs.frozen
class CoverageReport:
    """All lines, topic by topic in the order of the game."""

    lines: tuple[CoverageLine, ...]
    games: int = 0
    cases: int = 0

    def of(self, topic: Topic) -> tuple[CoverageLine, ...]:
        """The lines of a topic."""
        return tuple(line for line in self.lines if line.topic is topic)

    @property
    def seen(self) -> str:
        """How many games and cases were looked at, in words."""
        return f"{some(self.games, 'game')}, {some(self.cases, 'case')}"

    @property
    def missed(self) -> tuple[CoverageLine, ...]:
        """What was never exercised and has no excuse."""
        return tuple(line for line in self.lines if line.missed)

    def summary(self) -> list[tuple[Topic, int, int, int, int]]:
        """For each topic: all lines, exercised, excused, missed."""
        found = []
        for topic in Topic:
            lines = self.of(topic)
            exercised = sum(line.count > 0 for line in lines)
            missed = sum(line.missed for line in lines)
            found.append((topic, len(lines), exercised, len(lines) - exercised - missed, missed))
        return found

    def data(self) -> dict[str, object]:
        """The report for programs."""
        return {
            "games": self.games,
            "cases": self.cases,
            "summary": {
                topic.value: {"all": every, "exercised": seen, "excused": free, "missed": missed}
                for topic, every, seen, free, missed in self.summary()
            },
            "lines": [
                {
                    "topic": line.topic.value,
                    "key": line.key,
                    "words": line.words,
                    "count": line.count,
                    "places": list(line.places),
                    "excuse": line.excuse,
                }
                for line in self.lines
            ],
        }


def report_of(
    universe: Mapping[Topic, Mapping[str, str]],
    excused: Mapping[str, str],
    tally: Tally,
    *,
    games: int = 0,
    cases: int = 0,
) -> CoverageReport:
    """Put counts beside everything there is; what nobody foresaw comes last in its topic.

    There is what the universe has, and what the tally was told to expect of its games.
    """
    lines: list[CoverageLine] = []
    for topic in Topic:
        known = {**universe.get(topic, {}), **tally.expected(topic)}
        extra = (key for key in tally.keys(topic) if key not in known)
        lines.extend(_lines(topic, (*known, *extra), known, excused, tally))
    return CoverageReport(tuple(lines), games, cases)


def _lines(
    topic: Topic,
    keys: Iterable[str],
    known: Mapping[str, str],
    excused: Mapping[str, str],
    tally: Tally,
) -> Iterable[CoverageLine]:
    for key in keys:
        count = tally.count(topic, key)
        name = key if topic is Topic.RULE else f"{topic.value}/{key}"
        excuse = "" if count else excused.get(name, "")
        yield CoverageLine(topic, key, known.get(key, ""), count, tally.places(topic, key), excuse)


__all__ = ["CoverageLine", "CoverageReport", "report_of"]
