"""The facet of simpler setups: what a search for the smallest game may leave out."""

from collections.abc import Iterator, Mapping
from typing import Any, Protocol, final

import attrs

SetupData = Mapping[str, Any]
"""A setup as plain data, see `dmd_replay.facets.setup.Choice`."""


@final
@attrs.frozen
class Simpler:
    """A simpler setup.

    Attributes:
        setup: the setup.
        seats: the new seat of every old one that is left; None if the seats stay.
    """

    setup: SetupData
    seats: Mapping[int, int] | None = None


class Simplifier(Protocol):
    """Knows which setups of one game are simpler than others."""

    def size(self, setup: SetupData) -> tuple[int, int]:
        """How many seats a setup has, and how many of its choices are not the usual ones."""

    def simpler(self, setup: SetupData) -> Iterator[Simpler]:
        """Setups with a smaller size, the boldest first."""


__all__ = ["SetupData", "Simpler", "Simplifier"]
