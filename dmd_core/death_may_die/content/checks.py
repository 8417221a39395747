"""Cross-checks (stub)."""

from collections.abc import Iterable, Sequence

from dmd_core.death_may_die.content.problems import Problem
from dmd_core.death_may_die.content.reading import Pack, PackFile
from dmd_core.death_may_die.content.structure import Fault


def check_file(file: PackFile) -> Iterable[Fault]:
    """Stub."""
    return ()


def check_packs(packs: Sequence[Pack]) -> Iterable[Problem]:
    """Stub."""
    return ()
