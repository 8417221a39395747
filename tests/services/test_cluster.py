"""Games on a real Dask cluster of several processes, one of which is killed in the middle."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.replay.simulate.test_simulate import files

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = 60
PATIENCE: Final = 120.0

pytestmark = pytest.mark.services


@contextmanager
def process(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A process that is ended with the block."""
    with subprocess.Popen(
        words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as one:
        try:
            yield one
        finally:
            one.kill()


@contextmanager
def cluster(folder: Path, workers: int) -> Iterator[tuple[str, list[subprocess.Popen[str]]]]:
    """A scheduler and its workers, each a process; gives the address."""
    told = folder / "scheduler.json"
    dask = [sys.executable, "-m", "distributed.cli"]
    local = ("--host", "127.0.0.1", "--no-dashboard")
    with ExitStack() as stack:
        scheduler = (f"{dask[2]}.dask_scheduler", *local, "--port", "0")
        stack.enter_context(process(*dask[:2], *scheduler, "--scheduler-file", str(told)))
        wait_for(told.exists)
        play = (
            f"{dask[2]}.dask_worker",
            "--scheduler-file",
            str(told),
            "--nthreads",
            "1",
            "--no-nanny",
            "--no-dashboard",
            "--local-directory",
            str(folder),
        )
        started = [stack.enter_context(process(*dask[:2], *play)) for _ in range(workers)]
        yield json.loads(told.read_text("utf-8"))["address"], started


def wait_for(there: object) -> None:
    """Wait until something is there."""
    assert callable(there)
    end = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < end
        time.sleep(0.05)


def simulate(out: Path, *words: str) -> list[str]:
    """The command line of a run."""
    given = ("--games", str(GAMES), "--chunk", "3", "--bot", "random", "--keep", "wins")
    return [sys.executable, "-m", "dmd_replay", "simulate", str(out), *given, *words]


def chunks(out: Path) -> int:
    """How many chunks of a run are done."""
    return sum(1 for _ in out.glob("chunks/*.chunk"))


def test_a_cluster_gives_what_one_process_gives(tmp_path: Path) -> None:
    """Given three workers, one of which is killed while it plays, and the command itself too, when
    the command comes again, then its folder is that of one process, byte for byte.
    """
    alone, far = tmp_path / "alone", tmp_path / "far"
    subprocess.run(simulate(alone, "--jobs", "1"), cwd=ROOT, check=True, capture_output=True)
    with cluster(tmp_path, 3) as (address, workers):
        with process(*simulate(far, "--scheduler", address)) as command:
            wait_for(lambda: chunks(far) >= 2 or command.poll() is not None)
            workers[0].kill()
            wait_for(lambda: chunks(far) >= 6 or command.poll() is not None)
            command.kill()
        between = chunks(far)
        again = subprocess.run(
            simulate(far, "--scheduler", address),
            cwd=ROOT,
            check=False,
            capture_output=True,
            text=True,
        )

    assert 0 == again.returncode, again.stderr
    assert 6 <= between < GAMES // 3
    assert f"goes on after {3 * between} games" in again.stderr
    assert files(alone) == files(far)


def test_processes_of_one_machine_give_the_same(tmp_path: Path) -> None:
    """Given two processes, one of which is killed while it plays, the result is the same."""
    alone, two = tmp_path / "alone", tmp_path / "two"
    subprocess.run(simulate(alone, "--jobs", "1"), cwd=ROOT, check=True, capture_output=True)
    with process(*simulate(two, "--jobs", "2")) as command:
        wait_for(lambda: chunks(two) >= 2 or command.poll() is not None)
        children = Path(f"/proc/{command.pid}/task/{command.pid}/children").read_text("utf-8")
        os.kill(int(children.split()[-1]), signal.SIGKILL)
        assert 0 == command.wait(PATIENCE)

    assert files(alone) == files(two)


def test_no_scheduler_answers(tmp_path: Path) -> None:
    """The sentence names the address."""
    done = subprocess.run(
        simulate(tmp_path / "run", "--scheduler", "tcp://127.0.0.1:1"),
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )

    assert 2 == done.returncode
    assert done.stderr.startswith(
        "dmd-replay: --scheduler tcp://127.0.0.1:1: no scheduler answers there ("
    )
    assert 1 == len(done.stderr.splitlines())
