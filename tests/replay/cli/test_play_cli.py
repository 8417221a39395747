"""`dmd-replay play` where it cannot begin: each reason in a sentence, before a screen is drawn."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dmd_replay.cli import play
from dmd_replay.cli.main import main
from dmd_replay.play.recorder import Recorder
from dmd_replay.registry import game_tools
from dmd_replay.tui.app import PlayApp


def run(*words: str) -> Result:
    """The command, where standard input is no terminal."""
    return CliRunner().invoke(main, ["play", *words])


def test_without_its_extra_it_says_which_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence, and the status of what cannot be used."""
    monkeypatch.setattr(play, "not_installed", lambda _packages: ("textual",))

    found = run()

    assert 2 == found.exit_code
    assert found.output == (
        "dmd-replay: this needs textual, which is not installed;"
        " pip install 'dmd-core[play]' brings it\n"
    )


def test_it_needs_a_terminal(tmp_path: Path) -> None:
    """In a pipe it says what plays without one, and begins no file."""
    found = run(str(tmp_path / "a.dmdlog"), "--players", "2")

    assert 2 == found.exit_code
    assert found.output == (
        "dmd-replay: play needs a terminal; 'dmd-replay record --script FILE' plays without one\n"
    )
    assert [] == list(tmp_path.iterdir())


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A game that was begun."""
    path = tmp_path / "evening.dmdlog"
    tools = game_tools("final_girl")
    game = tools.setup.definition(tools.setup.choose({}))
    with Recorder.open(path, game, seed=7, tools=tools):
        pass
    return path


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--seed", "3"), "--seed"),
        (("--table", "--draw"), "--table, --draw"),
        (("--game", "final_girl", "--seed", "3"), "--seed"),
        (("--game", "death-may-die"), "--game"),
        (("--game", "death-may-die", "--players", "2"), "--game, --players"),
    ],
)
def test_options_of_a_new_game_are_refused_where_one_is(
    words: tuple[str, ...], named: str, kept: Path
) -> None:
    """The game that is there goes on as it was begun; naming it once more is no harm."""
    found = run(str(kept), *words)

    assert 2 == found.exit_code
    assert found.output == (
        f"dmd-replay: {named}: {kept} is there already, and its game goes on;"
        " name another file for a new one\n"
    )


@pytest.mark.parametrize("words", [(), ("--game", "final_girl")])
def test_a_game_that_is_there_goes_on(words: tuple[str, ...], kept: Path) -> None:
    """Up to the screen, which needs a terminal; the file is as it was."""
    before = kept.read_bytes()

    assert "play needs a terminal" in run(str(kept), *words).output
    assert before == kept.read_bytes()


def test_a_seed_out_of_range_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As by all commands that take one."""
    monkeypatch.setattr(play, "_at_a_terminal", lambda: True)

    found = run(str(tmp_path / "a.dmdlog"), "--seed", "-1")

    assert (2, True) == (found.exit_code, "--seed -1 is out of range" in found.output)


def test_a_crash_of_the_rules_is_told_as_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On one screen, with the file that holds the game so far; the status is that of a crash."""

    def crash(app: PlayApp) -> None:
        app.failure = ZeroDivisionError("0 dice")

    monkeypatch.setattr(play, "_at_a_terminal", lambda: True)
    monkeypatch.setattr(PlayApp, "run", crash)
    path = tmp_path / "a.dmdlog"

    found = run(str(path), "--seed", "7")

    assert 4 == found.exit_code
    assert "ZeroDivisionError" in found.output
    assert f"the game so far is in {path}.part" in found.output
