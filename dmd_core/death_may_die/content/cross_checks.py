"""Checks across files and packs: ids, references, and what every game of them needs.

A game is the core set with one Episode and one Elder One. So a pack may mention what it defines
itself, what the core set defines, and what every Episode and every Elder One has.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import Final, NamedTuple

from dmd_core.death_may_die.abilities.vocabulary import CollectWounds, FreeAction
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
    MapDef,
    MythosDef,
    SkillDef,
    SpaceDef,
    StageDef,
    SuccessAction,
    TokenDef,
)
from dmd_core.death_may_die.content.files import (
    HEAD,
    EpisodeFile,
    InvestigatorsFile,
    MinionsFile,
    MonstersFile,
    PackKind,
    SkillsFile,
    TracksFile,
)
from dmd_core.death_may_die.content.problems import Problem, nearest_of
from dmd_core.death_may_die.content.reading import Pack, PackFile
from dmd_core.death_may_die.content.structure import Fault, Path, path_text
from dmd_core.death_may_die.content.walking import Mention, mentions, nodes
from dmd_core.death_may_die.effects.selectors import (
    ANY,
    CULTIST,
    IT,
    Enemies,
    Investigators,
    Spaces,
)
from dmd_core.death_may_die.effects.verbs import Tokens
from dmd_core.death_may_die.game import ATTACK, BASIC_ACTIONS, REST, RUN
from dmd_core.death_may_die.ids import (
    DOWN,
    INSANITY_WOUND,
    ActionId,
    EnemyId,
    HalfId,
    ObjectId,
    SkillId,
    SpaceId,
    TagId,
    TokenId,
)

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
_RESERVED: Final = frozenset(
    {*BASIC_ACTIONS, "rules", "stand_up", "stress", IT, *(_CATEGORIES - {CULTIST})}
)
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

_BOARD_TOKENS: Final = (CollectWounds, Investigators, Tokens)
"""Words whose tokens lie on a board and not on the map."""


def check_packs(packs: Sequence[Pack]) -> Iterator[Problem]:
    """Everything that is wrong with complete packs, taken together."""
    yield from _unique(packs)
    yield from _references(packs)
    by_kind = {kind: [p for p in packs if p.head.kind is kind] for kind in PackKind}
    for core in by_kind[PackKind.CORE]:
        yield from _boards(core)
    for episode in by_kind[PackKind.EPISODE]:
        yield from _objects(episode)
        for core in by_kind[PackKind.CORE]:
            yield from _fire(core, episode)
        for elder_one in by_kind[PackKind.ELDER_ONE]:
            yield from _figures(episode, elder_one)


# --- ids -------------------------------------------------------------------------------------


class _Place(NamedTuple):
    pack: Pack
    file: PackFile
    path: Path


def _unique(packs: Sequence[Pack]) -> Iterator[Problem]:
    """No id twice in any game; two Episodes never meet in one, nor do two Elder Ones."""
    seen: dict[tuple[str, str], list[_Place]] = {}
    for pack in packs:
        for name, space, file, path in _defined(pack):
            place = _Place(pack, file, path)
            if space == _SOURCE and name in _RESERVED:
                found = f"'{name}', a word of the rules"
                yield file.problem(Fault(path, found, ("another id",)))
            others = seen.setdefault((space, name), [])
            first = next((other for other in others if _meet(other, place)), None)
            if first is not None:
                where = f"{first.file.label}: {path_text(first.path)}"
                found = f"'{name}' again, after {where}"
                yield file.problem(Fault(path, found, ("another id",)))
            others.append(place)


def _meet(a: _Place, b: _Place) -> bool:
    heads = HEAD in a.file.label and HEAD in b.file.label
    return a.pack is b.pack or a.pack.head.kind is not b.pack.head.kind or heads


def _defined(pack: Pack) -> Iterator[tuple[str, str, PackFile, Path]]:
    """Ids of a pack with their space of names and where they stand."""
    yield pack.head.id, _SOURCE, pack.files[HEAD], ("id",)
    for file in pack.files.values():
        for path, node, _ in nodes(file):
            space = _SPACES_OF_NAMES.get(type(node))
            if space is not None:
                yield str(getattr(node, "id", "")), space, file, (*path, "id")
            if isinstance(node, SpaceDef):
                for place, name in enumerate(node.objects):
                    yield name, "object", file, (*path, "objects", place)


# --- references ------------------------------------------------------------------------------


def _references(packs: Sequence[Pack]) -> Iterator[Problem]:
    names = {id(pack): _names(pack) for pack in packs}
    shared = [
        _common([names[id(pack)] for pack in packs if pack.head.kind is kind]) for kind in PackKind
    ]
    for pack in packs:
        visible = _union([names[id(pack)], *shared])
        for file in pack.files.values():
            for mention in mentions(file):
                allowed = _allowed(pack, mention, visible)
                if mention.name not in allowed:
                    words = tuple(sorted(allowed))
                    near = nearest_of(mention.name, words)
                    yield file.problem(Fault(mention.path, f"'{mention.name}'", words, near))


def _names(pack: Pack) -> Names:
    found: dict[object, set[str]] = {}
    for file in pack.files.values():
        for _, node, _ in nodes(file):
            kind = _KINDS.get(type(node))
            if kind is not None:
                found.setdefault(kind, set()).add(str(getattr(node, "id", "")))
            if isinstance(node, HalfDef):
                found.setdefault(TagId, set()).update(node.tags)
            if isinstance(node, SpaceDef):
                found.setdefault(ObjectId, set()).update(node.objects)
    return {kind: frozenset(names) for kind, names in found.items()}


def _common(several: Sequence[Names]) -> Names:
    """Names that each of several packs has."""
    if not several:
        return {}
    kinds = {kind for names in several for kind in names}
    nothing: frozenset[str] = frozenset()
    return {
        kind: reduce(frozenset.intersection, [names.get(kind, nothing) for names in several])
        for kind in kinds
    }


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


# --- what a game needs -----------------------------------------------------------------------


def _boards(core: Pack) -> Iterator[Problem]:
    """The first Skill is unique and nobody else's, the others are common (SKL-01)."""
    unique = {skill.id: skill.unique for skill in core.file("skills.toml", SkillsFile).skills}
    file = core.files["investigators.toml"]
    taken: set[str] = set()
    boards = core.file("investigators.toml", InvestigatorsFile).investigators
    for place, board in enumerate(boards):
        for spot, skill in enumerate(board.skills):
            path = ("investigators", place, "skills", spot)
            if skill not in unique:
                continue  # reported with the other references
            if spot and unique[skill]:
                yield file.problem(Fault(path, f"'{skill}', a unique Skill", ("a common Skill",)))
            elif spot == 0 and (not unique[skill] or skill in taken):
                found = f"'{skill}' again" if skill in taken else f"'{skill}', a common Skill"
                yield file.problem(Fault(path, found, ("a unique Skill of its own",)))
            if spot == 0:
                taken.add(skill)


