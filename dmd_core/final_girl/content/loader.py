"""The loader: packs in, one `Content` out, or every problem of all packs at once."""

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from dmd_core.final_girl.check.files import check_file
from dmd_core.final_girl.check.packs import check_packs
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
from dmd_core.kernel.schema.faults import Fault, some
from dmd_core.tabletop.packs.loading import (
    fingerprint,
    folders_below,
    folders_in,
    others,
    pack_info,
    read_all,
)
from dmd_core.tabletop.packs.problems import PackError

_PACKAGE: Final = "dmd_core.final_girl"
_ALL: Final = "packs"
"""Stands for the file in problems that concern no single pack."""

_ORDER: Final = tuple(PackKind)


def builtin_packs() -> tuple[Traversable, ...]:
    """The folders of the packs that come with the library: core, killers, locations, girls."""
    root = files(_PACKAGE) / "packs"
    return (root / "core", *folders_below(root / "killers", root / "locations", root / "girls"))


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
    added = folders_in(extra, "extra")
    if packs is not None:
        packs = folders_in(packs, "packs")
    if packs is None and not added:
        return _builtin()
    problems: list[Fault] = []
    found = _read(builtin_packs() if packs is None else packs, problems)
    new = _read(added, problems)
    if any(pack is not None and pack.head.kind is PackKind.CORE for pack in new):
        found = [pack for pack in found if pack is None or pack.head.kind is not PackKind.CORE]
    known = {pack.fingerprint for pack in _builtin().packs}
    return _content(found, list(others(new, found)), problems, known)


@cache
def _builtin() -> Content:
    problems: list[Fault] = []
    packs = _read(builtin_packs(), problems)
    return _content(packs, [], problems, None)


def _read(folders: Iterable[Traversable], problems: list[Fault]) -> list[Pack | None]:
    return read_all(FORMAT, folders, check_file, problems)


def _in_order(packs: Iterable[Pack | None]) -> list[Pack]:
    there = [pack for pack in packs if pack is not None]
    return sorted(there, key=lambda pack: (_ORDER.index(pack.head.kind), pack.head.id))


def _content(
    found: Sequence[Pack | None],
    new: Sequence[Pack | None],
    problems: list[Fault],
    builtin: Collection[str] | None,
) -> Content:
    """Check packs together and put them together; `builtin` has fingerprints, None means all."""
    packs = _in_order((*found, *new))
    if len(packs) == len(found) + len(new):
        missing = _missing(packs)
        problems.extend(missing)
        # With a pack or file missing, every mention of what it defines would look wrong.
        if not missing and all(pack.legible for pack in packs):
            # What clashes is told of the pack that was added.
            problems.extend(some(check_packs([*_in_order(found), *_in_order(new)])))
    if problems:
        raise PackError(problems)
    of_kind = {kind: [pack for pack in packs if pack.head.kind is kind] for kind in PackKind}
    return Content(
        core=_core(of_kind[PackKind.CORE][0]),
        killers=tuple(_killer(pack) for pack in of_kind[PackKind.KILLER]),
        locations=tuple(_location(pack) for pack in of_kind[PackKind.LOCATION]),
        girls=tuple(_girl(pack) for pack in of_kind[PackKind.GIRL]),
        fingerprint=fingerprint(packs),
        packs=tuple(pack_info(pack, pack.head.kind, builtin) for pack in packs),
    )


def _missing(packs: Sequence[Pack]) -> list[Fault]:
    problems = []
    for kind in PackKind:
        count = sum(pack.head.kind is kind for pack in packs)
        right = count == 1 if kind is PackKind.CORE else count > 0
        if not right:
            allowed = "1" if kind is PackKind.CORE else "1 or more"
            found = f"{count} packs of kind '{kind.value}'"
            problems.append(Fault((), found, (allowed,), file=_ALL))
    return problems


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


__all__ = ["builtin_packs", "load_content"]
