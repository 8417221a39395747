"""Work in several processes, which never outlive the one that started them."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from threading import Thread
from typing import Final

MOST: Final = max(64, os.cpu_count() or 1)
"""Processes that may be asked for: more than that would wait for each other only."""


def how_many(jobs: int) -> int:
    """How many processes are meant: those that were asked for, or one per processor if 0."""
    return jobs or os.cpu_count() or 1


@contextmanager
def workers(jobs: int) -> Iterator[Executor]:
    """Processes that work side by side.

    Whatever ends the work early, an exception, an interrupt or a signal, ends them at once; if this
    process is killed, they see it and leave.

    Args:
        jobs: how many, 1 to `MOST`.
    """
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_begin)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        raise
    finally:
        pool.shutdown()


def _begin() -> None:
    """What each does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal interrupts all; one of us answers
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


__all__ = ["MOST", "how_many", "workers"]
