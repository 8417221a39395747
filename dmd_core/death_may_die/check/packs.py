"""Checks across files and packs: ids, references, and what every game of them needs.

A game is the core set with one Episode and one Elder One, any of each. So a pack may mention what
it defines itself, what the core set defines, and of any other pack only what the rules promise of
all of its kind: that every Elder One brings Cultists. How many packs are loaded does not matter.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from dmd_core.death_may_die.check.play import check_play
from dmd_core.death_may_die.check.walking import mentions
from dmd_core.death_may_die.content.definitions import (
    BackDef,
    Category,
    DestroyAction,
    DiscoveryDef,
    EnemyDef,
    ExtinguishAction,
    HalfDef,
    InsanityDef,
    InvestigatorDef,
    MythosDef,
    SkillDef,
    SpaceDef,
    StageDef,
    SuccessAction,
    TokenDef,
)
from dmd_core.death_may_die.content.format import Pack
from dmd_core.death_may_die.content.pack_info import PackKind
from dmd_core.death_may_die.ids import (
    ATTACK,
    DOWN,
    INSANITY_WOUND,
    OWN_WORDS,
    REST,
    RUN,
    ActionId,
    EnemyId,
    HalfId,
    ObjectId,
    SkillId,
    SpaceId,
    TagId,
    TokenId,
)
from dmd_core.death_may_die.words.amounts import TokenCount
from dmd_core.death_may_die.words.defence import CollectWounds
from dmd_core.death_may_die.words.selectors import ANY, CULTIST, IT, Enemies, Investigators, Spaces
from dmd_core.death_may_die.words.tokens import Tokens
from dmd_core.death_may_die.words.turn import FreeAction
from dmd_core.kernel.schema.faults import Fault, Path, path_text, suggest
from dmd_core.tabletop.packs.format import HEAD
from dmd_core.tabletop.packs.mentions import Mention
from dmd_core.tabletop.packs.reading import PackFile

Names = Mapping[object, frozenset[str]]
"""Names by the type of id they are."""

_SOURCE: Final = "source"
"""Whatever can be the source of an event shares one space of names."""
_SPACES_OF_NAMES: Final[Mapping[type, str]] = {
    SkillDef: _SOURCE,
    InsanityDef: _SOURCE,
    EnemyDef: _SOURCE,
    MythosDef: _SOURCE,
    StageDef: _SOURCE,
    DiscoveryDef: _SOURCE,
    BackDef: _SOURCE,
    DestroyAction: _SOURCE,
    ExtinguishAction: _SOURCE,
    SuccessAction: _SOURCE,
    InvestigatorDef: "investigator",
    SpaceDef: "space",
    TokenDef: "token",
}
"""Definitions whose ids must differ, and from whose."""

_CATEGORIES: Final = frozenset({ANY, *(category.value for category in Category)})
_RESERVED: Final = frozenset({*OWN_WORDS, IT, *(_CATEGORIES - {CULTIST})})
"""Words that events and selectors use beside the ids of content; the Cultist is a category and a
type at once."""

_KINDS: Final[Mapping[type, object]] = {
    SkillDef: SkillId,
    EnemyDef: EnemyId,
    HalfDef: HalfId,
    SpaceDef: SpaceId,
    TokenDef: TokenId,
    DestroyAction: ActionId,
    ExtinguishAction: ActionId,
    SuccessAction: ActionId,
}
"""The type of id that a definition brings into being."""

_PROMISED: Final[Names] = {EnemyId: frozenset({CULTIST})}
"""What every game has, whichever packs it is made of (ENEMY-01)."""

_DEFINING_KEYS: Final = ("id", "tags", "objects")
"""Keys in the files behind which names come into being."""

_BOARD_TOKENS: Final = (CollectWounds, Investigators, TokenCount, Tokens)
"""Words whose tokens lie on a board and not on the map."""


def check_packs(packs: Sequence[Pack]) -> Iterator[Fault]:
    """Everything that is wrong with packs taken together.

    Args:
        packs: of each file at least the TOML could be read. What files define whose values do not
            fit is taken for granted, so that the references of the other files can be checked.
    """
    yield from _unique(packs)
    yield from _references(packs)
    if all(pack.complete for pack in packs):
        yield from check_play(packs)


# --- ids -------------------------------------------------------------------------------------


class _Place(NamedTuple):
    pack: Pack
    file: PackFile
    path: Path


def _unique(packs: Sequence[Pack]) -> Iterator[Fault]:
    """No id twice in any game; two Episodes never meet in one, nor do two Elder Ones."""
    seen: dict[tuple[str, str], list[_Place]] = {}
    for pack in packs:
        for name, space, file, path in _defined(pack):
            place = _Place(pack, file, path)
            if space == _SOURCE and name in _RESERVED:
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
            if isinstance(node, SpaceDef):
                for place, name in enumerate(node.objects):
                    yield name, "object", file, (*path, "objects", place)


# --- references ------------------------------------------------------------------------------


def _references(packs: Sequence[Pack]) -> Iterator[Fault]:
    cores = [pack for pack in packs if pack.head.kind is PackKind.CORE]
    names = {pack: _names(pack) for pack in packs}
    core = _union([names[pack] for pack in cores])
    for pack in packs:
        visible = _union([names[pack], core, _PROMISED])
        guessed = {name for origin in (pack, *cores) for name in _guessed(origin.spoilt)}
        for file in pack.files.values():
            for mention in mentions(file):
                allowed = _allowed(pack, mention, visible)
                if mention.name not in allowed and mention.name not in guessed:
                    words = tuple(sorted(allowed))
                    near = suggest(mention.name, words)
                    yield file.fault(Fault(mention.path, f"'{mention.name}'", words, near))


def _names(pack: Pack) -> Names:
    found: dict[object, set[str]] = {}
    for file in pack.files.values():
        for _, node, _ in file.nodes:
            kind = _KINDS.get(type(node))
            if kind is not None:
                found.setdefault(kind, set()).add(str(getattr(node, "id", "")))
            if isinstance(node, HalfDef):
                found.setdefault(TagId, set()).update(node.tags)
            if isinstance(node, SpaceDef):
                found.setdefault(ObjectId, set()).update(node.objects)
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


def _allowed(pack: Pack, mention: Mention, visible: Names) -> frozenset[str]:
    """Words that may stand where something is mentioned."""
    words = visible.get(mention.kind, frozenset())
    owner = mention.owner
    if mention.kind is EnemyId and owner in (Enemies, Spaces):
        words |= _CATEGORIES
        if owner is Enemies:
            words |= {IT}
        if pack.head.kind is PackKind.ELDER_ONE:
            words |= {pack.head.id}
    elif mention.kind is TokenId and owner in _BOARD_TOKENS:
        words |= {DOWN, INSANITY_WOUND}
    elif owner is FreeAction:
        words = frozenset({RUN, ATTACK, REST})
    return words


__all__ = ["check_packs"]
