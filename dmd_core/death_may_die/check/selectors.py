"""Checks of selectors: what could never fit anything."""

from collections.abc import Iterator
from typing import Final

from dmd_core.death_may_die.check.base import checks
from dmd_core.death_may_die.words.selectors import CardKind, Cards, Investigators, Spaces, Who
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.checking import Spot, never

MOST: Final = {Who.YOU: 1, Who.IT: 1, Who.NAMED: 1, Who.PAIR: 2}
"""How many Investigators a word can mean; others mean as many as play."""


@checks(Spaces)
def _spaces(spot: Spot, spaces: Spaces) -> Iterator[Fault]:
    if spaces.within and spaces.at is None:
        yield Fault((*spot.path, "within"), str(spaces.within), ("0, or 'at' beside it",))
    if spaces.beyond is not None and spaces.at is None:
        yield Fault((*spot.path, "beyond"), str(spaces.beyond), ("nothing, or 'at' beside it",))
    if spaces.beyond is not None and spaces.within:
        yield Fault((*spot.path, "within"), f"{spaces.within} beside beyond", ("one of both",))
    if spaces.token is not None and spaces.token == spaces.without_token:
        yield never((*spot.path, "without_token"), spaces.token, "another token than 'token'")


@checks(Investigators)
def _investigators(spot: Spot, who: Investigators) -> Iterator[Fault]:
    if who.token is None and who.at_least > 1:
        yield Fault((*spot.path, "at_least"), str(who.at_least), ("1, or 'token' beside it",))


@checks(Cards)
def _cards(spot: Spot, cards: Cards) -> Iterator[Fault]:
    """Conditions are never traded (TRADE)."""
    if cards.tradable and cards.kinds == (CardKind.CONDITION,):
        yield never((*spot.path, "tradable"), "true", "false, for Conditions are never traded")


__all__ = ["MOST"]
