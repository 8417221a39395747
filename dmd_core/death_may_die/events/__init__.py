"""Events of the game: what happened, once, with what really happened.

One event is one thing a person would do with their hands or say aloud. Each class names the rules
that always cause it; `why` adds those that apply at one place, `src` the text at work. A field
``drawn`` holds an outcome of chance.
"""

from typing import Final, TypeAlias

from dmd_core.death_may_die.events.actions import (
    ActionTaken,
    EnemiesEvaded,
    EnemiesFollowed,
    FireTaken,
    Healed,
    InvestigatorsMoved,
    Traded,
    TradeRefused,
)
from dmd_core.death_may_die.events.cards import (
    BranchChosen,
    CardDiscarded,
    CardTaken,
    CardUsed,
    DiscoveryClaimed,
    DiscoveryDiscarded,
    DiscoveryDrawn,
    DiscoveryReshuffled,
    KeptMythosResolved,
    MythosCancelled,
    MythosDiscarded,
    MythosDrawn,
    MythosKept,
    MythosPutUnder,
    MythosReshuffled,
)
from dmd_core.death_may_die.events.elder_one import (
    AdvanceHastened,
    ElderOneAdvanced,
    ElderOneSummoned,
    RitualDisrupted,
    StageDefeated,
    StageRevealed,
)
from dmd_core.death_may_die.events.enemies import (
    EnemyKilled,
    EnemyMoved,
    EnemySummoned,
    EnemyWounded,
)
from dmd_core.death_may_die.events.harm import (
    CompanionLost,
    DeathAverted,
    InvestigatorEliminated,
    StressTaken,
    TokensChanged,
    WoundsDeflected,
    WoundsReduced,
    WoundsTaken,
)
from dmd_core.death_may_die.events.map import (
    FireDiscarded,
    FirePlaced,
    FireRemoved,
    ObjectDestroyed,
    ObjectMended,
    ObjectTurned,
    ObjectWounded,
    TokenPlaced,
)
from dmd_core.death_may_die.events.rolls import (
    AttackDeclared,
    AttackRedirected,
    DiceRolled,
    DieRerolled,
    EnemyAttackDeclared,
    RollApplied,
    RollEnded,
    RollStarted,
    RollTallied,
    TallyChanged,
)
from dmd_core.death_may_die.events.sanity import (
    BonusDieGained,
    InsanityActivated,
    LevelUpSkipped,
    SanityLossReduced,
    SanityLost,
    SkillLevelled,
    ThresholdReached,
)
from dmd_core.death_may_die.events.skips import (
    Skip,
)
from dmd_core.death_may_die.events.turns import (
    GameEnded,
    InsanityDealt,
    InvestigatorNamed,
    QuietAsked,
    StartingPlayerChosen,
    StepSkipped,
    TurnEnded,
    TurnStarted,
)
from dmd_core.kernel.events import Forced, Parked

Event: TypeAlias = (
    Forced
    | Parked
    | InsanityDealt
    | InvestigatorNamed
    | StartingPlayerChosen
    | TurnStarted
    | TurnEnded
    | QuietAsked
    | GameEnded
    | StepSkipped
    | ActionTaken
    | InvestigatorsMoved
    | EnemiesEvaded
    | EnemiesFollowed
    | FireTaken
    | Traded
    | TradeRefused
    | Healed
    | AttackDeclared
    | EnemyAttackDeclared
    | AttackRedirected
    | RollStarted
    | DiceRolled
    | DieRerolled
    | RollTallied
    | TallyChanged
    | RollApplied
    | RollEnded
    | SanityLost
    | SanityLossReduced
    | ThresholdReached
    | InsanityActivated
    | SkillLevelled
    | BonusDieGained
    | LevelUpSkipped
    | WoundsTaken
    | WoundsReduced
    | WoundsDeflected
    | StressTaken
    | CompanionLost
    | DeathAverted
    | InvestigatorEliminated
    | TokensChanged
    | EnemySummoned
    | EnemyMoved
    | EnemyWounded
    | EnemyKilled
    | ElderOneAdvanced
    | AdvanceHastened
    | StageRevealed
    | ElderOneSummoned
    | StageDefeated
    | RitualDisrupted
    | FirePlaced
    | FireRemoved
    | FireDiscarded
    | TokenPlaced
    | ObjectWounded
    | ObjectMended
    | ObjectDestroyed
    | ObjectTurned
    | MythosDrawn
    | MythosPutUnder
    | MythosCancelled
    | MythosDiscarded
    | MythosKept
    | KeptMythosResolved
    | MythosReshuffled
    | BranchChosen
    | DiscoveryDrawn
    | DiscoveryClaimed
    | DiscoveryDiscarded
    | DiscoveryReshuffled
    | CardUsed
    | CardDiscarded
    | CardTaken
)
"""Every event of the game."""

