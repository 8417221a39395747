"""The facet of odds: exact chances of what a game leaves to dice."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, final

import attrs

if TYPE_CHECKING:  # as in `dmd_replay.facets.setup`
    import click


@final
@attrs.frozen
class Odds:
    """An answer: `data` for programs, `lines` for people."""

    data: Mapping[str, Any]
    lines: tuple[str, ...]


class OddsFacet(Protocol):
    """Chances in one game."""

    @property
    def options(self) -> "Sequence[click.Parameter]":
        """The options that ask, with their defaults."""

    @property
    def help(self) -> str:
        """What can be asked, with an example, for the help of the command."""

    def ask(self, asked: Mapping[str, Any]) -> Odds:
        """The answer.

        Args:
            asked: the value of every option.

        Raises:
            ValueError: if that cannot be asked, with a sentence.
        """


__all__ = ["Odds", "OddsFacet"]
