"""Packs that other Python distributions bring along.

A distribution offers a pack by an entry point of the group ``dmd_core.packs``::

    [project.entry-points."dmd_core.packs"]
    haunted_mill = "haunted_mill_pack"             # a package that holds pack.toml and the others
    other = "some_package.module:FOLDER"           # or a Traversable

It is imported only when it is named, and never because it is installed: content changes games.
"""

from collections.abc import Iterator
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, Final, final

from dmd_core.kernel.schema.faults import did_you_mean
from dmd_replay.packs.folder import Folder

GROUP: Final = "dmd_core.packs"
"""The group of entry points."""

_CODE: Final = (".py", ".pyc", ".typed")
"""Ends of names in a package that are no part of its pack."""


class PackSourceError(ValueError):
    """A word that names no pack; the sentence says what there is."""


def installed_names() -> tuple[str, ...]:
    """Names of all packs that installed distributions offer; nothing is imported."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


def open_installed(name: str) -> Traversable:
    """The folder of an installed pack; imports the module that offers it.

    Args:
        name: name of the entry point.

    Returns:
        The folder, without the Python files of a package.

    Raises:
        PackSourceError: if there is no such name, two distributions offer it, its module cannot
            be imported, or it is no folder.
    """
    found = entry_points(group=GROUP, name=name)
    if not found:
        raise PackSourceError(_unknown(name))
    if len({point.value for point in found}) > 1:
        offers = ", ".join(sorted(point.value for point in found))
        message = f"installed pack '{name}': several distributions offer it ({offers}); keep one"
        raise PackSourceError(message)
    point = next(iter(found))
    try:
        offered = point.load()
    except Exception as error:
        message = f"installed pack '{name}': {point.value} cannot be imported: {error}"
        raise PackSourceError(message) from error
    folder = files(offered) if isinstance(offered, ModuleType) else offered
    if not isinstance(folder, Traversable):
        kind = type(folder).__name__
        message = f"installed pack '{name}': {point.value} is a {kind}; a package or folder is one"
        raise PackSourceError(message)
    return PackageFolder(name, folder)


def _unknown(name: str) -> str:
    names = installed_names()
    hint = did_you_mean(name, names)
    have = ", ".join(names) or "none is installed"
    return f"installed pack '{name}' is unknown; there are: {have}{hint}"


@final
class PackageFolder(Folder):
    """A package as a pack: its data files without its code."""

    def __init__(self, name: str, folder: Traversable) -> None:
        """Wrap the folder of a package under the name of its entry point."""
        self._name = name
        self._folder: Final = folder

    @property
    def name(self) -> str:
        """Name of the entry point."""
        return self._name

    def is_dir(self) -> bool:
        """Whether it is a folder."""
        return self._folder.is_dir()

    def is_file(self) -> bool:
        """Whether it is a file instead."""
        return self._folder.is_file()

    def iterdir(self) -> Iterator[Traversable]:
        """Its files without code."""
        return (
            entry
            for entry in self._folder.iterdir()
            if not entry.name.endswith(_CODE) and entry.name != "__pycache__"
        )

    def joinpath(self, *descendants: Any) -> Traversable:  # noqa: ANN401 - as Traversable
        """One file of it."""
        return self._folder.joinpath(*descendants)

    def __truediv__(self, child: Any) -> Traversable:  # noqa: ANN401 - as Traversable
        return self.joinpath(child)


__all__ = ["GROUP", "PackSourceError", "PackageFolder", "installed_names", "open_installed"]
