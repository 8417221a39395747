"""The languages facet: one game told in other languages than English."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:  # most tools speak English
    from dmd_core.tabletop.lang.review import Review
    from dmd_core.tabletop.lang.sources import LanguageSource
    from dmd_replay.facets.game import GameTools


class LanguagesFacet(Protocol):
    """What a game can be told in."""

    @property
    def codes(self) -> Sequence[str]:
        """The codes of the languages that come with the game, without English."""

    def speaking(self, code: str, own: "LanguageSource | None" = None) -> "GameTools":
        """The game with words of another language.

        Args:
            code: such as ``pl``.
            own: a file of sentences, which take the place of those that come with the game.

        Raises:
            MissingLanguagesError: if the extra is not installed that reads languages.
            LanguageError: if there is no such language, or a file is broken.
        """

    def review(self, code: str, own: "LanguageSource | None" = None) -> "Review":
        """What is missing or wrong in a language; arguments and errors as above."""


__all__ = ["LanguagesFacet"]
