"""Death May Die for coverage: the cards of a game, and rules that nothing can be observed of."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, final
from weakref import WeakKeyDictionary

from dmd_core.death_may_die.game import Game
from dmd_replay.games.death_may_die.card_coverage import CardWatch, Catalogue


@cache
def _excused() -> Mapping[str, str]:
    text = files("dmd_replay.games.death_may_die").joinpath("unobservable.toml").read_text("utf-8")
    return {str(rule): str(reason) for rule, reason in tomllib.loads(text).items()}


@final
class DeathMayDieCoverage:
    """See `dmd_replay.facets.coverage.CoverageFacet`."""

    def __init__(self) -> None:
        """Know no game yet."""
        self._catalogues: WeakKeyDictionary[Game, Catalogue] = WeakKeyDictionary()

    def excused(self) -> Mapping[str, str]:
        """Rules that nothing can be observed of."""
        return _excused()

    def cards(self, game: Game) -> CardWatch:
        """A watcher over the cards of one game."""
        catalogue = self._catalogues.get(game)
        if catalogue is None:  # many cases are played in one game
            catalogue = self._catalogues[game] = Catalogue(game)
        return CardWatch(game, catalogue)


COVERAGE: Final = DeathMayDieCoverage()

__all__ = ["COVERAGE", "DeathMayDieCoverage"]
