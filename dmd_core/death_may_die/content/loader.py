"""The loader: packs in, one `Content` out, or every problem of all packs at once."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from importlib.resources.abc import Traversable
from typing import Final

from dmd_core.death_may_die.check.files import check_file
from dmd_core.death_may_die.check.packs import check_packs
from dmd_core.death_may_die.content.board import MapDef
from dmd_core.death_may_die.content.boxes import Content, CoreDef, ElderOneDef, EpisodeDef
from dmd_core.death_may_die.content.builtin import SNAPSHOT, builtin_packs
from dmd_core.death_may_die.content.files import (
    DiceFile,
    DiscoveryFile,
    EpisodeFile,
    GoalsFile,
    InsanityFile,
    InvestigatorsFile,
    MinionsFile,
    MonstersFile,
    MythosFile,
    SkillsFile,
    StagesFile,
    TokensFile,
    TracksFile,
)
from dmd_core.death_may_die.content.format import FORMAT, Pack
from dmd_core.death_may_die.content.language import KEY as LANGUAGE_KEY
from dmd_core.death_may_die.content.language import LANGUAGE, language_of, outdated
from dmd_core.death_may_die.content.pack_info import PackKind
from dmd_core.death_may_die.ids import EnemyId
from dmd_core.kernel.schema.faults import Fault, shown
from dmd_core.tabletop.packs.format import HEAD
from dmd_core.tabletop.packs.loading import Loader, fingerprint, pack_info
from dmd_core.tabletop.packs.reading import read_pack


def load_content(
    packs: Iterable[Traversable] | None = None, *, extra: Iterable[Traversable] = ()
) -> Content:
    """Load packs; without an argument those that come with the library, only once.

    Args:
        packs: folders, each with a ``pack.toml``: one core set, Episodes and Elder Ones. If left
            out, those that come with the library.
        extra: more of them. A core set among them takes the place of the one in `packs`, because
            a game has one; Episodes and Elder Ones are added. One with the very data of a pack
            that is there already is no second one.

    Returns:
        Everything they define. The order of the packs makes no difference.

    Raises:
        PackError: with every problem of all packs.
        ArgumentError: if these are no folders.

    Example:
        >>> [pack.id for pack in load_content().packs][:4]
        ['core', 'cthulhu', 'hastur', 'blasphemous_alchemy']
    """
    return _LOADER.load(packs, extra)


def outdated_words(folders: Iterable[Traversable]) -> tuple[Fault, ...]:
    """What packs say in an older card language than that of today.

    They are read and played all the same: this is for their authors.

    Args:
        folders: the packs; what cannot be read is passed over.

    Returns:
        A fault for each place, whose `allowed` is how it is said now.
    """
    packs = [read_pack(FORMAT, folder, []) for folder in folders]
    return tuple(fault for pack in packs if pack is not None for fault in _outdated(pack))


def _outdated(pack: Pack) -> Iterator[Fault]:
    for name, file in pack.files.items():
        if file.language != LANGUAGE:
            yield from (file.fault(fault) for fault in outdated(file.written))
        elif name == HEAD and language_of(file.written) != LANGUAGE:
            found = shown(file.written.get(LANGUAGE_KEY))
            yield file.fault(Fault((LANGUAGE_KEY,), found, (str(LANGUAGE),)))


def _content(packs: Sequence[Pack], builtin: Collection[str] | None) -> Content:
    """Put packs together; `builtin` has fingerprints, None means all."""
    return Content(
        core=next(_core(pack) for pack in packs if pack.head.kind is PackKind.CORE),
        episodes=tuple(_episode(pack) for pack in packs if pack.head.kind is PackKind.EPISODE),
        elder_ones=tuple(
            _elder_one(pack) for pack in packs if pack.head.kind is PackKind.ELDER_ONE
        ),
        fingerprint=fingerprint(packs),
        packs=tuple(pack_info(pack, pack.head.kind, builtin) for pack in packs),
        games=tuple(_games(packs)),
    )


def _games(packs: Sequence[Pack]) -> Iterator[tuple[str, str, str]]:
    """Each Episode with each Elder One, and what tells their games from others."""
    for episode in packs:
        for elder in packs:
            if (episode.head.kind, elder.head.kind) == (PackKind.EPISODE, PackKind.ELDER_ONE):
                three = [
                    pack
                    for pack in packs
                    if pack.head.kind is PackKind.CORE or pack is episode or pack is elder
                ]
                yield episode.head.id, elder.head.id, fingerprint(three)


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
    advised = "goals.toml" in pack.files
    goals = pack.file("goals.toml", GoalsFile).goals if advised else ()
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
        ritual=card.ritual,
        hidden=card.hidden,
        acts=card.acts,
        on_kill=card.on_kill,
        end_of_turn=card.end_of_turn,
        tokens=card.tokens,
        goals=goals,
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


_LOADER: Final = Loader(
    pack_format=FORMAT,
    core=PackKind.CORE,
    builtin=builtin_packs,
    order=lambda pack: (pack.head.kind, pack.head.number, pack.head.id),
    check_file=check_file,
    check_packs=check_packs,
    content=_content,
    known=lambda: SNAPSHOT.content,
)

__all__ = ["builtin_packs", "load_content", "outdated_words"]
