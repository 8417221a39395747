"""Where a pack comes from: the words of ``--pack`` on a command line."""

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from dmd_replay.packs.folder import DiskFolder
from dmd_replay.packs.installed import PackSourceError, open_installed

INSTALLED: Final = "installed:"
"""Begins the name of a pack of another distribution; all else is a path."""


def open_source(word: str) -> Traversable:
    """The folder that a word names.

    Args:
        word: a path, or ``installed:NAME``; write ``./installed:NAME`` for a folder of that name.

    Returns:
        The folder, which need not exist: the loader reports that with everything else.

    Raises:
        PackSourceError: if no distribution offers that name, or what it offers is no folder.
    """
    if word.startswith(INSTALLED):
        return open_installed(word.removeprefix(INSTALLED))
    return DiskFolder(Path(word))


__all__ = ["INSTALLED", "PackSourceError", "open_source"]
