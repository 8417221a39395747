"""Checks of words about the Elder One."""

from collections.abc import Iterator

from dmd_core.death_may_die.check.base import checks
from dmd_core.death_may_die.check.homes import misplaced
from dmd_core.death_may_die.content.cards import StageDef
from dmd_core.death_may_die.rule_numbers import FIRST_ON_BOARD
from dmd_core.death_may_die.words.elder_one import SummonElderOne
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.checking import Spot


@checks(SummonElderOne)
def _summon_elder_one(spot: Spot, verb: SummonElderOne) -> Iterator[Fault]:
    """It is what Stage 2 does when it is revealed: the Elder One comes once (SUM-12)."""
    card = spot.card
    is_summoning = (
        isinstance(card, StageDef)
        and card.stage == FIRST_ON_BOARD
        and spot.path[len(spot.card_path)] == "on_reveal"
    )
    if not is_summoning:
        path = (*spot.path, verb.KEY)
        yield misplaced(path, verb.WORD, spot, ("'on_reveal' of Stage 2",))


__all__: list[str] = []
