"""The loader: packs in, one `Content` out, or every problem of all packs at once."""

import hashlib
import json
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from dmd_core.death_may_die.content.checks import check_file
from dmd_core.death_may_die.content.cross_checks import check_packs
from dmd_core.death_may_die.content.definitions import (
    Content,
    CoreDef,
    ElderOneDef,
    EpisodeDef,
    MapDef,
)
from dmd_core.death_may_die.content.files import (
    DiceFile,
    DiscoveryFile,
    EpisodeFile,
    InsanityFile,
    InvestigatorsFile,
    MinionsFile,
    MonstersFile,
    MythosFile,
    PackKind,
    SkillsFile,
    StagesFile,
    TokensFile,
    TracksFile,
)
from dmd_core.death_may_die.content.problems import PackError, Problem
from dmd_core.death_may_die.content.reading import Pack, read_pack
from dmd_core.death_may_die.ids import EnemyId

_PACKAGE: Final = "dmd_core.death_may_die"
_ALL: Final = "packs"
"""Stands for the file in problems that concern no single pack."""


def builtin_packs() -> tuple[Traversable, ...]:
    """The folders of the packs that come with the library: core, Episodes, Elder Ones."""
    root = files(_PACKAGE) / "packs"
    groups = (root / "episodes", root / "elder_ones")
    found = [
        folder
        for group in groups
        for folder in sorted(group.iterdir(), key=lambda entry: entry.name)
        if folder.is_dir()
    ]
    return (root / "core", *found)


def load_content(packs: Iterable[Traversable] | None = None) -> Content:
    """Load packs; without an argument those that come with the library, only once.

    Args:
        packs: folders, each with a ``pack.toml``: one core set, Episodes and Elder Ones.

    Returns:
        Everything they define. The order of the packs makes no difference.

    Raises:
        PackError: with every problem of all packs.
    """
    return _builtin() if packs is None else _load(tuple(packs))


@cache
def _builtin() -> Content:
    return _load(builtin_packs())


def _load(folders: Sequence[Traversable]) -> Content:
    problems: list[Problem] = []
    packs: list[Pack] = []
    for folder in folders:
        pack = read_pack(folder, problems)
        if pack is not None:
            packs.append(pack)
            for file in pack.files.values():
                problems.extend(file.problem(fault) for fault in check_file(file))
    packs.sort(key=lambda pack: (pack.head.kind, pack.head.number, pack.head.id))
    if len(packs) == len(folders):
        missing = _missing(packs)
        problems.extend(missing)
        # With a pack or file missing, every mention of what it defines would look wrong.
        if not missing and all(pack.complete for pack in packs):
            problems.extend(check_packs(packs))
    if problems:
        raise PackError(problems)
    return Content(
        core=next(_core(pack) for pack in packs if pack.head.kind is PackKind.CORE),
        episodes=tuple(_episode(pack) for pack in packs if pack.head.kind is PackKind.EPISODE),
        elder_ones=tuple(
            _elder_one(pack) for pack in packs if pack.head.kind is PackKind.ELDER_ONE
        ),
        fingerprint=_fingerprint(packs),
    )


def _missing(packs: Sequence[Pack]) -> list[Problem]:
    problems = []
    for kind in PackKind:
        count = sum(pack.head.kind is kind for pack in packs)
        right = count == 1 if kind is PackKind.CORE else count > 0
        if not right:
            allowed = "1" if kind is PackKind.CORE else "1 or more"
            found = f"{count} packs of kind '{kind.value}'"
            problems.append(Problem(_ALL, "", found, (allowed,)))
    return problems


def _core(pack: Pack) -> CoreDef:
    dice = pack.file("dice.toml", DiceFile)
    tracks = pack.file("tracks.toml", TracksFile)
    return CoreDef(
        standard_die=dice.standard_die,
        bonus_die=dice.bonus_die,
        tracks=tracks.tracks,
        summoning_track=tracks.summoning_track,
        tokens=tracks.tokens,
        skills=pack.file("skills.toml", SkillsFile).skills,
        investigators=pack.file("investigators.toml", InvestigatorsFile).investigators,
        insanities=pack.file("insanity.toml", InsanityFile).insanities,
    )


def _episode(pack: Pack) -> EpisodeDef:
    card = pack.file("episode.toml", EpisodeFile)
    return EpisodeDef(
        id=pack.head.id,
        name=pack.head.name,
        number=pack.head.number,
        objects=card.objects,
        destroy=card.destroy,
        extinguish=card.extinguish,
        monsters=pack.file("monsters.toml", MonstersFile).monsters,
        mythos=pack.file("mythos.toml", MythosFile).mythos,
        discovery=pack.file("discovery.toml", DiscoveryFile).discovery,
        map=pack.file("map.toml", MapDef),
        tests=card.tests,
        on_advance=card.on_advance,
        origin=pack.head.origin,
    )


def _elder_one(pack: Pack) -> ElderOneDef:
    return ElderOneDef(
        id=EnemyId(pack.head.id),
        name=pack.head.name,
        stages=pack.file("stages.toml", StagesFile).stages,
        minions=pack.file("minions.toml", MinionsFile).minions,
        mythos=pack.file("mythos.toml", MythosFile).mythos,
        tokens=pack.file("tokens.toml", TokensFile).tokens,
        origin=pack.head.origin,
    )


def _fingerprint(packs: Sequence[Pack]) -> str:
    """Tell contents apart by their data; layout, comments and the order of keys do not count."""
    data = [[name, file.raw] for pack in packs for name, file in sorted(pack.files.items())]
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


__all__ = ["builtin_packs", "load_content"]
