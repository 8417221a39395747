"""Frames of setup, the turn and its actions."""

from enum import IntEnum, unique
from typing import final

from dmd_core.kernel.ids import Seat
from dmd_core.kernel.node import node


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


__all__ = [
    "Actions",
    "ChoosingStarter",
    "DealingInsanity",
    "NamingOther",
    "Resting",
    "SetUp",
    "Turn",
    "TurnStep",
    "Window",
]
