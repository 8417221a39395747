"""Cases: rules written down as given, when, then, and checked against the engine."""

from dmd_replay.check.cases.make import make_case
from dmd_replay.check.cases.message import message_of
from dmd_replay.check.cases.model import (
    Case,
    CaseError,
    ExpectedRefusal,
    RefusedSetup,
    Stage,
    Then,
    Unmet,
)
from dmd_replay.check.cases.parse import SUFFIX, cases_of, find_files, read_cases
from dmd_replay.check.cases.position import position_in
from dmd_replay.check.cases.run import CaseResult, CaseRunner
from dmd_replay.check.cases.trace import Heard, Trace, trace_lines

__all__ = [
    "SUFFIX",
    "Case",
    "CaseError",
    "CaseResult",
    "CaseRunner",
    "ExpectedRefusal",
    "Heard",
    "RefusedSetup",
    "Stage",
    "Then",
    "Trace",
    "Unmet",
    "cases_of",
    "find_files",
    "make_case",
    "message_of",
    "position_in",
    "read_cases",
    "trace_lines",
]
