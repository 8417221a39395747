"""The page about questions: its table against code, rulebook, and the decisions of all cases."""

import re
from pathlib import Path
from typing import Any, Final, final

import pytest

from dmd_core.death_may_die.handlers import HANDLERS
from dmd_core.death_may_die.rulebook import rulebook
from dmd_core.kernel.chance import Request
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Event, Frame
from dmd_core.tabletop.rulebook import RulingDecision
from dmd_replay.check.cases import CaseRunner, read_cases
from dmd_replay.check.instrumented import Instrumented
from dmd_replay.games.death_may_die.game import TOOLS
from tests.case_files import case_files

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs/questions.md").read_text(encoding="utf-8")

ALWAYS: Final = {"yes": {True}, "no": {False}}
"""Whether decisions of a kind must be made, by the first word of its row; else both occur."""

PRINTED: Final = {"keep": False}
"""Kinds whose point says "as printed" while the only card that asks prints that one may."""


NOT_OF_THE_BOX: Final = "order"
"""No two cards of the box have a text at the same moment; `test_scenes_of_turns.py` has three."""


def rows() -> dict[str, tuple[tuple[str, ...], str]]:
    """Of each kind the entries it rests on, and whether it must be made, read off the table."""
    cells = re.findall(r"^\| `([\w-]+)` \| (DMD-[^|]+) \| ([^|]+) \| [^|]+ \|$", PAGE, re.MULTILINE)
    return {kind: (tuple(points.split(", ")), must) for kind, points, must in cells}


def allowed(must: str) -> set[bool]:
    """The values of `must` that a row allows."""
    return ALWAYS.get(re.split(r"\W", must)[0], {True, False})


@final
class Asked:
    """Remembers the decisions that come up."""

    def __init__(self) -> None:
        """Nothing has come up yet."""
        self.decisions: list[Decision] = []

    def event(self, table: Any, event: Event) -> None:  # noqa: ANN401 - of any game
        """Nothing is asked by it."""

    def frame(self, table: Any, frame: Frame) -> None:  # noqa: ANN401 - of any game
        """Nothing is asked by it."""

    def decision(self, _table: Any, decision: Decision) -> None:  # noqa: ANN401 - of any game
        """One more, dice and cards excepted."""
        if not isinstance(decision.subject, Request):
            self.decisions.append(decision)


EVERY: Final = 7
"""Every day every seventh file of cases is played; the exhaustive tests play all."""


@pytest.fixture(scope="module", params=[EVERY, pytest.param(1, marks=pytest.mark.exhaustive)])
def every(request: pytest.FixtureRequest) -> int:
    """Of so many files of cases one is played."""
    number: int = request.param
    return number


@pytest.fixture(scope="module")
def asked(every: int) -> tuple[Decision, ...]:
    """Every decision that comes up in a case."""
    found = Asked()
    runner = CaseRunner(TOOLS, Instrumented(TOOLS.ruleset, found))
    for file in case_files()[::every]:
        for case in read_cases(file):
            runner.run(case)
    return tuple(found.decisions)


def test_the_table_has_every_kind_of_decision() -> None:
    """A kind that is added gets its row."""
    assert sorted(rows()) == sorted(set(HANDLERS.kinds.values()))


def test_every_row_agrees_with_the_decision_points_of_the_rulebook() -> None:
    """What must be answered after the point must be after the row, unless it says until when.

    A row without a point names the rule that its kind rests on.
    """
    book = rulebook()
    apart = set()
    for kind, (points, must) in rows().items():
        for entry in map(book.entry, points):
            if isinstance(entry, RulingDecision) and entry.must not in allowed(must):
                apart.add(kind)

    assert apart == set(PRINTED)


@pytest.mark.slow
def test_every_decision_of_the_cases_must_be_made_as_its_row_says(
    asked: tuple[Decision, ...], every: int
) -> None:
    """All kinds come up in the cases, with every value of `must` that their rows allow."""
    found: dict[str, set[bool]] = {kind: set() for kind in rows()}
    for decision in asked:
        found[decision.kind].add(decision.must)

    assert found.pop(NOT_OF_THE_BOX) == set()
    table = {kind: allowed(must) for kind, (_, must) in rows().items() if kind != NOT_OF_THE_BOX}
    assert {kind for kind, values in found.items() if not values <= table[kind]} == set()
    if every == 1:
        assert found == table
    else:
        assert sum(map(bool, found.values())) > len(table) // 4


@pytest.mark.slow
def test_every_decision_of_the_cases_rests_on_what_its_row_names(
    asked: tuple[Decision, ...],
) -> None:
    """The rules of a decision hold an entry of its row, so that whoever asks why can look it up."""
    table = rows()
    apart = {
        decision.kind for decision in asked if not {*table[decision.kind][0]} & {*decision.rules}
    }

    assert apart == set()
