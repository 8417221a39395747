"""Who may write to a game: one thread at a time, of the process that opened it, until it is closed.

A log is written behind what stands there. Two threads that both write behind the same record, or a
process that `os.fork` made and that goes on writing the file of its parent, leave a log that nobody
can read. Threads wait for each other; everybody else is refused.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from os import getpid
from threading import RLock
from types import TracebackType
from typing import final

from dmd_replay.log import ClosedError


@final
class Access:
    """Held by a ``with`` statement while something is written."""

    __slots__ = ("_closed", "_lock", "_process")

    def __init__(self) -> None:
        """It is of this process from now on."""
        self._closed = False
        self._lock = RLock()  # what holds it may call another method that does
        self._process = getpid()

    @property
    def own(self) -> bool:
        """Whether this process opened the game."""
        return getpid() == self._process

    @contextmanager
    def to_the_end(self) -> Iterator[None]:
        """A block behind which nobody is let in any more; whoever is inside is waited for.

        Raises:
            ClosedError: if another process comes to the end of the block: it has nothing to close.
        """
        try:
            yield
        except BaseException:
            if self.own:
                self._close()
            raise
        self._need_own()
        self._close()

    def _close(self) -> None:
        with self._lock:
            self._closed = True

    def _need_own(self) -> None:
        if not self.own:
            message = (
                "another process opened this game: what os.fork has made cannot write to it;"
                " open it in one process"
            )
            raise ClosedError(message)

    def __enter__(self) -> None:
        """Wait for other threads.

        Raises:
            ClosedError: if the game is closed, or another process opened it.
        """
        self._need_own()  # first: a lock that was held when the process was made stays so
        self._lock.acquire()
        if self._closed:
            self._lock.release()
            raise ClosedError

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Let the next one in."""
        self._lock.release()


__all__ = ["Access"]
