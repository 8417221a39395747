"""A program at a pseudo-terminal: what it shows, keys, sizes, and how it ends."""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, final

import pyte

QUIET: Final = 0.05
"""Seconds without a word after which a screen is taken for whole."""
IDLE: Final = 2.0
"""Seconds after which a key is taken for one that changes nothing."""
PATIENCE: Final = 60.0
"""Seconds that something may take on a busy machine."""


@final
class Terminal:
    """A child process with a screen of its own.

    Attributes:
        child: the number of the process.
        status: how it ended; negative for a signal, None while it lives.
        worked: the seconds of a processor that it took, once it has ended.
    """

    def __init__(self, words: Sequence[str], folder: Path, size: tuple[int, int]) -> None:
        """Start `dmd-replay` with words, in a folder, at a terminal of columns and rows."""
        self.child, self._master = pty.fork()
        if self.child == 0:  # pragma: no cover - the child
            os.chdir(folder)
            os.environ |= {"TERM": "xterm-256color", "COLUMNS": "", "LINES": ""}
            os.execv(sys.executable, [sys.executable, "-m", "dmd_replay", *words])  # noqa: S606 - this very interpreter
        self._screen = pyte.Screen(*size)
        self._stream = pyte.ByteStream(self._screen)
        self.status: int | None = None
        self.worked = 0.0
        self.resize(*size)

    @property
    def rows(self) -> list[str]:
        """What is shown."""
        return [row.rstrip() for row in self._screen.display]

    @property
    def text(self) -> str:
        """All of it."""
        return "\n".join(self.rows)

    def resize(self, columns: int, rows: int) -> None:
        """Change the size, as who drags a corner of the window does."""
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, size)
        self._screen.resize(rows, columns)

    def read(self, quiet: float = QUIET) -> bool:
        """Take what is said until nothing is for a while; False if nothing was."""
        said = False
        while select.select([self._master], [], [], quiet)[0]:
            try:
                data = os.read(self._master, 1 << 16)
            except OSError:  # the child is gone
                data = b""
            if not data:
                return said
            self._stream.feed(data)
            said = True
        return said

    def until(self, shown: Callable[[str], bool], what: str) -> None:
        """Wait until the screen shows something."""
        end = time.monotonic() + PATIENCE
        while not shown(self.text):
            assert time.monotonic() < end, f"no {what} on the screen:\n{self.text}"
            self.read()

    def settled(self, quiet: float = 1.0) -> list[str]:
        """What is shown once nothing has changed for some seconds."""
        end = time.monotonic() + PATIENCE
        while self.read(quiet):
            assert time.monotonic() < end, f"it goes on to change:\n{self.text}"
        return self.rows

    def press(self, keys: str) -> None:
        """Press keys, and wait until the screen has changed, if it does."""
        self.read(0)
        os.write(self._master, keys.encode())
        select.select([self._master], [], [], IDLE)
        self.read()

    def kill(self, number: int = signal.SIGKILL) -> int:
        """End the program by a signal; the exit status, negative for a signal."""
        os.kill(self.child, number)
        return self.wait()

    def hang_up(self) -> int:
        """Close the terminal, as who closes the window does."""
        os.close(self._master)
        self._master = -1
        return self.wait()

    def wait(self) -> int:
        """Wait for the end; what is said on the way is read."""
        end = time.monotonic() + PATIENCE
        while self.status is None:
            if self._master >= 0:
                self.read()
            done, status, usage = os.wait4(self.child, os.WNOHANG)
            if done:
                self.status = os.waitstatus_to_exitcode(status)
                self.worked = usage.ru_utime + usage.ru_stime
            assert time.monotonic() < end, f"it does not end:\n{self.text}"
            time.sleep(0.01)
        return self.status


@contextmanager
def terminal(*words: str, folder: Path, size: tuple[int, int] = (80, 24)) -> Iterator[Terminal]:
    """A program at a terminal; it is gone afterwards."""
    found = Terminal(words, folder, size)
    try:
        yield found
    finally:
        if found.status is None:
            found.kill()


__all__ = ["Terminal", "terminal"]
