"""Recording: play a game with somebody who decides, and write every step to a log."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Protocol, final

import attrs

from dmd_core.kernel.events import Command
from dmd_core.kernel.refusals import RefusedError
from dmd_core.kernel.step import Step, step
from dmd_replay.adapter import Adapter
from dmd_replay.bots import Bot
from dmd_replay.log import LogWriter
from dmd_replay.replay import opening_step


class Decider(Protocol):
    """Answers one decision after the other; None when it has no more to say."""

    def decide(self, game: Any, now: Step[Any]) -> Command | None:  # noqa: ANN401 - of any game
        """The next command."""


@final
@attrs.frozen
class BotDecider:
    """A bot decides everything."""

    bot: Bot

    def decide(self, game: Any, now: Step[Any]) -> Command | None:  # noqa: ANN401 - of any game
        """Whatever the bot chooses."""
        if now.decision is None:
            return None
        return self.bot.choose(game, now.state, now.decision)


class ScriptError(ValueError):
    """A line of a script that cannot be carried out; the sentence names file and line."""


@final
class ScriptDecider:
    """A script decides: one command in its text form per line; ``#`` starts a comment."""

    def __init__(self, path: Path, adapter: Adapter) -> None:
        """Read the script; the adapter knows what its lines mean.

        Raises:
            ScriptError: if it is not text.
            OSError: if it cannot be read.
        """
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            message = f"{path.name}: byte {error.start} is not UTF-8; a script is a text file"
            raise ScriptError(message) from error
        self._name = path.name
        self._adapter = adapter
        self._lines = [
            (number, line.partition("#")[0].strip())
            for number, line in enumerate(text.splitlines(), 1)
        ]
        self._lines = [(number, line) for number, line in self._lines if line]
        self._next = count()

    def decide(self, game: Any, now: Step[Any]) -> Command | None:  # noqa: ANN401 - see `Decider`
        """The command of the next line.

        Raises:
            ScriptError: if the line is no legal command now.
        """
        place = next(self._next)
        if place >= len(self._lines):
            return None
        number, line = self._lines[place]
        if now.decision is None:
            message = f"{self._name}: line {number}: '{line}' comes after the end of the game"
            raise ScriptError(message)
        try:
            return self._adapter.command_from(game, now.state, now.decision, line)
        except ValueError as error:
            message = f"{self._name}: line {number}: {error}"
            raise ScriptError(message) from error


@final
@attrs.frozen
class Recorded:
    """A game as played."""

    step: Step[Any]
    commands: int
    events: int


def record(
    adapter: Adapter,
    game: Any,  # noqa: ANN401 - of any game
    seed: int | None,
    decider: Decider,
    path: Path,
    *,
    overwrite: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Recorded:
    """Play a game and write its log.

    Links are followed. The log is written to a file of its own beside `path` and takes its place
    when the game has been played, so that nothing is lost if it goes wrong.

    Raises:
        FileExistsError: if there is a file that may not be overwritten, or what is no file.
        FileNotFoundError: if the folder of the file is not there.
        ScriptError: if a script does not fit the game.
    """
    path = path.resolve()
    if path.exists() and not path.is_file() and not path.is_dir():
        message = f"{path}: this is no ordinary file; name another for the log"
        raise FileExistsError(message)
    if path.is_dir():
        message = f"{path}: this is a folder; name a file for the log"
        raise FileExistsError(message)
    if not path.parent.is_dir():
        message = f"{path}: the folder {path.parent} does not exist; make it first"
        raise FileNotFoundError(message)
    if path.exists() and not overwrite:
        message = f"{path}: the file exists; name another or allow it with --force"
        raise FileExistsError(message)
    draft = path.with_name(f".{path.name}.part")
    try:
        with draft.open("wb") as stream, LogWriter(stream, adapter, game, seed) as log:
            played = _play(adapter, game, seed, decider, log, progress)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    return played


def _play(
    adapter: Adapter,
    game: Any,  # noqa: ANN401 - of any game
    seed: int | None,
    decider: Decider,
    log: LogWriter,
    progress: Callable[[int], None] | None,
) -> Recorded:
    now = opening_step(adapter, game, seed)
    log.write(None, now)
    commands, events = 0, len(now.events)
    while True:
        command = decider.decide(game, now)
        if command is None:
            return Recorded(now, commands, events)
        try:
            now = step(adapter.ruleset, game, now.state, command, decision=now.decision)
        except RefusedError as error:
            raise ScriptError(str(error)) from error
        log.write(command, now)
        commands += 1
        events += len(now.events)
        if progress is not None:
            progress(commands)


__all__ = ["BotDecider", "Decider", "Recorded", "ScriptDecider", "ScriptError", "record"]
