"""Checks across files and packs."""

from collections.abc import Iterator, Sequence

from dmd_core.final_girl.content.files import Pack
from dmd_core.kernel.schema.faults import Fault


def check_packs(_packs: Sequence[Pack]) -> Iterator[Fault]:
    """Everything that is wrong with packs taken together."""
    yield from ()
