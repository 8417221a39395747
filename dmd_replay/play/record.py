"""Recording: play a game with somebody who decides, and write every step to a log.

A log that is being recorded has a name of its own, ``game.dmdlog.part``, and takes its place when
it is closed. Whenever the recorder is killed, that file can be opened up to the last whole record,
and recording can go on.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol, final

import attrs

from dmd_core.kernel.refusals import RefusedError
from dmd_core.kernel.rewind import UndoPolicy
from dmd_core.kernel.step import Step
from dmd_replay.facets import GameTools
from dmd_replay.facets.bots import Bot
from dmd_replay.log import SUFFIX, Log, LogWriter
from dmd_replay.play.recorder import Input, Recorder, UndoError
from dmd_replay.play.script import ScriptDecider, ScriptError

PART: Final = ".part"
"""Behind the name of a log that is being recorded."""

NAME_DIGITS: Final = 16
"""Hexadecimal digits of the content hash in the name of a log."""


class Decider(Protocol):
    """Answers one decision after the other; None when it has no more to say."""

    def decide(self, game: Any, now: Step[Any]) -> Input | None:  # noqa: ANN401 - of any game
        """The next command, or an undo, a mark or a note."""


@final
@attrs.frozen
class BotDecider:
    """A bot decides everything."""

    bot: Bot

    def decide(self, game: Any, now: Step[Any]) -> Input | None:  # noqa: ANN401 - of any game
        """Whatever the bot chooses."""
        if now.decision is None:
            return None
        return self.bot.choose(game, now.state, now.decision)


@final
@attrs.frozen
class Recorded:
    """A game as played.

    Attributes:
        step: where it stands.
        commands: how many there were, undone ones among them.
        events: how many there were.
        path: where the log is.
    """

    step: Step[Any]
    commands: int
    events: int
    path: Path


def suggested_name(log: Log) -> str:
    """A name for the file of a log: equal games have equal names.

    It is made of the content hash, so neither compression nor the path to it matters.
    """
    return f"{log.header.ruleset}-{log.content.hex()[:NAME_DIGITS]}{SUFFIX}"


def part_of(path: Path) -> Path:
    """Where a log stands while it is being recorded."""
    return path.with_name(path.name + PART)


def record(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    seed: int | None,
    decider: Decider,
    path: Path,
    *,
    overwrite: bool = False,
    undo: UndoPolicy = UndoPolicy.KEEP,
    progress: Callable[[int], None] | None = None,
) -> Recorded:
    """Play a game and write its log.

    Links are followed. The log is written to `part_of` the path and takes its place when it is
    closed; nothing is lost if it goes wrong.

    Args:
        tools: the game.
        game: its definition.
        seed: of its chance; None if dice and cards are typed in.
        decider: decides.
        path: where the log goes.
        overwrite: whether a file that is there may be replaced, or the part of another recording.
        undo: what becomes of chance when something is undone.
        progress: told the number of commands after each.

    Raises:
        FileExistsError: if there is a file that may not be overwritten, or what is no file.
        FileNotFoundError: if the folder of the file is not there.
        ScriptError: if a script does not fit the game; no part is left then.
    """
    path = path.resolve()
    check_free(path, overwrite=overwrite)
    part = part_of(path)
    if part.exists() and not overwrite:
        message = (
            f"{part}: a recording was cut off here; go on with it by"
            " 'dmd-replay record --resume', or allow its loss with --force"
        )
        raise FileExistsError(message)
    try:
        with part.open("wb") as stream, LogWriter(stream, tools, game, seed, undo=undo) as log:
            recorder = Recorder.begin(tools, game, seed, log, undo)
            play_on(recorder, decider, progress)
    except ScriptError:
        part.unlink(missing_ok=True)
        raise
    part.replace(path)
    return Recorded(recorder.now, recorder.commands, recorder.events, path)


def check_free(path: Path, *, overwrite: bool) -> None:
    """Refuse a place where no log can be written.

    Raises:
        FileExistsError: if there is a file that may not be overwritten, or what is no file.
        FileNotFoundError: if the folder of the file is not there.
    """
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


def play_on(
    recorder: Recorder, decider: Decider, progress: Callable[[int], None] | None = None
) -> None:
    """Let somebody decide until there is no more to say.

    Raises:
        ScriptError: for what cannot be carried out.
    """
    while (said := decider.decide(recorder.game, recorder.now)) is not None:
        try:
            recorder.take(said)
        except (RefusedError, UndoError) as error:
            if isinstance(decider, ScriptDecider):
                raise decider.error(str(error)) from error
            raise ScriptError(str(error)) from error
        if progress is not None:
            progress(recorder.commands)


__all__ = [
    "NAME_DIGITS",
    "PART",
    "BotDecider",
    "Decider",
    "Recorded",
    "ScriptDecider",
    "ScriptError",
    "check_free",
    "part_of",
    "play_on",
    "record",
    "suggested_name",
]
