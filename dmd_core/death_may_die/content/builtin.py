"""The packs that come with the library, and the snapshot of what they give."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from dmd_core.death_may_die.content.boxes import Content
from dmd_core.tabletop.packs.snapshot import Snapshot, folders_below

_PACKAGE: Final = "dmd_core.death_may_die"


def builtin_packs() -> tuple[Traversable, ...]:
    """The folders of the packs that come with the library: core, Episodes, Elder Ones."""
    root = files(_PACKAGE) / "packs"
    groups = (root / "episodes", root / "elder_ones")
    return (root / "core", *folders_below(*groups))


def _file() -> Traversable:
    return files(_PACKAGE) / "content" / "builtin.snapshot"


SNAPSHOT: Final = Snapshot(_file, builtin_packs, Content)
"""What these packs gave when the library was built, if it was built."""

__all__ = ["SNAPSHOT", "builtin_packs"]
