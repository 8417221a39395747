"""Checks across files and packs: ids, references, and what every game of them needs.

A game is the core box with one killer, one location and one Final Girl, any of each (FG-OVR-03,
-04). So a pack may mention what it defines itself and what the core box defines, and of no other
pack anything. How many packs are loaded does not matter.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.check.base import inside
from dmd_core.final_girl.content.definitions import (
    ActionDef,
    EventDef,
    FinaleDef,
    ItemDef,
    MinionDef,
    PowerDef,
    SetupCardDef,
    SpaceDef,
    TerrorDef,
)
from dmd_core.final_girl.content.files import (
    BoardsFile,
    GirlFile,
    KillerFile,
    MapFile,
    Pack,
    SetupsFile,
    TerrorFile,
)
from dmd_core.final_girl.content.limits import FEWEST_TERROR, LIMITS
from dmd_core.final_girl.content.pack_info import PackKind
from dmd_core.final_girl.ids import BLANK, ActionId, MinionKind, SpaceId, TokenId
from dmd_core.final_girl.words.enemies import Spawn
from dmd_core.final_girl.words.tokens import PlaceToken
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.packs.mentions import Mention, References
from dmd_core.tabletop.packs.naming import SOURCE, Brings, Naming

REFERENCES: Final[Mapping[object, str]] = {
    ActionId: "action card",
    MinionKind: "minion",
    SpaceId: "space",
    TokenId: "token",
}
"""Types of ids that name something defined elsewhere, and what it is."""

_SOURCE: Final = (Brings("id", None, SOURCE),)
_TOKENS: Final = (Brings("tokens", TokenId, "token"),)

_NAMING: Final = Naming(
    {
        ActionDef: (Brings("id", ActionId, SOURCE),),
        EventDef: _SOURCE,
        FinaleDef: _SOURCE,
        ItemDef: _SOURCE,
        KillerFile: _TOKENS,
        MapFile: _TOKENS,
        MinionDef: (Brings("id", MinionKind, SOURCE),),
        PowerDef: _SOURCE,
        SetupCardDef: _SOURCE,
        SpaceDef: (Brings("id", SpaceId, "space"),),
        TerrorDef: _SOURCE,
    },
    References(frozenset(REFERENCES), LIMITS),
    reserved=(BLANK,),
    core=PackKind.CORE,
)


def check_packs(packs: Sequence[Pack]) -> Iterator[Fault]:
    """Everything that is wrong with packs taken together.

    Args:
        packs: of each file at least the TOML could be read. What files define whose values do not
            fit is taken for granted, so that the references of the other files can be checked.
    """
    yield from _NAMING.clashes(packs)
    yield from _NAMING.unknown(packs, _allowed)
    if all(pack.complete for pack in packs):
        for pack in packs:
            yield from _of_one(pack)
        yield from _together(packs)


def _allowed(pack: Pack, mention: Mention, known: frozenset[str]) -> Collection[str]:
    """Words that may stand where something is mentioned; told is that there are none."""
    kind = pack.head.kind.value
    return known or (f"nothing: no {REFERENCES[mention.kind]} is known to the pack of a {kind}",)


# --- what a pack needs -----------------------------------------------------------------------


def _of_one(pack: Pack) -> Iterator[Fault]:
    """Tokens that no text places, minions that no text brings, and whose card a girl's is."""
    nodes = [node for file in pack.files.values() for _, node, _ in file.nodes]
    placed = {str(node.token) for node in nodes if isinstance(node, PlaceToken)}
    for file in pack.files.values():
        typed = file.typed
        if isinstance(typed, KillerFile | MapFile):
            for place, token in enumerate(typed.tokens):
                if token not in placed:
                    found = f"'{token}', which never comes into play"
                    allowed = ("a token that a text of the pack places",)
                    yield file.fault(Fault(("tokens", place), found, allowed))
        if isinstance(typed, GirlFile) and typed.girl.id != pack.head.id:
            allowed = (f"'{pack.head.id}', the id of the pack",)
            yield file.fault(Fault(("girl", "id"), f"'{typed.girl.id}'", allowed))
    spawned = {str(node.minion) for node in nodes if isinstance(node, Spawn)}
    for file in pack.files.values():
        for path, node, _ in file.nodes:
            if isinstance(node, MinionDef) and node.id not in spawned:
                found = f"'{node.id}', which never comes into play"
                allowed = ("a minion that a text of the pack spawns",)
                yield file.fault(Fault((*path, "id"), found, allowed))
    yield from _killer(pack)


def _killer(pack: Pack) -> Iterator[Fault]:
    """A film without a killer has minions (FG-MIN-04)."""
    if pack.head.kind is not PackKind.KILLER:
        return
    board = pack.file("killer.toml", KillerFile)
    minions = any(isinstance(node, MinionDef) for node in inside(pack.files["minions.toml"].typed))
    if not board.health and not minions:
        fault = Fault(("health",), "0 without minions", ("1 or more",), rules=(r.MIN_04,))
        yield pack.files["killer.toml"].fault(fault)


# --- what a game needs -----------------------------------------------------------------------


def _together(packs: Sequence[Pack]) -> Iterator[Fault]:
    """Every killer with every location, and every location with the core box."""
    by_kind = {kind: [p for p in packs if p.head.kind is kind] for kind in PackKind}
    for location in by_kind[PackKind.LOCATION]:
        for killer in by_kind[PackKind.KILLER]:
            yield from _terror(killer, location, max((killer, location), key=packs.index))
        for core in by_kind[PackKind.CORE]:
            yield from _victims(core, location)


def _terror(killer: Pack, location: Pack, later: Pack) -> Iterator[Fault]:
    """Enough terror cards for the deck (FG-SET-09)."""
    both = [pack.file("terror.toml", TerrorFile) for pack in (killer, location)]
    count = sum(card.copies for file in both for card in file.terror)
    if count < FEWEST_TERROR:
        other = location if later is killer else killer
        found = f"{count} terror cards, together with '{other.head.id}'"
        fault = Fault(("terror",), found, (f"{FEWEST_TERROR} or more",), rules=(r.SET_09,))
        yield later.files["terror.toml"].fault(fault)


def _victims(core: Pack, location: Pack) -> Iterator[Fault]:
    """Setup places no more victims than there are (FG-CMP-02)."""
    most = core.file("boards.toml", BoardsFile).supply.victims
    for place, card in enumerate(location.file("setups.toml", SetupsFile).setups):
        count = sum(n for _, n in card.victims)
        if count > most:
            found = f"{count} victims"
            allowed = (f"at most {most}, as many as there are",)
            fault = Fault(("setups", place, "victims"), found, allowed, rules=(r.CMP_02,))
            yield location.files["setups.toml"].fault(fault)


__all__ = ["REFERENCES", "check_packs"]
