"""Checks across files and packs: ids, references, and what every game of them needs.

A game is the core box with one killer, one location and one Final Girl, any of each (FG-OVR-03,
-04). So a pack may mention what it defines itself and what the core box defines, and of no other
pack anything. How many packs are loaded does not matter.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

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
from dmd_core.kernel.schema.faults import Fault, Path, path_text, suggest
from dmd_core.tabletop.packs.format import HEAD
from dmd_core.tabletop.packs.mentions import References, mentions
from dmd_core.tabletop.packs.reading import PackFile

Names = Mapping[object, frozenset[str]]
"""Names by the type of id they are."""

REFERENCES: Final[Mapping[object, str]] = {
    ActionId: "action card",
    MinionKind: "minion",
    SpaceId: "space",
    TokenId: "token",
}
"""Types of ids that name something defined elsewhere, and what it is."""

_NAMING: Final = References(frozenset(REFERENCES), LIMITS)

_SOURCE: Final = "source"
"""Whatever can be the source of an event shares one space of names."""
_SPACES_OF_NAMES: Final[Mapping[type, str]] = {
    ActionDef: _SOURCE,
    EventDef: _SOURCE,
    FinaleDef: _SOURCE,
    ItemDef: _SOURCE,
    MinionDef: _SOURCE,
    PowerDef: _SOURCE,
    SetupCardDef: _SOURCE,
    TerrorDef: _SOURCE,
    SpaceDef: "space",
}
"""Definitions whose ids must differ, and from whose."""

_KINDS: Final[Mapping[type, object]] = {
    ActionDef: ActionId,
    MinionDef: MinionKind,
    SpaceDef: SpaceId,
}
"""The type of id that a definition brings into being."""

_DEFINING_KEYS: Final = ("id", "tokens")
"""Keys in the files behind which names come into being."""


def check_packs(packs: Sequence[Pack]) -> Iterator[Fault]:
    """Everything that is wrong with packs taken together.

    Args:
        packs: of each file at least the TOML could be read. What files define whose values do not
            fit is taken for granted, so that the references of the other files can be checked.
    """
    yield from _unique(packs)
    yield from _references(packs)
    if all(pack.complete for pack in packs):
        for pack in packs:
            yield from _of_one(pack)
        yield from _together(packs)


# --- ids -------------------------------------------------------------------------------------


class _Place(NamedTuple):
    pack: Pack
    file: PackFile
    path: Path


def _unique(packs: Sequence[Pack]) -> Iterator[Fault]:
    """No id twice in any game; two packs of a kind never meet in one."""
    seen: dict[tuple[str, str], list[_Place]] = {}
    for pack in packs:
        for name, space, file, path in _defined(pack):
            place = _Place(pack, file, path)
            if space == _SOURCE and name == BLANK:
                found = f"'{name}', a word of the rules"
                yield file.fault(Fault(path, found, ("another id",)))
            others = seen.setdefault((space, name), [])
            first = next((other for other in others if _meet(other, place)), None)
            if first is not None:
                where = f"{first.file.label}: {path_text(first.path)}"
                if first.pack is not pack and first.file.label == file.label:
                    where += " of another pack"
                found = f"'{name}' again, after {where}"
                yield file.fault(Fault(path, found, ("another id",)))
            others.append(place)


def _meet(a: _Place, b: _Place) -> bool:
    heads = a.file is a.pack.files[HEAD] and b.file is b.pack.files[HEAD]
    return a.pack is b.pack or a.pack.head.kind is not b.pack.head.kind or heads


def _defined(pack: Pack) -> Iterator[tuple[str, str, PackFile, Path]]:
    """Ids of a pack with their space of names and where they stand."""
    yield pack.head.id, _SOURCE, pack.files[HEAD], ("id",)
    for file in pack.files.values():
        for path, node, _ in file.nodes:
            space = _SPACES_OF_NAMES.get(type(node))
            if space is not None:
                yield str(getattr(node, "id", "")), space, file, (*path, "id")
            if isinstance(node, KillerFile | MapFile):
                for place, token in enumerate(node.tokens):
                    yield token, "token", file, (*path, "tokens", place)


# --- references ------------------------------------------------------------------------------


def _references(packs: Sequence[Pack]) -> Iterator[Fault]:
    cores = [pack for pack in packs if pack.head.kind is PackKind.CORE]
    names = {pack: _names(pack) for pack in packs}
    core = _union([names[pack] for pack in cores])
    for pack in packs:
        visible = _union([names[pack], core])
        guessed = {name for origin in (pack, *cores) for name in _guessed(origin.spoilt)}
        for file in pack.files.values():
            for mention in mentions(_NAMING, file):
                allowed = visible.get(mention.kind, frozenset())
                if mention.name not in allowed and mention.name not in guessed:
                    words = tuple(sorted(allowed)) or (_none_of(mention.kind, pack),)
                    near = suggest(mention.name, words)
                    yield file.fault(Fault(mention.path, f"'{mention.name}'", words, near))


def _none_of(kind: object, pack: Pack) -> str:
    return f"nothing: no {REFERENCES[kind]} is known to the pack of a {pack.head.kind.value}"


def _names(pack: Pack) -> Names:
    found: dict[object, set[str]] = {}
    for file in pack.files.values():
        for _, node, _ in file.nodes:
            kind = _KINDS.get(type(node))
            if kind is not None:
                found.setdefault(kind, set()).add(str(getattr(node, "id", "")))
            if isinstance(node, KillerFile | MapFile):
                found.setdefault(TokenId, set()).update(node.tokens)
    return {kind: frozenset(names) for kind, names in found.items()}


def _guessed(files: Mapping[str, Mapping[str, object]]) -> Iterator[str]:
    """Words of spoilt files that may be names of something; as deep as they are nested."""
    todo: list[tuple[str, object]] = list(files.items())
    while todo:
        key, raw = todo.pop()
        if isinstance(raw, Mapping):
            todo.extend(raw.items())
        elif isinstance(raw, list):
            todo.extend((key, value) for value in raw)
        elif isinstance(raw, str) and key in _DEFINING_KEYS:
            yield raw


def _union(several: Iterable[Names]) -> Names:
    union: dict[object, frozenset[str]] = {}
    for names in several:
        for kind, words in names.items():
            union[kind] = union.get(kind, frozenset()) | words
    return union


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
