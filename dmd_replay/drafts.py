"""Drafts: new files of a name that nobody else has, which take another's place when complete."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import BufferedWriter, FileIO
from itertools import count
from pathlib import Path
from secrets import token_hex
from stat import S_IMODE
from typing import BinaryIO, Final, final

_NEW: Final = (
    os.O_RDWR
    | os.O_CREAT
    | os.O_EXCL  # a file of its own; a link in its place is not followed but refused
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_BINARY", 0)
)
_STEM: Final = 180
"""Letters of a file's name that are taken over into that of its draft: names have a limit."""
_PIECE: Final = 1 << 20
_PERMISSIONS: Final = 0o777


def draft_name(name: str) -> str:
    """A hidden name for the draft of a file or folder; nobody else has it."""
    return f".{name[:_STEM]}.{token_hex(6)}.draft"


@final
class _Named(FileIO):
    """A file whose errors say which it is: those of writing to an open file do not."""

    def __init__(self, descriptor: int, named: Path) -> None:
        super().__init__(descriptor, "wb")
        self._named = str(named)

    def write(self, data: object, /) -> int:
        try:
            return super().write(data)  # type: ignore[arg-type] # the buffers of the base class
        except OSError as error:
            error.filename = self._named
            raise


@final
class Draft:
    """A new file that will have another's name when it is complete.

    Attributes:
        path: where it stands now.
        stream: open for writing.
    """

    def __init__(self, target: Path, named: Path | None = None) -> None:
        """Make the file.

        Args:
            target: the file it is a draft of; it has its folder and its permissions.
            named: how errors call it; the target if left out.

        Raises:
            OSError: if it cannot be made.
        """
        self.path = target.with_name(draft_name(target.name))
        self._named = target if named is None else named
        mode = None
        with suppress(FileNotFoundError):
            mode = S_IMODE(target.stat().st_mode) & _PERMISSIONS
        try:
            # Until it has the old permissions nobody else may read it: they may be few.
            file = os.open(self.path, _NEW, 0o666 if mode is None else 0o600)
        except OSError as error:
            error.filename = str(target)
            raise
        if mode is not None and os.chmod in os.supports_fd:
            os.chmod(file, mode)  # noqa: PTH101 - the open file: its name could lead elsewhere
        self.stream: BinaryIO = BufferedWriter(_Named(file, self._named))

    def show(self, name: Path) -> None:
        """Let it be seen by another name while it is written on; a file there is replaced.

        Raises:
            OSError: if that is not possible.
        """
        self.stream.flush()
        self.path.replace(name)
        self.path = name

    def take(self, name: Path) -> None:
        """Close it and give it its place; a file there is replaced.

        Raises:
            OSError: if not all of it could be written.
        """
        _on_disk(self.stream, self._named)
        self.stream.close()
        self.path.replace(name)
        self.path = name

    def settle(self, name: Path, *, overwrite: bool) -> None:
        """Close it and give it its place; see `settle`."""
        settle(self.stream, self.path, name, overwrite=overwrite)
        self.path = name

    def close(self) -> None:
        """Close it where it stands; for after an error, so whatever goes wrong is of no account."""
        with suppress(OSError):
            self.stream.close()

    def drop(self) -> None:
        """Take it away."""
        self.close()
        self.path.unlink(missing_ok=True)


@contextmanager
def new_file(path: Path, named: Path) -> Iterator[BinaryIO]:
    """A new file, open for writing.

    Args:
        path: where; nothing may be there, not even a link.
        named: how errors call it.

    Raises:
        OSError: if it cannot be made or written.
    """
    with BufferedWriter(_Named(os.open(path, _NEW, 0o666), named)) as stream:
        yield stream


@contextmanager
def written_on(path: Path, offset: int) -> Iterator[BinaryIO]:
    """A stream that writes on in a file, from a byte on; what stood behind it is cut off.

    Whoever does this has to hold its lock, see `dmd_replay.locks.locked`.

    Args:
        path: the file; a link in its place is not followed.
        offset: where to go on.

    Raises:
        OSError: if it cannot be opened or written.
    """
    flags = os.O_RDWR | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    file = os.open(path, flags)
    with BufferedWriter(_Named(file, path)) as stream:
        stream.truncate(offset)
        stream.seek(offset)
        yield stream


def settle(stream: BinaryIO, path: Path, home: Path, *, overwrite: bool) -> None:
    """Close a file that was written for long, and give it its place.

    Much may happen while a game is played. If somebody deleted the file, or put another in its
    place, what was written is written once more: it is there as long as the file is open.

    Args:
        stream: the open file, of `Draft` or `written_on`.
        path: the name that it has had.
        home: the one that it is to have; it may be the same.
        overwrite: whether a file there may be replaced.

    Raises:
        FileExistsError: if there is one that may not; what was written stays under another name,
            which the sentence has.
        OSError: if not all of it could be written.
    """
    _on_disk(stream, path)
    stands = path
    if not _is_at(stream, path):
        again = Draft(path)
        again.stream.write(_content(stream))
        _on_disk(again.stream, path)
        again.stream.close()
        stands = again.path
    stream.close()
    if stands == home:
        return
    if overwrite:
        stands.replace(home)
        return
    try:
        _move(stands, home)
    except FileExistsError:
        kept = stands if stands == path else _moved(stands, path)
        message = (
            f"{home}: somebody else wrote a file of this name meanwhile, and it is as it was;"
            f" what was played is in {kept}: move one of them away"
        )
        raise FileExistsError(message) from None


def _on_disk(stream: BinaryIO, named: Path) -> None:
    stream.flush()
    try:
        os.fsync(stream.fileno())  # else a crash of the machine could leave the name alone
    except OSError as error:
        error.filename = str(named)
        raise


def _is_at(stream: BinaryIO, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(stream.fileno()), path.lstat())
    except FileNotFoundError:
        return False


def _content(stream: BinaryIO) -> bytes:
    """All of an open file, whatever its name is."""
    file = stream.fileno()
    os.lseek(file, 0, os.SEEK_SET)
    return b"".join(iter(lambda: os.read(file, _PIECE), b""))


def _moved(path: Path, like: Path) -> Path:
    """Give a file the first name like one that nobody has."""
    for number in count(2):
        place = like.with_name(f"{like.name}{number}")
        try:
            _move(path, place)
        except FileExistsError:
            continue
        return place
    raise AssertionError  # numbers have no end


def _move(path: Path, place: Path) -> None:
    """Give a file another name, which nobody has.

    Raises:
        FileExistsError: if somebody has it.
    """
    if os.name == "nt":
        path.rename(place)  # which replaces nothing there
        return
    try:
        os.link(path, place)
    except FileExistsError:
        raise
    except (OSError, AttributeError):  # no links, there or in a browser: an empty file holds it
        os.close(os.open(place, _NEW, 0o600))
        path.replace(place)
    else:
        path.unlink()


__all__ = ["Draft", "draft_name", "new_file", "settle", "written_on"]
