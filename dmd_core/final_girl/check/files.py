"""Checks of one file."""

from collections.abc import Iterator

from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.packs.reading import PackFile


def check_file(_file: PackFile) -> Iterator[Fault]:
    """What is wrong with one file, taken alone."""
    yield from ()
