"""Games of Final Girl that are kept show all there is, and can be made at any time.

Whether their events come out again is asked of all kept logs, in `tests/replay/log/test_kept.py`.
"""

from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest

from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.state import Outcome
from dmd_replay.check.coverage import Tally
from dmd_replay.check.coverage.runs import cover_log
from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.facets.coverage import Topic
from dmd_replay.games.final_girl.card_coverage import Catalogue
from dmd_replay.games.final_girl.game import TOOLS
from dmd_replay.games.final_girl.setup import SETUP
from dmd_replay.log import Log, Mark, Note, Rewound, read_log
from dmd_replay.read.history import history_of
from dmd_replay.read.words import reader
from tests.final_girl.games.playthroughs import GAMES, make
from tests.kept_logs import FINAL_GIRL, exact_games, games_of

BYTES: Final = 12
"""So many an event takes at most in a log, its command and the frame around it included."""
EVERY_DAY: Final = 5
"""So many games of the list are made anew every day, the others with the exhaustive tests."""
BUILT_IN: Final = load_content()
FILMS: Final = tuple(
    (killer.id, location.id, girl.id)
    for killer, location, girl in product(BUILT_IN.killers, BUILT_IN.locations, BUILT_IN.girls)
)
WHOLE: Final = {"epic": True, "bonus_item": True}
KEYS: Final = sorted(
    {
        key
        for killer, location, girl in FILMS
        for key in Catalogue(
            SETUP.definition(
                SETUP.choose({"killer": killer, "location": location, "girl": girl, **WHOLE})
            )
        ).names
    }
)
"""Every card of the built-in packs that can be at work."""


@cache
def kept() -> dict[Path, Log]:
    """The kept games."""
    return {path: read_log(path) for path in games_of(FINAL_GIRL)}


@cache
def played() -> Tally:
    """What the kept games exercise that are EXACT."""
    tally = Tally()
    for path in exact_games(FINAL_GIRL):
        cover_log(TOOLS, kept()[path], path.name, tally)
    return tally


def setups() -> list[dict[str, Any]]:
    """The setups of the kept games."""
    return [dict(log.header.setup) for log in kept().values()]


def test_every_game_is_kept_and_no_other() -> None:
    """The folder holds exactly the games of the list, so that it is known how each was made."""
    assert sorted(GAMES) == sorted(path.stem for path in kept())


def test_every_film_is_among_them() -> None:
    """Each killer at each location against each Final Girl (FG-OVR-03, -04)."""
    assert set(FILMS) == {(one["killer"], one["location"], one["final_girl"]) for one in setups()}


def test_every_switch_is_among_them() -> None:
    """Both boards, with and without the epic power and the bonus item, and all rulings."""
    rulings = [one["rulings"] for one in setups()]

    assert {"normal", "extreme"} == {one["board"] for one in setups()}
    assert {True, False} == {one["epic"] for one in setups()}
    assert {True, False} == {one["bonus_item"] for one in setups()}
    assert {True, False} == {one["recycle_saved"] for one in rulings}
    assert {"worst", "realistic", "funniest"} == {one["principle"] for one in rulings}


def test_games_are_won_and_lost_on_both_boards() -> None:
    """The last position of each tells."""
    ends: set[tuple[object, object]] = set()
    for log in kept().values():
        timeline = history_of(TOOLS, log).timeline
        last = reader(timeline).peek(len(timeline) - 1)
        ends.add((log.header.setup["board"], last.table.outcome))

    assert set(product(("normal", "extreme"), (Outcome.WIN, Outcome.LOSS))) == ends


def test_some_were_played_with_undo_marks_and_notes() -> None:
    """What a player says beside commands is kept too."""
    said = {type(entry) for log in kept().values() for entry in log.entries}

    assert {Rewound, Mark, Note} <= said


@pytest.mark.parametrize("key", KEYS)
def test_a_kept_game_exercises_it(key: str) -> None:
    """At least one recorded game shows the card at work."""
    assert played().count(Topic.CARD, key) > 0


@pytest.mark.parametrize(
    "name",
    [
        name if place < EVERY_DAY else pytest.param(name, marks=pytest.mark.exhaustive)
        for place, name in enumerate(GAMES)
    ],
)
def test_a_game_of_the_list_is_made_small_and_exact(name: str, tmp_path: Path) -> None:
    """Recorded, read and executed again, event by event; it takes few bytes for each.

    It has the commands of the kept game: the same setup, bot and seed give the same choices.
    """
    path = tmp_path / f"{name}.dmdlog"
    make(name, path)
    log = read_log(path)
    (same,) = [one for old, one in kept().items() if old.stem == name]

    assert log.header.ruleset == FINAL_GIRL
    assert ReplayVerdict.EXACT is replay(TOOLS, log).verdict
    body = log.size - log.records[0].offset  # the header names all packs, however short the game
    assert body <= BYTES * sum(record.count for record in log.records)
    assert [one.command for one in same.records] == [one.command for one in log.records]
