"""The Table: everything people could see or touch in a game of Death May Die.

Only what cannot be derived is stored. Reserves follow from totals and what is on the board, Skill
levels in effect from own levels and Companions, safety of a Space from the Enemies on it.
"""

from enum import IntEnum, StrEnum, unique
from typing import Final, final

from dmd_core.death_may_die.ids import (
    NO_ACTION,
    NO_FIGURE,
    NO_ITEM,
    NO_OBJECT,
    ActionId,
    CardId,
    EnemyId,
    FaceDownId,
    FaceId,
    FigureId,
    InvestigatorId,
    ObjectId,
    SkillId,
    SpaceId,
    TokenId,
)
from dmd_core.kernel.decks import Deck
from dmd_core.kernel.ids import NOBODY, Seat, SourceId
from dmd_core.kernel.node import node


@unique
class Side(StrEnum):
    """Edge of the board a claimed Discovery card lies under (DISC-05)."""

    LEFT = "left"
    RIGHT = "right"


@unique
class RollKind(StrEnum):
    """What a roll is for; `ENEMY`, `FIRE` and `AGAINST` hurt the one who rolls (AMB-06)."""

    ATTACK = "attack"
    PLAIN = "plain"
    ENEMY = "enemy"
    FIRE = "fire"
    AGAINST = "against"


HURTING: Final = (RollKind.ENEMY, RollKind.FIRE, RollKind.AGAINST)
"""Kinds of roll whose Successes hurt the one who rolls (AMB-06)."""


@unique
class Outcome(StrEnum):
    """How a game ended (GEN-02)."""

    WIN = "win"
    LOSS = "loss"


@unique
class Branch(StrEnum):
    """What phase 3 of a turn became (INV-01)."""

    NONE = "none"
    INVESTIGATE = "investigate"
    FIGHT = "fight"
    CLOSED = "closed"


@unique
class Scope(IntEnum):
    """How long a use counts."""

    TURN = 0
    GAME = 1


@final
@node
class HeldCard:
    """A claimed Discovery card: which half counts, and the Wounds on a Companion."""

    card: CardId
    side: Side
    wounds: int = 0


@final
@node
class Investigator:
    """One Investigator and its board; markers count steps from the leftmost space."""

    id: InvestigatorId
    space: SpaceId
    """Where the figure stands; of a dead one, where it died (DEATH-08)."""
    insanity: CardId = NO_ITEM
    alive: bool = True
    wounds: int = 0
    stress: int = 0
    sanity: int = 0
    levels: tuple[tuple[SkillId, int], ...] = ()
    """Own levels of the three Skills, in the order of the board."""
    bonus_dice: int = 0
    """Bonus dice from Thresholds (SAN-10)."""
    fire: int = 0
    """Fire tokens on the board, substitutes included (FIRE-09)."""
    substitutes: int = 0
    cards: tuple[HeldCard, ...] = ()
    owed: tuple[int, ...] = ()
    """Thresholds reached and not yet worked off, oldest first."""
    kept: CardId = NO_ITEM
    """Mythos card kept by the Insanity (MYTH-03)."""
    named: Seat = NOBODY
    """The Investigator named by the Insanity at the start of the game."""
    tokens: tuple[tuple[TokenId, int], ...] = ()


@final
@node
class Enemy:
    """One Enemy figure on the board; the summoned Elder One is one of them (ENEMY-01)."""

    id: FigureId
    kind: EnemyId
    space: SpaceId
    wounds: int = 0


@final
@node
class ElderOne:
    """The Elder One: its place on the Summoning track and its current Stage."""

    position: int
    stage: int = 1
    figure: FigureId = NO_FIGURE
    """Its figure on the board, 0 while it marks the track (SUM-02)."""


@final
@node
class EpisodeObject:
    """An object of the Episode on the map, such as a Laboratory."""

    id: ObjectId
    space: SpaceId
    wounds: int = 0
    destroyed: bool = False
    face: FaceDownId = NO_ITEM
    """Its reverse side once the token has been turned over."""


