"""Writing a file whole or not at all."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from dmd_replay.record import check_free


@contextmanager
def written(path: Path, *, overwrite: bool) -> Iterator[BinaryIO]:
    """A stream whose bytes become the file when all went well; else the file is as it was.

    Raises:
        OSError: if the file may not be written, or cannot be.
    """
    path = path.resolve()
    check_free(path, overwrite=overwrite)
    draft = path.with_name(f".{path.name}.draft")
    try:
        with draft.open("wb") as stream:
            yield stream
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


__all__ = ["written"]
