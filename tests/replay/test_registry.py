"""Which games there are: found by their entry points, and told apart by what is wrong with them."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.registry import (
    UnknownGameError,
    forget_games,
    game_tools,
    installed_games,
    usual_game,
)


@pytest.fixture(autouse=True)
def forgetful() -> Iterator[None]:
    """Games are looked up anew in each test, and after it."""
    forget_games()
    yield
    forget_games()


def offer(folder: Path, name: str, value: str) -> None:
    """Lay out a distribution that offers a game, for whoever has the folder on its path."""
    info = folder / f"{name}_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[dmd_core.games]\n{name} = {value}\n")


def test_the_game_of_this_distribution_is_found_and_is_the_usual_one() -> None:
    """Death May Die is the usual game, and found by its ruleset's name."""
    assert ("death-may-die", "final_girl") == installed_games()
    assert "death-may-die" == usual_game()
    assert game_tools("death-may-die") is TOOLS


def test_an_unknown_name_is_told_with_the_nearest() -> None:
    """What is installed, the nearest name, and what to install."""
    with pytest.raises(UnknownGameError) as caught:
        game_tools("death-may-dye")

    assert str(caught.value) == (
        "the game 'death-may-dye' is not installed; installed: death-may-die, final_girl; did you"
        " mean 'death-may-die'? Install the distribution that offers 'death-may-dye' in the group"
        " dmd_core.games"
    )


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ("no_such_module:TOOLS", "cannot be imported: ModuleNotFoundError: No module named"),
        ("json:dumps", "is a function; expected a GameTools"),
        (
            "dmd_replay.games.death_may_die.game:TOOLS",
            "is of the ruleset 'death-may-die'; the names have to be equal",
        ),
    ],
)
def test_what_is_offered_has_to_be_a_game_of_that_name(
    value: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The distribution and what it offers are named."""
    offer(tmp_path, "chess", value)
    monkeypatch.syspath_prepend(str(tmp_path))

    with pytest.raises(UnknownGameError) as caught:
        game_tools("chess")

    assert f"the game 'chess', offered by chess-game as {value}, {says}" in str(caught.value)


def test_the_only_game_is_the_usual_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without Death May Die a single game needs no name, several do, and none cannot be meant."""
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    with pytest.raises(UnknownGameError, match=r"^no game is installed;"):
        usual_game()

    offer(tmp_path, "chess", "chess:TOOLS")
    forget_games()
    assert "chess" == usual_game()

    offer(tmp_path, "go", "go:TOOLS")
    forget_games()
    with pytest.raises(UnknownGameError, match=r"^several games are installed; name one of"):
        usual_game()
