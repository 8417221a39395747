"""Questions of Final Girl: what may be declined has one way out, everything else has none."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from dmd_core.final_girl import commands as c
from dmd_core.final_girl.rulebook import rulebook
from dmd_core.kernel.chance import Request
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command
from dmd_core.tabletop.rulebook import RulingDecision
from dmd_replay.check.cases import CaseRunner, read_cases
from dmd_replay.games.final_girl.game import TOOLS
from tests.case_files import case_files

EVERY: Final = 4
"""Every day every fourth file of cases is played; the exhaustive tests play all."""

SPLIT: Final = "arrange-items"
"""Any split of her items is an answer, the one that they are held in as well (FG-DEC-10)."""

LATER: Final = {"reward"}
"""Kinds that a point calls "may" since there is a later; where they are asked, it has come."""


def declines(command: Command, kind: str) -> bool:
    """Whether an answer leaves everything as it is."""
    match command:
        case c.Stop() | c.Answer(yes=False):
            return True
        case c.Done():
            return kind != "panic"  # there it is the rest in the order of the spaces
        case _:
            return False


@pytest.fixture(scope="module", params=[EVERY, pytest.param(1, marks=pytest.mark.exhaustive)])
def asked(request: pytest.FixtureRequest) -> tuple[Decision, ...]:
    """Every decision that comes up in a case, dice and cards excepted."""
    return tuple(_asked(case_files("final_girl")[:: request.param]))


def _asked(files: tuple[Any, ...]) -> Iterator[Decision]:
    runner = CaseRunner(TOOLS)
    for file in files:
        for case in read_cases(file):
            found: list[Decision] = []

            def look(_game: Any, _before: Any, _command: str, step: Any) -> None:  # noqa: ANN401
                decision = step.decision
                if decision is not None and not isinstance(decision.subject, Request):
                    found.append(decision)  # noqa: B023 - it runs before the next case

            runner.run(case, told=look)
            yield from found


def test_what_may_be_declined_has_one_way_out_and_what_must_be_has_none(
    asked: tuple[Decision, ...],
) -> None:
    """`must` says whether one of the answers leaves everything as it is."""
    for decision in asked:
        if decision.kind == SPLIT:
            continue
        ways_out = [one for one in decision.legal() if declines(one, decision.kind)]
        assert len(ways_out) == (not decision.must), decision


def test_every_decision_must_be_made_as_its_point_in_the_rulebook_says(
    asked: tuple[Decision, ...],
) -> None:
    """Each rests on a decision point, the first of its rules."""
    book = rulebook()
    for decision in asked:
        point = book.entry(decision.rules[0])
        assert isinstance(point, RulingDecision), decision
        assert decision.must == point.must or decision.kind in LATER, (decision, point.id)
