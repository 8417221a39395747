"""Checks of conditions."""

from collections.abc import Iterator

from dmd_core.death_may_die.check.base import Spot, checks
from dmd_core.death_may_die.content.structure import Fault
from dmd_core.death_may_die.rule_numbers import MAX_PLAYERS
from dmd_core.death_may_die.words.conditions import Exists
from dmd_core.death_may_die.words.selectors import Who


@checks(Exists)
def _one_selector(spot: Spot, condition: Exists) -> Iterator[Fault]:
    named = [condition.investigators, condition.enemies, condition.spaces]
    count = sum(selector is not None for selector in named)
    if count != 1:
        allowed = "exactly one of investigators, enemies, spaces"
        yield Fault(spot.path, f"{count} selectors", (allowed,))


@checks(Exists)
def _not_too_many(spot: Spot, condition: Exists) -> Iterator[Fault]:
    who = condition.investigators
    if who is None:
        return
    most = 1 if who.who in (Who.YOU, Who.IT) else MAX_PLAYERS
    if condition.at_least > most:
        yield Fault((*spot.path, "at_least"), str(condition.at_least), (f"1 to {most}",))


__all__: list[str] = []
