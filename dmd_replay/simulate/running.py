"""Who plays the chunks of a run: processes of this machine, or the workers of a cluster."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import islice
from typing import Any, Final

from dmd_replay.extras import (
    CLUSTER,
    CLUSTER_PACKAGES,
    MissingExtraError,
    missing,
    not_installed,
)
from dmd_replay.processes import workers
from dmd_replay.simulate.plan import GameTask
from dmd_replay.simulate.playing import Chunk, Work, play_chunk

Played = Iterator[tuple[int, Chunk]]
"""Chunks by their numbers, in whatever order they get done."""

Tasks = Callable[[int], list[GameTask]]
"""Gives the games of a chunk by its number."""

AHEAD: Final = 3
"""So many chunks for each worker are handed out at a time: enough for it never to wait, few enough
for a run of any length to take no memory."""
RETRIES: Final = 3
"""So often in a row a process may be killed before a run gives up."""
PATIENCE: Final = 10.0
"""Seconds in which a scheduler has to answer."""


class ClusterError(Exception):
    """A scheduler that cannot be reached, or workers that cannot play."""


def on_this_machine(work: Work, todo: Iterable[int], tasks: Tasks, jobs: int) -> Played:
    """Play chunks in processes of this machine.

    A chunk whose process was killed is played again.

    Args:
        work: what all games have in common.
        todo: the numbers of the chunks.
        tasks: the games of each.
        jobs: how many processes; 1 plays here.

    Raises:
        ClusterError: if processes are killed again and again.
    """
    left = dict.fromkeys(todo)
    if jobs == 1:
        for number in left:
            yield number, play_chunk(work, tasks(number))
        return
    broken = 0
    while left:
        try:
            for number, chunk in _in_processes(work, list(left), tasks, jobs):
                del left[number]
                broken = 0
                yield number, chunk
        except BrokenProcessPool as error:
            broken += 1
            if broken > RETRIES:
                raise ClusterError(
                    f"a process was killed {broken} times in a row, perhaps for want of memory;"
                    " what is done is kept, and the same command goes on"
                ) from error


def _in_processes(work: Work, todo: list[int], tasks: Tasks, jobs: int) -> Played:
    numbers = iter(todo)
    with workers(jobs) as pool:
        going: dict[Future[Chunk], int] = {}
        while True:
            for number in islice(numbers, AHEAD * jobs - len(going)):
                going[pool.submit(play_chunk, work, tasks(number))] = number
            if not going:
                return
            done, _ = wait(going, return_when=FIRST_COMPLETED)
            for one in done:
                yield going.pop(one), one.result()


def check_cluster() -> None:
    """Say what is missing for a cluster.

    Raises:
        MissingExtraError: if it is not installed.
    """
    gone = not_installed(CLUSTER_PACKAGES)
    if gone:
        raise MissingExtraError(missing(*gone, extra=CLUSTER))


def on_a_cluster(work: Work, todo: Iterable[int], tasks: Tasks, address: str) -> Played:
    """Play chunks on the workers of a Dask cluster.

    A chunk whose worker is gone is played again by another one, as the scheduler sees to.

    Args:
        work: what all games have in common.
        todo: the numbers of the chunks.
        tasks: the games of each.
        address: of the scheduler, such as ``tcp://10.0.0.1:8786``.

    Raises:
        MissingExtraError: if `distributed` is not installed.
        ClusterError: if no scheduler answers, or a worker cannot play.
    """
    check_cluster()
    distributed: Any = import_module("distributed")  # Any: a library whose functions have no types

    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise ClusterError(
            f"--scheduler {address}: no scheduler answers there"
            f" ({' '.join(str(error).split()) or type(error).__name__})"
        ) from error
    numbers = iter(todo)
    going: dict[str, int] = {}

    def submit(count: int) -> list[Any]:  # Any: a future of a library without types
        futures: list[Any] = []
        for number in islice(numbers, count):
            future = client.submit(play_chunk, work, tasks(number), pure=False)
            going[future.key] = number
            futures.append(future)
        return futures

    with client:
        ahead = AHEAD * max(1, len(client.ncores()))
        done = distributed.as_completed(submit(ahead))
        for future in done:
            try:
                chunk: Chunk = future.result()
            except Exception as error:
                raise ClusterError(
                    f"--scheduler {address}: {' '.join(str(error).split())};"
                    " what is done is kept, and the same command goes on"
                ) from error
            yield going.pop(future.key), chunk
            for more in submit(1):
                done.add(more)


__all__ = ["ClusterError", "check_cluster", "on_a_cluster", "on_this_machine"]
