"""What an invariant is: a rule that can be checked on tables, on one event, or on many.

Every check gives None if the rule holds, and else one sentence that says what is wrong.
"""

from collections.abc import Callable
from enum import StrEnum, unique
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar, final

import attrs

from dmd_core.kernel.events import Event
from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.node import node

G = TypeVar("G")
"""The definition of a game."""
T = TypeVar("T")
"""Its table."""
Seen_contra = TypeVar("Seen_contra", contravariant=True)


@unique
class Kind(StrEnum):
    """When an invariant holds."""

    EVENT = "event"
    """After every event."""
    BATCH = "batch"
    """When a batch is closed; checked where the game waits for a decision."""
    CHANGE = "change"
    """Of the table before and after one event."""
    TURN = "turn"
    """Of a run of events, such as a roll or a turn."""


StateCheck: TypeAlias = Callable[[G, T], str | None]
ChangeCheck: TypeAlias = Callable[[G, T, Any, T], str | None]
"""Takes the event between the tables; `Any` because each function names the classes it is for."""


class Fold(Protocol[Seen_contra]):
    """A checker that remembers what it needs of the events it has seen."""

    def __call__(self, before: Seen_contra, event: Event, after: Seen_contra, /) -> str | None:
        """Look at one more event."""


FoldMaker: TypeAlias = Callable[[G], Fold[T]]


@final
@attrs.frozen
class StateInvariant(Generic[G, T]):
    """An invariant of a table.

    `since` is the revision of the rules whose games it holds in. `reads` are the fields of the
    table that it looks at, where it says so: while they stay the very same objects it is not asked
    again.
    """

    rule: RuleId
    kind: Kind
    check: StateCheck[G, T]
    since: int = 1
    reads: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name of the function that checks it."""
        return self.check.__name__


@final
@attrs.frozen
class ChangeInvariant(Generic[G, T]):
    """An invariant of one event; without classes it looks at every event.

    `since` is the revision of the rules whose games it holds in.
    """

    kind: ClassVar[Kind] = Kind.CHANGE

    rule: RuleId
    check: ChangeCheck[G, T]
    on: tuple[type, ...] = ()
    since: int = 1

    @property
    def name(self) -> str:
        """The name of the function that checks it."""
        return self.check.__name__


@final
@attrs.frozen
class FoldInvariant(Generic[G, T]):
    """An invariant of many events, checked by a fold that is made anew for each game.

    `since` is the revision of the rules whose games it holds in.
    """

    kind: ClassVar[Kind] = Kind.TURN

    rule: RuleId
    name: str
    make: FoldMaker[G, T]
    since: int = 1


Invariant: TypeAlias = StateInvariant[G, T] | ChangeInvariant[G, T] | FoldInvariant[G, T]


@final
@node
class Violation:
    """A broken invariant: its rule, its name, one sentence, and where it was noticed.

    `event` counts the events that were watched, from 0; it is -1 for a single table.
    """

    rule: RuleId
    name: str
    says: str
    event: int = -1

    def __str__(self) -> str:
        """Rule, name and sentence in one line."""
        return f"{self.rule} {self.name}: {self.says}"


__all__ = [
    "ChangeCheck",
    "ChangeInvariant",
    "Fold",
    "FoldInvariant",
    "FoldMaker",
    "Invariant",
    "Kind",
    "StateCheck",
    "StateInvariant",
    "Violation",
]
