"""Recorded games of `fixtures/games` still replay, and are still made the same way."""

from pathlib import Path
from typing import Final

import pytest

import dmd_core as dmd
from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import read_log
from tests.death_may_die.games.playthroughs import BOXES, BOXES_FOLDER, PARTIES, make, make_of_box
from tests.keeping import FOLDER
from tests.kept_logs import exact_games, games_of
from tests.sampling import sampled

PLAYED_OTHERWISE: Final = {
    "curious-078": "its bot would heal at least 1 point: one answer less to draw from",
    "curious-409": "its bot would reduce by a number between: one answer more to draw from",
}
"""Games that come out as they were, while a bot has other answers to choose from today."""


def test_every_game_is_kept_and_no_other() -> None:
    """The folder holds exactly the games of the list, beside those of other games."""
    assert sorted(path.stem for path in games_of()) == sorted(PARTIES)


@pytest.mark.parametrize("name", PARTIES)
def test_a_kept_game_is_small(name: str) -> None:
    """It takes 12 bytes for an event at most, and less than 25 kB."""
    log = read_log(FOLDER / f"{name}.dmdlog")

    assert log.size < 25_000
    assert log.size <= 12 * sum(record.count for record in log.records)


@pytest.mark.parametrize("name", sampled(sorted(path.stem for path in exact_games()), 3))
def test_a_kept_game_is_made_the_same_way(name: str, tmp_path: Path) -> None:
    """Setup, bot and seed give the same commands, whatever frames, headers and events tell more.

    A kept game is never recorded anew, so it tells what the version that recorded it told. Whether
    its events come out again is asked of all kept logs, in `tests/replay/log/test_kept.py`.
    """
    if name in PLAYED_OTHERWISE:
        pytest.skip(PLAYED_OTHERWISE[name])
    path = tmp_path / f"{name}.dmdlog"
    make(name, path)
    kept, made = read_log(FOLDER / path.name), read_log(path)

    assert [record.command for record in kept.records] == [
        record.command for record in made.records
    ]
    assert ReplayVerdict.EXACT is replay(TOOLS, made).verdict


def test_a_game_of_every_other_pair_is_kept() -> None:
    """Each Episode with each Elder One but the first two has a game in a folder of their own."""
    content = dmd.load_content()
    pairs = {(box.id, str(elder.id)) for box in content.episodes for elder in content.elder_ones}

    assert sorted(path.stem for path in BOXES_FOLDER.glob("*.dmdlog")) == sorted(BOXES)
    assert pairs - {("blasphemous_alchemy", "cthulhu")} == {kept[:2] for kept in BOXES.values()}


@pytest.mark.parametrize("name", sampled(sorted(BOXES), 1))
def test_a_kept_game_of_a_pair_is_made_the_same_way(name: str, tmp_path: Path) -> None:
    """Setup, bot and seed give the same commands, under the packs of today."""
    path = tmp_path / f"{name}.dmdlog"
    make_of_box(name, path)
    kept, made = read_log(BOXES_FOLDER / path.name), read_log(path)

    assert [record.command for record in kept.records] == [
        record.command for record in made.records
    ]
