"""Checks of words about Discovery cards."""

from collections.abc import Iterator

from dmd_core.death_may_die.check.base import Spot, checks, never
from dmd_core.death_may_die.check.homes import misplaced
from dmd_core.death_may_die.content.definitions import DiscoveryDef, HalfDef
from dmd_core.death_may_die.content.structure import Fault
from dmd_core.death_may_die.words.cards import DiscardCards, DiscardThis, Usable


@checks(DiscardThis)
def _discard_this(spot: Spot, verb: DiscardThis) -> Iterator[Fault]:
    if not isinstance(spot.card, DiscoveryDef):
        path = (*spot.path, verb.KEY)
        yield misplaced(path, verb.WORD, spot, ("lines above the halves",))


@checks(DiscardCards)
def _discard_cards(spot: Spot, verb: DiscardCards) -> Iterator[Fault]:
    if verb.keep_for and verb.n != "all":
        yield Fault((*spot.path, "n"), f"{verb.n} beside keep_for", ("'all'",))


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
