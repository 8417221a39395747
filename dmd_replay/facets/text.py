"""The text facet: one game in words for people."""

from collections.abc import Sequence
from typing import Any, Final, Protocol, final

import attrs

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.state import State


@final
class _Missing:
    """What stands where nothing is; there is one of it."""

    def __repr__(self) -> str:
        """As people say it."""
        return "nothing"


MISSING: Final = _Missing()
"""Stands for a place that is not there, which is something else than an empty list."""


@final
@attrs.frozen
class FieldChange:
    """One place at which two values differ; `MISSING` stands for a place that is not there."""

    path: str
    before: object
    after: object


@final
@attrs.frozen
class TableMoment:
    """When something is, as people at a table count: rounds and turns from 1, 0 before them."""

    round: int
    turn: int


class Narrator(Protocol):
    """Says what is in one game; `Any` stands for the table, which general tools pass on unseen."""

    def describe(self, state: State[Any], what: Event | Command | Decision | Refusal) -> str:
        """One sentence, empty for events that need no telling.

        Args:
            state: of an event the one before it, of anything else the one in which it is given.
            what: what is described.
        """

    def seat(self, seat: int) -> str:
        """Name of a seat."""

    def source(self, source: str) -> str:
        """Name of the text at work, such as a card; empty for the bare rules."""

    def moment(self, table: Any) -> TableMoment:  # noqa: ANN401 - see the class
        """When a table is."""

    def opens_turn(self, event: Event) -> bool:
        """Whether a turn begins with an event; an account of a game has a paragraph for each."""

    def difference(self, change: FieldChange, before: object, after: object) -> str:
        """One difference in words of the rules; empty if there are none for it.

        Args:
            change: the difference; what is only on one side is given whole.
            before: the position it was found in, as plain data, see `dmd_replay.read.diff.laid`.
            after: the other position.
        """

    def set_up_by(self, path: str) -> Sequence[RuleId]:
        """The rules that say how a place is set up; none where the rules do not say."""

    def summary(self, state: State[Any]) -> list[tuple[str, str]]:
        """How a game stands: pairs of heading and text."""

    def verdict(self, state: State[Any]) -> str:
        """How a game ended, in a few words to begin a sentence with."""

    def why_not(self, state: State[Any], decision: Decision) -> list[tuple[Command, str]]:
        """Usual commands that are refused now, each with its reason."""


__all__ = ["MISSING", "FieldChange", "Narrator", "TableMoment"]
