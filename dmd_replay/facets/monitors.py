"""The facet of invariants: what must hold of every game, watched event by event."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, final

import attrs

from dmd_core.kernel.events import Event

# Any: definitions and tables of any game pass through unseen.


@final
@attrs.frozen
class BrokenInvariant:
    """An invariant that does not hold: the id of its rule, the name of the check, one sentence."""

    rule: str
    name: str
    says: str


class Monitor(Protocol):
    """Watches the invariants of one game."""

    def feed(self, before: Any, event: Event, after: Any) -> Sequence[BrokenInvariant]:  # noqa: ANN401 - see above
        """What the next event breaks; `before` and `after` are the tables around it."""


class Invariants(Protocol):
    """The invariants of one game."""

    def monitor(
        self,
        game: Any,  # noqa: ANN401 - see above
        *,
        only: tuple[str, str] | None = None,
        whole: bool = True,
        revision: int | None = None,
    ) -> Monitor:
        """A fresh monitor for a game.

        Args:
            game: the definition.
            only: rule and name of one check; the others need not be watched.
            whole: whether the game is seen from its setup on; if not, checks over what led to a
                position are left out.
            revision: of the rules that gave the events; the present one if left out. What only a
                later revision makes sure need not hold of a recording.
        """

    def rules(self, *, whole: bool) -> Iterable[str]:
        """Ids of the rules that a monitor checks, see `monitor`."""


__all__ = ["BrokenInvariant", "Invariants", "Monitor"]
