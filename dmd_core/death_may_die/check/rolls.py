"""Checks of abilities in rolls."""

from collections.abc import Iterator

from dmd_core.death_may_die.check.base import checks
from dmd_core.death_may_die.state import HURTING
from dmd_core.death_may_die.words.rolls import (
    BonusDice,
    Convert,
    ConvertBonus,
    FreeRerolls,
    RollAgainst,
)
from dmd_core.death_may_die.words.when import Per
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.checking import Spot, does_nothing, never


@checks(Convert)
def _convert(spot: Spot, _ability: Convert) -> Iterator[Fault]:
    yield from does_nothing(spot, "successes", "tentacles", "heal_stress", "heal_wounds")


@checks(ConvertBonus)
def _convert_bonus(spot: Spot, ability: ConvertBonus) -> Iterator[Fault]:
    yield from does_nothing(spot, "successes", "heal_stress", "heal_wounds")
    if not spot.within_card(Convert):
        allowed = "a text that converts symbols too"
        yield Fault((*spot.path, ability.KEY), f"'{ability.WORD}'", (allowed,))


@checks(RollAgainst)
def _roll_against(spot: Spot, _verb: RollAgainst) -> Iterator[Fault]:
    yield from does_nothing(spot, "standard", "bonus")


@checks(FreeRerolls)
def _free_rerolls(spot: Spot, ability: FreeRerolls) -> Iterator[Fault]:
    if ability.per is Per.GAME:
        path = (*spot.path, "per")
        yield Fault(path, "'game', which no rule counts", ("'roll' or 'turn'",))


@checks(BonusDice)
def _bonus_dice(spot: Spot, ability: BonusDice) -> Iterator[Fault]:
    """They are thrown only where a Success is good for the owner."""
    rolls = ability.when.rolls
    if ability.when.reach is None and rolls and set(rolls) <= set(HURTING):
        allowed = "rolls in which a Success is good for the owner (DMD-AMB-06)"
        yield never((*spot.path, "when", "rolls"), ", ".join(rolls), allowed)


__all__: list[str] = []
