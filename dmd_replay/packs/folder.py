"""A folder on a disk that somebody named: read with care, and never beyond itself."""

import errno
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import IO, Any, Final, final


class Folder(Traversable):
    """What all folders have in common: they cannot be read as files."""

    def open(self, mode: str = "r", *args: Any, **kwargs: Any) -> IO[Any]:  # noqa: ANN401, ARG002 - as Path.open
        """Refuse: a folder cannot be read.

        Raises:
            IsADirectoryError: always.
        """
        raise IsADirectoryError(self.name)

    def read_bytes(self) -> bytes:
        """Refuse, as `open` does."""
        raise IsADirectoryError(self.name)

    def read_text(self, encoding: str | None = None) -> str:  # noqa: ARG002 - as Path.read_text
        """Refuse, as `open` does."""
        raise IsADirectoryError(self.name)


@final
class DiskFile(Traversable):
    """One file of a `DiskFolder`; its link may lead to a file of the same folder only."""

    def __init__(self, path: Path, root: Path) -> None:
        """Hold the path, and the resolved folder that it must not leave."""
        self._path: Final = path
        self._root: Final = root

    @property
    def name(self) -> str:
        """Name of the file."""
        return self._path.name

    def is_dir(self) -> bool:
        """Whether it is a folder; a link is none, wherever it leads."""
        return not self._path.is_symlink() and self._path.is_dir()

    def is_file(self) -> bool:
        """Whether there is something to read, or a link of which `open` says where it leads."""
        return self._path.is_symlink() or self._path.is_file()

    def iterdir(self) -> Iterator[Traversable]:
        """Nothing: a pack has no folders in it."""
        return iter(())

    def joinpath(self, *descendants: object) -> "DiskFile":
        """A path below."""
        return DiskFile(self._path.joinpath(*map(str, descendants)), self._root)

    def __truediv__(self, child: object) -> "DiskFile":
        return self.joinpath(child)

    def open(self, mode: str = "r", *args: Any, **kwargs: Any) -> IO[Any]:  # noqa: ANN401 - as Path.open
        """Open for reading.

        Raises:
            OSError: if it cannot be read, is no ordinary file, or is a link out of the folder.
        """
        try:
            real = self._path.resolve()
            circle = self._path.is_symlink() and real.is_symlink()
        except RuntimeError:  # versions of Python differ about circles
            circle, real = True, self._path
        if circle:
            raise OSError(errno.ELOOP, "a link that leads in a circle")
        if not real.is_relative_to(self._root):
            raise OSError(errno.EPERM, "a link that leads out of the folder")
        if real.exists() and not real.is_file():
            raise OSError(errno.EINVAL, "no ordinary file")
        return real.open(mode, *args, **kwargs)

    def read_bytes(self) -> bytes:
        """What is in the file; see `open`."""
        with self.open("rb") as stream:
            return bytes(stream.read())

    def read_text(self, encoding: str | None = None) -> str:
        """What is in the file, as text; UTF-8 if no other encoding is named; see `open`."""
        return self.read_bytes().decode(encoding or "utf-8")


@final
class DiskFolder(Folder):
    """A folder for a loader: its files are read on demand, links out of it are refused.

    Args:
        path: the folder; it may itself be a link, because whoever named it meant it.
        name: what problems call it; the path if left out.

    Example:
        >>> DiskFolder(Path("no/such/folder")).is_dir()
        False
    """

    def __init__(self, path: Path, name: str = "") -> None:
        """See the class."""
        self._path: Final = path
        self._name: Final = name or str(path)

    @property
    def name(self) -> str:
        """The path as it was given, so that a problem can be found again."""
        return self._name

    def is_dir(self) -> bool:
        """Whether it is a folder."""
        return self._path.is_dir()

    def is_file(self) -> bool:
        """Whether it is a file instead."""
        return self._path.is_file()

    def iterdir(self) -> Iterator[Traversable]:
        """What is in it, by name."""
        return (self.joinpath(path.name) for path in sorted(self._path.iterdir()))

    def joinpath(self, *descendants: object) -> DiskFile:
        """One file of it."""
        return DiskFile(self._path.joinpath(*map(str, descendants)), self._path.resolve())

    def __truediv__(self, child: object) -> DiskFile:
        return self.joinpath(child)


__all__ = ["DiskFile", "DiskFolder", "Folder"]
