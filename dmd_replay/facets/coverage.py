"""The facet of coverage: how the cards of a game show in its rules, and what never shows."""

from collections.abc import Iterable, Mapping
from enum import StrEnum, unique
from typing import Any, Protocol

from dmd_core.kernel.events import Event, Frame


@unique
class Topic(StrEnum):
    """What is counted."""

    RULE = "rule"
    CARD = "card"
    DECISION = "decision"


class CardEvidence(Protocol):
    """Tells by events and frames which cards did something; `Any` is the table before them."""

    def names(self) -> Mapping[str, str]:
        """The keys of all cards of the game with their names."""

    def event(self, table: Any, event: Event) -> Iterable[str]:  # noqa: ANN401 - see the class
        """Keys of the cards that an event shows at work."""

    def frame(self, table: Any, frame: Frame) -> Iterable[str]:  # noqa: ANN401 - see the class
        """Keys of the cards that a frame carries out."""


class CoverageFacet(Protocol):
    """What coverage needs of a game beside its rulebook, its rules and its invariants."""

    def excused(self) -> Mapping[str, str]:
        """What nothing can be observed of, each with the reason: rule ids, or ``decision/kind``."""

    def cards(self, game: Any) -> CardEvidence:  # noqa: ANN401 - of any game
        """A fresh watcher over the cards of one game."""


__all__ = ["CardEvidence", "CoverageFacet", "Topic"]
