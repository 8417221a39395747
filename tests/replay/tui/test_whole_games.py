"""Whole games at a pseudo-terminal, as people play them: resized, undone, killed, gone on with."""

import signal
from pathlib import Path
from random import Random
from typing import Final

import pytest

from dmd_replay import verify
from dmd_replay.check.replay import ReplayVerdict
from dmd_replay.log import Record, Rewound, read_log
from dmd_replay.play.record import PART
from dmd_replay.registry import game_tools
from tests.replay.tui.terminal import Terminal, terminal

pytestmark = pytest.mark.frontends

GAMES: Final = ("death-may-die", "final_girl")
MOST: Final = 900
"""Keys in a game at most."""
PER_KEY: Final = 0.25
"""Seconds of a processor that a key may take, without the starts of the program."""


def ready(text: str) -> bool:
    """Whether the game is on the screen."""
    return "Leave" in text and " 1 " in text


def over(found: Terminal) -> bool:
    """Whether the game has ended."""
    return "The game is over" in found.text


def records(path: Path) -> int:
    """How many answers are in the file."""
    part = path.with_name(path.name + PART)
    return len(read_log(part if part.exists() else path).records)


def answered(found: Terminal, path: Path, key: str = "1") -> None:
    """Press a key and wait until its answer is in the file."""
    done = records(path)
    found.press(key)
    found.until(lambda _: records(path) > done, "answer")


def play(found: Terminal, random: Random, keys: int) -> int:
    """Press digits at random until the game is over, or so many; how many it were."""
    for pressed in range(keys):
        if over(found):
            return pressed
        found.press(random.choice("1112234"))
    return keys


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(game: str, tmp_path: Path) -> None:
    """Resized, undone, killed in the middle, gone on with, played to its end, and EXACT."""
    log, random = tmp_path / "evening.dmdlog", Random(4)  # noqa: S311 - no secret
    words = ("play", log.name, "--game", game, "--seed", "11")
    with terminal(*words, folder=tmp_path, size=(140, 44)) as found:
        found.until(ready, "game")
        pressed = play(found, random, 20)
        found.resize(80, 24)
        found.until(lambda text: "Leave" in text.split("\n")[-1], "last row")
        assert max(map(len, found.rows)) <= 80
        pressed += play(found, random, 10)
        found.read(0.5)  # what the last key did
        done = records(log)
        found.press("u")
        found.until(lambda text: "Take back" in text, "undo")
        found.press("1")
        found.until(lambda text: "Take back" not in text, "game")
        last = read_log(log.with_name(log.name + PART)).entries[-1]
        assert isinstance(last, Rewound)
        assert done == records(log)
        before = found.settled()
        found.kill()
        worked = found.worked
    with terminal("play", log.name, folder=tmp_path) as found:
        found.until(ready, "game")
        shown = found.settled()
        assert before == shown, "\n".join([*before, "-" * 80, *shown])
        pressed += play(found, random, MOST)
        assert over(found), found.text
        found.press("q")
        assert 0 == found.wait()
        assert "the game is in this file" in found.text

    report = verify(game_tools(game), read_log(log)).report
    assert ReplayVerdict.EXACT is report.verdict
    assert not log.with_name(log.name + PART).exists()
    worked += found.worked
    with terminal("play", log.name, folder=tmp_path) as found:  # what a start alone takes
        found.until(lambda text: "The game is over" in text, "end")
    assert worked - 2 * found.worked < pressed * PER_KEY


@pytest.mark.parametrize(
    ("number", "status"), [(signal.SIGTERM, 143), (signal.SIGINT, 130), (signal.SIGHUP, 129)]
)
def test_a_signal_ends_the_program_in_good_order(
    number: signal.Signals, status: int, tmp_path: Path
) -> None:
    """The log is closed under its name, with every answer in it."""
    log = tmp_path / "a.dmdlog"
    with terminal("play", log.name, "--seed", "7", folder=tmp_path) as found:
        found.until(ready, "game")
        answered(found, log)
        assert status == found.kill(number)

    assert 2 == len(read_log(log).records)
    assert [log] == list(tmp_path.iterdir())


@pytest.mark.parametrize("key", ["q", "\x03"])
def test_a_player_leaves(key: str, tmp_path: Path) -> None:
    """By q or Ctrl-C; the command says how to go on."""
    log = tmp_path / "a.dmdlog"
    with terminal("play", "a.dmdlog", "--seed", "7", folder=tmp_path) as found:
        found.until(ready, "game")
        answered(found, log)
        found.press(key)
        assert 0 == found.wait()
        assert (
            "a.dmdlog: the game is in this file; 'dmd-replay play a.dmdlog' goes on" in found.text
        )

    assert [Record] * 2 == [type(entry) for entry in read_log(log).entries]


def test_a_closed_terminal_loses_nothing(tmp_path: Path) -> None:
    """What was answered is there when the game goes on."""
    log = tmp_path / "a.dmdlog"
    with terminal("play", log.name, "--seed", "7", folder=tmp_path) as found:
        found.until(ready, "game")
        answered(found, log)
        answered(found, log)
        found.hang_up()
    done = records(log)

    with terminal("play", log.name, folder=tmp_path) as found:
        found.until(ready, "game")

        assert 3 == done == records(log)


def test_dice_of_a_real_table_are_typed_in(tmp_path: Path) -> None:
    """With --table the program asks what dice and decks showed, from the first card of setup on."""
    log = tmp_path / "a.dmdlog"
    with terminal("play", log.name, "--table", folder=tmp_path) as found:
        found.until(ready, "game")
        asked = found.text
        assert "type in" in asked
        for _ in range(11):
            answered(found, log)

    assert 11 < records(log)
