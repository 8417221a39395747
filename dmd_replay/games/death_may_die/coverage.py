"""Death May Die for coverage: the cards of a game, and rules that nothing can be observed of."""

from typing import Final

from dmd_replay.games.death_may_die.card_coverage import CardWatch, Catalogue
from dmd_replay.games.tabletop.coverage import GameCoverage

COVERAGE: Final = GameCoverage("dmd_replay.games.death_may_die", Catalogue, CardWatch)

__all__ = ["COVERAGE"]
