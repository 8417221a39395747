"""The languages facet of a game whose files lie in a package of its own."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, final

import attrs

from dmd_core.tabletop.lang.loading import need_languages, sources_of, speech_of
from dmd_core.tabletop.lang.messages import Speech
from dmd_core.tabletop.lang.sources import LanguageSource, languages_in
from dmd_replay.facets import GameTools
from dmd_replay.lang import PACKAGE
from dmd_replay.lang.spoken import wanted

if TYPE_CHECKING:  # these need the extra, or load all sentences of a game
    from dmd_core.tabletop.lang.review import Review
    from dmd_core.tabletop.lang.wanted import Texts, Wanted


@final
class Languages:
    """See `dmd_replay.facets.languages.LanguagesFacet`.

    Args:
        package: where the files of the game are.
        beside: where those are with what its facets say.
        texts: gives all messages of the game.
        more: gives the messages of its facets.
        speaking: makes the tools of the game by who puts messages into words.
    """

    def __init__(
        self,
        package: str,
        beside: str,
        texts: "Callable[[], Texts]",
        more: "Callable[[], Iterable[Wanted]]",
        speaking: Callable[[Speech], GameTools],
    ) -> None:
        """Keep what it takes."""
        self._package: Final = package
        self._beside: Final = (PACKAGE, beside)
        self._texts: Final = texts
        self._more: Final = more
        self._speaking: Final = speaking

    @property
    def codes(self) -> Sequence[str]:
        """The codes of the languages that come with the game."""
        return languages_in(self._package)

    def speaking(self, code: str, own: LanguageSource | None = None) -> GameTools:
        """The game with words of another language."""
        return self._speaking(speech_of(code, self._package, own, beside=self._beside))

    def review(self, code: str, own: LanguageSource | None = None) -> "Review":
        """What is missing or wrong in a language."""
        need_languages()
        from dmd_core.tabletop.lang.review import review  # noqa: PLC0415 - it needs the extra

        sources = sources_of(code, self._package, own, beside=self._beside)
        beside = (*wanted(), *self._more())
        return review(code, sources, attrs.evolve(self._texts(), beside=beside))


__all__ = ["Languages"]
