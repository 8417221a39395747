"""The Table: everything that could be seen or touched in a game of Final Girl.

What nobody has looked at is not in it. A facedown card is drawn when it is turned over, from all
the cards that it may be; so is a Final Health token. Both are exchangeable, so this deals as a
shuffle beforehand does, and two tables that differ in hidden things only are one table. What was
looked at and went back facedown is known to the only player, and lies here at its place.
"""

from enum import StrEnum, unique
from typing import TypeAlias, final

from dmd_core.final_girl.ids import (
    NO_FIGURE,
    NO_ITEM,
    NO_SPACE,
    ActionId,
    CardId,
    FaceId,
    FigureId,
    MinionKind,
    SpaceId,
    TokenId,
)
from dmd_core.kernel.decks import Deck
from dmd_core.kernel.ids import SourceId
from dmd_core.kernel.node import node


@unique
class Phase(StrEnum):
    """Where a turn is (FG-TRN-01)."""

    SETUP = "setup"
    ACTION = "action"
    PLANNING = "planning"
    KILLER = "killer"
    PANIC = "panic"
    UPKEEP = "upkeep"
    OVER = "over"


@unique
class Outcome(StrEnum):
    """How a game ended (FG-END-01, -02)."""

    WIN = "win"
    LOSS = "loss"


@unique
class Colour(StrEnum):
    """The colour of a victim: plain is an ordinary one, the others are special (FG-CMP-02)."""

    PLAIN = "plain"
    WHITE = "white"
    ORANGE = "orange"
    BLUE = "blue"


@unique
class Side(StrEnum):
    """Who has a Final Health token."""

    GIRL = "girl"
    KILLER = "killer"


@unique
class Token(StrEnum):
    """The Final Health token of a side; none is left of the dead."""

    NONE = "none"
    BLACK = "black"
    WHITE = "white"


@unique
class Place(StrEnum):
    """Where an item is carried (FG-ITM-01, -03)."""

    HAND = "hand"
    BACKPACK = "backpack"


@unique
class End(StrEnum):
    """Where a card of a deck goes back: face up on top, or facedown at the bottom (FG-SRC-04)."""

    TOP = "top"
    BOTTOM = "bottom"


@unique
class Quarry(StrEnum):
    """What an enemy heads for in a killer action (FG-KIL-04)."""

    NONE = "none"
    """Nobody, or it does not move (FG-AMB-04, -07)."""
    GIRL = "girl"
    VICTIMS = "victims"
    """The victims of a space."""
    SPECIAL = "special"
    """A special victim that lures the killer."""
    LURE = "lure"
    """A token that lures the killer."""


@unique
class Target(StrEnum):
    """What an attack of the Final Girl is aimed at (FG-ATK-08)."""

    KILLER = "killer"
    MINIONS = "minions"


@unique
class Row(StrEnum):
    """The three outcomes of an action card (FG-ACT-04)."""

    DOUBLE = "double"
    SINGLE = "single"
    FAIL = "fail"


@final
@node
class Pawn:
    """The Final Girl or the killer: where it stands, and its health.

    A film without a killer has one at no space, with a maximum of 0 (FG-MIN-04).
    """

    max_health: int
    markers: int
    token: Token = Token.BLACK
    space: SpaceId = NO_SPACE
    start: SpaceId = NO_SPACE
    """Its start space on the setup card (FG-SET-14)."""

    @property
    def health(self) -> int:
        """Markers and the token, which stands for the last point (FG-HP-01)."""
        return self.markers + (self.token is not Token.NONE)


@final
@node
class Special:
    """A special victim on the map: its colour, its space and the event that made it one."""

    colour: Colour
    space: SpaceId
    event: CardId = NO_ITEM


