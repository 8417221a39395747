"""Effects that are printed as symbols, and other short ones of action cards and rewards."""

from typing import final

from dmd_core.final_girl.ids import ActionId
from dmd_core.final_girl.words.amounts import Amount
from dmd_core.final_girl.words.base import Effect, Home, word
from dmd_core.kernel.node import node


@final
@word("time")
@node
class Time(Effect):
    """Gain time, or lose it with a negative number (FG-SYM-04)."""

    n: Amount
    """How much; negative is lost."""


@final
@word("horror")
@node
class Horror(Effect):
    """Raise the horror level, or lower it with a negative number, step by step (FG-SYM-03)."""

    n: Amount
    """How far; negative is lowered."""


@final
@word("recover")
@node
class Recover(Effect):
    """The Final Girl regains health (FG-SYM-01)."""

    n: Amount = 1
    """How many symbols."""


@final
@word("lose_health")
@node
class LoseHealth(Effect):
    """The Final Girl loses health without a reaction (FG-SYM-02)."""

    n: Amount = 1
    """How many symbols."""


@final
@word("damage", {Home.ACTION, Home.REACTION})
@node
class Damage(Effect):
    """Damage to the attacked enemy (FG-SYM-07)."""

    n: int = 1
    """How many symbols; those of one row are one attack (FG-AMB-25)."""


@final
@word("move")
@node
class Move(Effect):
    """The Final Girl moves up to so many steps (FG-MOV-01)."""

    n: int
    """How many steps."""


@final
@word("end_phase", {Home.ACTION, Home.REACTION})
@node
class EndPhase(Effect):
    """The Action phase ends after the row (FG-SYM-06)."""


@final
@word("bloodlust")
@node
class Bloodlust(Effect):
    """Raise bloodlust, step by step (FG-SYM-08)."""

    n: Amount = 1
    """How many symbols."""


@final
@word("draw_event")
@node
class DrawEvent(Effect):
    """Draw and resolve the next event (FG-SYM-09)."""


@final
@word("store_dice")
@node
class StoreDice(Effect):
    """So many additional dice in the next Horror Roll (FG-SYM-05, FG-AMB-49)."""

    n: int = 1
    """How many dice."""


@final
@word("grant_partials")
@node
class GrantPartials(Effect):
    """Partial successes are successes in the next roll, or until the phase ends (FG-AMB-50)."""

    phase: bool = False
    """Until the Action phase ends."""


@final
@word("search", {Home.ACTION})
@node
class Search(Effect):
    """Draw item cards of her space, keep one (FG-SRC-03)."""

    n: int
    """How many are drawn."""


@final
@word("prevent", {Home.REACTION})
@node
class Prevent(Effect):
    """Less damage from the attack that is answered (FG-RCT-04, FG-AMB-09)."""

    n: int = 0
    """How much less; 0 is all of it."""
    minimum: int = 0
    """What this leaves at least; it never raises the damage."""


@final
@word("take_card")
@node
class TakeCard(Effect):
    """Take an action card from the tableau for nothing (FG-SAV-06, FG-AMB-65)."""

    card: ActionId | None = None
    """The card named; without one, a card of the player's choice within the cost."""
    cost: int = 0
    """The highest cost it may have."""


__all__ = [
    "Bloodlust",
    "Damage",
    "DrawEvent",
    "EndPhase",
    "GrantPartials",
    "Horror",
    "LoseHealth",
    "Move",
    "Prevent",
    "Recover",
    "Search",
    "StoreDice",
    "TakeCard",
    "Time",
]
