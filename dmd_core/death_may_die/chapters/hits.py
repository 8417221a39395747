"""Frames of batches, and the questions of their hits."""

from enum import IntEnum, unique
from typing import TypeAlias, final

from dmd_core.death_may_die.ids import NO_FIGURE, CardId, FigureId, ObjectId
from dmd_core.death_may_die.registry import frame, part
from dmd_core.kernel.ids import NO_SOURCE, Seat, SourceId
from dmd_core.kernel.node import node


@unique
class Cause(IntEnum):
    """Why an Investigator is hit; some reductions ask for it."""

    TEXT = 0
    ATTACK = 1
    FIRE = 2
    PRICE = 3


@final
@part(tag=1)
@node
class WoundHit:
    """Wounds for an Investigator; it may be asked about them."""

    seat: Seat
    n: int
    cause: Cause = Cause.TEXT
    src: SourceId = NO_SOURCE


@final
@part(tag=2)
@node
class SanityHit:
    """One loss of Sanity; the Investigator may be asked about it."""

    seat: Seat
    n: int
    cause: Cause = Cause.TEXT
    src: SourceId = NO_SOURCE


@final
@part(tag=3)
@node
class StressHit:
    """Stress for an Investigator."""

    seat: Seat
    n: int
    src: SourceId = NO_SOURCE


@final
@part(tag=4)
@node
class HealHit:
    """Stress and Wounds that an Investigator heals."""

    seat: Seat
    stress: int
    wounds: int
    src: SourceId = NO_SOURCE


@final
@part(tag=5)
@node
class EnemyHit:
    """Wounds for a figure."""

    figure: FigureId
    n: int
    src: SourceId = NO_SOURCE


@final
@part(tag=6)
@node
class ObjectHit:
    """Wounds for an object of the Episode."""

    object: ObjectId
    n: int
    src: SourceId = NO_SOURCE


Loss: TypeAlias = WoundHit | SanityHit
"""A hit whose target may reduce it or pass it on."""

Hit: TypeAlias = WoundHit | SanityHit | StressHit | HealHit | EnemyHit | ObjectHit
"""One target of a batch, and what happens to it."""


@final
@part(tag=7)
@node
class Ready:
    """A loss whose questions are answered: `n` of it is left.

    `reduced` was taken off by the text `reducer`; `companions` are cards that take Wounds, and how
    many; the figure `deflected` takes so many as `passed_on`, thanks to the text `deflector`.
    """

    hit: Loss
    n: int
    reduced: int = 0
    reducer: SourceId = NO_SOURCE
    companions: tuple[tuple[CardId, int], ...] = ()
    deflected: FigureId = NO_FIGURE
    deflector: SourceId = NO_SOURCE
    passed_on: int = 0


Answered: TypeAlias = Ready | WoundHit | SanityHit | StressHit | HealHit | EnemyHit | ObjectHit
"""A hit that nothing is left to ask about; of losses, what the answers made of them."""


@final
@frame(tag=11)
@node
class Batch:
    """One instruction for all its targets: collect, apply, settle, react.

    `ready` are the hits whose questions are answered; `now` is the one being asked about, `asked`
    how far its questions have come. `step_one` marks step 1 of a roll.
    """

    hits: tuple[Hit, ...]
    ready: tuple[Answered, ...] = ()
    now: Ready | None = None
    asked: int = 0
    step_one: bool = False


@final
@frame(tag=12)
@node
class Reducing:
    """By how much a loss is reduced, up to `n` (DEC-32)."""

    batch: Batch
    n: int
    src: SourceId


@final
@frame(tag=13)
@node
class Deflecting:
    """Which Enemy takes Wounds from Fire (DEC-32): all of them, or `n` if that was said before."""

    batch: Batch
    src: SourceId
    n: int = 0


@final
@frame(tag=14)
@node
class Assigning:
    """How many Wounds a Companion takes (DEC-52)."""

    batch: Batch
    card: CardId
    room: int
