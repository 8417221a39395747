"""The sign that a command is at work: shown on a terminal once it has said nothing for a second.

What is counted has a bar of its own (`dmd_replay.cli.terminal.progress`). Everything else takes
less than a second with a usual game, and may take longer with a huge one, or on a slow machine:
reading a log, looking for a step, drawing. Nobody has to know beforehand which of them will.

The sign is on standard error, for as long as nothing is said, and goes without a trace. It is there
only if what is said goes to the terminal too: behind a pager it would be drawn across a page.
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Lock, Thread
from time import monotonic
from typing import Final, final

import click
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

PATIENCE: Final = 1.0
"""Seconds in which nothing need be said."""

WORKING: Final = "working"

_PAUSE: Final = 0.05

_SIGN: Final = "dmd_replay.waiting.sign"


@final
class Sign:
    """The sign, and the thread that waits until it is time to show it; see `waited_for`."""

    def __init__(self, patience: float) -> None:
        """Wait from now on.

        Args:
            patience: seconds; with 0 it is there at once.
        """
        self._patience = patience
        self._lock = Lock()
        self._ended = Event()
        self._due = monotonic() + patience
        self._held = False
        self._shown: Progress | None = None
        if not patience:
            self.show()
        self._thread = Thread(target=self._watch, name=WORKING, daemon=True)
        self._thread.start()

    def _watch(self) -> None:
        left = self._patience or _PAUSE
        while not self._ended.wait(left):
            left = self.look()

    def look(self) -> float:
        """Show it if it is time; gives how many seconds to wait until it may be."""
        with self._lock:
            left = self._due - monotonic()
            if left > 0:
                return left
            if self._shown is None and not self._held and not self._ended.is_set():
                self.show()
            return self._patience or _PAUSE

    def show(self) -> None:
        """Show it now, if it is not there."""
        if self._shown is None:
            self._shown = Progress(
                SpinnerColumn(),
                TextColumn("{task.description}", markup=False),
                TimeElapsedColumn(),
                console=Console(stderr=True),
                transient=True,
                redirect_stdout=False,  # whoever says something takes the sign away first
                redirect_stderr=False,
            )
            self._shown.add_task(WORKING, total=None)
            with suppress(OSError):  # as in `_hide`
                self._shown.start()

    def _hide(self) -> None:
        if self._shown is not None:
            with suppress(OSError):  # a terminal that is gone is not what the command is about
                self._shown.stop()
            self._shown = None

    def put_off(self, *, held: bool | None = None) -> None:
        """Take it away, and wait anew; for as long as it is held nothing comes in its place."""
        with self._lock:
            self._hide()
            self._due = monotonic() + self._patience
            if held is not None:
                self._held = held

    def end(self) -> None:
        """Take it away for good."""
        self._ended.set()
        with self._lock:
            self._hide()
        self._thread.join()


@contextmanager
def waited_for(ctx: click.Context) -> Iterator[None]:
    """While a command runs that says nothing for `PATIENCE`, tell that it is at work.

    Args:
        ctx: of the command line.
    """
    if not (Console(stderr=True).is_terminal and Console().is_terminal):
        yield
        return
    shown = ctx.meta[_SIGN] = Sign(PATIENCE)
    try:
        yield
    finally:
        del ctx.meta[_SIGN]
        shown.end()


def put_off() -> None:
    """Take the sign away, if there is one: something is about to be said."""
    shown = sign()
    if shown is not None:
        shown.put_off()


@contextmanager
def held_off() -> Iterator[None]:
    """No sign for a while: something else is shown, or somebody is asked something."""
    shown = sign()
    if shown is None:
        yield
        return
    shown.put_off(held=True)
    try:
        yield
    finally:
        shown.put_off(held=False)


def sign() -> Sign | None:
    """The sign of the command that runs; None outside of a terminal."""
    ctx = click.get_current_context(silent=True)
    found = None if ctx is None else ctx.meta.get(_SIGN)
    return found if isinstance(found, Sign) else None


__all__ = ["PATIENCE", "WORKING", "Sign", "held_off", "put_off", "sign", "waited_for"]
