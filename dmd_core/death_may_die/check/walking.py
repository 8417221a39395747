"""What a file mentions: every name in it that stands for something defined elsewhere."""

from collections.abc import Iterator, Mapping
from typing import Final

from dmd_core.death_may_die.content.limits import LIMITS
from dmd_core.death_may_die.ids import (
    ActionId,
    EnemyId,
    HalfId,
    ObjectId,
    SkillId,
    SpaceId,
    TagId,
    TokenId,
)
from dmd_core.tabletop.packs.mentions import Mention, References
from dmd_core.tabletop.packs.mentions import mentions as mentions_in
from dmd_core.tabletop.packs.reading import PackFile

REFERENCES: Final[Mapping[object, str]] = {
    ActionId: "action",
    EnemyId: "enemy",
    HalfId: "half",
    ObjectId: "object",
    SkillId: "skill",
    SpaceId: "space",
    TagId: "tag",
    TokenId: "token",
}
"""Types of ids that name something defined elsewhere, and what it is."""

_NAMING: Final = References(frozenset(REFERENCES), LIMITS)


def mentions(file: PackFile) -> Iterator[Mention]:
    """Every name in a file that stands for something defined elsewhere."""
    return mentions_in(_NAMING, file)


__all__ = ["REFERENCES", "mentions"]