@final
@node
class Mythos:
    """The Mythos deck, the open discard pile and cards being resolved."""

    deck: Deck
    discard: tuple[CardId, ...] = ()
    resolving: tuple[CardId, ...] = ()


@final
@node
class Discovery:
    """The Discovery deck and what is neither in it nor claimed."""

    deck: Deck
    discard: tuple[CardId, ...] = ()
    resolving: tuple[CardId, ...] = ()


@final
@node
class Roll:
    """Dice on the table: a roll from its pool to its last step (RES-03)."""

    kind: RollKind
    owner: Seat
    standard: int
    bonus: int
    attacker: FigureId = NO_FIGURE
    targets: tuple[FigureId, ...] = ()
    action: ActionId = NO_ACTION
    """The Episode action whose roll it is."""
    object: ObjectId = NO_OBJECT
    redirected: bool = False
    lone: bool = False
    """No other Enemy was on the target's Space when the attack was declared."""
    faces: tuple[FaceId, ...] = ()
    used: tuple[tuple[SourceId, int], ...] = ()
    """Free rerolls used up in this roll, by source."""
    tallied: bool = False
    successes: int = 0
    elder_signs: int = 0
    tentacles: int = 0
    dealt: int = 0
    """Wounds its owner took in step 1, wherever they went (CMP-02)."""
    killed: tuple[FigureId, ...] = ()
    """Targets killed in step 1."""


@final
@node
class Use:
    """A use of a Skill or card that counts for a turn or for the game."""

    source: SourceId
    owner: Seat
    """Whose Skill; `NOBODY` for a card, whose marks travel with it (AMB-44)."""
    scope: Scope
    count: int = 1


@final
@node
class Table:
    """The whole table."""

    investigators: tuple[Investigator, ...]
    elder: ElderOne
    mythos: Mythos
    discovery: Discovery
    objects: tuple[EpisodeObject, ...]
    backs: Deck
    """Reverse sides of the Episode objects still face down."""
    insanities: Deck
    """Insanity cards not dealt; out of the game after setup."""
    enemies: tuple[Enemy, ...] = ()
    fire: tuple[tuple[SpaceId, int], ...] = ()
    """Fire tokens on the map, by Space in sorted order."""
    tokens: tuple[tuple[SpaceId, TokenId], ...] = ()
    """Other tokens on the map, such as R'lyeh tokens, in sorted order."""
    next_figure: int = 1
    round: int = 0
    turn: int = 0
    starter: Seat = NOBODY
    active: Seat = NOBODY
    branch: Branch = Branch.NONE
    actions: int = 0
    """Actions paid for in this turn."""
    refusals: int = 0
    """Trades that a participant refused in this turn (AMB-116)."""
    drafts: int = 0
    """Trades that the active player drafted in this turn and took back."""
    attackers: tuple[FigureId, ...] = ()
    """Enemies that have attacked in this phase 3."""
    used: tuple[Use, ...] = ()
    quiet: bool = False
    """The active player asked not to be offered card uses for the rest of the turn."""
    hastened: bool = False
    """A text asks for an advance at this end of turn as if there were enough symbols."""
    ritual_disrupted: bool = False
    rolls: tuple[Roll, ...] = ()
    """Rolls in progress; the last one is being worked on."""
    outcome: Outcome | None = None

    def __repr__(self) -> str:
        who = ", ".join(
            f"{owner.id} {owner.space} {owner.wounds}/{owner.stress}/{owner.sanity}"
            if owner.alive
            else f"{owner.id} dead"
            for owner in self.investigators
        )
        ended = f"; {self.outcome.value}" if self.outcome is not None else ""
        return (
            f"<Table, round {self.round}: {who} (Wounds/Stress/Sanity);"
            f" {len(self.enemies)} Enemies; Stage {self.elder.stage}{ended}>"
        )


__all__ = [
    "HURTING",
    "Branch",
    "Discovery",
    "ElderOne",
    "Enemy",
    "EpisodeObject",
    "HeldCard",
    "Investigator",
    "Mythos",
    "Outcome",
    "Roll",
    "RollKind",
    "Scope",
    "Side",
    "Table",
    "Use",
]
