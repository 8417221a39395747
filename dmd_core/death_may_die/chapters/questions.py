"""The question that many chapters ask: yes or no."""

from dmd_core.death_may_die.commands import Answer
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.ids import KindId, RuleId, Seat


def yes_or_no(seat: Seat, kind: KindId, rules: tuple[RuleId, ...], frame: object) -> Decision:
    """A decision between yes and no, in this order, that has to be made."""
    options = one_of(Answer(seat, yes=True), Answer(seat, yes=False))
    return Decision(seat, kind, (options,), rules, frame, must=True)


__all__ = ["yes_or_no"]
