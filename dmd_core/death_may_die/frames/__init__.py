"""Frames of the agenda: where we are in the rules, and what still has to be done.

A frame is plain data; the chapter in `rules` that owns it says what it does. Frames are internal:
they may change between versions, events may not. A frame waits for one thing only, so a question
is a frame of its own that carries what the frame behind it knew.
"""

from typing import Final, TypeAlias

from dmd_core.death_may_die.frames.actions import (
    Targeting,
    TradeConsent,
    Trading,
)
from dmd_core.death_may_die.frames.batches import (
    Assigning,
    Batch,
    Cause,
    Deflecting,
    Hit,
    HitVerb,
    Ready,
    Reducing,
)
from dmd_core.death_may_die.frames.elder_one import (
    Advancing,
    ArrivingAnyway,
    BurningOut,
    Reshuffling,
    Revealing,
    TrackEnd,
    TurningObject,
)
from dmd_core.death_may_die.frames.mythos import (
    CancellingMythos,
    ChoosingMythos,
    ClosingMythos,
    DrawingMythos,
    MythosCard,
    MythosPhase,
    OfferingTwo,
    ReplacingMythos,
)
from dmd_core.death_may_die.frames.phase_three import (
    AttackOver,
    ChoosingAttacker,
    ChoosingExcluded,
    Claiming,
    Discovering,
    DrawingDiscovery,
    EnemyAttack,
    Excluding,
    Fight,
    PhaseThree,
    Redirecting,
    TakingCard,
)
from dmd_core.death_may_die.frames.rolls import (
    AddingWounds,
    ChoosingDice,
    Converting,
    Rerolling,
    Rolling,
    RollStep,
    Splitting,
    ThrowingDice,
    ThrowingDie,
)
from dmd_core.death_may_die.frames.running import (
    Consenting,
    Leaving,
    Running,
    Sneaking,
    TakingAlong,
)
from dmd_core.death_may_die.frames.sanity import (
    LevellingUp,
    Threshold,
    Thresholds,
)
from dmd_core.death_may_die.frames.texts import (
    Balancing,
    Discarding,
    Env,
    Giving,
    Item,
    Keeping,
    MixHealing,
    Ordering,
    Picking,
    Queue,
    Resolve,
    Stealing,
)
from dmd_core.death_may_die.frames.turns import (
    Actions,
    ChoosingStarter,
    DealingInsanity,
    NamingOther,
    Resting,
    SetUp,
    Turn,
    TurnStep,
    Window,
)

Frame: TypeAlias = (
    Resolve
    | Picking
    | Queue
    | Ordering
    | MixHealing
    | Stealing
    | Keeping
    | Discarding
    | Balancing
    | Giving
    | Batch
    | Reducing
    | Deflecting
    | Assigning
    | SetUp
    | DealingInsanity
    | NamingOther
    | ChoosingStarter
    | Turn
    | Window
    | Actions
    | Resting
    | Running
    | TakingAlong
    | Consenting
    | Sneaking
    | Leaving
    | Targeting
    | Trading
    | TradeConsent
    | Rolling
    | ThrowingDice
    | ChoosingDice
    | Rerolling
    | ThrowingDie
    | Converting
    | Splitting
    | AddingWounds
    | Thresholds
    | Threshold
    | LevellingUp
    | MythosPhase
    | OfferingTwo
    | DrawingMythos
    | ReplacingMythos
    | ChoosingMythos
    | CancellingMythos
    | MythosCard
    | ClosingMythos
    | DrawingDiscovery
    | Discovering
    | Claiming
    | TakingCard
    | Excluding
    | ChoosingExcluded
    | PhaseThree
    | Fight
    | ChoosingAttacker
    | Redirecting
    | EnemyAttack
    | AttackOver
    | BurningOut
    | Advancing
    | TrackEnd
    | Reshuffling
    | Revealing
    | ArrivingAnyway
    | TurningObject
)
"""Every frame of the game."""

TAGS: Final[dict[type, int]] = {
    Resolve: 1,
    Picking: 2,
    Queue: 3,
    Ordering: 4,
    MixHealing: 5,
    Stealing: 6,
    Keeping: 7,
    Discarding: 8,
    Balancing: 9,
    Giving: 10,
    Batch: 11,
    Reducing: 12,
    Deflecting: 13,
    Assigning: 14,
    SetUp: 15,
    DealingInsanity: 16,
    NamingOther: 17,
    ChoosingStarter: 18,
    Turn: 19,
    Window: 20,
    Actions: 21,
    Resting: 22,
    Running: 23,
    TakingAlong: 24,
    Consenting: 25,
    Sneaking: 26,
    Leaving: 27,
    Targeting: 28,
    Trading: 29,
    TradeConsent: 30,
    Rolling: 31,
    ThrowingDice: 32,
    Rerolling: 33,
    ThrowingDie: 34,
    Converting: 35,
    Splitting: 36,
    AddingWounds: 37,
    Thresholds: 38,
    Threshold: 39,
    LevellingUp: 40,
    MythosPhase: 41,
    OfferingTwo: 42,
    DrawingMythos: 43,
    ReplacingMythos: 44,
    ChoosingMythos: 45,
    CancellingMythos: 46,
    MythosCard: 47,
    ClosingMythos: 48,
    DrawingDiscovery: 49,
    Discovering: 50,
    Claiming: 51,
    TakingCard: 52,
    Excluding: 53,
    ChoosingExcluded: 54,
    PhaseThree: 55,
    Fight: 56,
    ChoosingAttacker: 57,
    Redirecting: 58,
    EnemyAttack: 59,
    AttackOver: 60,
    BurningOut: 61,
    Advancing: 62,
    TrackEnd: 63,
    Reshuffling: 64,
    Revealing: 65,
    ArrivingAnyway: 66,
    TurningObject: 67,
    ChoosingDice: 68,
}
"""Tags of the frames in states; a tag is never used again."""

__all__ = [
    "TAGS",
    "Actions",
    "AddingWounds",
    "Advancing",
    "ArrivingAnyway",
    "Assigning",
    "AttackOver",
    "Balancing",
    "Batch",
    "BurningOut",
    "CancellingMythos",
    "Cause",
    "ChoosingAttacker",
    "ChoosingDice",
    "ChoosingExcluded",
    "ChoosingMythos",
    "ChoosingStarter",
    "Claiming",
    "ClosingMythos",
    "Consenting",
    "Converting",
    "DealingInsanity",
    "Deflecting",
    "Discarding",
    "Discovering",
    "DrawingDiscovery",
    "DrawingMythos",
    "EnemyAttack",
    "Env",
    "Excluding",
    "Fight",
    "Frame",
    "Giving",
    "Hit",
    "HitVerb",
    "Item",
    "Keeping",
    "Leaving",
    "LevellingUp",
    "MixHealing",
    "MythosCard",
    "MythosPhase",
    "NamingOther",
    "OfferingTwo",
    "Ordering",
    "PhaseThree",
    "Picking",
    "Queue",
    "Ready",
    "Redirecting",
    "Reducing",
    "ReplacingMythos",
    "Rerolling",
    "Reshuffling",
    "Resolve",
    "Resting",
    "Revealing",
    "RollStep",
    "Rolling",
    "Running",
    "SetUp",
    "Sneaking",
    "Splitting",
    "Stealing",
    "TakingAlong",
    "TakingCard",
    "Targeting",
    "Threshold",
    "Thresholds",
    "ThrowingDice",
    "ThrowingDie",
    "TrackEnd",
    "TradeConsent",
    "Trading",
    "Turn",
    "TurnStep",
    "TurningObject",
    "Window",
]
