"""Values of one table that follow from each other: each rule is an invariant and a position fault.

A tie finds every place where two values contradict each other; as an invariant of play it says the
first of them, a position is told all.
"""

from collections.abc import Callable, Iterator
from functools import wraps
from typing import Generic, TypeAlias, final

import attrs

from dmd_core.kernel.ids import RuleId
from dmd_core.tabletop.invariants.kinds import G, Kind, StateCheck, StateInvariant, T

Contradiction: TypeAlias = tuple[str, str]
"""The path of a value, as positions name it, and what is wrong with it."""

TieCheck: TypeAlias = Callable[[G, T], Iterator[Contradiction]]


@final
@attrs.frozen
class Tie(Generic[G, T]):
    """A rule that ties values of a table.

    Attributes:
        rules: the rules; the first one names the invariant.
        kind: when it holds: after every event, or where somebody is asked.
        check: finds what contradicts it.
        reads: the fields of the table that the check looks at, if it says so.
    """

    rules: tuple[RuleId, ...]
    kind: Kind
    check: TieCheck[G, T]
    reads: tuple[str, ...] = ()

    @property
    def invariant(self) -> StateInvariant[G, T]:
        """The tie as an invariant of play."""
        return StateInvariant(self.rules[0], self.kind, _first(self.check), reads=self.reads)


def _first(check: TieCheck[G, T]) -> StateCheck[G, T]:
    @wraps(check)
    def first(game: G, table: T) -> str | None:
        return next((f"{path}: {says}" for path, says in check(game, table)), None)

    return first


__all__ = ["Contradiction", "Tie", "TieCheck"]
