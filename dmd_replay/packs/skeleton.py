"""Skeletons: new packs that pass the check and play, to be changed card by card.

The templates are the game's, see `dmd_replay.facets.packs.NewPack`. In their files ``@ID@`` and
``@NAME@`` stand for what the new pack is called.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from dmd_replay.facets.packs import NewPack
from dmd_replay.packs.installed import PackSourceError

_OTHERS: Final = re.compile(r"[^a-z0-9]+")


def id_from(words: str) -> str:
    """An id made of the words of a folder's name; empty if it has no letter to begin with.

    Example:
        >>> id_from("The Haunted-Mill 2")
        'the_haunted_mill_2'
        >>> id_from("2001")
        ''
    """
    name = _OTHERS.sub("_", words.lower()).strip("_")
    return name if name[:1].isalpha() else ""


def skeleton(kind: NewPack, pack_id: str, name: str) -> dict[str, bytes]:
    """The files of a new pack.

    Args:
        kind: what to begin.
        pack_id: small letters, digits and single underscores, see `id_from`.
        name: its name for people.

    Returns:
        File names with their content.
    """
    title = name.replace("\\", "\\\\").replace('"', '\\"')
    return {
        file: text.replace("@ID@", pack_id).replace("@NAME@", title).encode()
        for file, text in kind.files.items()
    }


def write_new(path: Path, content: Mapping[str, bytes]) -> None:
    """Write the files of a new pack; nothing that exists is touched.

    Args:
        path: a folder that does not exist yet, or an empty one; its parent has to exist.
        content: file names, possibly below a folder as in ``.schema/pack.json``, with content.

    Raises:
        PackSourceError: if there is something at `path`, or its parent is not there.
        OSError: if it cannot be written.
    """
    if path.is_symlink() or path.is_file():
        raise PackSourceError(f"{path}: there is a file of that name; name a new folder")
    if path.is_dir() and any(path.iterdir()):
        raise PackSourceError(f"{path}: the folder is not empty; name a new one")
    if not path.resolve().parent.is_dir():
        raise PackSourceError(f"{path}: the folder {path.parent} does not exist; make it first")
    path.mkdir(exist_ok=True)
    for name, data in content.items():
        file = path / name
        file.parent.mkdir(exist_ok=True)
        # "x" refuses what somebody else has put there in the meantime.
        with file.open("xb") as stream:
            stream.write(data)


__all__ = ["id_from", "skeleton", "write_new"]
