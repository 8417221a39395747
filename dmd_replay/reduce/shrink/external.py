"""A failure that another program finds: its exit status on the log of a game."""

import shlex
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, final

from dmd_core.kernel.ruleset import Ruleset
from dmd_replay.check.failure import Failure
from dmd_replay.drafts import new_file
from dmd_replay.facets import GameTools
from dmd_replay.log import LogWriter
from dmd_replay.reduce.oracles import Idle, Oracle, PlayedSteps, Watcher

HOLE: Final = "{log}"
"""Where the path of the log goes in a command; without it the path comes last."""
SECONDS: Final = 120
"""A program that takes longer is stopped, and has found nothing."""


class ProgramError(ValueError):
    """A program that cannot be run; the sentence says why."""


class _Program(Idle):
    def __init__(self, oracle: "CommandOracle") -> None:
        self._oracle = oracle

    def over(self, game: Any, steps: PlayedSteps) -> Sequence[Failure]:  # noqa: ANN401 - see `Watcher`
        return self._oracle.judge(game, steps)


@final
class CommandOracle:
    """A program ends with a status other than 0 on the log of the game.

    Attributes:
        text: the command line, as given.
    """

    whole: Final = True

    def __init__(self, text: str, tools: GameTools) -> None:
        """Take a command line apart.

        Args:
            text: the command line; no shell looks at it.
            tools: writes the logs.

        Raises:
            ProgramError: if it has an open quote, or nothing in it.
        """
        self.text = text.strip()
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
        details = (("command", self.text), ("status", str(status)))
        return (Failure("command", details, f"'{self.text}' ends with status {status}"),)

    def _run(self, path: Path) -> int:
        words = [word.replace(HOLE, str(path)) for word in self._words]
        if HOLE not in self.text:
            words.append(str(path))
        try:
            done = subprocess.run(  # noqa: S603 - the user named the program
                words, check=False, capture_output=True, timeout=SECONDS
            )
        except subprocess.TimeoutExpired:
            return 0
        except OSError as error:
            raise ProgramError(f"'{self.text}' cannot be started: {error.strerror}") from error
        return done.returncode


__all__ = ["HOLE", "CommandOracle", "ProgramError"]
