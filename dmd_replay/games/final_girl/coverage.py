"""Final Girl for coverage: the cards of a game, and rules that nothing can be observed of."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, final

from dmd_core.final_girl.game import Game
from dmd_replay.games.final_girl.card_coverage import CardWatch


@cache
def _excused() -> Mapping[str, str]:
    text = files("dmd_replay.games.final_girl").joinpath("unobservable.toml").read_text("utf-8")
    return {str(rule): str(reason) for rule, reason in tomllib.loads(text).items()}


@final
class FinalGirlCoverage:
    """See `dmd_replay.facets.coverage.CoverageFacet`."""

    def excused(self) -> Mapping[str, str]:
        """Rules that nothing can be observed of."""
        return _excused()

    def cards(self, game: Game) -> CardWatch:
        """A watcher over the cards of one game."""
        return CardWatch(game)


COVERAGE: Final = FinalGirlCoverage()

__all__ = ["COVERAGE", "FinalGirlCoverage"]
