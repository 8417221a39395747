"""Frames of texts at work: nodes, choices inside them, queues."""

from typing import TypeAlias, final

from dmd_core.death_may_die.ids import NO_FIGURE, NO_SPACE, CardId, FigureId, SpaceId, TokenId
from dmd_core.death_may_die.registry import frame
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import NOBODY, ItemId, RuleId, Seat, SourceId
from dmd_core.kernel.node import node


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
@frame(tag=1)
@node
class Resolve:
    """A text, named by the place of its node in `Game.nodes`, is to be carried out.

    Whoever starts a text pushes this frame.
    """

    node: int
    env: Env


@final
@frame(tag=78)
@node
class Steps:
    """The steps of a sequence from the one numbered `i` on are to be carried out."""

    node: int
    env: Env
    i: int


@final
@frame(tag=69)
@node
class Choosing:
    """The chooser takes one of the options of a text."""

    node: int
    env: Env
    options: tuple[ItemId, ...]


@final
@frame(tag=76)
@node
class Serving:
    """A verb is to be done on each of these Spaces, as far as a reserve goes."""

    node: int
    env: Env
    spaces: tuple[SpaceId, ...]


@final
@frame(tag=77)
@node
class ServingNext:
    """The reserve is short: the chooser names the Space that is served next."""

    serving: Serving


@final
@frame(tag=75)
@node
class PlacingToken:
    """A token goes on the Space that was picked."""

    env: Env
    token: TokenId


@final
@frame(tag=82)
@node
class MovingTokens:
    """Tokens on these Spaces are to be moved, one after the other."""

    node: int
    env: Env
    left: tuple[SpaceId, ...]


@final
@frame(tag=83)
@node
class TokenMovingTo:
    """A token goes from a Space to the one that was picked among those where it may end."""

    env: Env
    token: TokenId
    space: SpaceId


@final
@frame(tag=84)
@node
class RollingAgainst:
    """These Investigators are to roll against themselves, one after the other."""

    node: int
    env: Env
    left: tuple[Seat, ...]


@final
@frame(tag=71)
@node
class Moving:
    """These Enemies are to be moved, one after the other."""

    node: int
    env: Env
    left: tuple[FigureId, ...]


@final
@frame(tag=72)
@node
class MovingPicked:
    """The Enemy that was picked among the nearest is to be moved."""

    node: int
    env: Env


@final
@frame(tag=73)
@node
class MovingTo:
    """An Enemy goes to the Space that was picked among those where its movement may end."""

    env: Env
    figure: FigureId


@final
@frame(tag=74)
@node
class PlacingEnemy:
    """The Enemy that was picked goes directly to a Space."""

    env: Env
    to: SpaceId


@final
@frame(tag=70)
@node
class Going:
    """An Investigator goes to the Space that was picked."""

    env: Env
    who: Seat
    followed: bool


Following: TypeAlias = (
    Resolve | PlacingToken | TokenMovingTo | MovingPicked | MovingTo | PlacingEnemy | Going
)
"""What comes after a pick; what was picked is "it" in its `env`."""


@final
@frame(tag=2)
@node
class Picking:
    """The chooser picks what a text leaves open; the answer becomes "it" of what follows."""

    seat: Seat
    commands: tuple[Command, ...]
    then: Following


@final
@node
class Item:
    """A text waiting for its turn among others."""

    node: int
    env: Env


@final
@frame(tag=3)
@node
class Queue:
    """Texts to resolve in the order a seat chooses (DEC-40, DEC-53)."""

    seat: Seat
    items: tuple[Item, ...]


@final
@frame(tag=4)
@node
class Ordering:
    """Which text of a queue comes next."""

    seat: Seat
    items: tuple[Item, ...]


@final
@frame(tag=79)
@node
class Taking:
    """Which card "you" takes next; `taken` are those it has."""

    node: int
    env: Env
    taken: int = 0


@final
@frame(tag=7)
@node
class Keeping:
    """Whether a card is kept for Wounds; `todo` are owner and card, `kept` those paid for."""

    env: Env
    wounds: int
    todo: tuple[tuple[Seat, CardId], ...]
    kept: tuple[tuple[Seat, CardId], ...] = ()
    lost: tuple[tuple[Seat, CardId], ...] = ()


@final
@frame(tag=8)
@node
class Discarding:
    """Which of its cards an owner discards; `cards` fit, `n` are still to go.

    `rules` are those that the choice rests on.
    """

    seat: Seat
    cards: tuple[CardId, ...]
    n: int
    src: SourceId
    rules: tuple[RuleId, ...]


@final
@frame(tag=80)
@node
class GivingCard:
    """Which card "you" gives; so many are left to give."""

    node: int
    env: Env
    left: int


@final
@frame(tag=81)
@node
class GivingTo:
    """To whom "you" gives a card; so many are left to give after it."""

    node: int
    env: Env
    card: CardId
    left: int


__all__ = [
    "Choosing",
    "Discarding",
    "Env",
    "Following",
    "GivingCard",
    "GivingTo",
    "Going",
    "Item",
    "Keeping",
    "Moving",
    "MovingPicked",
    "MovingTo",
    "MovingTokens",
    "Ordering",
    "Picking",
    "PlacingEnemy",
    "PlacingToken",
    "Queue",
    "Resolve",
    "RollingAgainst",
    "Serving",
    "ServingNext",
    "Steps",
    "Taking",
    "TokenMovingTo",
]
