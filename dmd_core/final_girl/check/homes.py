"""On which cards a word means something: where the rules look for it."""

from collections.abc import Iterator, Mapping
from typing import Final

from dmd_core.final_girl.content.definitions import (
    ActionDef,
    CardUse,
    EventDef,
    FinaleDef,
    GirlDef,
    ItemDef,
    MinionDef,
    PowerDef,
    TerrorDef,
)
from dmd_core.final_girl.content.files import KillerFile, MapFile
from dmd_core.final_girl.words.base import Home, entry_of
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.checking import Spot
from dmd_core.tabletop.words import Word

CARDS: Final[Mapping[type, str]] = {
    ActionDef: "an action card",
    EventDef: "an event",
    FinaleDef: "a finale",
    GirlDef: "the card of a Final Girl",
    ItemDef: "an item",
    KillerFile: "the board of a killer",
    MapFile: "the map of a location",
    MinionDef: "a minion",
    PowerDef: "a dark power",
    TerrorDef: "a terror card",
}
"""Definitions that texts stand on, as they are called."""

HOMES: Final[Mapping[Home, str]] = {
    Home.ACTION: "an action card of use 'action'",
    Home.REACTION: "an action card of use 'reaction'",
    Home.ROLL: "an action card of use 'roll'",
    Home.ITEM: CARDS[ItemDef],
    Home.EVENT: CARDS[EventDef],
    Home.GIRL: CARDS[GirlDef],
    Home.KILLER: "the board or a card of a killer",
    Home.MINION: CARDS[MinionDef],
    Home.LOCATION: "the map or a terror card of a location",
}

_USES: Final = {
    CardUse.ACTION: Home.ACTION,
    CardUse.REACTION: Home.REACTION,
    CardUse.ROLL: Home.ROLL,
}

_HOME_OF: Final[Mapping[type, frozenset[Home]]] = {
    EventDef: frozenset({Home.EVENT}),
    FinaleDef: frozenset({Home.KILLER}),
    GirlDef: frozenset({Home.GIRL}),
    ItemDef: frozenset({Home.ITEM}),
    KillerFile: frozenset({Home.KILLER}),
    MapFile: frozenset({Home.LOCATION}),
    MinionDef: frozenset({Home.MINION}),
    PowerDef: frozenset({Home.KILLER}),
    TerrorDef: frozenset({Home.KILLER, Home.LOCATION}),
}


def check_home(spot: Spot) -> Iterator[Fault]:
    """A word where the rules would never look for it."""
    node = spot.node
    entry = entry_of(type(node))
    if entry is None or not isinstance(node, Word) or spot.card is None:
        return
    if isinstance(spot.card, ActionDef):
        here = frozenset({_USES[spot.card.use]})
        where = f"an action card of use '{spot.card.use.value}'"
    else:
        here = _HOME_OF[type(spot.card)]
        where = CARDS[type(spot.card)]
    if not here & entry.homes:
        found = f"'{node.WORD}' on {where}, where no rule looks for it"
        allowed = tuple(HOMES[home] for home in Home if home in entry.homes)
        yield Fault((*spot.path, node.KEY), found, allowed)


__all__ = ["CARDS", "check_home"]
