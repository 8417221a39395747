"""Games of Final Girl that are kept still replay; those to be kept can be made at any time."""

from pathlib import Path

import pytest

from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.games.final_girl.game import TOOLS
from dmd_replay.log import read_log
from tests.final_girl.games.playthroughs import GAMES, make
from tests.kept_logs import FINAL_GIRL, games_of

BYTES = 12
"""So many an event takes at most in a log, its command and the frame around it included."""


def test_no_other_game_is_kept() -> None:
    """What is kept of Final Girl is on the list, so that it is known how it was made."""
    assert {path.stem for path in games_of(FINAL_GIRL)} <= set(GAMES)


@pytest.mark.parametrize("path", games_of(FINAL_GIRL), ids=lambda path: path.stem)
def test_a_kept_game_is_exact(path: Path) -> None:
    """Every event of it comes out again."""
    assert ReplayVerdict.EXACT is replay(TOOLS, read_log(path)).verdict


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_the_list_is_made_small_and_exact(name: str, tmp_path: Path) -> None:
    """Recorded, read and executed again, event by event; it takes few bytes for each."""
    path = tmp_path / f"{name}.dmdlog"
    make(name, path)
    log = read_log(path)

    assert log.header.ruleset == FINAL_GIRL
    assert ReplayVerdict.EXACT is replay(TOOLS, log).verdict
    assert log.size <= BYTES * sum(record.count for record in log.records)
