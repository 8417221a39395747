"""Frames of a roll."""

from enum import IntEnum, unique
from typing import final

from dmd_core.death_may_die.events.rolls import RollStarted
from dmd_core.kernel.ids import SourceId
from dmd_core.kernel.node import node


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


__all__ = [
    "AddingWounds",
    "ChoosingDice",
    "Converting",
    "Rerolling",
    "RollStep",
    "Rolling",
    "Splitting",
    "ThrowingDice",
    "ThrowingDie",
]
