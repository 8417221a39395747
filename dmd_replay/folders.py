"""Making folders with files in them: whole or not at all."""

import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from shutil import rmtree

from dmd_replay.drafts import draft_name, new_file
from dmd_replay.writing import real_path


def write_folder(path: Path, content: Mapping[str, bytes]) -> None:
    """Make a folder with files, all of them or none; nothing that exists is touched.

    Args:
        path: a folder that does not exist yet, or an empty one; its parent has to exist.
        content: names, possibly below a folder as in ``.schema/pack.json``, with what is in them.

    Raises:
        FileExistsError: if there is a file, a link, or a folder with something in it.
        FileNotFoundError: if the parent is not there.
        OSError: if it cannot be written; nothing is left of it then.
    """
    if path.is_symlink() or (path.exists() and not path.is_dir()):
        raise FileExistsError(f"{path}: there is a file of that name; name a new folder")
    if path.is_dir() and any(path.iterdir()):
        raise FileExistsError(f"{path}: the folder is not empty; name a new one")
    real = real_path(path)
    if not real.parent.is_dir():
        raise FileNotFoundError(f"{path}: the folder {path.parent} does not exist; make it first")
    there = real.is_dir()
    # In an empty folder the draft stands inside: it may be the one that somebody works in.
    draft = (real if there else real.parent) / draft_name(real.name)
    try:
        draft.mkdir()
        for name, data in content.items():
            file = draft / name
            file.parent.mkdir(exist_ok=True)
            with new_file(file, path / name) as stream:
                stream.write(data)
        if there:
            _move_all(sorted({name.partition("/")[0] for name in content}), draft, real)
            draft.rmdir()
        else:
            draft.rename(real)
    except BaseException as error:
        rmtree(draft, ignore_errors=True)
        if isinstance(error, OSError) and str(error.filename).startswith(str(draft)):
            error.filename = str(path)
        raise


def _move_all(names: Iterable[str], draft: Path, folder: Path) -> None:
    moved: list[str] = []
    try:
        for name in names:
            _move(draft / name, folder / name)
            moved.append(name)
    except BaseException:
        for name in moved:
            (folder / name).rename(draft / name)
        raise


def _move(old: Path, new: Path) -> None:
    if os.path.lexists(new):  # put there in the meantime
        raise FileExistsError(f"{new}: there is a file of that name")
    old.rename(new)


__all__ = ["write_folder"]
