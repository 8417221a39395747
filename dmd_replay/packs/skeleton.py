"""Skeletons: new packs that pass the check and play, to be changed card by card.

The templates are the game's, see `dmd_replay.facets.packs.NewPack`. In their files ``@ID@`` and
``@NAME@`` stand for what the new pack is called.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from dmd_replay.facets.packs import NewPack
from dmd_replay.folders import write_folder
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
        OSError: if it cannot be written; nothing is left of it then.
    """
    try:
        write_folder(path, content)
    except (FileExistsError, FileNotFoundError) as error:
        if error.errno is not None:
            raise
        raise PackSourceError(str(error)) from error


__all__ = ["id_from", "skeleton", "write_new"]
