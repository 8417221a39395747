"""Declared changes of behaviour: what a revision of the rules does in another way, and why.

Whoever raises `REVISION` adds an entry here and a line "replay impact" to the changelog. Tools that
bring old logs up tell a declared change from a mistake by the rules it names.
"""

from typing import Final, final

from dmd_core.death_may_die import rule_ids as r
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


CHANGES: Final[tuple[Change, ...]] = (
    Change(
        2,
        "conversions-stay-open",
        "A text that converts symbols is asked about again when another one has made more of them.",
        (r.DEC_51,),
    ),
    Change(
        2,
        "no-empty-questions",
        "Who has chosen whom to heal heals; the order of cards that all go is not asked.",
        (r.AMB_120, r.AMB_127),
    ),
    Change(
        2,
        "trade-drafts",
        "A Trade takes its cards in any order; a draft that is taken back counts on its own and is"
        " no refusal of a participant.",
        (r.AMB_116,),
    ),
    Change(
        2,
        "kept-card-after-death",
        "A kept Mythos card is discarded after its keeper was eliminated, and only if the game goes"
        " on.",
        (r.AMB_90,),
    ),
    Change(
        2,
        "wounds-beyond-the-skull",
        "Wounds beyond the skull of an Investigator are lost: no text counts them as taken.",
        (r.CMP_02,),
    ),
    Change(
        2,
        "companion-filled-once",
        "A Companion that one hit fills takes no Wounds of the next hit of the same batch.",
        (r.CMP_05,),
    ),
    Change(
        2,
        "kept-card-of-an-empty-deck",
        "When the discard pile makes an empty Mythos deck anew, a kept card stays with its keeper.",
        (r.AMB_49,),
    ),
)
"""Those of all revisions; revision 1 was the first."""

__all__ = ["CHANGES", "Change"]
