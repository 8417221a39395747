"""Frames of Thresholds."""

from typing import final

from dmd_core.kernel.ids import Seat
from dmd_core.kernel.node import node


@final
@node
class Thresholds:
    """Investigators that work off a Threshold, clockwise; newcomers form the next group."""

    seats: tuple[Seat, ...] = ()


@final
@node
class Threshold:
    """One Threshold of one Investigator: Symptoms, then level, then bonus die (SAN-11)."""

    seat: Seat
    symptoms_done: bool = False


@final
@node
class LevellingUp:
    """Which Skill rises (DEC-54)."""

    seat: Seat


__all__ = [
    "LevellingUp",
    "Threshold",
    "Thresholds",
]
