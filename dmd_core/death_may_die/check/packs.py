"""Checks across files and packs: ids, references, and what every game of them needs.

A game is the core set with one Episode and one Elder One, any of each. So a pack may mention what
it defines itself, what the core set defines, and of any other pack only what the rules promise of
all of its kind: that every Elder One brings Cultists. How many packs are loaded does not matter.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from dmd_core.death_may_die.check.play import check_play
from dmd_core.death_may_die.content.board import SpaceDef, TokenDef
from dmd_core.death_may_die.content.boxes import (
    BackDef,
    DestroyAction,
    ExtinguishAction,
    Goal,
    KillDef,
    PlainAction,
    SuccessAction,
)
from dmd_core.death_may_die.content.cards import (
    Category,
    DiscoveryDef,
    EnemyDef,
    HalfDef,
    InsanityDef,
    InvestigatorDef,
    MythosDef,
    SkillDef,
    StageDef,
)
from dmd_core.death_may_die.content.format import Pack
from dmd_core.death_may_die.content.limits import LIMITS
from dmd_core.death_may_die.content.pack_info import PackKind
from dmd_core.death_may_die.ids import (
    ATTACK,
    DOWN,
    INSANITY_WOUND,
    OWN_WORDS,
    REST,
    RUN,
    ActionId,
    BackId,
    EnemyId,
    HalfId,
    ObjectId,
    SkillId,
    SpaceId,
    TagId,
    TokenId,
)
from dmd_core.death_may_die.words.amounts import TokenCount
from dmd_core.death_may_die.words.defence import CollectWounds
from dmd_core.death_may_die.words.selectors import ANY, CULTIST, IT, Enemies, Investigators, Spaces
from dmd_core.death_may_die.words.tokens import Tokens
from dmd_core.death_may_die.words.turn import FreeAction
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.packs.mentions import Mention, References
from dmd_core.tabletop.packs.naming import SOURCE, Brings, Naming

REFERENCES: Final[Mapping[object, str]] = {
    ActionId: "action",
    EnemyId: "enemy",
    HalfId: "half",
    ObjectId: "object",
    SkillId: "skill",
    SpaceId: "space",
    TagId: "tag",
    BackId: "reverse side",
    TokenId: "token",
}
"""Types of ids that name something defined elsewhere, and what it is."""

_CATEGORIES: Final = frozenset({ANY, *(category.value for category in Category)})
_RESERVED: Final = frozenset({*OWN_WORDS, IT, *(_CATEGORIES - {CULTIST})})
"""Words that events and selectors use beside the ids of content; the Cultist is a category and a
type at once."""

_SOURCE: Final = (Brings("id", None, SOURCE),)
_ACTION: Final = (Brings("id", ActionId, SOURCE),)

_NAMING: Final = Naming(
    {
        SkillDef: (Brings("id", SkillId, SOURCE),),
        InsanityDef: _SOURCE,
        EnemyDef: (Brings("id", EnemyId, SOURCE),),
        MythosDef: _SOURCE,
        StageDef: _SOURCE,
        DiscoveryDef: _SOURCE,
        HalfDef: (Brings("id", HalfId, None), Brings("tags", TagId, None)),
        BackDef: (Brings("id", BackId, SOURCE),),
        DestroyAction: _ACTION,
        ExtinguishAction: _ACTION,
        SuccessAction: _ACTION,
        PlainAction: _ACTION,
        InvestigatorDef: (Brings("id", None, "investigator"),),
        SpaceDef: (Brings("id", SpaceId, "space"), Brings("objects", ObjectId, "object")),
        TokenDef: (Brings("id", TokenId, "token"),),
    },
    References(frozenset(REFERENCES), LIMITS),
    reserved=_RESERVED,
    core=PackKind.CORE,
)

_BOARD_TOKENS: Final = (CollectWounds, Investigators, TokenCount, Tokens)
"""Words whose tokens lie on a board and not on the map."""


def check_packs(packs: Sequence[Pack]) -> Iterator[Fault]:
    """Everything that is wrong with packs taken together.

    Args:
        packs: of each file at least the TOML could be read. What files define whose values do not
            fit is taken for granted, so that the references of the other files can be checked.
    """
    yield from _NAMING.clashes(packs)
    yield from _NAMING.unknown(packs, _allowed)
    if all(pack.complete for pack in packs):
        yield from check_play(packs)


def _allowed(pack: Pack, mention: Mention, known: frozenset[str]) -> frozenset[str]:
    """Words that may stand where something is mentioned."""
    # Every game has Cultists, whichever packs it is made of (ENEMY-01).
    words = known | {CULTIST} if mention.kind is EnemyId else known
    owner = mention.owner
    if mention.kind is EnemyId and owner in (Enemies, Spaces, KillDef):
        words |= _CATEGORIES
        if owner is Enemies:
            words |= {IT}
        if pack.head.kind is PackKind.ELDER_ONE:
            words |= {pack.head.id}
    elif mention.kind is TokenId and owner in _BOARD_TOKENS:
        words |= {DOWN, INSANITY_WOUND}
    elif owner is Goal:
        words |= {ATTACK}
    elif owner is FreeAction:
        words = frozenset({RUN, ATTACK, REST})
    return words


__all__ = ["REFERENCES", "check_packs"]
