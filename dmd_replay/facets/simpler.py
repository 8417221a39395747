"""The facet of simpler setups: what a search for the smallest game may leave out."""

from collections.abc import Iterator, Mapping
from typing import Any, Protocol, final

import attrs

Setup = Mapping[str, Any]
"""A setup as plain data, see `dmd_replay.facets.setup.Choice`."""


@final
@attrs.frozen
class Simpler:
    """A simpler setup.

    Attributes:
        setup: the setup.
        seats: the new seat of every old one that is left; None if the seats stay.
    """

    setup: Setup
    seats: Mapping[int, int] | None = None


class Simplifier(Protocol):
    """Knows which setups of one game are simpler than others."""

    def size(self, setup: Setup) -> tuple[int, int]:
        """How many seats a setup has, and how many of its choices are not the usual ones."""

    def simpler(self, setup: Setup) -> Iterator[Simpler]:
        """Setups with a smaller size, the boldest first."""


__all__ = ["Setup", "Simpler", "Simplifier"]
