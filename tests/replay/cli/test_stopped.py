"""Commands that are stopped from outside, and several at once: real processes, real signals."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner

from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.cli.ending import CLOSED, INTERRUPTED, TERMINATED, UNWRITTEN
from dmd_replay.cli.main import main
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import read_log
from tests.replay.logs import written

COMMAND: Final = (sys.executable, "-m", "dmd_replay.cli.main")
PATIENCE: Final = 60.0
TRIES: Final = 9
"""Games that may be over before a signal comes."""
GAME: Final = Path(__file__).parents[3] / "fixtures/games/two-random.dmdlog"


def started(folder: Path, *words: str) -> "subprocess.Popen[str]":
    """A command that runs in a folder."""
    return subprocess.Popen(
        [*COMMAND, *words],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def until(fits: Callable[[], bool]) -> None:
    """Wait for something."""
    end = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < end
        time.sleep(0.005)


def _begun(process: subprocess.Popen[str], part: Path) -> bool:
    """Whether some records are written, or the process is at its end."""
    try:
        return part.stat().st_size > 2000 or process.poll() is not None
    except FileNotFoundError:
        return process.poll() is not None


def is_exact(path: Path) -> bool:
    """Whether a log is whole and these rules give it."""
    log = read_log(path)
    return log.footer is not None and replay(TOOLS, log).verdict is ReplayVerdict.EXACT


# --- statuses ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        ["--help"],
        pytest.param(["show", str(GAME)], marks=pytest.mark.exhaustive),
        pytest.param(["upgrade", str(GAME)], marks=pytest.mark.exhaustive),
        pytest.param(["export", str(GAME)], marks=pytest.mark.exhaustive),
        pytest.param(["verify", str(GAME), str(GAME)], marks=pytest.mark.exhaustive),
        pytest.param(["legal", str(GAME), "--step", "3"], marks=pytest.mark.exhaustive),
        pytest.param(["diff", str(GAME), str(GAME)], marks=pytest.mark.exhaustive),
        pytest.param(["pack", "words"], marks=pytest.mark.exhaustive),
        pytest.param(["pack", "check", "none"], marks=pytest.mark.exhaustive),
        pytest.param(["rules", "list"], marks=pytest.mark.exhaustive),
        pytest.param(["coverage", str(GAME)], marks=pytest.mark.exhaustive),
        pytest.param(["inspect", str(GAME)], marks=pytest.mark.exhaustive),
        pytest.param(["odds", "--standard", "3"], marks=pytest.mark.exhaustive),
    ],
    ids=lambda words: words[0],
)
def test_a_closed_pipe_and_a_full_device_are_no_verdicts(tmp_path: Path, words: list[str]) -> None:
    """Nobody reads on: 141, and nothing is said. No room for what is printed: 5, and a sentence."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as nobody, Path("/dev/full").open("wb") as full:
        closed, filled = (
            subprocess.run(
                [*COMMAND, *words],
                cwd=tmp_path,
                stdout=out,
                stderr=subprocess.PIPE,
                text=True,
                check=False,
            )
            for out in (nobody, full)
        )

    assert (CLOSED, "") == (closed.returncode, closed.stderr)
    assert (UNWRITTEN, "dmd-replay: standard output: No space left on device\n") == (
        filled.returncode,
        filled.stderr,
    )


@pytest.mark.parametrize(
    ("number", "status"),
    [
        (signal.SIGINT, INTERRUPTED),
        pytest.param(signal.SIGTERM, TERMINATED, marks=pytest.mark.exhaustive),
    ],
)
def test_a_recording_that_is_stopped_can_be_gone_on_with(
    tmp_path: Path, number: signal.Signals, status: int
) -> None:
    """An interrupt and a request to end have their statuses, and the sentence says what next."""
    tried = (_stopped(tmp_path, number, seed) for seed in range(TRIES))
    returned, said, part = next(one for one in tried if one[0])

    assert status == returned
    assert f"dmd-replay: stopped; 'dmd-replay record --resume {part.name}' goes on\n" == said
    assert [part] == list(tmp_path.iterdir())
    assert read_log(part).records


def _stopped(folder: Path, number: signal.Signals, seed: int) -> tuple[int, str, Path]:
    """Send a signal to a recording: its status, what it says, and its part.

    With status 0 the game was over first, and its log is taken away.
    """
    log = folder / f"{seed}.dmdlog"
    part = folder / f"{log.name}.part"
    process = started(folder, "record", log.name, "--seed", str(seed), "--players", "5")
    until(partial(_begun, process, part))
    process.send_signal(number)
    _, said = process.communicate(timeout=PATIENCE)
    if process.returncode == 0:
        log.unlink()
    return process.returncode, said, part


def children_of(process: int) -> set[int]:
    """The processes that one has started."""
    return {
        int(pid) for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split()
    }


