"""What the tools that read games need of a game in words: one teller for one opened game."""

from collections.abc import Sequence
from typing import Any, Protocol, final

import attrs

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.state import State
from dmd_replay.read.paths import Change


@final
@attrs.frozen
class Moment:
    """When something is, as people at a table count: rounds and turns from 1, 0 before them."""

    round: int
    turn: int


class Teller(Protocol):
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

    def rule(self, rule: str) -> str:
        """What the catalogue says of a rule; empty if it has no such rule."""

    def moment(self, table: Any) -> Moment:  # noqa: ANN401 - see the class
        """When a table is."""

    def difference(self, change: Change, before: object, after: object) -> str:
        """One difference in words of the rules.

        Args:
            change: the difference; what is only on one side is given whole.
            before: the position it was found in, as plain data, see `dmd_replay.read.diff.laid`.
            after: the other position.
        """

    def set_up_by(self, path: str) -> Sequence[RuleId]:
        """The rules that say how a place is set up; none where the rules do not say."""

    def summary(self, state: State[Any]) -> list[tuple[str, str]]:
        """How a game stands: pairs of heading and text."""

    def why_not(self, state: State[Any], decision: Decision) -> list[tuple[Command, str]]:
        """Usual commands that are refused now, each with its reason."""


__all__ = ["Moment", "Teller"]
