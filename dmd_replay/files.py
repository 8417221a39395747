"""Files that somebody named: finding those that are meant, and reading them within bounds."""

from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path


class FileContentError(OSError):
    """A file that is longer than one of its kind, or no text; the sentence names it."""


def is_there(path: Path) -> bool:
    """Whether something is there; of a name that none can have, or in a locked folder, nothing is.

    Example:
        >>> is_there(Path(".")), is_there(Path("x" * 5000))
        (True, False)
    """
    try:
        return path.exists()
    except OSError:  # some versions of Python raise it, others say no
        return False


def is_file(path: Path) -> bool:
    """Whether a file is there, as far as can be told; see `is_there`."""
    return is_there(path) and path.is_file()


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


def told_apart(paths: Iterable[Path]) -> dict[Path, str]:
    """How each file is called among the others: its last name, with as many folders as it takes.

    Args:
        paths: files; one that is there twice counts once.

    Example:
        >>> list(told_apart([Path("a/x/g.toml"), Path("b/x/g.toml"), Path("a/h.toml")]).values())
        ['a/x/g.toml', 'b/x/g.toml', 'h.toml']
    """
    names: dict[Path, str] = {}
    every = tuple(dict.fromkeys(paths))
    todo, length = list(every), 1
    while todo:
        tails = {path: Path(*path.parts[-length:]) for path in todo}
        times = Counter(tails.values())
        names |= {
            path: str(tail)
            for path, tail in tails.items()
            if times[tail] == 1 or length >= len(path.parts)
        }
        todo = [path for path in todo if path not in names]
        length += 1
    return {path: names[path] for path in every}


def spread(paths: Sequence[Path], suffix: str) -> tuple[Path, ...]:
    """Paths as they are, with the files of one ending in the place of a folder that has any.

    What is no file stays, for whoever reads it to say what is wrong with it.
    """
    found: list[Path] = []
    for path in paths:
        folder = is_there(path) and path.is_dir()
        inside = sorted(path.rglob(f"*{suffix}")) if folder else []
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


__all__ = [
    "FileContentError",
    "files_in",
    "holds",
    "is_file",
    "is_there",
    "read_bounded",
    "read_text",
    "spread",
    "told_apart",
]