TAGS: Final[dict[type, int]] = {
    Parked: 1,
    Forced: 2,
    InsanityDealt: 3,
    InvestigatorNamed: 4,
    StartingPlayerChosen: 5,
    TurnStarted: 6,
    TurnEnded: 7,
    QuietAsked: 8,
    GameEnded: 9,
    StepSkipped: 10,
    ActionTaken: 11,
    InvestigatorsMoved: 13,
    EnemiesEvaded: 14,
    EnemiesFollowed: 15,
    FireTaken: 16,
    Traded: 17,
    TradeRefused: 18,
    Healed: 19,
    AttackDeclared: 20,
    EnemyAttackDeclared: 21,
    AttackRedirected: 22,
    RollStarted: 23,
    DiceRolled: 24,
    DieRerolled: 25,
    RollTallied: 26,
    TallyChanged: 27,
    RollEnded: 28,
    SanityLost: 29,
    SanityLossReduced: 30,
    ThresholdReached: 31,
    InsanityActivated: 32,
    SkillLevelled: 33,
    BonusDieGained: 34,
    LevelUpSkipped: 35,
    WoundsTaken: 36,
    WoundsReduced: 37,
    WoundsDeflected: 38,
    StressTaken: 39,
    CompanionLost: 40,
    DeathAverted: 41,
    InvestigatorEliminated: 42,
    TokensChanged: 43,
    EnemySummoned: 44,
    EnemyMoved: 45,
    EnemyWounded: 46,
    EnemyKilled: 47,
    ElderOneAdvanced: 48,
    AdvanceHastened: 49,
    StageRevealed: 50,
    ElderOneSummoned: 51,
    StageDefeated: 52,
    RitualDisrupted: 53,
    FirePlaced: 54,
    FireRemoved: 55,
    FireDiscarded: 56,
    TokenPlaced: 57,
    ObjectWounded: 58,
    ObjectMended: 59,
    ObjectDestroyed: 60,
    ObjectTurned: 61,
    MythosDrawn: 62,
    MythosPutUnder: 63,
    MythosCancelled: 64,
    MythosDiscarded: 65,
    MythosKept: 66,
    KeptMythosResolved: 67,
    MythosReshuffled: 68,
    BranchChosen: 69,
    DiscoveryDrawn: 70,
    DiscoveryClaimed: 71,
    DiscoveryDiscarded: 72,
    DiscoveryReshuffled: 73,
    CardUsed: 74,
    CardDiscarded: 75,
    CardTaken: 76,
    RollApplied: 77,
}
"""Tags of the events in logs; a tag is never changed and never used again."""

__all__ = [
    "TAGS",
    "ActionTaken",
    "AdvanceHastened",
    "AttackDeclared",
    "AttackRedirected",
    "BonusDieGained",
    "BranchChosen",
    "CardDiscarded",
    "CardTaken",
    "CardUsed",
    "CompanionLost",
    "DeathAverted",
    "DiceRolled",
    "DieRerolled",
    "DiscoveryClaimed",
    "DiscoveryDiscarded",
    "DiscoveryDrawn",
    "DiscoveryReshuffled",
    "ElderOneAdvanced",
    "ElderOneSummoned",
    "EnemiesEvaded",
    "EnemiesFollowed",
    "EnemyAttackDeclared",
    "EnemyKilled",
    "EnemyMoved",
    "EnemySummoned",
    "EnemyWounded",
    "Event",
    "FireDiscarded",
    "FirePlaced",
    "FireRemoved",
    "FireTaken",
    "Forced",
    "GameEnded",
    "Healed",
    "InsanityActivated",
    "InsanityDealt",
    "InvestigatorEliminated",
    "InvestigatorNamed",
    "InvestigatorsMoved",
    "KeptMythosResolved",
    "LevelUpSkipped",
    "MythosCancelled",
    "MythosDiscarded",
    "MythosDrawn",
    "MythosKept",
    "MythosPutUnder",
    "MythosReshuffled",
    "ObjectDestroyed",
    "ObjectMended",
    "ObjectTurned",
    "ObjectWounded",
    "Parked",
    "QuietAsked",
    "RitualDisrupted",
    "RollApplied",
    "RollEnded",
    "RollStarted",
    "RollTallied",
    "SanityLossReduced",
    "SanityLost",
    "SkillLevelled",
    "Skip",
    "StageDefeated",
    "StageRevealed",
    "StartingPlayerChosen",
    "StepSkipped",
    "StressTaken",
    "TallyChanged",
    "ThresholdReached",
    "TokenPlaced",
    "TokensChanged",
    "TradeRefused",
    "Traded",
    "TurnEnded",
    "TurnStarted",
    "WoundsDeflected",
    "WoundsReduced",
    "WoundsTaken",
]
