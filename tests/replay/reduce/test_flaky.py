"""Failures that do not show each time, programs that hang, and expressions that say nothing."""

import json
import os
import subprocess
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dmd_replay.cli.main import main
from dmd_replay.reduce.oracles import ExceptionOracle
from dmd_replay.reduce.shrink import FlakyError, Performer, Shrinker
from dmd_replay.reduce.shrink.external import end_all
from race_game.rules import Rolled
from race_game.tools import TOOLS as RACE_TOOLS
from tests.toy.races import Changed, crash, played


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A short game."""
    path = tmp_path / "game.dmdlog"
    assert 0 == CliRunner().invoke(main, ["record", str(path), "--seed", "5"]).exit_code
    return path


def shrink(log: Path, *words: str) -> Result:
    """Shrink a log."""
    return CliRunner().invoke(main, ["shrink", str(log), *words])


def program(folder: Path, text: str) -> str:
    """A command line that runs a program of a few lines."""
    path = folder / "program.sh"
    path.write_text(text, encoding="utf-8")
    return f"sh {path}"  # it begins at once, however busy the machine is


COUNTS = """
number=$(cat {told} 2>/dev/null | wc -c)
printf x >> {told}
case $((number)) in {fails}) exit 1;; esac
"""


def test_a_failure_of_the_first_run_alone_is_not_deterministic(log: Path) -> None:
    """The game is played again before anything is searched; nothing is written."""
    text = COUNTS.format(told=log.parent / "told", fails="0")
    result = shrink(log, "--command", program(log.parent, text))

    assert 1 == result.exit_code
    assert result.output.startswith("dmd-replay: not deterministic: the same game of ")
    assert "(shown 1 of 2 times)" in result.output
    assert not (log.parent / "game.small.dmdlog").exists()


@pytest.mark.exhaustive
def test_what_is_left_is_played_again_at_the_end(log: Path) -> None:
    """A candidate that showed the failure by chance is no result."""
    text = COUNTS.format(told=log.parent / "told", fails="0|1|2|3")
    result = shrink(log, "--command", program(log.parent, text), "--candidates", "1")

    assert 1 == result.exit_code
    assert "not deterministic" in result.output
    assert not (log.parent / "game.small.dmdlog").exists()


def test_rules_that_crash_now_and_then_are_not_deterministic() -> None:
    """The verdict is the same for failures that are found in this process."""
    rules = Changed(reducers={Rolled: crash})
    performer = Performer(RACE_TOOLS, rules)
    shrinker = Shrinker(performer, ExceptionOracle())
    search = shrinker.begin(played(rules, lambda options: options[-1], 3))
    shrinker.confirm(search)
    performer.rules = RACE_TOOLS.ruleset

    with pytest.raises(FlakyError, match=r"not deterministic: .* \(shown 1 of 2 times\)"):
        shrinker.confirm(search)


SLEEPS = """
sleep 130 &
echo $! >> {told}
wait
"""


def alive(pid: int) -> bool:
    """Whether a process runs, a moment after it was ended."""
    for _ in range(50):
        try:
            os.kill(pid, 0)
            if Path(f"/proc/{pid}/stat").read_text().split(")")[-1].split()[0] == "Z":
                return False
        except OSError:
            return False
        time.sleep(0.1)
    return True


@pytest.mark.exhaustive
def test_a_hang_is_a_failure_and_leaves_no_process(log: Path) -> None:
    """With --timeout a program that does not end shows the failure; its children end with it."""
    told = log.parent / "told"
    text = SLEEPS.format(told=told)
    result = shrink(
        log,
        "--command",
        program(log.parent, text),
        "--timeout",
        "2",
        "--candidates",
        "1",
        "--json",
    )

    data = json.loads(result.output)
    assert "hangs" == data["details"]["status"]
    assert data["says"].endswith("does not end within 2 seconds")
    pids = [int(line) for line in told.read_text().split()]
    assert len(pids) >= 4
    assert not [pid for pid in pids if alive(pid)]


def test_a_program_is_ended_when_the_time_is_over(log: Path) -> None:
    """--seconds bounds a single run as well; that is no finding."""
    told = log.parent / "told"
    begun = time.monotonic()
    result = shrink(
        log, "--command", program(log.parent, SLEEPS.format(told=told)), "--seconds", "1"
    )

    assert time.monotonic() - begun < 20
    assert 2 == result.exit_code
    assert "had not ended after 1 seconds, so nothing was found" in result.output
    begun_ones = told.read_text().split() if told.exists() else []  # none on a busy machine
    assert not [pid for pid in map(int, begun_ones) if alive(pid)]


def test_a_program_is_asked_to_end_before_it_is_forced(tmp_path: Path) -> None:
    """It may put its things in order; what does not listen is ended all the same."""
    done = tmp_path / "done"
    script = f"trap 'sleep 0.2; echo tidy > {done}; exit' TERM; echo ready; sleep 60 & wait"
    polite = subprocess.Popen(
        ["/bin/sh", "-c", script], stdout=subprocess.PIPE, start_new_session=True
    )
    assert polite.stdout is not None
    with polite.stdout as told:
        assert b"ready\n" == told.readline()

        end_all(polite)

    assert polite.poll() is not None
    assert "tidy\n" == done.read_text()


@pytest.mark.exhaustive
def test_a_program_that_leaves_others_behind_keeps_nobody_waiting(log: Path) -> None:
    """What runs on in the background is ended, and the status counts."""
    told = log.parent / "told"
    text = SLEEPS.format(told=told).replace("wait", "exit 3")
    begun = time.monotonic()
    result = shrink(log, "--command", program(log.parent, text), "--candidates", "1", "--json")

    assert time.monotonic() - begun < 30
    assert "3" == json.loads(result.output)["details"]["status"]
    assert not [pid for pid in map(int, told.read_text().split()) if alive(pid)]


def test_a_timeout_is_more_than_nothing(log: Path) -> None:
    """Zero seconds would make every program hang."""
    result = shrink(log, "--command", "true", "--timeout", "0")

    assert 2 == result.exit_code
    assert "dmd-replay: --timeout 0.0 is out of range; allowed: more than 0\n" == result.output


def test_an_expression_that_could_never_be_worked_out_is_told(log: Path) -> None:
    """Not 'it does not show a failure': what it looks up is nowhere."""
    result = shrink(log, "--python", "table['nosuch'] > 1")

    assert 2 == result.exit_code
    assert result.output.startswith(
        "dmd-replay: 'table['nosuch'] > 1' could not be worked out after any command:"
        " KeyError: 'nosuch'; 'table' has "
    )


def test_a_name_that_is_nearly_right_is_suggested(log: Path) -> None:
    """Of what the table has the nearest."""
    result = shrink(log, "--python", "table['outcom'] == 'win'")

    assert 2 == result.exit_code
    assert "did you mean 'outcome'?" in result.output


def test_an_expression_that_could_be_worked_out_once_is_none_that_never_could(log: Path) -> None:
    """A seat that is not there at first is an ordinary thing."""
    result = shrink(log, "--python", "events[2]['is'] == 'Nothing'")

    assert 2 == result.exit_code
    assert "the game does not show a failure" in result.output
