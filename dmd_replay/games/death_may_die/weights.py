"""What the sensible bot finds how good or bad, as numbers.

Two sets of them. `SEASONED` was found by thousands of games over all Episodes and Elder Ones, each
with other numbers: it goes for the Ritual and fears Enemies less. `FIRST` is how the bot played
when games were recorded that are kept, so that these can still be made again.
"""

from typing import Final, final

import attrs


@final
@attrs.frozen(kw_only=True)
class Weights:
    """How a bot weighs things against each other; 1 is about a Wound."""

    doom: float
    """What the death of an Investigator costs while it loses the game (DEATH-02)."""
    late_doom: float
    """What it costs when the others play on."""
    leisure: float
    """What it costs to take a Wound, divided by the number of Investigators: turns are few."""
    frail: float
    """Wounds, with Stress counted in, from which on resting comes first while a death loses."""
    strain: float
    """How much of a Wound a Stress counts there."""
    stride: float
    """What it costs to be a Space farther from where there is something to do."""
    ready: float
    """What each action is worth that is left where there is something to do."""
    foe: float
    """What it costs to meet an Enemy, beside its danger."""
    newcomers: float
    """Dice more than can be seen: phase 2 may bring an Enemy, or Fire."""
    nearby: tuple[float, ...]
    """The share of their dice that Enemies count with 0, 1, 2 … Spaces away: they may come."""
    afar: float
    """How much an Enemy on another Space counts as a target, beside one that is here."""
    elder: float
    """What an attack on the Elder One is worth."""
    haste: float
    """What it costs to come to the Elder One with one action left, or none."""
    spare: float
    """What Stress is worth that is kept for the next roll, when none has been taken."""
    crowd: float
    """How much less another Companion is worth for each that comes along already."""
    tired: float
    """What it is worth more for each Stress taken before."""


SEASONED: Final = Weights(
    doom=16.0,
    late_doom=6.0,
    leisure=3.6,
    frail=2.25,
    strain=0.75,
    stride=2.4,
    ready=3.0,
    foe=0.25,
    newcomers=0.7,
    nearby=(0.0, 0.2, 0.05),
    afar=0.3,
    elder=9.0,
    haste=2.0,
    spare=0.4,
    crowd=2.5,
    tired=0.3,
)
FIRST: Final = Weights(
    doom=24.0,
    late_doom=6.0,
    leisure=0.0,
    frail=2.5,
    strain=0.5,
    stride=1.6,
    ready=1.2,
    foe=0.5,
    newcomers=1.0,
    nearby=(),
    afar=1.0,
    elder=12.0,
    haste=0.0,
    spare=0.3,
    crowd=0.0,
    tired=0.12,
)

__all__ = ["FIRST", "SEASONED", "Weights"]
