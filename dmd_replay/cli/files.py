"""Writing a file whole or not at all."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from dmd_replay.play.record import check_free


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


def write_out(path: Path, text: str, *, force: bool, inputs: Sequence[Path] = ()) -> None:
    """Write a text whole or not at all.

    Args:
        path: where it goes.
        text: what; what UTF-8 has no bytes for is written as a question mark.
        force: whether a file that is there may be replaced.
        inputs: files the text was made of, which are never replaced.

    Raises:
        OSError: if the file may not be written, or cannot be.
    """
    spare(path, inputs)
    with written(path, overwrite=force) as stream:
        stream.write(text.encode("utf-8", "replace"))


def spare(path: Path, inputs: Sequence[Path]) -> None:
    """Refuse to write over what is read.

    Raises:
        FileExistsError: if the path is one of the inputs.
    """
    if any(path.resolve() == other.resolve() for other in inputs):
        message = f"{path}: this is what is read; name another file to write to"
        raise FileExistsError(message)


__all__ = ["spare", "write_out", "written"]
