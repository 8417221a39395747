"""Every rule of Final Girl is seen at work by a case, or there is a reason why none can."""

from functools import cache

import pytest

from dmd_core.final_girl.rulebook import rulebook
from dmd_core.final_girl.ruleset import FINAL_GIRL
from dmd_replay.check.cases import read_cases
from dmd_replay.check.coverage import CoverageReport
from dmd_replay.cli.coverage import measure
from dmd_replay.facets.coverage import Topic
from dmd_replay.games.final_girl.game import TOOLS
from tests.case_files import case_files

FEW = 12
"""The list of what cannot be observed is short."""
EXAMPLES = 40
"""Worked examples of the rulebook and those derived from it."""


@cache
def everything() -> tuple[CoverageReport, list[list[str]]]:
    """The report over all cases."""
    return measure((), case_files("final_girl"))


@pytest.mark.exhaustive
def test_no_observable_rule_is_missed() -> None:
    """Cases exercise every rule, ruling, invariant and kind of decision there is to see."""
    report, failed = everything()
    missed = [line.key for line in report.missed if line.topic is not Topic.CARD]

    assert [] == failed
    assert [] == missed


@pytest.mark.exhaustive
def test_the_universe_is_the_rulebook_and_what_can_be_asked() -> None:
    """Nothing of the rulebook is left out, nor a kind of decision that handlers know."""
    report, _ = everything()
    kinds = {str(kind) for kind in FINAL_GIRL.handlers.kinds.values()}

    assert set(rulebook().all_ids()) == {line.key for line in report.of(Topic.RULE)}
    assert kinds <= {line.key for line in report.of(Topic.DECISION)}


@pytest.mark.exhaustive
def test_what_cannot_be_observed_is_a_short_list() -> None:
    """Each has a reason, is a rule of the book, and is in fact not exercised."""
    report, _ = everything()
    exercised = {line.key for line in report.of(Topic.RULE) if line.count}
    excused = TOOLS.coverage.excused()

    assert len(excused) < FEW
    assert set() == set(excused) & exercised
    assert [] == [rule for rule, reason in excused.items() if not reason.endswith(".")]
    assert [] == [rule for rule in excused if rulebook().entry(rule).id != rule]


def test_every_worked_example_has_a_case() -> None:
    """The 40 examples stand in one file under their numbers."""
    (file,) = [path for path in case_files("final_girl") if path.name == "examples.case.toml"]
    names = [case.name for case in read_cases(file)]

    for number in range(1, EXAMPLES + 1):
        assert any(_is_of(name, number) for name in names), number


def _is_of(name: str, number: int) -> bool:
    head, _, _ = name.partition(":")
    numbers = [int(word) for word in head.split() if word.isdecimal()]
    return head.startswith("Example") and (
        number in numbers or (" to " in head and numbers[0] <= number <= numbers[-1])
    )
