"""Final Girl for coverage: the cards of a game, and rules that nothing can be observed of."""

from typing import Final

from dmd_replay.games.final_girl.card_coverage import CardWatch, Catalogue
from dmd_replay.games.tabletop.coverage import GameCoverage

COVERAGE: Final = GameCoverage("dmd_replay.games.final_girl", Catalogue, CardWatch)

__all__ = ["COVERAGE"]
