"""The packs that come with the library, and the snapshot of what they give."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from dmd_core.final_girl.content.definitions import Content
from dmd_core.tabletop.packs.snapshot import Snapshot, folders_below

_PACKAGE: Final = "dmd_core.final_girl"


def builtin_packs() -> tuple[Traversable, ...]:
    """The folders of the packs that come with the library: core, killers, locations, girls."""
    root = files(_PACKAGE) / "packs"
    return (root / "core", *folders_below(root / "killers", root / "locations", root / "girls"))


def _file() -> Traversable:
    return files(_PACKAGE) / "content" / "builtin.snapshot"


SNAPSHOT: Final = Snapshot(_file, builtin_packs, Content)
"""What these packs gave when the library was built, if it was built."""

__all__ = ["SNAPSHOT", "builtin_packs"]