def is_there(process: int) -> bool:
    """Whether a process is still at work."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


@pytest.mark.exhaustive
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes in /proc")
@pytest.mark.parametrize(
    ("number", "status"),
    [
        (signal.SIGTERM, TERMINATED),
        pytest.param(signal.SIGINT, INTERRUPTED, marks=pytest.mark.exhaustive),
        pytest.param(signal.SIGKILL, -signal.SIGKILL, marks=pytest.mark.exhaustive),
    ],
)
def test_helping_processes_end_with_the_one_that_started_them(
    tmp_path: Path, number: signal.Signals, status: int
) -> None:
    """However `soak` is ended, the processes that played for it are gone soon after."""
    process = started(tmp_path, "soak", "--jobs", "2", "--games", "2000")
    until(lambda: len(children_of(process.pid)) == 2)
    children = children_of(process.pid)
    time.sleep(0.3)

    process.send_signal(number)
    _, said = process.communicate(timeout=PATIENCE)

    assert status == process.returncode
    assert ("" if number is signal.SIGKILL else "dmd-replay: stopped") == said.strip()
    until(lambda: not any(map(is_there, children)))


# --- two at once ---------------------------------------------------------------------------------


@pytest.mark.exhaustive
def test_two_processes_never_write_one_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one records, another that would record, resume, fork or migrate there is told so."""
    monkeypatch.chdir(tmp_path)
    log, part = tmp_path / "x.dmdlog", tmp_path / "x.dmdlog.part"
    (tmp_path / "g.dmdlog").write_bytes(written(3))
    first = started(tmp_path, "record", "x.dmdlog", "--players", "5", "--seed", "5")
    until(part.exists)
    first.send_signal(signal.SIGSTOP)
    others = [
        CliRunner().invoke(main, words)
        for words in (
            ["record", "x.dmdlog", "--force"],
            ["record", "--resume", "x.dmdlog.part"],
            ["fork", "g.dmdlog", "x.dmdlog", "--step", "0", "--force"],
            ["migrate", "g.dmdlog", "-o", "x.dmdlog", "--force"],
        )
    ]

    first.send_signal(signal.SIGCONT)
    first.communicate(timeout=PATIENCE)

    busy = "another process is writing this file; wait until it is done"
    assert [
        f"dmd-replay: x.dmdlog: {busy}\n",
        f"dmd-replay: x.dmdlog.part: {busy}\n",
        f"dmd-replay: x.dmdlog: {busy}\n",
        f"dmd-replay: x.dmdlog: {busy}\n",
    ] == [other.stderr for other in others]
    assert [2] * 4 == [other.exit_code for other in others]
    assert 0 == first.returncode
    assert is_exact(log)
    assert ["g.dmdlog", "x.dmdlog"] == sorted(path.name for path in tmp_path.iterdir())


@pytest.mark.exhaustive
def test_games_recorded_side_by_side_by_hash_are_all_there(tmp_path: Path) -> None:
    """Each has a name of its own until its content is complete."""
    words = ("record", ".", "--by-hash", "--bot", "random", "--seed")
    processes = [started(tmp_path, *words, str(seed)) for seed in (1, 2)]

    for process in processes:
        _, said = process.communicate(timeout=PATIENCE)
        assert (0, "") == (process.returncode, said)

    logs = list(tmp_path.iterdir())
    assert [1, 2] == sorted(read_log(log).header.seed or 0 for log in logs)
    assert all(map(is_exact, logs))


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "words",
    [
        ["record", "x.dmdlog", "--force"],
        ["record", "--resume", "x.dmdlog"],
        ["fork", "g.dmdlog", "x.dmdlog", "--step", "1", "--force"],
        ["migrate", "g.dmdlog", "-o", "x.dmdlog", "--force"],
    ],
    ids=lambda words: " ".join(words[:2]),
)
def test_two_at_once_leave_one_whole_log(tmp_path: Path, words: list[str]) -> None:
    """Whoever wins: one log, exact, and whoever lost was told or came later."""
    for _ in range(4):
        for name in ("g.dmdlog", "x.dmdlog"):
            (tmp_path / name).write_bytes(written(3))
        processes = [started(tmp_path, *words) for _ in range(2)]
        for process in processes:
            process.communicate(timeout=PATIENCE)

        assert {process.returncode for process in processes} <= {0, 2}
        assert is_exact(tmp_path / "x.dmdlog")
        assert ["g.dmdlog", "x.dmdlog"] == sorted(path.name for path in tmp_path.iterdir())


@pytest.mark.exhaustive
def test_killed_at_any_moment_a_recording_can_be_gone_on_with_or_begun_anew(tmp_path: Path) -> None:
    """Killed later and later from its first file on: a part that is there is one to go on with."""
    parts = 0
    for number in range(10):
        folder = tmp_path / str(number)
        folder.mkdir()
        process = started(folder, "record", "x.dmdlog", "--seed", "0", "--players", "5")
        until(lambda folder=folder: any(folder.iterdir()))  # type: ignore[misc] # of this round
        time.sleep(number * 0.04)
        process.kill()
        process.communicate()
        if (folder / "x.dmdlog").exists():  # it came to its end before it was killed
            assert is_exact(folder / "x.dmdlog")
            continue
        there = (folder / "x.dmdlog.part").exists()
        parts += there
        words = ["--resume", "x.dmdlog.part"] if there else ["x.dmdlog", "--players", "5"]

        _, said = started(folder, "record", *words).communicate(timeout=PATIENCE)

        assert "dmd-replay: x" not in said
        assert is_exact(folder / "x.dmdlog")
    assert parts
