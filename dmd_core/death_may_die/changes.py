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
    """One change.

    Attributes:
        revision: the first that has it.
        name: a few words with hyphens, for lists and for `fixtures/kept.txt`.
        says: what is done in another way since, in one sentence.
        rules: those that it concerns; a divergence that cites one of them is explained by it.
    """

    revision: int
    name: str
    says: str
    rules: tuple[RuleId, ...]


CHANGES: Final[tuple[Change, ...]] = ()
"""None yet: revision 1 is the first."""

__all__ = ["CHANGES", "Change"]
