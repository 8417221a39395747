"""Events of setup, turns and the end of the game."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.ids import NO_SPACE, SpaceId
from dmd_core.death_may_die.state import Outcome
from dmd_core.kernel.chance import Outcome as Drawn
from dmd_core.kernel.ids import NO_SOURCE, NOBODY, RuleId, Seat, SourceId
from dmd_core.kernel.node import node


@final
@node
class InsanityDealt:
    """An Investigator was dealt an Insanity card, open to all."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SETUP_21, r.SETUP_22, r.COMP_06)

    seat: Seat
    drawn: Drawn
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class InvestigatorNamed:
    """An Insanity made its owner name another Investigator at the start."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_06,)

    seat: Seat
    named: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class StartingPlayerChosen:
    """The starting player was drawn."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SETUP_23, r.SETUP_24)

    seat: Seat
    drawn: Drawn
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class TurnStarted:
    """A turn began; counters of a turn start anew."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.TURN_01, r.TURN_03, r.AMB_98)

    seat: Seat
    round: int
    all_uses: bool = True
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class TurnEnded:
    """The turn is over."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.END_06,)

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class QuietAsked:
    """The active player wants no more offers of card uses this turn."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.DISC_08,)

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class GameEnded:
    """The game ended for all."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.GEN_02,)

    outcome: Outcome
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class StepSkipped:
    """Something could not be done, wholly or in part, and was passed over."""

    RULES: ClassVar[tuple[RuleId, ...]] = ()

    reason: Skip
    space: SpaceId = NO_SPACE
    seat: Seat = NOBODY
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


__all__ = [
    "GameEnded",
    "InsanityDealt",
    "InvestigatorNamed",
    "QuietAsked",
    "StartingPlayerChosen",
    "StepSkipped",
    "TurnEnded",
    "TurnStarted",
]
