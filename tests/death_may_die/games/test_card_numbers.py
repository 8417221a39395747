"""Every printed number is asserted: with one more of it, some case that names the card fails."""

from functools import cache
from typing import Final

import pytest

from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.game import load_game
from dmd_replay.check.cases import Case, CaseRunner, find_files, read_cases
from dmd_replay.games.death_may_die.game import TOOLS
from tests.death_may_die.games.card_numbers import Number, further_numbers, numbers, other
from tests.keeping import FOLDER

UNSEEN: Final = {
    "discovery/monkey_paw_card steps.1.n=1": "one lab monkey is in the box, so two cannot go",
}
"""Numbers that nobody can see, with the reason."""

NUMBERS: Final = numbers(load_content())
ONE_SIGIL: Final = "one Sigil of a kind is in the box"
ONE_SHADOW: Final = "a Shadow lies alone on its Space"
NO_FARTHER: Final = "no Space is farther from there"
UNSEEN_THERE: Final = {
    "object/found_dust episodes.1.hidden.0.then.n=1": ONE_SIGIL,
    "object/found_salt episodes.1.hidden.1.then.n=1": ONE_SIGIL,
    "object/found_ash episodes.1.hidden.2.then.n=1": ONE_SIGIL,
    "object/found_bone episodes.1.hidden.3.then.n=1": ONE_SIGIL,
    (
        "discovery/false_papers/left episodes.3.discovery.10.left.abilities.0.then.steps=9"
    ): NO_FARTHER,
    (
        "discovery/night_telegram/left episodes.3.discovery.14.left.abilities.0.then.then.n=2"
    ): "a Cultist has no more health",
    (
        "discovery/family_bible/left episodes.4.discovery.6.left.abilities.0.then.steps=3"
    ): NO_FARTHER,
    ("discovery/gold_casket/left episodes.4.discovery.7.left.abilities.0.then.steps=3"): NO_FARTHER,
    "discovery/storm_lantern/left episodes.5.discovery.5.left.abilities.0.then.n=1": ONE_SHADOW,
    "discovery/cracked_lens episodes.5.discovery.13.instead.0.then.steps.1.n=1": ONE_SHADOW,
}
"""Numbers of the other boxes that nobody can see, with the reason."""

FURTHER: Final = further_numbers(load_content())
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


@pytest.mark.exhaustive
@pytest.mark.parametrize("number", FURTHER, ids=[number.full for number in FURTHER])
def test_a_case_asserts_it_in_the_other_boxes(number: Number) -> None:
    """So it is in Episodes 2 to 6 and with Hastur."""
    noticed = any(not holds(case, number) for case in cases_by_card().get(number.key, ()))

    assert (number.full not in UNSEEN_THERE) == noticed


def test_the_numbers_of_the_other_boxes() -> None:
    """Each is there once, and of those that nobody can see there are as many as reasons."""
    kinds = {number.key.split("/")[0] for number in FURTHER}

    assert {"discovery", "enemy", "mythos", "object", "stage"} == kinds
    assert len(FURTHER) == len({number.full for number in FURTHER}) == 421
    assert UNSEEN_THERE.keys() <= {number.full for number in FURTHER}


def test_the_numbers() -> None:
    """Numbers of all kinds of cards are among them, each once."""
    kinds = {number.key.split("/")[0] for number in NUMBERS}

    assert {"skill", "insanity", "discovery", "enemy", "mythos", "object", "stage"} == kinds
    assert len(NUMBERS) == len({number.id for number in NUMBERS}) == 184
    assert UNSEEN.keys() <= {number.id for number in NUMBERS}
