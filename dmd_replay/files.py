"""Files that somebody named: finding those that are meant, and reading them within bounds."""

from codecs import BOM_UTF8
from collections.abc import Sequence
from pathlib import Path


class FileContentError(OSError):
    """A file that is longer than one of its kind, or no text; the sentence names it."""


def files_in(paths: Sequence[Path], suffix: str) -> tuple[Path, ...]:
    """The files among paths; folders are searched for one ending, in sorted order.

    Args:
        paths: files, whatever they are called, and folders.
        suffix: the ending, such as ``.dmdlog``.

    Raises:
        FileNotFoundError: if a path is not there, or there is no such file at all.
    """
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found.extend(sorted(file for file in path.rglob(f"*{suffix}") if file.is_file()))
        elif path.is_file():
            found.append(path)
        elif path.exists():
            message = f"{path}: this is no ordinary file; name a file or a folder"
            raise FileNotFoundError(message)
        else:
            message = f"{path}: there is no such file or folder"
            raise FileNotFoundError(message)
    if not found:
        message = f"{', '.join(map(str, paths))}: no file ends in {suffix}"
        raise FileNotFoundError(message)
    return tuple(dict.fromkeys(found))


def spread(paths: Sequence[Path], suffix: str) -> tuple[Path, ...]:
    """Paths as they are, with the files of one ending in the place of a folder that has any.

    What is no file stays, for whoever reads it to say what is wrong with it.
    """
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob(f"*{suffix}")) if path.is_dir() else []
        found += [file for file in inside if file.is_file()] or [path]
    return tuple(found)


def read_bounded(path: Path, most: int, what: str) -> bytes:
    """What is in a file; of one without an end, such as a device, no more than that is read.

    Args:
        path: the file.
        most: bytes that a file of its kind has at most.
        what: its kind, for messages, such as ``a bundle``.

    Raises:
        FileContentError: if it is longer.
        OSError: if it cannot be read.
    """
    return _read(path, most, path.name, f"{what} is smaller")


def read_text(path: Path, most: int, what: str, named: str = "") -> str:
    """The text in a file, without the mark that some editors put before it.

    Args:
        path: the file; of one without an end no more than `most` is read.
        most: bytes that a file of its kind has at most.
        what: its kind, for messages, such as ``a script``.
        named: how messages call the file; its name without the folder if left out.

    Raises:
        FileContentError: if it is longer, or not UTF-8.
        OSError: if it cannot be read.
    """
    named = named or path.name
    data = _read(path, most, named, f"{what} is a short text")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        message = f"{named}: byte {error.start} is not UTF-8; {what} is a text file"
        raise FileContentError(message) from error
    return text.removeprefix(BOM_UTF8.decode())


def _read(path: Path, most: int, named: str, usual: str) -> bytes:
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        message = f"{named}: larger than {most} bytes; {usual}"
        raise FileContentError(message)
    return data


def holds(path: Path, data: bytes) -> bool:
    """Whether there is a file with just these bytes in it."""
    return path.is_file() and path.stat().st_size == len(data) and path.read_bytes() == data


__all__ = ["FileContentError", "files_in", "holds", "read_bounded", "read_text", "spread"]
