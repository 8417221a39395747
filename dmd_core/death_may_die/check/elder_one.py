"""Checks of words about the Elder One."""

from collections.abc import Iterator
from typing import Final

from dmd_core.death_may_die.check.base import Spot, checks
from dmd_core.death_may_die.check.homes import misplaced
from dmd_core.death_may_die.content.definitions import StageDef
from dmd_core.death_may_die.words.elder_one import SummonElderOne
from dmd_core.kernel.schema.faults import Fault

SUMMONING_STAGE: Final = 2
"""The Stage with which the Elder One comes to the board (SUM-12)."""


@checks(SummonElderOne)
def _summon_elder_one(spot: Spot, verb: SummonElderOne) -> Iterator[Fault]:
    """It is what Stage 2 does when it is revealed: the Elder One comes once (SUM-12)."""
    card = spot.card
    is_summoning = (
        isinstance(card, StageDef)
        and card.stage == SUMMONING_STAGE
        and spot.path[len(spot.card_path)] == "on_reveal"
    )
    if not is_summoning:
        path = (*spot.path, verb.KEY)
        yield misplaced(path, verb.WORD, spot, ("'on_reveal' of Stage 2",))


__all__: list[str] = []
