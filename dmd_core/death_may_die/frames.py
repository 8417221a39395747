"""Frames of the agenda: where we are in the rules, and what still has to be done.

A frame is plain data; the chapter in `rules` that owns it says what it does. Frames are internal:
they may change between versions, events may not. A frame waits for one thing only, so a question
is a frame of its own that carries what the frame behind it knew.
"""

from enum import IntEnum, unique
from typing import Final, TypeAlias, final

from dmd_core.death_may_die.events.rolls import RollStarted
from dmd_core.death_may_die.ids import (
    NO_FIGURE,
    NO_OBJECT,
    NO_SPACE,
    CardId,
    FigureId,
    ObjectId,
    SpaceId,
)
from dmd_core.death_may_die.state import Side
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import NO_SOURCE, NOBODY, KindId, Seat, SourceId
from dmd_core.kernel.node import node

# --- texts -----------------------------------------------------------------------------------


@final
@node
class Env:
    """Who a text speaks of: "you", who chooses, what text it is, and what "it" stands for."""

    you: Seat
    chooser: Seat
    src: SourceId
    space: SpaceId = NO_SPACE
    seat: Seat = NOBODY
    figure: FigureId = NO_FIGURE


@final
@node
class Resolve:
    """One node of a text is carried out.

    `i` is the progress inside it, `left` are figures and `spaces` Spaces still to serve.
    """

    node: int
    env: Env
    i: int = 0
    left: tuple[FigureId, ...] = ()
    spaces: tuple[SpaceId, ...] = ()


@final
@node
class Picking:
    """The chooser picks what a text leaves open; the answer becomes "it" of `then`."""

    seat: Seat
    kind: KindId
    commands: tuple[Command, ...]
    then: Resolve


@final
@node
class Item:
    """A text waiting for its turn among others."""

    node: int
    env: Env


@final
@node
class Queue:
    """Texts to resolve in the order a seat chooses (DEC-40, DEC-53)."""

    seat: Seat
    items: tuple[Item, ...]


@final
@node
class Ordering:
    """Which text of a queue comes next."""

    seat: Seat
    items: tuple[Item, ...]


@final
@node
class MixHealing:
    """How an Investigator splits points of healing between Stress and Wounds."""

    seat: Seat
    who: Seat
    points: int
    src: SourceId


@final
@node
class Stealing:
    """Which card the owner of an Insanity takes next."""

    env: Env
    node: int
    taken: int = 0


@final
@node
class Keeping:
    """Whether a card is kept for Wounds; `todo` are owner and card, `kept` those paid for."""

    env: Env
    wounds: int
    todo: tuple[tuple[Seat, CardId], ...]
    kept: tuple[tuple[Seat, CardId], ...] = ()
    lost: tuple[tuple[Seat, CardId], ...] = ()


@final
@node
class Discarding:
    """Which of its cards an owner discards; `cards` fit, `n` are still to go."""

    seat: Seat
    cards: tuple[CardId, ...]
    n: int
    src: SourceId


@final
@node
class Balancing:
    """Which card an owner discards until left and right are equal."""

    seat: Seat
    src: SourceId


@final
@node
class Giving:
    """Which Item goes to whom."""

    seat: Seat
    src: SourceId
    card: CardId | None = None


# --- batches ---------------------------------------------------------------------------------


@unique
class HitVerb(IntEnum):
    """What a hit does to its target."""

    WOUND = 1
    SANITY = 2
    STRESS = 3
    HEAL = 4
    ENEMY = 5
    OBJECT = 6


@unique
class Cause(IntEnum):
    """Why an Investigator is hit; some reductions ask for it."""

    TEXT = 0
    ATTACK = 1
    FIRE = 2
    PRICE = 3


@final
@node
class Hit:
    """One target of a batch: `n` Wounds, Sanity or Stress; of HEAL `n` Stress, `wounds` Wounds."""

    verb: HitVerb
    n: int
    seat: Seat = NOBODY
    figure: FigureId = NO_FIGURE
    object: ObjectId = NO_OBJECT
    wounds: int = 0
    cause: Cause = Cause.TEXT
    src: SourceId = NO_SOURCE


@final
@node
class Ready:
    """A hit whose questions are answered."""

    hit: Hit
    n: int
    reduced: int = 0
    reducer: SourceId = NO_SOURCE
    companions: tuple[tuple[CardId, int], ...] = ()
    deflected: FigureId = NO_FIGURE
    deflector: SourceId = NO_SOURCE


