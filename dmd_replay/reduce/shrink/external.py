"""A failure that another program finds: its exit status on the log of a game, or that it hangs."""

import os
import shlex
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final, final

from dmd_core.kernel.ruleset import Ruleset
from dmd_replay.check.failure import Failure
from dmd_replay.drafts import new_file
from dmd_replay.facets import GameTools
from dmd_replay.log import LogWriter
from dmd_replay.reduce.oracles import Idle, Oracle, PlayedSteps, Watcher

HOLE: Final = "{log}"
"""Where the path of the log goes in a command; without it the path comes last."""
SECONDS: Final = 120.0
"""A program that takes longer hangs, if nothing else is said; it is ended."""

HANGS: Final = "hangs"
"""Stands in the place of a status where a program did not end."""

GRACE: Final = 2.0
"""Seconds that a program has to end when it is asked to."""


class ProgramError(ValueError):
    """A program that cannot be run; the sentence says why."""


class OutOfTimeError(Exception):
    """The time for the whole search was over while a program ran: it has found nothing."""


class _Program(Idle):
    def __init__(self, oracle: "CommandOracle") -> None:
        self._oracle = oracle

    def over(self, game: Any, steps: PlayedSteps) -> Sequence[Failure]:  # noqa: ANN401 - see `Watcher`
        return self._oracle.judge(game, steps)


@final
class CommandOracle:
    """A program ends with a status other than 0 on the log of the game, or does not end.

    Attributes:
        text: the command line, as given.
        until: when the search is over, by the monotonic clock; None if never.
    """

    whole: Final = True

    def __init__(
        self,
        text: str,
        tools: GameTools,
        *,
        timeout: float = SECONDS,
        until: float | None = None,
    ) -> None:
        """Take a command line apart.

        Args:
            text: the command line; no shell looks at it.
            tools: writes the logs.
            timeout: seconds, more than 0; a program that takes longer hangs, which is a failure.
            until: when the search is over, by the monotonic clock; a program that is still
                running then is ended and has found nothing.

        Raises:
            ProgramError: if it has an open quote, or nothing in it, or the time is none.
        """
        self.text = text.strip()
        self._timeout = timeout
        self.until = until
        if not timeout > 0:
            raise ProgramError(f"--timeout {timeout} is out of range; allowed: more than 0")
        self._tools = tools
        try:
            self._words = shlex.split(self.text)
        except ValueError as error:
            raise ProgramError(f"'{self.text}' is no command line: {error}") from error
        if not self._words:
            raise ProgramError("the command line is empty; give a program and its arguments")

    def watch(self, rules: Ruleset[Any, Any], game: Any) -> Watcher:  # noqa: ANN401, ARG002 - see `Oracle`
        """A watcher for one game."""
        return _Program(self)

    def only(self, failure: Failure) -> Oracle | None:
        """Itself."""
        return self if failure.kind == "command" else None

    def judge(self, game: Any, steps: PlayedSteps) -> Sequence[Failure]:  # noqa: ANN401 - of any game
        """Run the program on the log of a game.

        Raises:
            ProgramError: if it cannot be started.
        """
        with tempfile.TemporaryDirectory(prefix="dmd-replay-") as folder:
            path = Path(folder) / "candidate.dmdlog"
            with new_file(path, path) as stream, LogWriter(stream, self._tools, game, None) as log:
                for command, now in steps:
                    log.write(command, now)
            status = self._run(path)
        if not status:
            return ()
        details = (("command", self.text), ("status", status))
        says = f"'{self.text}' ends with status {status}"
        if status == HANGS:
            says = f"'{self.text}' does not end within {self._timeout:g} seconds"
        return (Failure("command", details, says),)

    def _run(self, path: Path) -> str:
        """The status in words; nothing if all is well."""
        words = [word.replace(HOLE, str(path)) for word in self._words]
        if HOLE not in self.text:
            words.append(str(path))
        left = None if self.until is None else self.until - monotonic()
        if left is not None and left <= 0:
            raise OutOfTimeError
        try:
            # A session of its own, so that whatever the program starts can be ended with it; and
            # nothing is read of it, so that nothing it leaves behind can keep us waiting.
            running = subprocess.Popen(  # noqa: S603 - the user named the program
                words,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except OSError as error:
            raise ProgramError(f"'{self.text}' cannot be started: {error.strerror}") from error
        try:
            status = running.wait(self._timeout if left is None else min(self._timeout, left))
        except subprocess.TimeoutExpired:
            if left is not None and left < self._timeout:
                raise OutOfTimeError from None
            return HANGS
        finally:
            end_all(running)
        return str(status) if status else ""


def end_all(program: "subprocess.Popen[bytes]") -> None:
    """End a program and everything it started: first asked, then forced."""
    _signal(program, signal.SIGTERM)
    with suppress(subprocess.TimeoutExpired):
        program.wait(GRACE)
    _signal(program, getattr(signal, "SIGKILL", signal.SIGTERM))
    program.wait()


def _signal(program: "subprocess.Popen[bytes]", number: int) -> None:
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(program.pid, number)  # it leads the group, which may outlive it
        elif program.poll() is None:
            program.send_signal(number)


__all__ = ["HANGS", "HOLE", "SECONDS", "CommandOracle", "OutOfTimeError", "ProgramError", "end_all"]
