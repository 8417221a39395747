"""Events of turns and phases."""

from typing import ClassVar, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.registry import event, reduces
from dmd_core.final_girl.state import Outcome as GameOutcome
from dmd_core.final_girl.state import Phase, Table
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=73)
@node
class TurnBegan:
    """A turn began."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.TRN_01,
        r.TRN_02,
        r.TRN_07,
    )

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TurnBegan)
def turn_began(table: Table, _event: TurnBegan) -> Table:
    """What happened this turn is counted anew (FG-TRN-07)."""
    return replace(table, turn=table.turn + 1, killed_this_turn=0)


@final
@event(tag=74)
@node
class PhaseBegan:
    """A phase began."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.TRN_01,)

    phase: Phase
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(PhaseBegan)
def phase_began(table: Table, event: PhaseBegan) -> Table:
    """An Action phase clears what is counted in it (FG-AMB-59); so does a Killer phase."""
    if event.phase is Phase.ACTION:
        return replace(
            table, phase=event.phase, ending=False, saved_this_action_phase=0, used_this_phase=()
        )
    if event.phase is Phase.KILLER:
        return replace(table, phase=event.phase, killed_this_killer_phase=0)
    return replace(table, phase=event.phase, ending=False, partials_this_phase=False)


@final
@event(tag=75)
@node
class ActionPhaseSkipped:
    """The whole Action phase is skipped."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.TRN_06,
        r.AMB_37,
    )

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(ActionPhaseSkipped)
def action_phase_skipped(table: Table, _event: ActionPhaseSkipped) -> Table:
    """Skipped once, at the start of a turn."""
    return replace(table, skip_next_action=False)


@final
@event(tag=76)
@node
class PhaseEnding:
    """The Action phase ends after the current action."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.TRN_01,)

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(PhaseEnding)
def phase_ending(table: Table, _event: PhaseEnding) -> Table:
    """Nothing more can be played (FG-AMB-20)."""
    return replace(table, ending=True)


@final
@event(tag=77)
@node
class PhaseCut:
    """The phase ended at once; everything still pending in it is dropped."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.TRN_04,
        r.TRN_05,
    )

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(PhaseCut)
def phase_cut(table: Table, _event: PhaseCut) -> Table:
    """Nothing of the phase is under way any more."""
    return replace(table, ending=False, rewards=(), roll=None, strike=None, attack=None)


@final
@event(tag=78)
@node
class StepSkipped:
    """A part of a text could not be carried out."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ACT_07,)

    reason: Skip
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(StepSkipped)
def step_skipped(table: Table, _event: StepSkipped) -> Table:
    """Nothing changes."""
    return table


@final
@event(tag=79)
@node
class GameEnded:
    """The game ended."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.TRN_03,)

    outcome: GameOutcome
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(GameEnded)
def game_ended(table: Table, event: GameEnded) -> Table:
    """No command is accepted any more."""
    return replace(table, outcome=event.outcome, phase=Phase.OVER)
