"""`dmd-replay play` where it cannot begin: each reason in a sentence, before a screen is drawn."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from dmd_core.kernel.ids import Seat
from dmd_replay.cli import play
from dmd_replay.cli.main import main
from dmd_replay.log import parse_log
from dmd_replay.play.recorder import Recorder
from dmd_replay.registry import game_tools
from dmd_replay.share.masked import without_secrets
from dmd_replay.tui.app import PlayApp
from tests.replay.logs import reheaded

ROOT: Final = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that can show a map, whatever runs the tests."""
    monkeypatch.setenv("TERM", "xterm")


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


@pytest.fixture(scope="session")
def whole() -> bytes:
    """A kept game that is over."""
    return (ROOT / "fixtures/games/two-random.dmdlog").read_bytes()


def masked(data: bytes) -> bytes:
    """What one seat may know of a log."""
    found = BytesIO()
    without_secrets(game_tools("death-may-die"), parse_log(data), Seat(0), found)
    return found.getvalue()


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (lambda _: b"", "empty"),
        (lambda _: b"nonsense\x1b[2J\n", "this is no game log"),
        (lambda data: data[: len(data) // 2] + b"\0" + data[len(data) // 2 + 1 :], "damaged"),
        (lambda data: data[:40], "the file ends inside the header"),
        (lambda data: data + b"x", "stands after the end"),
        (masked, "masked"),
        (lambda data: reheaded(data, library="0.0.1", shape="0" * 32), "another version recorded"),
        (lambda data: reheaded(data, ruleset="bridge"), "bridge"),
    ],
    ids=["empty", "nonsense", "damaged", "cut", "trailing", "masked", "version", "game"],
)
def test_a_file_that_is_no_game_to_go_on_with_is_told_and_left_alone(
    broken: Callable[[bytes], bytes],
    said: str,
    whole: bytes,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A sentence each, no screen, and the file is as it was."""
    monkeypatch.setattr(play, "_at_a_terminal", lambda: True)
    monkeypatch.setattr(PlayApp, "run", lambda _app: pytest.fail("a screen"))
    path = tmp_path / "a.dmdlog"
    path.write_bytes(broken(whole))
    before = path.read_bytes()

    found = run(str(path))

    assert 2 == found.exit_code
    assert said in found.output
    assert found.output.replace("\n", "").isprintable()
    assert "Traceback" not in found.output
    assert [path] == list(tmp_path.iterdir())
    assert before == path.read_bytes()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--game", "final_gril"), "final_girl"),
        (("--game", "\x1b[2J"), "installed: death-may-die, final_girl"),
        (("--episode", "dance"), "danse_macabre"),
        (("--players", "9"), "1 to 5"),
        (("--pack", "PACK"), "pack.toml"),
    ],
)
def test_a_game_that_is_not_there_is_told(
    words: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With what there is; the pack's name would clear the screen. No file is begun."""
    monkeypatch.setattr(play, "_at_a_terminal", lambda: True)
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "pack.toml").write_text('id = "x"\nname = "\\u001b[2J\\u202e"\n', encoding="utf-8")

    named = [str(pack) if word == "PACK" else word for word in words]
    found = run(str(tmp_path / "a.dmdlog"), *named)

    assert 2 == found.exit_code
    assert said in found.output
    assert found.output.replace("\n", "").isprintable()
    assert [pack] == list(tmp_path.iterdir())


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


@pytest.mark.parametrize(
    ("term", "encoding", "says"),
    [
        ("dumb", "utf-8", "play needs a terminal that can move the cursor; TERM is 'dumb'"),
        ("xterm", "iso8859-2", "play draws with signs that iso8859-2 does not have"),
    ],
)
def test_it_needs_signs(
    term: str, encoding: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a map would be a page of escapes nothing is drawn, and no file is begun."""
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr(play, "_at_a_terminal", lambda: True)

    found = CliRunner(charset=encoding).invoke(main, ["play", str(tmp_path / "a.dmdlog")])

    assert 2 == found.exit_code
    assert says in found.output
    assert [] == list(tmp_path.iterdir())
