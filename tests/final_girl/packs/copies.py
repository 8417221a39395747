"""Copies of the built-in packs that a test spoils, and what the loader says about them."""

from collections.abc import Callable
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

import attrs
import pytest

from dmd_core.final_girl.content.loader import builtin_packs, load_content
from dmd_core.tabletop.packs.memory import MemoryFolder
from dmd_core.tabletop.packs.problems import PackError

FILM: Final = ("core", "butcher", "beekeeper", "camp", "nora")
"""Packs that load together, few enough to be quick."""

Change: TypeAlias = tuple[str, str, str]
"""A file as ``camp/map.toml``, a text that it has, and what stands there instead."""


def files_of(name: str) -> dict[str, bytes]:
    """The files of a built-in pack."""
    folder = next(pack for pack in builtin_packs() if pack.name == name)
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


def copies(*changes: Change, packs: tuple[str, ...] = FILM) -> list[Traversable]:
    """Packs with changes, each made at the first place of its text."""
    found = {name: files_of(name) for name in packs}
    for place, old, new in changes:
        pack, _, file = place.partition("/")
        text = found[pack][file].decode()
        assert old in text, (place, old)
        found[pack][file] = text.replace(old, new, 1).encode()
    return [MemoryFolder(name, files) for name, files in found.items()]


def complaint(*changes: Change, packs: tuple[str, ...] = FILM) -> str:
    """What the loader says, one fault in a line, without the lines of files and the ids of cards.

    Those have tests of their own; here they would hide what a test is about.
    """
    return said(lambda: load_content(copies(*changes, packs=packs)))


def said(load: Callable[[], object]) -> str:
    """The faults that a load is refused with."""
    with pytest.raises(PackError) as caught:
        load()
    faults = caught.value.faults
    return "\n".join(str(attrs.evolve(fault, line=0, name="")) for fault in faults)
