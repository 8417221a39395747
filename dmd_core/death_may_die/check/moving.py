"""Checks of words about Investigators that move, and about the one that was named."""

from collections.abc import Iterator

from dmd_core.death_may_die.check.base import checks
from dmd_core.death_may_die.check.selectors import MOST
from dmd_core.death_may_die.content.cards import InsanityDef
from dmd_core.death_may_die.words.moving import Go, NameOther
from dmd_core.death_may_die.words.selectors import Anchor, Investigators, Spaces, Who
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.checking import Spot, never

_NAMED = (Who.NAMED, Who.PAIR)


@checks(Go)
def _go(spot: Spot, verb: Go) -> Iterator[Fault]:
    yield from _named(spot, "who", verb.who)
    if MOST.get(verb.who) != 1:
        allowed = tuple(repr(who.value) for who, n in MOST.items() if n == 1)
        yield Fault((*spot.path, "who"), repr(verb.who.value), allowed)


@checks(Investigators)
def _investigators(spot: Spot, selector: Investigators) -> Iterator[Fault]:
    yield from _named(spot, "who", selector.who)


@checks(Spaces)
def _partner(spot: Spot, selector: Spaces) -> Iterator[Fault]:
    if selector.at is Anchor.PARTNER:
        yield from _named(spot, "at", Who.PAIR)


def _named(spot: Spot, field: str, who: Who) -> Iterator[Fault]:
    """Only a card that makes its owner name somebody knows whom."""
    card = spot.card
    knows = isinstance(card, InsanityDef) and any(
        isinstance(ability, NameOther) for ability in card.abilities
    )
    if who in _NAMED and not knows:
        allowed = f"it on an Insanity card with the ability '{NameOther.WORD}'"
        path = (*spot.path, field) if isinstance(spot.raw, dict) else spot.path
        word = Anchor.PARTNER.value if field == "at" else who.value
        yield never(path, word, allowed)


__all__: list[str] = []
