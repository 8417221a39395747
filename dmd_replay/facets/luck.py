"""The facet of luck: which dice were thrown in a game, and what they count."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias, final

import attrs

from dmd_core.kernel.events import Event
from dmd_core.kernel.ids import Seat

SymbolCounts: TypeAlias = tuple[int, ...]
"""How many there are of each symbol of `LuckFacet.symbols`."""


@final
@attrs.frozen
class ThrownDie:
    """A die that was thrown.

    Attributes: `sides` what each of its equally likely faces counts; `shown` that of the face on
    top.
    """

    sides: tuple[SymbolCounts, ...]
    shown: SymbolCounts


@final
@attrs.frozen
class ThrownDice:
    """Dice that fell at once: `seat` whose they are, `roll` a few words for what they are for."""

    seat: Seat
    roll: str
    dice: tuple[ThrownDie, ...]


class LuckFacet(Protocol):
    """The dice of one game; `Any` stands for its definition and its table."""

    @property
    def symbols(self) -> Sequence[str]:
        """The names of what dice show, in the order of all counts."""

    def thrown(self, game: Any, table: Any, event: Event) -> ThrownDice | None:  # noqa: ANN401 - see the class
        """The dice that an event shows; None if it shows none.

        Args:
            game: the definition.
            table: the table before the event.
            event: what happened.
        """


__all__ = ["LuckFacet", "SymbolCounts", "ThrownDice", "ThrownDie"]
