"""The loader of a game: folders in, one content out, and what tells packs apart.

What a pack of a game may define, and what has to hold for packs together, the game says.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from enum import StrEnum
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Final, Generic, TypeVar, cast, final

import attrs

from dmd_core.kernel.arguments import need, need_several
from dmd_core.kernel.schema.faults import Fault, some
from dmd_core.tabletop.packs.format import H, PackFormat
from dmd_core.tabletop.packs.info import K, PackInfo, digest
from dmd_core.tabletop.packs.problems import PackError
from dmd_core.tabletop.packs.reading import Pack, PackFile, read_pack

C = TypeVar("C")

Check = Callable[[PackFile], Iterable[Fault]]
"""What is asked of one file alone."""

_ALL: Final = "packs"
"""Stands for the file in problems that concern no single pack."""


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


@final
@attrs.frozen(eq=False, slots=False, kw_only=True)  # `cached_property` needs a dict
class Loader(Generic[H, C]):
    """The loader of one game; a game has one core, and one or more packs of each other kind.

    Attributes:
        pack_format: which files there are, and what they hold.
        core: the kind of pack that is there once.
        builtin: gives the folders of the packs that come with the library.
        order: the key by which packs are sorted, however they were given.
        check_file: what is asked of one file alone.
        check_packs: what is asked of all packs together.
        content: makes the content of faultless packs in order; the second argument are the
            fingerprints of the packs that come with the library, None if all do.
        known: gives the content of the packs that come with the library if it is known without
            reading them, see `Snapshot`.
    """

    pack_format: PackFormat[H]
    core: StrEnum
    builtin: Callable[[], Iterable[Traversable]]
    order: Callable[[Pack[H]], tuple[str | int, ...]]
    check_file: Check
    check_packs: Callable[[Sequence[Pack[H]]], Iterable[Fault]]
    content: Callable[[Sequence[Pack[H]], Collection[str] | None], C]
    known: Callable[[], C | None]

    def load(self, packs: Iterable[Traversable] | None, extra: Iterable[Traversable]) -> C:
        """Load packs; without any those that come with the library, only once.

        Args:
            packs: folders; None for those that come with the library.
            extra: more of them. A core among them takes the place of the one in `packs`, all
                others are added; one with the very data of a pack that is there is no second one.

        Returns:
            Everything they define. The order of the packs makes no difference.

        Raises:
            PackError: with every problem of all packs.
            ArgumentError: if these are no folders.
        """
        added = folders_in(extra, "extra")
        if packs is not None:
            packs = folders_in(packs, "packs")
        if packs is None and not added:
            return self._builtin_content
        problems: list[Fault] = []
        found = list(self._builtin_packs) if packs is None else self._read(packs, problems)
        new = self._read(added, problems)
        if any(pack is not None and pack.head.kind is self.core for pack in new):
            found = [pack for pack in found if pack is None or pack.head.kind is not self.core]
        known = {fingerprint([pack]) for pack in self._builtin_packs}
        return self._made(found, list(others(new, found)), problems, known)

    @cached_property
    def _builtin_content(self) -> C:
        known = self.known()
        return self._made(self._builtin_packs, [], [], None) if known is None else known

    @cached_property
    def _builtin_packs(self) -> Sequence[Pack[H]]:
        """The packs that come with the library.

        Raises:
            PackError: with every problem of a file of theirs.
        """
        problems: list[Fault] = []
        packs = self._read(self.builtin(), problems)
        if problems:
            raise PackError(problems)
        return [pack for pack in packs if pack is not None]

    def _read(self, folders: Iterable[Traversable], problems: list[Fault]) -> list[Pack[H] | None]:
        return read_all(self.pack_format, folders, self.check_file, problems)

    def _made(
        self,
        found: Sequence[Pack[H] | None],
        new: Sequence[Pack[H] | None],
        problems: list[Fault],
        known: Collection[str] | None,
    ) -> C:
        """Check packs together and put them together."""
        packs = self._in_order((*found, *new))
        if len(packs) == len(found) + len(new):
            missing = self._missing(packs)
            problems.extend(missing)
            # With a pack or file missing, every mention of what it defines would look wrong.
            if not missing and all(pack.legible for pack in packs):
                # What clashes is told of the pack that was added.
                together = [*self._in_order(found), *self._in_order(new)]
                problems.extend(some(self.check_packs(together)))
        if problems:
            raise PackError(problems)
        return self.content(packs, known)

    def _in_order(self, packs: Iterable[Pack[H] | None]) -> list[Pack[H]]:
        return sorted((pack for pack in packs if pack is not None), key=self.order)

    def _missing(self, packs: Sequence[Pack[H]]) -> list[Fault]:
        problems = []
        for kind in type(self.core):
            count = sum(pack.head.kind is kind for pack in packs)
            right = count == 1 if kind is self.core else count > 0
            if not right:
                allowed = "1" if kind is self.core else "1 or more"
                found = f"{count} packs of kind '{kind.value}'"
                problems.append(Fault((), found, (allowed,), file=_ALL))
        return problems


__all__ = [
    "Check",
    "Loader",
    "fingerprint",
    "folders_in",
    "others",
    "pack_info",
    "read_all",
]
