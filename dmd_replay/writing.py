"""Writing files: whole or not at all, by one process at a time, and never over what is read.

A file is written as a draft of a name that nobody else has, and takes its place when it is
complete: whoever reads meets the old file or the new one. The draft is opened so that no link is
followed, and gets the permissions of the file it replaces. Everything that writes goes through
here; folders as wholes through `dmd_replay.folders`.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final, final

from dmd_replay.drafts import Draft
from dmd_replay.locks import locked

LOG: Final = "the log"
"""What is mostly written."""


def real_path(path: Path) -> Path:
    """The path with all links followed; of links that lead in a circle, one of them."""
    return Path(os.path.realpath(path))


def check_free(
    path: Path, *, overwrite: bool, inputs: Sequence[Path] = (), what: str = LOG
) -> Path:
    """Refuse a place where no file can be written.

    Args:
        path: where a file is to be written.
        overwrite: whether one that is there may be replaced.
        inputs: files and folders that are read; neither they nor what is in them is replaced.
        what: what the file is to be, for messages.

    Returns:
        The place with all links followed.

    Raises:
        FileExistsError: if there is a file that may not be overwritten, what is no file, a link
            that leads nowhere, or what is read.
        FileNotFoundError: if the folder of the file is not there, or the name is empty.
    """
    real = real_path(path)
    if path.is_dir():
        message = f"{path}: this is a folder; name a file for {what}"
        raise FileExistsError(message)
    if path.is_symlink() and not path.exists():
        message = f"{path}: this is a link that leads to no file; name the file itself"
        raise FileExistsError(message)
    if path.exists() and not path.is_file():
        message = f"{path}: this is no ordinary file; name another for {what}"
        raise FileExistsError(message)
    if not real.parent.is_dir():
        message = f"{path}: the folder {path.parent} does not exist; make it first"
        raise FileNotFoundError(message)
    spare(path, inputs)
    if path.exists() and not overwrite:
        message = f"{path}: the file exists; name another or allow it with --force"
        raise FileExistsError(message)
    return real


def spare(path: Path, inputs: Sequence[Path]) -> None:
    """Refuse to write over what is read.

    Args:
        path: where is to be written.
        inputs: what is read: files, and folders with all that is in them.

    Raises:
        FileExistsError: if the path is one of them, by whatever name.
    """
    real = real_path(path)
    for other in inputs:
        if _is_part_of(real, other):
            message = f"{path}: this is what is read; name another file to write to"
            raise FileExistsError(message)


def _is_part_of(real: Path, other: Path) -> bool:
    whole = real_path(other)
    if real == whole:
        return True
    if not real.exists():
        return False
    return real.is_relative_to(whole) or (whole.exists() and real.samefile(whole))


@final
class Place:
    """A file that this process alone may write; see `claimed`.

    Attributes:
        path: the file, with all links followed.
    """

    def __init__(self, path: Path) -> None:
        """Use `claimed`."""
        self.path: Final = path

    @contextmanager
    def written(self) -> Iterator[BinaryIO]:
        """A stream whose bytes become the file when all went well; else the file is as it was.

        Raises:
            OSError: if it cannot be written.
        """
        draft = Draft(self.path)
        try:
            yield draft.stream
            draft.take(self.path)
        except BaseException:
            draft.drop()
            raise

    def write(self, data: bytes) -> None:
        """Write the whole file.

        Raises:
            OSError: if it cannot be written; it is as it was then.
        """
        with self.written() as stream:
            stream.write(data)


@contextmanager
def claimed(
    path: Path, *, overwrite: bool, inputs: Sequence[Path], what: str = LOG
) -> Iterator[Place]:
    """Be the only one who writes a file, for as long as that takes.

    Args:
        path: the file; links are followed, if they lead to one.
        overwrite: whether one that is there may be replaced.
        inputs: what is read for it; neither these files nor those in these folders are replaced.
        what: what the file is to be, for messages.

    Raises:
        FileExistsError: if there is a file that may not be overwritten, what is no file, or what
            is read.
        FileNotFoundError: if the folder of the file is not there.
        BusyError: if another process is writing it.
        OSError: if the folder cannot be written.
    """
    real = check_free(path, overwrite=overwrite, inputs=inputs, what=what)
    with locked(real, path):
        check_free(
            path, overwrite=overwrite, inputs=inputs, what=what
        )  # somebody may have just written it
        yield Place(real)


@contextmanager
def written(
    path: Path, *, overwrite: bool, inputs: Sequence[Path], what: str = LOG
) -> Iterator[BinaryIO]:
    """A stream whose bytes become the file when all went well; else the file is as it was.

    Args:
        path: as in `claimed`, with `overwrite` and `inputs`.
        overwrite: whether one that is there may be replaced.
        inputs: what is read for it.
        what: what the file is to be, for messages.

    Raises:
        OSError: if the file may not be written, or cannot be; see `claimed`.
    """
    with (
        claimed(path, overwrite=overwrite, inputs=inputs, what=what) as place,
        place.written() as stream,
    ):
        yield stream


def write_file(
    path: Path, data: bytes, *, overwrite: bool, inputs: Sequence[Path], what: str = LOG
) -> None:
    """Write a file whole or not at all; see `written`.

    Raises:
        OSError: if the file may not be written, or cannot be.
    """
    with written(path, overwrite=overwrite, inputs=inputs, what=what) as stream:
        stream.write(data)


__all__ = ["Place", "check_free", "claimed", "real_path", "spare", "write_file", "written"]
