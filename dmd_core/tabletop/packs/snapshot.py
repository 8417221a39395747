"""Content as it was read when the library was built, so that a process need not read it again.

A built wheel carries, beside the packs of a game, the content that they give. Reading a few hundred
kilobytes of TOML and checking every word of it takes longer than all else up to the first game, and
of files that nobody has touched the result is known. A snapshot holds a digest of the files it was
made of, names and bytes: where one of them is another, it is not used, and the packs are read and
checked as ever. A tree of sources has no snapshot.
"""

import io
import pickle
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from hashlib import blake2b
from importlib.resources.abc import Traversable
from typing import Any, Final, Generic, TypeVar, final

import attrs

from dmd_core.kernel.node import filled, is_node, names_of

C = TypeVar("C")

_SIZE: Final = 16
"""Bytes of the digest in front of a snapshot."""
_PROTOCOL: Final = 5

BROKEN: Final = (
    ArithmeticError,
    AttributeError,
    EOFError,
    ImportError,
    LookupError,
    OSError,
    TypeError,
    ValueError,
    pickle.UnpicklingError,
)
"""What reading a damaged snapshot raises, or one of other classes than there are now."""


def folders_below(*groups: Traversable) -> list[Traversable]:
    """The folders in each of these folders, by name."""
    return [
        folder
        for group in groups
        for folder in sorted(group.iterdir(), key=lambda entry: entry.name)
        if folder.is_dir()
    ]


@final
@attrs.frozen(eq=False, slots=False)  # `cached_property` needs a dict
class Snapshot(Generic[C]):
    """The snapshot of the content of one game.

    Attributes:
        file: gives where it lies, if there is one.
        folders: gives the folders of the packs it is made of.
        kind: the class of the content.
    """

    file: Callable[[], Traversable]
    folders: Callable[[], Iterable[Traversable]]
    kind: type[C]

    @cached_property
    def content(self) -> C | None:
        """The content; None if there is no snapshot, or none of these very files."""
        file = self.file()
        if not file.is_file():
            return None
        try:
            data = file.read_bytes()
            if data[:_SIZE] != self._digest():
                return None
            found = pickle.loads(data[_SIZE:])  # noqa: S301 - a file of this library, as its code is
        except BROKEN:
            return None
        return found if isinstance(found, self.kind) else None

    def made_of(self, content: C) -> bytes:
        """The bytes of the snapshot of a content that was read from these folders."""
        stream = io.BytesIO()
        _Pickler(stream, _PROTOCOL).dump(content)
        return self._digest() + stream.getvalue()

    def _digest(self) -> bytes:
        seen = blake2b(digest_size=_SIZE)
        for folder in self.folders():
            for name, data in _files(folder, folder.name):
                seen.update(f"{name} {len(data)}\n".encode())
                seen.update(data)
        return seen.digest()


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    """All files below a folder by name, without what Python or a desktop leave there."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.startswith((".", "__")):
            continue
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            yield from _files(entry, name)
        else:
            yield name, entry.read_bytes()


class _Pickler(pickle.Pickler):
    """Pickles nodes so that reading them compiles no constructor: most of them are made once."""

    def reducer_override(self, value: object) -> Any:  # noqa: ANN401 - as pickle has it
        kind = type(value)
        if not is_node(kind):
            return NotImplemented
        return filled, (kind, tuple(getattr(value, name) for name in names_of(kind)))


__all__ = ["BROKEN", "Snapshot", "folders_below"]
