"""Copies of the built-in packs that a test spoils, and what the loader says about them."""

import shutil
from pathlib import Path
from typing import Final

import attrs
import pytest

import dmd_core
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.tabletop.packs.problems import PackError

ROOT = Path(dmd_core.__file__).parent / "death_may_die/packs"
FOLDERS = ("core", "blasphemous_alchemy", "cthulhu")
FIRST: Final = load_content(
    ROOT / source for source in ("core", "episodes/blasphemous_alchemy", "elder_ones/cthulhu")
)
"""The core set with the first Episode and Elder One, as the copies hold them."""


def said(error: PackError) -> str:
    """What is wrong, one fault in a line, without the lines of files and the ids of cards.

    Those have tests of their own; here they would hide what a test is about.
    """
    return "\n".join(str(attrs.evolve(fault, line=0, name="")) for fault in error.faults)


class Packs:
    """Copies of the built-in packs, to be spoilt."""

    def __init__(self, root: Path) -> None:
        """Copy the packs into a folder."""
        self.root = root
        for source in ("core", "episodes/blasphemous_alchemy", "elder_ones/cthulhu"):
            shutil.copytree(ROOT / source, root / Path(source).name)

    def change(self, file: str, old: str, new: str) -> None:
        """Replace the first place of a text that must be there."""
        path = self.root / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    def cut(self, file: str, start: str, stop: str = "") -> None:
        """Take out a stretch of a file, from one text up to another or the end."""
        path = self.root / file
        text = path.read_text(encoding="utf-8")
        begin = text.index(start)
        end = text.index(stop, begin + 1) if stop else len(text)
        path.write_text(text[:begin] + text[end:], encoding="utf-8")

    def complaint(self, *folders: str) -> str:
        """What the loader says about the packs."""
        with pytest.raises(PackError) as caught:
            load_content(self.root / folder for folder in folders or FOLDERS)
        return said(caught.value)
