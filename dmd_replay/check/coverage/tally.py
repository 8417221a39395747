"""The tally: how often each thing was exercised and where first, and what could have been."""

from collections.abc import Iterator, Mapping
from typing import Final, final

from dmd_replay.facets.coverage import Topic

EXAMPLES: Final = 3
"""So many places are remembered for each thing."""


@final
class Tally:
    """Counts by topic and key, with the first few places where each was seen.

    What is there to exercise may depend on the games that are looked at: `expect` notes it.

    Example:
        >>> tally = Tally()
        >>> tally.add(Topic.RULE, "DMD-REST-02", "rest.case.toml")
        >>> tally.add(Topic.RULE, "DMD-REST-02", "game.dmdlog")
        >>> tally.count(Topic.RULE, "DMD-REST-02"), tally.places(Topic.RULE, "DMD-REST-02")
        (2, ('rest.case.toml', 'game.dmdlog'))
    """

    def __init__(self) -> None:
        """Start empty."""
        self._counts: dict[tuple[Topic, str], int] = {}
        self._places: dict[tuple[Topic, str], tuple[str, ...]] = {}
        self._expected: dict[Topic, dict[str, dict[str, None]]] = {}

    def expect(self, topic: Topic, words: Mapping[str, str]) -> None:
        """Note what one game has to exercise, by key with a few words about each."""
        known = self._expected.setdefault(topic, {})
        for key, says in words.items():
            known.setdefault(key, {})[says] = None

    def expected(self, topic: Topic) -> Mapping[str, str]:
        """What any of the games had to exercise, in the order in which it was noted.

        Games of several packs may call things with one key by different words; all are told.
        """
        known = self._expected.get(topic, {})
        return {key: " / ".join(words) for key, words in known.items()}

    def add(self, topic: Topic, key: str, place: str, n: int = 1) -> None:
        """Count a thing `n` times more, seen at a place."""
        pair = (topic, key)
        self._counts[pair] = self._counts.get(pair, 0) + n
        known = self._places.get(pair, ())
        if len(known) < EXAMPLES and place not in known:
            self._places[pair] = (*known, place)

    def count(self, topic: Topic, key: str) -> int:
        """How often a thing was exercised; 0 if never."""
        return self._counts.get((topic, key), 0)

    def places(self, topic: Topic, key: str) -> tuple[str, ...]:
        """Where it was seen first, at most `EXAMPLES` places."""
        return self._places.get((topic, key), ())

    def keys(self, topic: Topic) -> Iterator[str]:
        """Everything counted under a topic, sorted."""
        yield from sorted(key for about, key in self._counts if about is topic)


__all__ = ["EXAMPLES", "Tally"]
