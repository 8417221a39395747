"""Events of the turn and the end of the game."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.ids import NO_SPACE, SpaceId
from dmd_core.death_may_die.registry import event, reduces
from dmd_core.death_may_die.state import Branch, Outcome, Scope, Table
from dmd_core.kernel.ids import NO_SOURCE, NOBODY, RuleId, Seat, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=6)
@node
class TurnStarted:
    """A turn began; counters of a turn start anew."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.TURN_01, r.TURN_03, r.AMB_98)

    seat: Seat
    round: int
    all_uses: bool = True
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TurnStarted)
def turn_started(table: Table, event: TurnStarted) -> Table:
    """Counters of a turn start anew (AMB-98)."""
    used = tuple(
        use
        for use in table.used
        if use.scope != Scope.TURN or not (event.all_uses or use.owner in (NOBODY, event.seat))
    )
    return replace(
        table,
        active=event.seat,
        round=event.round,
        turn=table.turn + 1,
        branch=Branch.NONE,
        actions=0,
        refusals=0,
        drafts=0,
        attackers=(),
        used=used,
        quiet=False,
    )


@final
@event(tag=7)
@node
class TurnEnded:
    """The turn is over."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.END_06,)

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TurnEnded)
def turn_ended(table: Table, _event: TurnEnded) -> Table:
    """A hastened advance counts for one end of turn only."""
    return replace(table, hastened=False) if table.hastened else table


@final
@event(tag=8)
@node
class QuietAsked:
    """The active player wants no more offers of card uses this turn."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.DISC_08,)

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(QuietAsked)
def quiet_asked(table: Table, _event: QuietAsked) -> Table:
    """No more offers this turn."""
    return replace(table, quiet=True)


@final
@event(tag=69)
@node
class BranchChosen:
    """Phase 3 became Investigate, Fight, or neither."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.INV_01, r.FIGHT_01)

    seat: Seat
    branch: Branch
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(BranchChosen)
def branch_chosen(table: Table, event: BranchChosen) -> Table:
    """The branch is fixed for this turn (INV-01)."""
    return replace(table, branch=event.branch, attackers=())


@final
@event(tag=9)
@node
class GameEnded:
    """The game ended for all."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.GEN_02,)

    outcome: Outcome
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(GameEnded)
def game_ended(table: Table, event: GameEnded) -> Table:
    """One outcome for all (GEN-02)."""
    return replace(table, outcome=event.outcome)


@final
@event(tag=10)
@node
class StepSkipped:
    """Something could not be done, wholly or in part, and was passed over."""

    RULES: ClassVar[tuple[RuleId, ...]] = ()

    reason: Skip
    space: SpaceId = NO_SPACE
    seat: Seat = NOBODY
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(StepSkipped)
def step_skipped(table: Table, _event: StepSkipped) -> Table:
    """Nothing changes; the log says why."""
    return table
