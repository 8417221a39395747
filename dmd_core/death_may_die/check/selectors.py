"""Checks of selectors: what could never fit anything."""

from collections.abc import Iterator

from dmd_core.death_may_die.check.base import Spot, checks, never
from dmd_core.death_may_die.content.structure import Fault
from dmd_core.death_may_die.words.selectors import Investigators, Spaces


@checks(Spaces)
def _spaces(spot: Spot, spaces: Spaces) -> Iterator[Fault]:
    if spaces.within and spaces.at is None:
        yield Fault((*spot.path, "within"), str(spaces.within), ("0, or 'at' beside it",))
    if spaces.token is not None and spaces.token == spaces.without_token:
        yield never((*spot.path, "without_token"), spaces.token, "another token than 'token'")


@checks(Investigators)
def _investigators(spot: Spot, who: Investigators) -> Iterator[Fault]:
    if who.token is None and who.at_least > 1:
        yield Fault((*spot.path, "at_least"), str(who.at_least), ("1, or 'token' beside it",))


__all__: list[str] = []
