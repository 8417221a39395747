"""Cases: rules written down as given, when, then, and checked against the engine."""

from dmd_replay.cases.game import CaseGame
from dmd_replay.cases.message import message_of
from dmd_replay.cases.model import Case, CaseError, Refused, Stage, Then
from dmd_replay.cases.parse import SUFFIX, find_files, read_cases
from dmd_replay.cases.run import CaseRunner, Problem, Result

__all__ = [
    "SUFFIX",
    "Case",
    "CaseError",
    "CaseGame",
    "CaseRunner",
    "Problem",
    "Refused",
    "Result",
    "Stage",
    "Then",
    "find_files",
    "message_of",
    "read_cases",
]
