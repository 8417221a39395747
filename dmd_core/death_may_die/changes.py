"""Declared changes of behaviour: what a revision of the rules does in another way, and why.

Whoever raises `REVISION` adds an entry here and a line "replay impact" to the changelog. Tools that
bring old logs up tell a declared change from a mistake by the rules it names.
"""

from typing import Final, final

from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.node import node


@final
@node
class Change:
    """One change: the first revision that has it, a short name, a sentence, the rules concerned."""

    revision: int
    name: str
    says: str
    rules: tuple[RuleId, ...]


CHANGES: Final[tuple[Change, ...]] = ()
"""None yet: revision 1 is the first."""

__all__ = ["CHANGES", "Change"]
