"""The soak of all Episodes and Elder Ones: every cell in its turn, each failure told."""

from itertools import islice

import pytest
from click.testing import CliRunner

from dmd_replay.check.soak import SoakGame, SoakResult
from tests.balance import soak
from tests.balance.games import cells


def test_every_cell_has_its_turn() -> None:
    """60 games are the 12 pairs with 1 to 5 players, and then it begins again; seeds go on."""
    played = list(soak.games_of(61, 7))

    assert [*cells(), next(cells())] == [cell for cell, _ in played]
    assert list(range(7, 68)) == [game.seed for _, game in played]
    for cell, game in islice(played, 60):
        setup = game.choice.setup
        assert (setup["episode"], setup["elder_one"]) == (cell.episode, cell.elder_one)
        assert len(setup["investigators"]) == max(2, cell.players)


def test_a_game_is_checked_to_its_end() -> None:
    """Random players of one game of another box: it ends, and nothing was broken."""
    cell, game = next(islice(soak.games_of(60, 3), 25, None))

    assert ("danse_macabre", "hastur", 1) == (cell.episode, cell.elder_one, cell.players)
    assert "" == soak.worker(game).problem


def test_a_failure_names_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line that plays it again names seed, Episode, Elder One and players."""

    def fails(game: SoakGame) -> SoakResult:
        return SoakResult(game.seed, 3, 9, "loss", "a Wound too many" if game.seed == 6 else "")

    monkeypatch.setattr(soak, "worker", fails)

    done = CliRunner().invoke(soak.main, ["--games", "3", "--first-seed", "5"])

    assert 1 == done.exit_code
    assert done.output.splitlines() == [
        "blasphemous_alchemy/cthulhu/2 seed 6: a Wound too many",
        (
            "  again: dmd-replay soak --games 1 --jobs 1 --first-seed 6"
            " --episode blasphemous_alchemy --elder-one cthulhu --players 2"
        ),
        "3 games, 9 commands, 3 cells of 1 to 1 games; loss 3",
        "FAILED",
    ]


def test_a_run_out_of_time_says_how_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends after the game at hand."""
    monkeypatch.setattr(soak, "worker", lambda game: SoakResult(game.seed, 1, 1, "win"))

    done = CliRunner().invoke(soak.main, ["--games", "9", "--minutes", "0"])

    assert 0 == done.exit_code
    assert "go on with --first-seed 1 --games 8" in done.output


def test_two_who_die_at_once_hand_tokens_on() -> None:
    """Between two deaths that lose the game the second hands its Idols on: no rule is broken."""
    cell, game = next(islice(soak.games_of(2435, 0), 2434, None))

    assert ("eldritch_idols", "cthulhu", 5) == (cell.episode, cell.elder_one, cell.players)
    assert "" == soak.worker(game).problem