def _objects(episode: Pack) -> Iterator[Problem]:
    """Enough objects to disrupt the Ritual, and a reverse side for each (EPI-10, -13)."""
    objects = episode.file("episode.toml", EpisodeFile).objects
    count = sum(len(space.objects) for space in episode.file("map.toml", MapDef).spaces)
    file = episode.files["episode.toml"]
    if objects.to_disrupt > count:
        allowed = (f"at most {count}, the objects of the map",)
        path: Path = ("objects", "to_disrupt")
        yield file.problem(Fault(path, str(objects.to_disrupt), allowed))
    backs = sum(back.count for back in objects.backs)
    if backs < count:
        found = f"{backs} reverse sides"
        allowed = (f"{count} or more, one for each object of the map",)
        yield file.problem(Fault(("objects", "backs"), found, allowed))


def _fire(core: Pack, episode: Pack) -> Iterator[Problem]:
    tokens = core.file("tracks.toml", TracksFile).tokens.fire
    fire = sum(space.fire for space in episode.file("map.toml", MapDef).spaces)
    if fire > tokens:
        found = f"{fire} Fire tokens"
        allowed = (f"at most {tokens}, as many as there are",)
        yield episode.files["map.toml"].problem(Fault(("spaces",), found, allowed))


def _figures(episode: Pack, elder_one: Pack) -> Iterator[Problem]:
    """Setup places no more figures than there are (COMP-04)."""
    enemies = (
        *episode.file("monsters.toml", MonstersFile).monsters,
        *elder_one.file("minions.toml", MinionsFile).minions,
    )
    spaces = episode.file("map.toml", MapDef).spaces
    placed = [kind for space in spaces for kind in space.enemies]
    for enemy in enemies:
        count = placed.count(enemy.id)
        if count > enemy.figures:
            found = f"{count} figures of '{enemy.id}'"
            allowed = (f"at most {enemy.figures}, as many as there are",)
            yield episode.files["map.toml"].problem(Fault(("spaces",), found, allowed))


__all__ = ["check_packs"]
