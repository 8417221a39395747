"""Cases written as TOML, run at a table of Death May Die, and what does not hold of them."""

from pathlib import Path

import pytest

from dmd_replay.check.cases import (
    CaseError,
    CaseResult,
    CaseRunner,
    Unmet,
    cases_of,
)
from dmd_replay.games.death_may_die.game import TOOLS

FILE = Path("some.case.toml")


RUNNER = CaseRunner(TOOLS)


REST = """
[[case]]
name = "Rest heals"
rules = ["DMD-REST-02"]
given.investigators.ian = { stress = 2, wounds = 1 }
when = ["rest", "heal 2 1"]
"""


def results(text: str) -> list[CaseResult]:
    """What becomes of each case of a text."""
    return [RUNNER.run(case) for case in cases_of(text, FILE)]


def problems(then: str) -> list[Unmet]:
    """What does not hold of a Rest."""
    (result,) = results(REST + then)
    return list(result.problems)


def refused(text: str) -> str:
    """Why a case cannot be read or run."""
    with pytest.raises(CaseError) as caught:
        results(text)
    return str(caught.value)
