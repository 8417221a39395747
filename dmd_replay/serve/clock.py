"""A bound on the processor time that one request may take.

It is the time of this process, so that a request is not given up because others are busy. Rules
are pure functions: a computation that is broken off leaves nothing behind. A timer of the system
breaks it off, which needs the main thread of a process on a system with signals; elsewhere, as in a
browser, whoever runs the host ends the whole worker, and `possible` says so.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

_THOUSAND: Final = 1000
_IMPORTS: Final = "importlib._bootstrap"
_LATER: Final = 0.01


class TimeUpError(BaseException):
    """The time of a request is over; no `Exception`, which others than the host might catch."""


def possible() -> bool:
    """Whether time can be bounded here."""
    here = threading.current_thread() is threading.main_thread()
    return hasattr(signal, "setitimer") and here


@contextmanager
def bounded(milliseconds: int) -> Iterator[None]:
    """Break what is done inside off when the time is over, where that is possible.

    Args:
        milliseconds: of processor time that it may take; 0 for as much as it takes.

    Raises:
        TimeUpError: when the time is over.

    Example:
        >>> with bounded(20):
        ...     while True:
        ...         pass
        Traceback (most recent call last):
        dmd_replay.serve.clock.TimeUpError
    """
    if not milliseconds or not possible():
        yield
        return
    before = signal.signal(signal.SIGPROF, _up)
    signal.setitimer(signal.ITIMER_PROF, milliseconds / _THOUSAND)
    try:
        yield
    finally:
        unbounded()
        signal.signal(signal.SIGPROF, before)


def unbounded() -> None:
    """Stop the clock: what comes now has to be done whole, such as writing what was decided."""
    if possible():
        signal.setitimer(signal.ITIMER_PROF, 0)


def _up(_number: int, frame: FrameType | None) -> None:
    while frame is not None:
        if frame.f_globals.get("__name__") == _IMPORTS:
            # Half a module would stay behind in what it has registered itself with.
            signal.setitimer(signal.ITIMER_PROF, _LATER)
            return
        frame = frame.f_back
    raise TimeUpError


__all__ = ["TimeUpError", "bounded", "possible", "unbounded"]
