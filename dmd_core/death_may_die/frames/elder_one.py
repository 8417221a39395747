"""Frames of the end of turn and the Elder One."""

from typing import final

from dmd_core.death_may_die.ids import ObjectId
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.node import node


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


__all__ = [
    "Advancing",
    "ArrivingAnyway",
    "BurningOut",
    "Reshuffling",
    "Revealing",
    "TrackEnd",
    "TurningObject",
]
