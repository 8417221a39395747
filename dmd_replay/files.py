"""Finding the files that somebody meant: paths themselves, and what lies in folders."""

from collections.abc import Sequence
from pathlib import Path


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
        else:
            message = f"{path}: there is no such file or folder"
            raise FileNotFoundError(message)
    if not found:
        message = f"{', '.join(map(str, paths))}: no file ends in {suffix}"
        raise FileNotFoundError(message)
    return tuple(dict.fromkeys(found))


__all__ = ["files_in"]
