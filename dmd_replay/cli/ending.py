"""How a command ends when it is stopped from outside: its words and its exit status.

The page docs/exit-status.md has the table of all statuses.
"""

import errno
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import current_thread, main_thread
from types import FrameType
from typing import Final, NoReturn

import click

UNUSABLE: Final = 2
"""What is named on the command line cannot be used."""
UNWRITTEN: Final = 5
"""A file, or the screen, takes no more."""
SIGNALLED: Final = 128
"""Shells say that a signal ended a command by this and its number."""
HUNG_UP: Final = SIGNALLED + 1
INTERRUPTED: Final = SIGNALLED + 2
CLOSED: Final = SIGNALLED + 13
TERMINATED: Final = SIGNALLED + 15

FULL: Final = frozenset(
    {errno.ENOSPC, errno.EFBIG, errno.EIO, getattr(errno, "EDQUOT", errno.ENOSPC)}
)
"""What the system says when nothing more can be written."""


class TerminatedError(KeyboardInterrupt):
    """The process was asked to end; whatever cleans up after an interrupt does so after this."""


class ClosedError(Exception):
    """Nobody reads what is printed; no `OSError`, because click has a status of its own for one."""


def sentence_of(error: OSError) -> str:
    """What the system says of a file, with the name of the file where there is one.

    Example:
        >>> sentence_of(PermissionError(13, "Permission denied", "a.dmdlog"))
        'a.dmdlog: Permission denied'
        >>> sentence_of(FileExistsError("a.dmdlog: the file exists"))
        'a.dmdlog: the file exists'
    """
    if error.errno is None:  # raised here, with a sentence of its own
        return str(error)
    said = error.strerror or str(error)
    return said if error.filename is None else f"{error.filename}: {said}"


@contextmanager
def closed_pipes() -> Iterator[None]:
    """See a closed pipe before click does."""
    try:
        yield
    except BrokenPipeError as error:
        raise ClosedError from error


def status_of(stopped: BaseException | None) -> int:
    """The exit status after an interrupt."""
    return TERMINATED if isinstance(stopped, TerminatedError) else INTERRUPTED


@contextmanager
def ended_well() -> Iterator[None]:
    """Turn what stops a command from outside into a sentence and a status of its own.

    An interrupt, a termination, a closed pipe behind us, and a full device: none of them says
    anything about a game. Neither does what the system says of a file, wherever that comes up.
    """
    try:
        with _terminated():
            yield
    except click.Abort as stopped:  # click's word for an interrupt
        _leave(status_of(stopped.__cause__), "stopped")
    except KeyboardInterrupt as stopped:
        _leave(status_of(stopped), "stopped")
    except (ClosedError, BrokenPipeError):
        _leave(CLOSED)
    except OSError as error:
        if error.errno not in FULL:
            _leave(UNUSABLE, sentence_of(error))
        name = error.filename or "standard output"
        _leave(UNWRITTEN, f"{name}: {error.strerror}")
    except SystemExit:
        try:
            _flush()
        except BrokenPipeError:
            _leave(CLOSED)
        except OSError as error:
            _leave(UNWRITTEN, f"standard output: {error.strerror}")
        raise


def _flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _leave(status: int, sentence: str = "") -> NoReturn:
    """Say what there is to say, as far as that is possible, and end."""
    from dmd_replay.cli.terminal import tell  # noqa: PLC0415 - help comes without the rules

    with suppress(OSError):
        if sentence:
            tell(f"dmd-replay: {sentence}", err=True)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, AttributeError):  # AttributeError: there is no such stream
            _forget(stream)
    raise SystemExit(status)


def _forget(stream: object) -> None:
    """What is left in a stream that takes no more goes nowhere, so that Python says nothing."""
    with suppress(OSError, AttributeError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())  # type: ignore[attr-defined] # what has none is passed over
        os.close(nowhere)


@contextmanager
def _terminated() -> Iterator[None]:
    """While a command runs, a request to end it goes through everything that cleans up."""
    ours = current_thread() is main_thread() and (
        signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    )
    if not ours:
        yield
        return
    signal.signal(signal.SIGTERM, _terminate)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _terminate(_number: int, _frame: FrameType | None) -> NoReturn:
    raise TerminatedError


__all__ = [
    "CLOSED",
    "FULL",
    "HUNG_UP",
    "INTERRUPTED",
    "SIGNALLED",
    "TERMINATED",
    "UNUSABLE",
    "UNWRITTEN",
    "ClosedError",
    "TerminatedError",
    "closed_pipes",
    "ended_well",
    "sentence_of",
    "status_of",
]
