"""Abilities: lasting texts that hook into named points of the rules.

Each class is one point; the rules chapter that owns the point looks the abilities up at the moment
of use, never earlier (AMB-114). `slot` names an ability inside a Skill, so that a later level can
replace it alone: Stealth 4 replaces the count of level 2, not the Wound of level 3.
"""

from typing import Final, TypeAlias

from dmd_core.death_may_die.abilities.actions import (
    AtTurnEnd,
    AtTurnStart,
    ExtraActions,
    FreeAction,
    RunSteps,
    SafeToRest,
    SkillLevel,
    Sneak,
    SneakWound,
    TakeAlong,
    Usable,
)
from dmd_core.death_may_die.abilities.defence import (
    AfterAttacked,
    AfterAverted,
    AfterRedirect,
    AvertDeath,
    CollectWounds,
    DeflectFire,
    Redirect,
    Reduce,
)
from dmd_core.death_may_die.abilities.enemies import (
    AddTentacles,
    BeforeAttack,
    CountElderSigns,
    TokenShortage,
)
from dmd_core.death_may_die.abilities.mythos import (
    CancelMythos,
    KeepMythos,
    MythosChoice,
    MythosChoiceHeals,
    NameOther,
    WoundSummoned,
)
from dmd_core.death_may_die.abilities.rolls import (
    AddSuccesses,
    AfterKill,
    BonusDice,
    Convert,
    ConvertBonus,
    ExtraWounds,
    FreeRerolls,
    FullWounds,
    ManyTargets,
    Range,
)
from dmd_core.death_may_die.abilities.when import (
    ALWAYS,
    ANY_NUMBER,
    MythosMode,
    Per,
    Reach,
    Symbol,
    When,
)

Ability: TypeAlias = (
    BonusDice
    | FreeRerolls
    | Convert
    | ConvertBonus
    | AddSuccesses
    | ManyTargets
    | FullWounds
    | Range
    | FreeAction
    | ExtraActions
    | RunSteps
    | TakeAlong
    | Sneak
    | SneakWound
    | Reduce
    | Redirect
    | AfterRedirect
    | AfterAttacked
    | CollectWounds
    | ExtraWounds
    | AfterKill
    | WoundSummoned
    | SafeToRest
    | AvertDeath
    | AfterAverted
    | AtTurnStart
    | AtTurnEnd
    | MythosChoice
    | MythosChoiceHeals
    | CancelMythos
    | SkillLevel
    | DeflectFire
    | Usable
    | KeepMythos
    | NameOther
    | BeforeAttack
    | CountElderSigns
    | AddTentacles
    | TokenShortage
)

ABILITIES: Final[tuple[type[Ability], ...]] = (
    BonusDice,
    FreeRerolls,
    Convert,
    ConvertBonus,
    AddSuccesses,
    ManyTargets,
    FullWounds,
    Range,
    FreeAction,
    ExtraActions,
    RunSteps,
    TakeAlong,
    Sneak,
    SneakWound,
    Reduce,
    Redirect,
    AfterRedirect,
    AfterAttacked,
    CollectWounds,
    ExtraWounds,
    AfterKill,
    WoundSummoned,
    SafeToRest,
    AvertDeath,
    AfterAverted,
    AtTurnStart,
    AtTurnEnd,
    MythosChoice,
    MythosChoiceHeals,
    CancelMythos,
    SkillLevel,
    DeflectFire,
    Usable,
    KeepMythos,
    NameOther,
    BeforeAttack,
    CountElderSigns,
    AddTentacles,
    TokenShortage,
)

__all__ = [
    "ABILITIES",
    "ALWAYS",
    "ANY_NUMBER",
    "Ability",
    "AddSuccesses",
    "AddTentacles",
    "AfterAttacked",
    "AfterAverted",
    "AfterKill",
    "AfterRedirect",
    "AtTurnEnd",
    "AtTurnStart",
    "AvertDeath",
    "BeforeAttack",
    "BonusDice",
    "CancelMythos",
    "CollectWounds",
    "Convert",
    "ConvertBonus",
    "CountElderSigns",
    "DeflectFire",
    "ExtraActions",
    "ExtraWounds",
    "FreeAction",
    "FreeRerolls",
    "FullWounds",
    "KeepMythos",
    "ManyTargets",
    "MythosChoice",
    "MythosChoiceHeals",
    "MythosMode",
    "NameOther",
    "Per",
    "Range",
    "Reach",
    "Redirect",
    "Reduce",
    "RunSteps",
    "SafeToRest",
    "SkillLevel",
    "Sneak",
    "SneakWound",
    "Symbol",
    "TakeAlong",
    "TokenShortage",
    "Usable",
    "When",
    "WoundSummoned",
]
