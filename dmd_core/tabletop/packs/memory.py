"""A pack in memory: the folder that a loader reads, made of file names and bytes.

A pack may come out of a log, a database or an upload; the loader wants a `Traversable` only.
"""

import io
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import IO, Any, Final, final


@final
class MemoryFile(Traversable):
    """One file of a `MemoryFolder`; one that is not there is no file."""

    def __init__(self, name: str, data: bytes | None) -> None:
        """Hold a name and what is in the file, None if there is no such file."""
        self._name = name
        self._data: Final = data

    @property
    def name(self) -> str:
        """Name of the file."""
        return self._name

    def is_dir(self) -> bool:
        """It is no folder."""
        return False

    def is_file(self) -> bool:
        """Whether the folder has it."""
        return self._data is not None

    def iterdir(self) -> Iterator[Traversable]:
        """Nothing is in a file."""
        raise NotADirectoryError(self._name)

    def joinpath(self, *descendants: object) -> "MemoryFile":
        """Nothing is in a file."""
        return MemoryFile("/".join([self._name, *map(str, descendants)]), None)

    def __truediv__(self, child: object) -> "MemoryFile":
        return self.joinpath(child)

    def open(self, mode: str = "r", *args: Any, **kwargs: Any) -> IO[Any]:  # noqa: ANN401 - as Path.open
        """Open for reading, as bytes with mode ``rb``, else as text.

        Raises:
            FileNotFoundError: if there is no such file.
        """
        if self._data is None:
            raise FileNotFoundError(self._name)
        stream = io.BytesIO(self._data)
        return stream if "b" in mode else io.TextIOWrapper(stream, *args, **kwargs)

    def read_bytes(self) -> bytes:
        """What is in the file.

        Raises:
            FileNotFoundError: if there is no such file.
        """
        return bytes(self.open("rb").read())

    def read_text(self, encoding: str | None = None) -> str:
        """What is in the file, as text; UTF-8 if no other encoding is named.

        Raises:
            FileNotFoundError: if there is no such file.
            UnicodeDecodeError: if it is no such text.
        """
        return self.read_bytes().decode(encoding or "utf-8")


@final
class MemoryFolder(Mapping[str, bytes], Traversable):
    """A folder without folders in it, and a mapping of its file names to their bytes.

    Args:
        name: name of the folder, with which problems name their file.
        files: file names with content; read when the folder is made, later changes do not count.

    Example:
        >>> folder = MemoryFolder("mine", {"pack.toml": b"version = 1"})
        >>> (folder / "pack.toml").read_text()
        'version = 1'
        >>> [entry.name for entry in folder.iterdir()]
        ['pack.toml']
    """

    def __init__(self, name: str, files: Mapping[str, bytes]) -> None:
        """See the class."""
        self._name = name
        self._files: Final = dict(sorted(files.items()))

    @property
    def name(self) -> str:
        """Name of the folder."""
        return self._name

    def __getitem__(self, name: str) -> bytes:
        return self._files[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    def __len__(self) -> int:
        return len(self._files)

    def is_dir(self) -> bool:
        """It is a folder."""
        return True

    def is_file(self) -> bool:
        """It is no file."""
        return False

    def iterdir(self) -> Iterator[Traversable]:
        """Its files, by name."""
        return (MemoryFile(name, data) for name, data in self._files.items())

    def joinpath(self, *descendants: object) -> MemoryFile:
        """One file of it, or what says that there is none."""
        name = "/".join(map(str, descendants))
        return MemoryFile(name, self._files.get(name))

    def __truediv__(self, child: object) -> MemoryFile:
        return self.joinpath(child)

    def open(self, mode: str = "r", *args: Any, **kwargs: Any) -> IO[Any]:  # noqa: ANN401, ARG002 - as Path.open
        """Refuse: a folder cannot be read.

        Raises:
            IsADirectoryError: always.
        """
        raise IsADirectoryError(self._name)

    def read_bytes(self) -> bytes:
        """Refuse, as `open` does."""
        raise IsADirectoryError(self._name)

    def read_text(self, encoding: str | None = None) -> str:  # noqa: ARG002 - as Path.read_text
        """Refuse, as `open` does."""
        raise IsADirectoryError(self._name)


__all__ = ["MemoryFile", "MemoryFolder"]
