"""Collecting: an observer of the rules that fills a tally."""

from typing import Any, final

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Event, Frame, cited
from dmd_core.kernel.refusals import Refusal
from dmd_replay.check.coverage.tally import Tally
from dmd_replay.facets.coverage import CardEvidence, Topic


@final
class Collector:
    """An `Observer` that counts what it sees; `place` says where."""

    def __init__(self, tally: Tally, cards: CardEvidence, place: str) -> None:
        """Fill a tally; the cards of the game are expected from now on."""
        self._tally = tally
        self._cards = cards
        self._place = place
        self._asked: object = None
        self._table: object = None
        tally.expect(Topic.CARD, cards.names())

    def event(self, table: Any, event: Event) -> None:  # noqa: ANN401 - of any game
        """Count its rules, and the cards at work."""
        for rule in cited(event):
            self._tally.add(Topic.RULE, rule, self._place)
        for card in self._cards.event(table, event):
            self._tally.add(Topic.CARD, card, self._place)

    def frame(self, table: Any, frame: Frame) -> None:  # noqa: ANN401 - of any game
        """Count the cards at work."""
        for card in self._cards.frame(table, frame):
            self._tally.add(Topic.CARD, card, self._place)

    def decision(self, table: Any, decision: Decision) -> None:  # noqa: ANN401 - of any game
        """Count its kind and its rules, once for the same question."""
        if self._asked == (decision.subject, decision.seat) and self._table is table:
            return
        self._asked = (decision.subject, decision.seat)
        self._table = table
        self._tally.add(Topic.DECISION, decision.kind, self._place)
        for rule in decision.rules:
            self._tally.add(Topic.RULE, rule, self._place)

    def refused(self, refusal: Refusal) -> None:
        """Count the rules a refusal rests on."""
        for rule in refusal.rules:
            self._tally.add(Topic.RULE, rule, self._place)


__all__ = ["Collector"]
