"""All checks, in the order in which they are made: what comes first explains what fails later."""

from typing import Final

from dmd_replay.check.conformance.checks.agreement import legal_check_apply_agree
from dmd_replay.check.conformance.checks.codec import codec_round_trip, resume
from dmd_replay.check.conformance.checks.decisions import (
    decisions_are_sound,
    events_name_known_rules,
    refusals_name_rules,
)
from dmd_replay.check.conformance.checks.folding import fold_equals_execute
from dmd_replay.check.conformance.checks.invariants import invariants_hold
from dmd_replay.check.conformance.checks.processes import processes_agree
from dmd_replay.check.conformance.checks.progress import progress
from dmd_replay.check.conformance.checks.purity import input_untouched, no_hidden_state, pure_step
from dmd_replay.check.conformance.checks.undo import chance_sources_agree, undo
from dmd_replay.check.conformance.checks.views import views_leak_nothing
from dmd_replay.check.conformance.lab import ConformanceCheck

CHECKS: Final[tuple[ConformanceCheck, ...]] = (
    input_untouched,
    pure_step,
    no_hidden_state,
    fold_equals_execute,
    events_name_known_rules,
    codec_round_trip,
    resume,
    undo,
    chance_sources_agree,
    legal_check_apply_agree,
    decisions_are_sound,
    refusals_name_rules,
    invariants_hold,
    views_leak_nothing,
    progress,
    processes_agree,
)

__all__ = ["CHECKS"]
