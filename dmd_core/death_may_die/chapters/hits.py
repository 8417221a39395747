"""Frames of batches, and the questions of their hits."""

from enum import IntEnum, unique
from typing import final

from dmd_core.death_may_die.ids import NO_FIGURE, NO_OBJECT, CardId, FigureId, ObjectId
from dmd_core.death_may_die.registry import frame
from dmd_core.kernel.ids import NO_SOURCE, NOBODY, Seat, SourceId
from dmd_core.kernel.node import node


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
@frame(tag=11)
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
@frame(tag=12)
@node
class Reducing:
    """Whether a loss is reduced."""

    batch: Batch
    n: int
    src: SourceId


@final
@frame(tag=13)
@node
class Deflecting:
    """Whether Wounds from Fire go to an Enemy."""

    batch: Batch
    src: SourceId


@final
@frame(tag=14)
@node
class Assigning:
    """How many Wounds a Companion takes (DEC-52)."""

    batch: Batch
    card: CardId
    room: int
