"""Checks of abilities in a turn."""

from collections.abc import Iterator

from dmd_core.death_may_die.check.base import checks
from dmd_core.death_may_die.check.when import no_roll
from dmd_core.death_may_die.words.turn import FreeAction, SafeToRest
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.checking import Spot


@checks(SafeToRest)
def _safe_to_rest(spot: Spot, ability: SafeToRest) -> Iterator[Fault]:
    yield from no_roll(spot, ability.when, "rolls", "reach", "action", "redirected")


@checks(FreeAction)
def _free_action(spot: Spot, ability: FreeAction) -> Iterator[Fault]:
    """An attack has a reach at least."""
    yield from no_roll(spot, ability.when, "action", "redirected")


__all__: list[str] = []