@final
@node
class Batch:
    """One instruction for all its targets: collect, apply, settle, react (2.2).

    `ready` are the hits whose questions are answered; `now` is the one being asked about, `asked`
    how far its questions have come. `step_one` marks step 1 of a roll.
    """

    hits: tuple[Hit, ...]
    ready: tuple[Ready, ...] = ()
    now: Ready | None = None
    asked: int = 0
    step_one: bool = False


@final
@node
class Reducing:
    """Whether a loss is reduced."""

    batch: Batch
    n: int
    src: SourceId


@final
@node
class Deflecting:
    """Whether Wounds from Fire go to an Enemy."""

    batch: Batch
    src: SourceId


@final
@node
class Assigning:
    """How many Wounds a Companion takes (DEC-52)."""

    batch: Batch
    card: CardId
    room: int


# --- setup and turn --------------------------------------------------------------------------


@final
@node
class SetUp:
    """Setup from the Insanity cards on."""


@final
@node
class DealingInsanity:
    """Chance deals an Insanity card."""

    seat: Seat


@final
@node
class NamingOther:
    """An Insanity makes its owner name another Investigator (DEC-06)."""

    seat: Seat


@final
@node
class ChoosingStarter:
    """Chance names the starting player."""


@unique
class TurnStep(IntEnum):
    """Steps of a turn in their order (2.1)."""

    START = 0
    ACTIONS = 1
    MYTHOS = 2
    INVESTIGATE_OR_FIGHT = 3
    EFFECTS = 4
    FIRE = 5
    CHECK = 6
    SUMMONING = 7
    ELDER_EFFECTS = 8
    NEXT = 9


@final
@node
class Turn:
    """The turn; `at` is the step to come."""

    at: TurnStep


@final
@node
class Window:
    """A free play window (2.3)."""


@final
@node
class Actions:
    """The next action of the active player (DEC-10)."""


@final
@node
class Resting:
    """How a Rest is split (DEC-14)."""


# --- run -------------------------------------------------------------------------------------


@final
@node
class Running:
    """The next step of a Run (DEC-11)."""

    left: int
    sneaks: int
    may_take: bool
    started: bool = False


@final
@node
class TakingAlong:
    """Whom the runner takes along."""

    to: SpaceId
    running: Running


@final
@node
class Consenting:
    """Whether the one taken along agrees (AMB-111)."""

    to: SpaceId
    who: Seat
    running: Running


@final
@node
class Sneaking:
    """Which Enemies do not follow (DEC-11a), asked by ascending number."""

    to: SpaceId
    running: Running
    taken: Seat = NOBODY
    evaded: tuple[FigureId, ...] = ()


@final
@node
class Leaving:
    """A step of a Run: Fire, movement, following."""

    to: SpaceId
    running: Running
    taken: Seat = NOBODY
    evaded: tuple[FigureId, ...] = ()


# --- attack, trade ---------------------------------------------------------------------------


@final
@node
class Targeting:
    """The targets of an Attack, one by one (DEC-12); `away` asks for one not on the own Space."""

    chosen: tuple[FigureId, ...] = ()
    away: bool = False


@final
@node
class Trading:
    """The draft of a Trade (DEC-15)."""

    moves: tuple[tuple[CardId, Seat, Seat], ...] = ()


@final
@node
class TradeConsent:
    """Whether the participants accept, one by one."""

    moves: tuple[tuple[CardId, Seat, Seat], ...]
    todo: tuple[Seat, ...]


# --- rolls -----------------------------------------------------------------------------------


@unique
class RollStep(IntEnum):
    """Steps of a roll (2.4); R0 and R1 are done when it starts."""

    ROLL = 2
    REROLL = 3
    TALLY = 4
    CONVERT = 5
    SUCCESSES = 6
    EFFECTS = 7
    TENTACLES = 8
    END = 9


@final
@node
class Rolling:
    """The roll on top of the table; `at` is the step to come."""

    at: RollStep


@final
@node
class ThrowingDice:
    """Chance rolls the pool."""


@final
@node
class ChoosingDice:
    """How many bonus dice join a roll (AMB-07, alternative)."""

    pool: RollStarted


@final
@node
class Rerolling:
    """Another reroll or enough (DEC-50)."""


@final
@node
class ThrowingDie:
    """Chance rolls one die again."""

    die: int
    pay: SourceId
    per_turn: bool


@final
@node
class Converting:
    """How many symbols a text converts (DEC-51); `i` is its place among the owner's texts."""

    i: int = 0


@final
@node
class Splitting:
    """How Successes are split over targets (DEC-13); `shares` of the targets before."""

    shares: tuple[int, ...] = ()


