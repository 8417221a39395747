"""Every card of the box and every level of a Skill: named by a case, played in a kept game."""

from functools import cache

import pytest

import dmd_core as dmd
from dmd_replay.check.cases import find_files, read_cases
from dmd_replay.check.coverage import Tally
from dmd_replay.check.coverage.runs import cover_log
from dmd_replay.facets.coverage import Topic
from dmd_replay.games.death_may_die.card_coverage import Catalogue
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import read_log
from tests.keeping import FOLDER
from tests.kept_logs import exact_games

KEYS = tuple(Catalogue(dmd.load_game()).names)


@cache
def played() -> Tally:
    """What the kept games exercise that are EXACT."""
    tally = Tally()
    for path in exact_games():
        cover_log(TOOLS, read_log(path), path.name, tally)
    return tally


@cache
def named() -> frozenset[str]:
    """The cards that cases name."""
    files = find_files([FOLDER.parent / "cases"])
    return frozenset(card for file in files for case in read_cases(file) for card in case.cards)


def test_the_list_is_that_of_the_box() -> None:
    """64 levels of Skills, 12 Insanities, 15 Discovery cards, 16 Mythos cards, 12 Stage effects."""
    kinds = [key.split("/")[0] for key in KEYS]
    halves = [key for key in KEYS if key.startswith("discovery/") and key.count("/") == 2]

    assert 64 == kinds.count("skill")
    assert 12 == kinds.count("insanity")
    assert 15 == kinds.count("discovery") - len(halves)
    assert 16 == kinds.count("mythos")
    assert 12 == kinds.count("stage")


@pytest.mark.parametrize("key", KEYS)
def test_a_kept_game_exercises_it(key: str) -> None:
    """At least one recorded game shows the text at work."""
    assert played().count(Topic.CARD, key) > 0


@pytest.mark.parametrize("key", KEYS)
def test_a_case_names_it(key: str) -> None:
    """At least one named case asserts its numbers."""
    assert key in named()
