"""The languages facet of a game whose files lie in a package of its own."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, final

from dmd_core.tabletop.lang.loading import need_languages, sources_of
from dmd_core.tabletop.lang.sources import LanguageSource, languages_in
from dmd_replay.facets import GameTools

if TYPE_CHECKING:  # these need the extra, or load all sentences of a game
    from dmd_core.tabletop.lang.review import Review
    from dmd_core.tabletop.lang.wanted import Texts


@final
class Languages:
    """See `dmd_replay.facets.languages.LanguagesFacet`.

    Args:
        package: where the files of the game are.
        texts: gives all messages of the game.
        speaking: makes the tools of the game in a language.
    """

    def __init__(
        self,
        package: str,
        texts: "Callable[[], Texts]",
        speaking: Callable[[str, LanguageSource | None], GameTools],
    ) -> None:
        """Keep what it takes."""
        self._package: Final = package
        self._texts: Final = texts
        self._speaking: Final = speaking

    @property
    def codes(self) -> Sequence[str]:
        """The codes of the languages that come with the game."""
        return languages_in(self._package)

    def speaking(self, code: str, own: LanguageSource | None = None) -> GameTools:
        """The game with words of another language."""
        return self._speaking(code, own)

    def review(self, code: str, own: LanguageSource | None = None) -> "Review":
        """What is missing or wrong in a language."""
        need_languages()
        from dmd_core.tabletop.lang.review import review  # noqa: PLC0415 - it needs the extra

        return review(code, sources_of(code, self._package, own), self._texts())


__all__ = ["Languages"]
