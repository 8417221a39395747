"""Packs from outside: folders on a disk, packs of other distributions, and skeletons of new ones.

Nothing here knows a game: a pack is a folder of files, and the loader of the game says what is
wrong with them.
"""

from dmd_replay.packs.folder import DiskFolder
from dmd_replay.packs.installed import GROUP, installed_names, open_installed
from dmd_replay.packs.sources import INSTALLED, PackSourceError, open_source

__all__ = [
    "GROUP",
    "INSTALLED",
    "DiskFolder",
    "PackSourceError",
    "installed_names",
    "open_installed",
    "open_source",
]
