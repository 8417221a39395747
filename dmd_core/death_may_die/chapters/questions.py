"""Questions that many chapters ask: yes or no, and how many of something."""

from typing import Final

from dmd_core.death_may_die.commands import Answer, Number
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.ids import KindId, RuleId, Seat

ALL_OR_NONE: Final = 1
"""Of so many there is no number in between."""


def yes_or_no(seat: Seat, kind: KindId, rules: tuple[RuleId, ...], frame: object) -> Decision:
    """A decision between yes and no, in this order; "no" leaves everything as it is."""
    return up_to(ALL_OR_NONE, seat, kind, rules, frame)


def up_to(
    most: int, seat: Seat, kind: KindId, rules: tuple[RuleId, ...], frame: object
) -> Decision:
    """A decision on how many of something, from none to `most`: yes is all of them, no is none.

    Args:
        most: how many there may be, 1 or more.
        seat: who decides.
        kind: the kind of the decision.
        rules: what it rests on.
        frame: the frame that asks.
    """
    between = (Number(seat, n) for n in range(most - 1, 0, -1))
    options = one_of(Answer(seat, yes=True), Answer(seat, yes=False), *between)
    return Decision(seat, kind, (options,), rules, frame, must=False)


def how_many(command: Answer | Number, most: int) -> int:
    """How many an answer to `up_to` means."""
    if isinstance(command, Number):
        return command.n
    return most if command.yes else 0


__all__ = ["how_many", "up_to", "yes_or_no"]
