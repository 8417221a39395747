"""The cards of a game for coverage, and the rules that nothing can be observed of."""

import tomllib
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any, Final, Generic, TypeVar, final
from weakref import WeakKeyDictionary

from dmd_replay.facets.coverage import CardEvidence

C = TypeVar("C")


@final
class GameCoverage(Generic[C]):
    """See `dmd_replay.facets.coverage.CoverageFacet`.

    Args:
        package: has ``unobservable.toml``, reasons by what nothing can be observed of.
        catalogue: walks over the cards of a game; it must not hold the game, which it would keep.
        watch: a watcher over a game and its cards.
    """

    def __init__(
        self,
        package: str,
        catalogue: Callable[[Any], C],
        watch: Callable[[Any, C], CardEvidence],
    ) -> None:
        """See the class; `Any` is a definition of the game, as in the facet."""
        self._package: Final = package
        self._catalogue: Final = catalogue
        self._watch: Final = watch
        self._catalogues: Final[WeakKeyDictionary[Any, C]] = WeakKeyDictionary()
        self._excused: Mapping[str, str] | None = None

    def excused(self) -> Mapping[str, str]:
        """Rules that nothing can be observed of."""
        if self._excused is None:
            text = files(self._package).joinpath("unobservable.toml").read_text("utf-8")
            self._excused = {str(rule): str(reason) for rule, reason in tomllib.loads(text).items()}
        return self._excused

    def cards(self, game: Any) -> CardEvidence:  # noqa: ANN401 - of any game
        """A watcher over the cards of one game."""
        try:
            found = self._catalogues.get(game)
        except TypeError:  # in a compiled wheel a game takes no weak references
            return self._watch(game, self._catalogue(game))
        if found is None:  # many cases are played in one game
            found = self._catalogues[game] = self._catalogue(game)
        return self._watch(game, found)


__all__ = ["GameCoverage"]