@final
@node
class AddingWounds:
    """Whether a Skill adds Wounds to the lone target."""

    extra: int
    src: SourceId


# --- sanity ----------------------------------------------------------------------------------


@final
@node
class Thresholds:
    """Investigators that work off a Threshold, clockwise; newcomers form the next group."""

    seats: tuple[Seat, ...] = ()


@final
@node
class Threshold:
    """One Threshold of one Investigator: Symptoms, then level, then bonus die (SAN-11)."""

    seat: Seat
    symptoms_done: bool = False


@final
@node
class LevellingUp:
    """Which Skill rises (DEC-54)."""

    seat: Seat


# --- mythos ----------------------------------------------------------------------------------


@final
@node
class MythosPhase:
    """Phase 2: how the card is drawn; `skill` when the owner's Skill may still change it."""

    seat: Seat
    skill: bool = True


@final
@node
class OfferingTwo:
    """Whether two Mythos cards are drawn to choose from."""

    seat: Seat
    src: SourceId


@final
@node
class DrawingMythos:
    """Chance draws the top Mythos card; `choose` more cards to choose from, `src` the Skill."""

    seat: Seat
    may_replace: bool = False
    choose: bool = False
    src: SourceId = NO_SOURCE


@final
@node
class ReplacingMythos:
    """Whether the drawn card goes under the deck."""

    seat: Seat
    card: CardId
    src: SourceId


@final
@node
class ChoosingMythos:
    """Which of two drawn cards is played."""

    seat: Seat
    src: SourceId


@final
@node
class CancellingMythos:
    """Whether the card's text is cancelled for Wounds."""

    seat: Seat
    card: CardId
    wounds: int
    src: SourceId


@final
@node
class MythosCard:
    """A Mythos card at work, top to bottom; `i` effects and summoning lines are done."""

    card: CardId
    seat: Seat
    i: int = 0
    kept: bool = False


@final
@node
class ClosingMythos:
    """The card is discarded, or kept by an Insanity."""

    card: CardId


# --- investigate or fight --------------------------------------------------------------------


@final
@node
class DrawingDiscovery:
    """Chance draws the top Discovery card."""

    seat: Seat


@final
@node
class Discovering:
    """A Discovery card at work; `i` mandatory lines are done."""

    card: CardId
    seat: Seat
    i: int = 0


@final
@node
class Claiming:
    """The choice of a Discovery card (DEC-30)."""

    card: CardId
    seat: Seat


@final
@node
class TakingCard:
    """The price is paid: the card is claimed."""

    card: CardId
    seat: Seat
    side: Side


@final
@node
class Excluding:
    """Cards an Investigator cannot have together: one of them goes."""

    seat: Seat


@final
@node
class ChoosingExcluded:
    """Which of two cards that exclude each other goes."""

    seat: Seat
    cards: tuple[CardId, ...]


@final
@node
class PhaseThree:
    """After an investigation: Enemies that came attack (AMB-60)."""


@final
@node
class Fight:
    """Phase 3 as a Fight: while an Enemy can attack, one does."""

    window_done: bool = False


@final
@node
class ChoosingAttacker:
    """Which Enemy attacks next (DEC-31)."""


@final
@node
class Redirecting:
    """Whether another Investigator takes an attack over; `todo` are still to be asked."""

    figure: FigureId
    todo: tuple[Seat, ...]


@final
@node
class EnemyAttack:
    """An Enemy's attack on its final target; `prepared` once its abilities have been done."""

    figure: FigureId
    owner: Seat
    redirected: bool = False
    prepared: bool = False


@final
@node
class AttackOver:
    """A redirected attack has been resolved."""

    owner: Seat


# --- end of turn, elder one ------------------------------------------------------------------


@final
@node
class BurningOut:
    """After the Fire roll the tokens of the board are discarded (FIRE-05)."""

    seat: Seat


@final
@node
class Advancing:
    """The Elder One advances; `check` in step 3 of the end of turn."""

    check: bool = False


@final
@node
class TrackEnd:
    """The end of the track is looked at after the effects of an advance (AMB-75)."""


@final
@node
class Reshuffling:
    """The Mythos discard pile goes back into the deck (SUM-07)."""


@final
@node
class Revealing:
    """A Stage is revealed and its reveal effect carried out (ELDER-07)."""

    stage: int


@final
@node
class ArrivingAnyway:
    """A reveal effect did not place the Elder One: it comes to the active Space (AMB-79)."""


@final
@node
class TurningObject:
    """Chance turns the token of a destroyed object over (EPI-13)."""

    object: ObjectId


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
