"""Selectors: what a text gathers from the table, by filters.

A selector is a conjunction: every field that is set narrows it. It is evaluated when its sentence
is reached, never earlier. Where one of what was gathered is to be chosen, a `pick_...` word or the
verb says so, and who may be refused is said by the filter.
"""

from enum import StrEnum, unique
from typing import ClassVar, Final, Protocol, final

from dmd_core.death_may_die.ids import EnemyId, HalfId, SpaceId, TagId, TokenId
from dmd_core.kernel.node import node
from dmd_core.tabletop.words import Selector


@unique
class Anchor(StrEnum):
    """One Space a text starts from."""

    YOU = "you"
    """Yours."""
    IT = "it"
    """The Space that is "it", or where the figure or Investigator that is "it" stands."""
    THERE = "there"
    """In an amount: the Space of the one concerned."""
    PARTNER = "partner"
    """Where the other one of you and the Investigator you named stands, "it" being one of both."""
    RED_GATE = "red_gate"
    YELLOW_GATE = "yellow_gate"
    BLUE_GATE = "blue_gate"
    START = "start"
    ELDER_ONE = "elder_one"


@unique
class Who(StrEnum):
    """Which Investigators a text means; only living ones (DEATH-11)."""

    YOU = "you"
    ALL = "all"
    OTHERS = "others"
    """All but you."""
    IT = "it"
    """The one that was picked."""
    NAMED = "named"
    """The one that you named at the start of the game."""
    PAIR = "pair"
    """You and the one you named, as long as both live."""


@unique
class ObjectState(StrEnum):
    """What a text asks of an object of the Episode on a Space."""

    INTACT = "intact"
    """Not destroyed."""
    DAMAGED = "damaged"
    """Not destroyed, and with Wounds."""


@unique
class CardKind(StrEnum):
    """What the half of a Discovery card is (DISC-01)."""

    ITEM = "item"
    COMPANION = "companion"
    CONDITION = "condition"


@unique
class CardSide(StrEnum):
    """Under which edge of the board a claimed card lies."""

    LEFT = "left"
    RIGHT = "right"
    FULLER = "fuller"
    """The side with more cards; none if both have as many."""


ANY: Final = EnemyId("any")
CULTIST: Final = EnemyId("cultist")
MONSTER: Final = EnemyId("monster")
ELDER: Final = EnemyId("elder_one")
IT: Final = EnemyId("it")
"""Words for categories of Enemies (ENEMY-01, -02), and for the figure a text is about; any other
word is the id of a type."""


@final
@node
class Spaces(Selector):
    """Spaces of the map; without a field, all of them."""

    SHORT: ClassVar[str] = "at"

    at: Anchor | None = None
    """The Space that distances are counted from; alone, that Space only."""
    within: int = 0
    """At most so many steps away from `at`."""
    beyond: int | None = None
    """More than so many steps away from `at`, or out of reach; in place of `within`."""
    nearest: bool = False
    """Of those that fit, only the ones nearest to you."""
    token: TokenId | None = None
    """With such a token."""
    without_token: TokenId | None = None
    """Without such a token."""
    fire: bool | None = None
    """With Fire, or without."""
    enemy: EnemyId | None = None
    """With such an Enemy: a type, a category, or `any`."""
    company: bool = False
    """With another figure than you, an Enemy or a living Investigator."""
    object: ObjectState | None = None
    """With an object of the Episode in this state."""
    on: tuple[SpaceId, ...] = ()
    """One of these Spaces of the map."""
    gate: bool = False
    """With a Gate."""
    next_to: "Spaces | None" = None
    """Adjacent to a Space that fits this selector."""


ANYWHERE: Final = Spaces()
HERE: Final = Spaces(at=Anchor.YOU)
THERE: Final = Spaces(at=Anchor.THERE)


@final
@node
class Investigators(Selector):
    """Living Investigators, clockwise from the active one (AMB-58)."""

    SHORT: ClassVar[str] = "who"

    who: Who = Who.YOU
    """Which of them."""
    where: Spaces | None = None
    """On one of these Spaces."""
    hurt: bool = False
    """With Stress or Wounds of their own, so that something can be healed."""
    has: HalfId | None = None
    """With a claimed card of this half."""
    tag: TagId | None = None
    """With a claimed card that bears this mark."""
    token: TokenId | None = None
    """With such tokens on the board or Insanity card."""
    at_least: int = 1
    """With so many of these tokens or more."""


YOU: Final = Investigators()
EACH: Final = Investigators(who=Who.ALL)
OTHERS: Final = Investigators(who=Who.OTHERS)


@final
@node
class Enemies(Selector):
    """Enemy figures by ascending number."""

    SHORT: ClassVar[str] = "kind"

    kind: EnemyId = ANY
    """A type, a category (`cultist`, `monster`, `elder_one`), `any`, or `it`."""
    where: Spaces | None = None
    """On one of these Spaces."""
    nearest: bool = False
    """Only the one nearest to you, the chooser deciding ties (MYTH-10)."""


@final
@node
class Cards(Selector):
    """Claimed Discovery cards."""

    SHORT: ClassVar[str] = "half"

    half: HalfId | None = None
    """Of this half."""
    of: Investigators = YOU
    """Who has claimed them."""
    kinds: tuple[CardKind, ...] = ()
    """Of one of these kinds."""
    tag: TagId | None = None
    """With this mark."""
    tradable: bool = False
    """Only those that may be traded."""
    side: CardSide | None = None
    """Under this edge of the board."""


class Gathering(Protocol):
    """A word that gathers things of several kinds, such as one that counts them."""

    @property
    def investigators(self) -> Investigators | None:
        """Which Investigators."""

    @property
    def enemies(self) -> Enemies | None:
        """Which Enemies."""

    @property
    def spaces(self) -> Spaces | None:
        """Which Spaces."""

    @property
    def cards(self) -> Cards | None:
        """Which claimed cards."""


__all__ = [
    "ANY",
    "ANYWHERE",
    "CULTIST",
    "EACH",
    "ELDER",
    "HERE",
    "IT",
    "MONSTER",
    "OTHERS",
    "THERE",
    "YOU",
    "Anchor",
    "CardKind",
    "CardSide",
    "Cards",
    "Enemies",
    "Gathering",
    "Investigators",
    "ObjectState",
    "Spaces",
    "Who",
]
