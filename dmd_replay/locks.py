"""Locks on files that are being written: between processes, and gone when their holder is.

A lock is a lock of the operating system on a small hidden file beside the one it guards, so it ends
with the process that holds it, however that ends. The hidden file has the number of that process,
for messages; it is taken away with the lock, and one that a killed process left there stands in
nobody's way.
"""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from stat import S_ISREG
from typing import Final

_FLAGS: Final = (
    os.O_RDWR
    | os.O_CREAT
    | getattr(os, "O_NOFOLLOW", 0)  # whoever puts a link there must not choose what we open
    | getattr(os, "O_NONBLOCK", 0)
)
_DIGITS: Final = 20
"""No number of a process is longer."""
_UNKNOWN: Final = frozenset({errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOLCK})
"""What file systems say that have no locks; files on them are written without."""


class BusyError(OSError):
    """A file that another process is writing at this moment."""


def lock_of(path: Path) -> Path:
    """The hidden file whose lock guards another.

    Example:
        >>> lock_of(Path("games/evening.dmdlog")).as_posix()
        'games/.evening.dmdlog.lock'
    """
    return path.with_name(f".{path.name}.lock")


@contextmanager
def locked(path: Path, named: Path | None = None) -> Iterator[None]:
    """Be the only one who writes a file, among all who ask.

    Args:
        path: the file, which need not be there; its folder has to be. All links are followed.
        named: how errors call it; the path if left out.

    Raises:
        BusyError: if another process, or this one, is writing it.
        OSError: if the folder cannot be written.
    """
    beside = lock_of(path)
    process = os.getpid()
    file = _held(beside, path if named is None else named)
    try:
        with suppress(OSError):  # what it says is for messages only
            os.ftruncate(file, 0)  # a killed process may have left its number
            os.write(file, str(process).encode())
        yield
    finally:
        if os.getpid() == process:  # what os.fork has made leaves the lock to its parent
            with suppress(OSError):  # a system may refuse to delete what is open
                beside.unlink()
        os.close(file)


def _held(beside: Path, path: Path) -> int:
    """The open and locked file that stands there now."""
    while True:
        file = _opened(beside, path)
        try:
            _take(file, beside, path)
            there = _is_there(beside, file)
        except BaseException:
            os.close(file)
            raise
        if there:
            return file
        os.close(file)  # whoever held the lock took the file away since it was opened here


def _opened(beside: Path, path: Path) -> int:
    """The hidden file; what keeps it from being made is told of the file that people know."""
    try:
        return os.open(beside, _FLAGS, 0o666)
    except OSError as error:
        if error.errno == errno.ELOOP:  # a link is in its place, so its name is what helps
            raise
        why = f"no file can be written beside it ({error.strerror})"
        raise type(error)(error.errno, why, str(path)) from error


def _take(file: int, beside: Path, path: Path) -> None:
    if not S_ISREG(os.fstat(file).st_mode):
        message = f"{beside}: this is no ordinary file; it is in the way of a lock"
        raise FileExistsError(message)
    if not _lock(file):
        raise BusyError(f"{path}: {_who(file)}")


def _who(file: int) -> str:
    """Who holds a lock, as it wrote down itself."""
    with suppress(OSError):  # a system may refuse to read what is locked
        if os.read(file, _DIGITS) == str(os.getpid()).encode():
            return "this process is writing this file already; close it there first"
    return "another process is writing this file; wait until it is done"


def _is_there(beside: Path, file: int) -> bool:
    try:
        return os.path.samestat(os.fstat(file), beside.lstat())
    except FileNotFoundError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> bool:
        """Lock an open file, or tell that somebody else has."""
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: int) -> bool:
        """Lock an open file, or tell that somebody else has."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError as error:
            if error.errno not in _UNKNOWN:
                raise
        return True


__all__ = ["BusyError", "lock_of", "locked"]
