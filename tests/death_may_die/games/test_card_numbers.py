"""Every printed number is asserted: with one more of it, some case that names the card fails."""

from functools import cache
from typing import Final

import pytest

from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.game import load_game
from dmd_replay.check.cases import Case, CaseRunner, find_files, read_cases
from dmd_replay.games.death_may_die.game import TOOLS
from tests.death_may_die.games.card_numbers import Number, numbers, other
from tests.keeping import FOLDER

UNSEEN: Final = {
    "discovery/monkey_paw_card steps.1.n=1": "one lab monkey is in the box, so two cannot go",
}
"""Numbers that nobody can see, with the reason."""

NUMBERS: Final = numbers(load_content())
USUAL: Final = CaseRunner(TOOLS)


@cache
def cases_by_card() -> dict[str, list[Case]]:
    """The cases that name a card."""
    found: dict[str, list[Case]] = {}
    for file in find_files([FOLDER.parent / "cases"]):
        for case in read_cases(file):
            for card in case.cards:
                found.setdefault(card, []).append(case)
    return found


def holds(case: Case, number: Number) -> bool:
    """Whether a case holds where the number is one more."""
    runner = CaseRunner(TOOLS)
    setup = USUAL.definition(case).setup
    runner.adopt(case, load_game(other(load_content(), number), setup))
    return runner.run(case).passed


@pytest.mark.exhaustive
@pytest.mark.parametrize("number", NUMBERS, ids=[number.id for number in NUMBERS])
def test_a_case_asserts_it(number: Number) -> None:
    """One more is noticed by a case that names the card, but for numbers that nobody can see."""
    noticed = any(not holds(case, number) for case in cases_by_card().get(number.key, ()))

    assert (number.id not in UNSEEN) == noticed


def test_the_numbers() -> None:
    """Numbers of all kinds of cards are among them, each once."""
    kinds = {number.key.split("/")[0] for number in NUMBERS}

    assert {"skill", "insanity", "discovery", "enemy", "mythos", "object", "stage"} == kinds
    assert len(NUMBERS) == len({number.id for number in NUMBERS}) == 184
    assert UNSEEN.keys() <= {number.id for number in NUMBERS}
