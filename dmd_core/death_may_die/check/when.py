"""Checks of when an ability applies."""

from collections.abc import Iterator

from dmd_core.death_may_die.check.base import checks
from dmd_core.death_may_die.state import RollKind
from dmd_core.death_may_die.words.when import When
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.checking import Spot, never


@checks(When)
def _when(spot: Spot, when: When) -> Iterator[Fault]:
    if when.skill is not None and when.skill == when.without_skill:
        yield never((*spot.path, "without_skill"), when.skill, "another Skill than 'skill'")
    if when.rolls:
        rolls = [roll.value for roll in when.rolls]
        for field, value, needed in (
            ("reach", when.reach, RollKind.ATTACK),
            ("action", when.action, RollKind.PLAIN),
            ("redirected", when.redirected, RollKind.ENEMY),
        ):
            if value and needed.value not in rolls:
                yield never((*spot.path, field), str(value), f"'{needed.value}' among the rolls")


def no_roll(spot: Spot, when: When, *fields: str) -> Iterator[Fault]:
    """An ability that is used without a roll asks about one."""
    for field in fields:
        if getattr(when, field):
            path = (*spot.path, "when", field)
            yield Fault(path, "a roll, and there is none here", ("nothing",))


__all__ = ["no_roll"]
