"""Cases: rules written down as given, when, then, and checked against the engine."""

from dmd_replay.check.cases.make import make_case
from dmd_replay.check.cases.message import message_of
from dmd_replay.check.cases.model import Case, CaseError, Refused, Stage, Then
from dmd_replay.check.cases.parse import SUFFIX, cases_of, find_files, read_cases
from dmd_replay.check.cases.position import position_in
from dmd_replay.check.cases.run import CaseRunner, Problem, Result

__all__ = [
    "SUFFIX",
    "Case",
    "CaseError",
    "CaseRunner",
    "Problem",
    "Refused",
    "Result",
    "Stage",
    "Then",
    "cases_of",
    "find_files",
    "make_case",
    "message_of",
    "position_in",
    "read_cases",
]