@final
@node
class Pile:
    """A facedown deck of cards that are partly unknown.

    `hidden` cards of it nobody has seen: each may be any of the unseen cards of its kind. `top` are
    known cards on top of those, first drawn first; `bottom` known ones below, first drawn first.
    """

    hidden: int = 0
    top: tuple[CardId, ...] = ()
    bottom: tuple[CardId, ...] = ()

    def __len__(self) -> int:
        """Number of cards in the deck."""
        return self.hidden + len(self.top) + len(self.bottom)

    def side(self, unseen: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """What the next draw may show."""
        if self.top:
            return self.top[:1]
        return unseen if self.hidden else self.bottom[:1]


@final
@node
class ItemDeck:
    """The item deck of a search space; the known cards on its top lie face up (FG-SRC-04, -06)."""

    space: SpaceId
    pile: Pile


@final
@node
class Carried:
    """An item she has: hands or backpack, and the use markers left of a limited one."""

    card: CardId
    place: Place
    uses: int = 0


@final
@node
class Minor:
    """A minor dark power in play, with its health markers (FG-DP-02, -03)."""

    card: CardId
    health: int


@final
@node
class Minion:
    """A minion on the map."""

    id: FigureId
    kind: MinionKind
    space: SpaceId
    health: int


@final
@node
class Reward:
    """A reward gained and not yet taken (FG-SAV-07): a victim space, or `LATER`."""

    slot: int


@final
@node
class Roll:
    """A Horror Roll on the table, from its throw to its row."""

    source: SourceId
    """The action card or item it is for."""
    faces: tuple[FaceId, ...]
    converted: tuple[int, ...] = ()
    """Places of dice whose partial success was made a success, ascending."""
    partials: bool = False
    """Partial successes are successes in this roll (FG-AMB-50)."""


@final
@node
class Strike:
    """An attack of the Final Girl under way: aimed before the roll (FG-ATK-08)."""

    card: ActionId
    target: Target
    space: SpaceId
    """Where the enemies stand that are attacked."""
    weapon: CardId = NO_ITEM
    """The weapon that was bound at play, from a distance (FG-AMB-55)."""


@final
@node
class Attack:
    """An attack on the Final Girl under way (FG-KIL-21): damage left, and who attacks."""

    damage: int
    minion: FigureId = NO_FIGURE
    """The minion that attacks; none for the killer."""


MapToken: TypeAlias = tuple[TokenId, SpaceId]


@final
@node
class Table:
    """The whole table."""

    girl: Pawn
    killer: Pawn
    hand: tuple[ActionId, ...]
    """Action cards in hand, sorted."""
    tableau: tuple[ActionId, ...]
    terror: Pile
    terror_unseen: tuple[CardId, ...]
    """Terror cards nobody has seen, those set aside among them, sorted (FG-SET-09, -10)."""
    items: tuple[ItemDeck, ...]
    """Item decks in the order of the location's search spaces."""
    items_unseen: tuple[CardId, ...]
    """Item cards nobody has seen, those set aside among them, sorted (FG-SET-11)."""
    events: Deck
    pool: int
    """Ordinary victims in the supply (FG-CMP-02)."""
    health_tokens: tuple[FaceId, ...]
    """Black Final Health tokens nobody has seen, the two in play among them, sorted."""
    finales: tuple[CardId, ...]
    """What the facedown finale may be, sorted; after the reveal those set aside (FG-SET-07)."""
    dark_powers: tuple[CardId, ...]
    """Dark powers nobody has seen but for the epic one, sorted (FG-SET-08)."""
    discard: tuple[ActionId, ...] = ()
    phase: Phase = Phase.SETUP
    turn: int = 0
    time: int = 0
    """-1 is the red space."""
    horror: int = 0
    """0 is the green end, 7 the red end (FG-HOR-01)."""
    bloodlust: int = 0
    """Row of the killer board, 0 the lowest."""
    setup_card: CardId = NO_ITEM
    finale: CardId = NO_ITEM
    """The finale once it is revealed."""
    power_hidden: bool = True
    """Whether the dark power dealt at setup lies facedown."""
    powers: tuple[CardId, ...] = ()
    """Dark powers that are revealed, oldest first."""
    minors: tuple[Minor, ...] = ()
    terror_discard: tuple[CardId, ...] = ()
    in_play: tuple[SourceId, ...] = ()
    """What acts while it lies face up, oldest first (FG-AMB-73): events, dark powers, minor ones,
    terror cards that stay, the finale, her items."""
    resolving: tuple[CardId, ...] = ()
    """The terror card being resolved, if there is one."""
    terror_ordered: bool = False
    """Whether the next terror card is drawn after it (FG-AMB-82)."""
    staying: tuple[CardId, ...] = ()
    """Terror cards that stay in play and are no minor dark powers."""
    events_active: tuple[CardId, ...] = ()
    """Lasting events, oldest first; also the event being resolved."""
    events_discard: tuple[CardId, ...] = ()
    victims: tuple[tuple[SpaceId, int], ...] = ()
    """Ordinary victims on the map, by space, sorted; no space with none."""
    specials: tuple[Special, ...] = ()
    dead: tuple[Colour, ...] = ()
    """Figures in the Dead Victims area."""
    saved: tuple[Colour, ...] = ()
    """All saved figures, also those taken off the card at the flip."""
    covered: tuple[int, ...] = ()
    """Covered victim spaces of her card, ascending."""
    ultimate: bool = False
    rewards: tuple[Reward, ...] = ()
    carried: tuple[Carried, ...] = ()
    """Her items, in the order she gained them."""
    found: tuple[CardId, ...] = ()
    """Item cards drawn in a search and not yet kept or put back."""
    items_discard: tuple[CardId, ...] = ()
    items_removed: tuple[CardId, ...] = ()
    tokens: tuple[MapToken, ...] = ()
    """Tokens on the map, sorted."""
    minions: tuple[Minion, ...] = ()
    next_figure: int = 1
    roll: Roll | None = None
    strike: Strike | None = None
    attack: Attack | None = None
    ending: bool = False
    """The Action phase ends after the current action (FG-TIM-02, FG-SYM-06)."""
    skip_next_action: bool = False
    time_next_action: int = -1
    """What the next Action phase starts with instead; -1 is nothing else (FG-AMB-84)."""
    bonus_dice_next_roll: int = 0
    partials_next_roll: bool = False
    partials_this_phase: bool = False
    killed_this_turn: int = 0
    killed_this_killer_phase: int = 0
    killed_this_action: int = 0
    """Victims killed by attack icons of the killer action under way, or of the last one."""
    saved_this_action_phase: int = 0
    used_this_phase: tuple[SourceId, ...] = ()
    """Texts used that may be used once in an Action phase, sorted (FG-AMB-59)."""
    outcome: Outcome | None = None

    def __repr__(self) -> str:
        ended = f"; {self.outcome.value}" if self.outcome is not None else ""
        return (
            f"<Table, turn {self.turn}, {self.phase.value}: Final Girl {self.girl.health} at"
            f" {self.girl.space}, killer {self.killer.health} at {self.killer.space}; time"
            f" {self.time}, horror {self.horror}, bloodlust {self.bloodlust}{ended}>"
        )


__all__ = [
    "Attack",
    "Carried",
    "Colour",
    "End",
    "ItemDeck",
    "MapToken",
    "Minion",
    "Minor",
    "Outcome",
    "Pawn",
    "Phase",
    "Pile",
    "Place",
    "Quarry",
    "Reward",
    "Roll",
    "Row",
    "Side",
    "Special",
    "Strike",
    "Table",
    "Target",
    "Token",
]
