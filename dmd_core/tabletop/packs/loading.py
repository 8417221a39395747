"""The frame of a loader: folders in, packs out, and what tells them apart.

What a pack of a game may define, and what has to hold for packs together, the game says.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from importlib.resources.abc import Traversable
from typing import cast

from dmd_core.kernel.arguments import need, need_several
from dmd_core.kernel.schema.faults import Fault, some
from dmd_core.tabletop.packs.format import H, PackFormat
from dmd_core.tabletop.packs.info import K, PackInfo, digest
from dmd_core.tabletop.packs.reading import Pack, PackFile, read_pack

Check = Callable[[PackFile], Iterable[Fault]]
"""What is asked of one file alone."""


def folders_in(given: object, name: str) -> tuple[Traversable, ...]:
    """Folders, as they come from a program.

    Args:
        given: the argument.
        name: of the argument.

    Raises:
        ArgumentError: if these are no folders.
    """
    wanted = "a list of folders, as pathlib.Path or importlib.resources give them"
    need_several(given, name, wanted)
    folders = tuple(cast("Iterable[Traversable]", given))
    for place, folder in enumerate(folders):
        if not hasattr(folder, "is_dir") or isinstance(folder, type):
            path = f"pathlib.Path({folder!r})" if isinstance(folder, str) else "a pathlib.Path"
            need(folder, (), f"{name}[{place}]", f"a folder, such as {path}")
    return folders


def folders_below(*groups: Traversable) -> list[Traversable]:
    """The folders in each of these folders, by name."""
    return [
        folder
        for group in groups
        for folder in sorted(group.iterdir(), key=lambda entry: entry.name)
        if folder.is_dir()
    ]


def read_all(
    pack_format: PackFormat[H],
    folders: Iterable[Traversable],
    check: Check,
    problems: list[Fault],
) -> list[Pack[H] | None]:
    """Read packs and check each file alone; None stands for one that cannot be read at all."""
    packs = []
    for folder in folders:
        pack = read_pack(pack_format, folder, problems)
        packs.append(pack)
        if pack is not None:
            for file in pack.files.values():
                problems.extend(some(file.fault(fault) for fault in check(file)))
    return packs


def others(
    new: Iterable[Pack[H] | None], found: Iterable[Pack[H] | None]
) -> Iterator[Pack[H] | None]:
    """Packs whose data are not there yet."""
    there = {fingerprint([pack]) for pack in found if pack is not None}
    for pack in new:
        own = "" if pack is None else fingerprint([pack])
        if own not in there:
            yield pack
        if pack is not None:
            there.add(own)


def fingerprint(packs: Sequence[Pack[H]]) -> str:
    """Tell contents apart by their data, see `Pack.data_text`: 16 hex digits."""
    return digest([pack.data_text for pack in packs])


def pack_info(pack: Pack[H], kind: K, builtin: Collection[str] | None) -> PackInfo[K]:
    """What is known of a pack.

    Args:
        pack: it, with all its files in order.
        kind: what it defines.
        builtin: the fingerprints of the packs that come with the library; None if all do.
    """
    own_print = fingerprint([pack])
    own = builtin is None or own_print in builtin
    return PackInfo(
        id=pack.head.id,
        kind=kind,
        name=pack.head.name,
        version=pack.head.version,
        fingerprint=own_print,
        builtin=own,
        files=() if own else tuple((name, file.data) for name, file in sorted(pack.files.items())),
    )


__all__ = ["Check", "fingerprint", "folders_below", "folders_in", "others", "pack_info", "read_all"]
