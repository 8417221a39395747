"""Packs of a case that was made out of a game: folders beside its file, named in the case."""

import os
from pathlib import Path
from typing import Any

from dmd_replay.check.cases.game import packs_of
from dmd_replay.check.cases.model import CaseError
from dmd_replay.check.cases.parse import SUFFIX
from dmd_replay.facets import GameTools
from dmd_replay.files import holds
from dmd_replay.folders import write_folder
from dmd_replay.writing import write_file


def folder_beside(path: Path) -> Path:
    """Where the packs of a case or position lie.

    Example:
        >>> folder_beside(Path("found/moment.case.toml")).as_posix()
        'found/moment.packs'
    """
    stem = path.name.removesuffix(SUFFIX) if path.name.endswith(SUFFIX) else path.stem
    return path.with_name(f"{stem}.packs")


def head_of(tools: GameTools, game: Any, path: Path | None) -> dict[str, Any]:  # noqa: ANN401 - of any game
    """The keys ``setup`` and, if some are not built in, ``packs`` of a case.

    Args:
        tools: the game.
        game: the definition.
        path: the file the case goes into; None if it goes into none.

    Raises:
        CaseError: if packs would have to lie beside a file that there is not.
    """
    head: dict[str, Any] = {"setup": tools.setup.written(game)}
    packs = packs_of(tools, game)
    if packs and path is None:
        names = ", ".join(name for name, _ in packs)
        message = f"the game was played with packs of its own ({names}); name a file to write to,"
        raise CaseError(f"{message} so that they can be put beside it")
    if packs and path is not None:
        head["packs"] = [f"{folder_beside(path).name}/{name}" for name, _ in packs]
    return head


def write_packs(tools: GameTools, game: Any, path: Path, *, overwrite: bool) -> tuple[Path, ...]:  # noqa: ANN401 - of any game
    """Write the packs of a game that are not built in beside a file.

    Args:
        tools: the game.
        game: the definition.
        path: the file of the case.
        overwrite: whether files that are there and hold something else may be replaced.

    Returns:
        The folders.

    Raises:
        FileExistsError: if a file holds something else and may not be replaced.
        OSError: if one cannot be written; of a new folder nothing is left then.
    """
    folders: list[Path] = []
    for name, files in packs_of(tools, game):
        folder = folder_beside(path) / name
        todo = {folder / file: data for file, data in files.items()}
        for file, data in todo.items():
            if os.path.lexists(file) and not overwrite and not holds(file, data):
                message = f"{file}: the file exists; name another case or allow it with --force"
                raise FileExistsError(message)
        if os.path.lexists(folder):
            for file, data in todo.items():
                if not holds(file, data):
                    write_file(file, data, overwrite=overwrite, inputs=(), what="the pack")
        else:
            folder.parent.mkdir(exist_ok=True)
            write_folder(folder, files)
        folders.append(folder)
    return tuple(folders)


__all__ = ["folder_beside", "head_of", "write_packs"]
