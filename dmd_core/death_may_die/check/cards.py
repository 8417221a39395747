"""Checks of words about Discovery cards."""

from collections.abc import Iterator

from dmd_core.death_may_die.check.base import checks
from dmd_core.death_may_die.check.homes import misplaced
from dmd_core.death_may_die.content.cards import DiscoveryDef, HalfDef
from dmd_core.death_may_die.words.amounts import ALL
from dmd_core.death_may_die.words.cards import (
    DiscardCards,
    DiscardThis,
    GiveCards,
    TakeCards,
    Usable,
)
from dmd_core.death_may_die.words.selectors import Who
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.checking import Spot, never


@checks(DiscardThis)
def _discard_this(spot: Spot, verb: DiscardThis) -> Iterator[Fault]:
    if not isinstance(spot.card, DiscoveryDef):
        path = (*spot.path, verb.KEY)
        yield misplaced(path, verb.WORD, spot, ("lines above the halves",))


@checks(DiscardCards)
def _discard_cards(spot: Spot, verb: DiscardCards) -> Iterator[Fault]:
    if verb.keep_for and verb.n is not ALL:
        found = verb.n if isinstance(verb.n, int) else "an expression"
        yield Fault((*spot.path, "n"), f"{found} beside keep_for", ("'all'",))


@checks(TakeCards)
def _take_cards(spot: Spot, verb: TakeCards) -> Iterator[Fault]:
    if verb.cards.of.who is Who.YOU:
        yield never((*spot.path, "cards"), "cards of your own", "cards of others")


@checks(GiveCards)
def _give_cards(spot: Spot, verb: GiveCards) -> Iterator[Fault]:
    if verb.cards.of.who not in (Who.YOU, Who.ALL):
        yield never((*spot.path, "cards"), "cards of others", "cards of your own")
    if verb.to.who is Who.YOU:
        yield never((*spot.path, "to"), "you", "somebody else")


@checks(HalfDef)
def _half(spot: Spot, half: HalfDef) -> Iterator[Fault]:
    """A half that excludes itself, or needs one that it excludes."""
    for place, other in enumerate(half.excludes):
        if other == half.id:
            yield never((*spot.path, "excludes", place), other, "another half")
    for place, ability in enumerate(half.abilities):
        if isinstance(ability, Usable) and ability.needs in (half.id, *half.excludes):
            path = (*spot.path, "abilities", place, "needs")
            yield never(path, str(ability.needs), "a half that one may have beside it")


__all__: list[str] = []
