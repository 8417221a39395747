"""Limits of numbers and counts in packs: the checks keep them, and the schemas tell them."""

from collections.abc import Mapping
from typing import Final

from dmd_core.death_may_die.content.board import SpaceDef, Tracks
from dmd_core.death_may_die.content.boxes import ObjectsDef
from dmd_core.death_may_die.content.cards import (
    EnemyDef,
    HalfDef,
    InvestigatorDef,
    SkillDef,
    SkillLevel,
    StageDef,
)
from dmd_core.death_may_die.content.files import (
    DiscoveryFile,
    InsanityFile,
    InvestigatorsFile,
    MythosFile,
    PackHead,
    StagesFile,
)
from dmd_core.death_may_die.content.language import LANGUAGE
from dmd_core.death_may_die.rule_numbers import MAX_PLAYERS, STAGES, TOP_LEVEL
from dmd_core.death_may_die.words.conditions import AllOf, AnyOf
from dmd_core.death_may_die.words.control import AtOnce, Choose, Sequence
from dmd_core.death_may_die.words.rolls import BonusDice, FreeRerolls, RollAgainst
from dmd_core.death_may_die.words.tokens import NextToken
from dmd_core.tabletop.packs.limits import LARGEST, Limits

MOST_DICE: Final = 30
"""Dice or rerolls that one figure or text may bring; a pool itself has no limit (DICE-14)."""
MOST_FIGURES: Final = 60
"""Figures of one type: a text may move them all, each with events of its own."""

_LARGEST: Final[Mapping[tuple[type, str], int]] = {
    (BonusDice, "n"): MOST_DICE,
    (FreeRerolls, "n"): MOST_DICE,
    (RollAgainst, "standard"): MOST_DICE,
    (RollAgainst, "bonus"): MOST_DICE,
    (EnemyDef, "standard"): MOST_DICE,
    (EnemyDef, "bonus"): MOST_DICE,
    (StageDef, "standard"): MOST_DICE,
    (StageDef, "bonus"): MOST_DICE,
    (EnemyDef, "figures"): MOST_FIGURES,
    (PackHead, "language"): LANGUAGE,
}

_POSITIVE: Final = frozenset(
    {
        "at_least",
        "copies",
        "count",
        "figures",
        "health",
        "language",
        "most",
        "n",
        "needed",
        "needs",
        "steps",
        "to_disrupt",
        "version",
    }
)
"""Numbers that mean nothing below 1; all others may be 0."""

FACES: Final = 6
SKILLS_OF_A_BOARD: Final = 3
MYTHOS_CARDS: Final = 8
"""Mythos cards of an Episode, and of an Elder One."""
DISCOVERY_CARDS: Final = 15

COUNTS: Final[Mapping[tuple[type, str], int]] = {
    (SkillDef, "levels"): TOP_LEVEL,
    (InvestigatorDef, "skills"): SKILLS_OF_A_BOARD,
    (MythosFile, "mythos"): MYTHOS_CARDS,
    (DiscoveryFile, "discovery"): DISCOVERY_CARDS,
    (StagesFile, "stages"): STAGES,
}
"""Arrays that always have so many entries."""


FEWEST: Final[Mapping[tuple[type, str], int]] = {
    (InvestigatorsFile, "investigators"): MAX_PLAYERS,
    (InsanityFile, "insanities"): MAX_PLAYERS,
    (SkillLevel, "abilities"): 1,
    (Sequence, "steps"): 1,
    (AtOnce, "steps"): 1,
    (Choose, "options"): 1,
    (AllOf, "of"): 1,
    (NextToken, "of"): 2,
    (AnyOf, "of"): 1,
}
"""Arrays that have at least so many entries."""

EACH_ONCE: Final = frozenset({(InvestigatorDef, "skills")})
"""Arrays in which nothing stands twice."""


def least(cls: type, field: str) -> int:
    """The smallest number that may stand in a field; a Stage's health is looked at elsewhere."""
    return 1 if field in _POSITIVE and (cls, field) != (StageDef, "health") else 0


def largest(cls: type, field: str) -> int:
    """The largest number that may stand in a field."""
    return _LARGEST.get((cls, field), LARGEST)


LIMITS: Final = Limits(
    least=least,
    largest=largest,
    counts=COUNTS,
    fewest=FEWEST,
    each_once=EACH_ONCE,
    not_zero=frozenset({(Tracks, "wounds"), (Tracks, "stress"), (Tracks, "sanity")}),
    defining={HalfDef: ("tags",), SpaceDef: ("objects",), ObjectsDef: ("kind",)},
    inner_ids=("slot",),
)
"""All of them, for checks and schemas."""

__all__ = [
    "COUNTS",
    "DISCOVERY_CARDS",
    "EACH_ONCE",
    "FACES",
    "FEWEST",
    "LIMITS",
    "MOST_DICE",
    "MOST_FIGURES",
    "MYTHOS_CARDS",
    "SKILLS_OF_A_BOARD",
    "largest",
    "least",
]
