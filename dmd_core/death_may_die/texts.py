"""Frames of texts at work: nodes, choices inside them, queues."""

from typing import final

from dmd_core.death_may_die.ids import NO_FIGURE, NO_SPACE, CardId, FigureId, SpaceId
from dmd_core.death_may_die.registry import frame
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import NOBODY, KindId, Seat, SourceId
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
    """One node of a text is carried out.

    `i` is the progress inside it, `left` are figures and `spaces` Spaces still to serve.
    """

    node: int
    env: Env
    i: int = 0
    left: tuple[FigureId, ...] = ()
    spaces: tuple[SpaceId, ...] = ()


@final
@frame(tag=2)
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
@frame(tag=6)
@node
class Stealing:
    """Which card the owner of an Insanity takes next."""

    env: Env
    node: int
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
    """Which of its cards an owner discards; `cards` fit, `n` are still to go."""

    seat: Seat
    cards: tuple[CardId, ...]
    n: int
    src: SourceId


@final
@frame(tag=9)
@node
class Balancing:
    """Which card an owner discards until left and right are equal."""

    seat: Seat
    src: SourceId


@final
@frame(tag=10)
@node
class Giving:
    """Which Item goes to whom."""

    seat: Seat
    src: SourceId
    card: CardId | None = None


__all__ = [
    "Balancing",
    "Discarding",
    "Env",
    "Giving",
    "Item",
    "Keeping",
    "Ordering",
    "Picking",
    "Queue",
    "Resolve",
    "Stealing",
]
