"""What is made at first use is made whole: in threads, under interrupts, by both msgpacks."""

import os
import signal
import subprocess
import sys

import pytest

from tests.death_may_die.first_use import THREADS, everything

PURE = {"compiled": "", "in Python": "1"}


def fresh(way: str, msgpack: str) -> list[str]:
    """What a fresh process says that does everything for the first time."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.death_may_die.first_use", way],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "MSGPACK_PUREPYTHON": PURE[msgpack]},
    )
    assert (0, "") == (done.returncode, done.stderr)
    return done.stdout.split()


@pytest.mark.slow
@pytest.mark.parametrize("msgpack", PURE)
@pytest.mark.exhaustive
def test_threads_that_begin_at_once_write_the_same_bytes(msgpack: str) -> None:
    """Eight threads that load, play, write and read for the first time agree with one alone."""
    assert [everything()] * THREADS == fresh("threads", msgpack)


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="the system has no such timer")
@pytest.mark.parametrize("msgpack", PURE)
@pytest.mark.exhaustive
def test_an_interrupt_at_first_use_leaves_nothing_half_made(msgpack: str) -> None:
    """Who was interrupted wherever it was goes on as if it had not been."""
    assert [everything()] == fresh("interrupts", msgpack)
