"""The loader: packs in, one `Content` out, or every problem of all packs at once."""

from collections.abc import Collection, Iterable, Sequence
from importlib.resources.abc import Traversable
from typing import Final

from dmd_core.final_girl.check.files import check_file
from dmd_core.final_girl.check.packs import check_packs
from dmd_core.final_girl.content.builtin import SNAPSHOT, builtin_packs
from dmd_core.final_girl.content.definitions import (
    Content,
    CoreDef,
    GirlDef,
    KillerDef,
    LocationDef,
)
from dmd_core.final_girl.content.files import (
    FORMAT,
    ActionsFile,
    BoardsFile,
    EventsFile,
    FinalesFile,
    GirlFile,
    ItemsFile,
    KillerFile,
    MapFile,
    MinionsFile,
    Pack,
    PowersFile,
    SetupsFile,
    TerrorFile,
)
from dmd_core.final_girl.content.pack_info import PackKind
from dmd_core.final_girl.ids import KillerId, LocationId
from dmd_core.tabletop.packs.loading import Loader, fingerprint, pack_info

_ORDER: Final = tuple(PackKind)


def load_content(
    packs: Iterable[Traversable] | None = None, *, extra: Iterable[Traversable] = ()
) -> Content:
    """Load packs; without an argument those that come with the library, only once.

    Args:
        packs: folders, each with a ``pack.toml``: one core box, killers, locations and Final
            Girls. If left out, those that come with the library.
        extra: more of them. A core box among them takes the place of the one in `packs`, because
            a game has one; all others are added. One with the very data of a pack that is there
            already is no second one.

    Returns:
        Everything they define. The order of the packs makes no difference.

    Raises:
        PackError: with every problem of all packs.
        ArgumentError: if these are no folders.

    Example:
        >>> [killer.id for killer in load_content().killers]
        ['beekeeper', 'butcher']
    """
    return _LOADER.load(packs, extra)


def _content(packs: Sequence[Pack], builtin: Collection[str] | None) -> Content:
    """Put packs together; `builtin` has fingerprints, None means all."""
    of_kind = {kind: [pack for pack in packs if pack.head.kind is kind] for kind in PackKind}
    return Content(
        core=_core(of_kind[PackKind.CORE][0]),
        killers=tuple(_killer(pack) for pack in of_kind[PackKind.KILLER]),
        locations=tuple(_location(pack) for pack in of_kind[PackKind.LOCATION]),
        girls=tuple(_girl(pack) for pack in of_kind[PackKind.GIRL]),
        fingerprint=fingerprint(packs),
        packs=tuple(pack_info(pack, pack.head.kind, builtin) for pack in packs),
    )


def _core(pack: Pack) -> CoreDef:
    boards = pack.file("boards.toml", BoardsFile)
    return CoreDef(
        actions=pack.file("actions.toml", ActionsFile).actions,
        boards=boards.boards,
        health_tokens=boards.supply.health_tokens,
        victims=boards.supply.victims,
    )


def _killer(pack: Pack) -> KillerDef:
    board = pack.file("killer.toml", KillerFile)
    return KillerDef(
        id=KillerId(pack.head.id),
        name=pack.head.name,
        health=board.health,
        horror=board.horror,
        rows=board.rows,
        final=board.final,
        action=board.action,
        finales=pack.file("finales.toml", FinalesFile).finales,
        powers=pack.file("powers.toml", PowersFile).powers,
        terror=pack.file("terror.toml", TerrorFile).terror,
        minions=pack.file("minions.toml", MinionsFile).minions,
        tokens=board.tokens,
        abilities=board.abilities,
        origin=board.origin,
        marks=board.marks,
    )


def _location(pack: Pack) -> LocationDef:
    board = pack.file("map.toml", MapFile)
    return LocationDef(
        id=LocationId(pack.head.id),
        name=pack.head.name,
        spaces=board.spaces,
        setup_cards=pack.file("setups.toml", SetupsFile).setups,
        terror=pack.file("terror.toml", TerrorFile).terror,
        events=pack.file("events.toml", EventsFile).events,
        items=pack.file("items.toml", ItemsFile).items,
        tokens=board.tokens,
        abilities=board.abilities,
        origin=board.origin,
    )


def _girl(pack: Pack) -> GirlDef:
    return pack.file("girl.toml", GirlFile).girl


_LOADER: Final = Loader(
    pack_format=FORMAT,
    core=PackKind.CORE,
    builtin=builtin_packs,
    order=lambda pack: (_ORDER.index(pack.head.kind), pack.head.id),
    check_file=check_file,
    check_packs=check_packs,
    content=_content,
    known=lambda: SNAPSHOT.content,
)

__all__ = ["builtin_packs", "load_content"]
