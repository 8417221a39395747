"""Recording: play a game with somebody who decides, and write every step to a log.

A log that is being recorded has a name of its own, ``game.dmdlog.part``, and takes its place when
it is closed. Whenever the recorder is killed, that file can be opened up to the last whole record,
and recording can go on. It is there from the moment on when its header is whole, and whoever
records holds the lock of the log (`dmd_replay.locks`), so two never write one file.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from secrets import randbelow
from typing import Any, BinaryIO, Final, Protocol, final, runtime_checkable

import attrs

from dmd_core.kernel.arguments import ArgumentError, given, need
from dmd_core.kernel.chance import SEED_LIMIT
from dmd_core.kernel.refusals import RefusedError
from dmd_core.kernel.rewind import UndoPolicy
from dmd_core.kernel.step import Step
from dmd_replay.drafts import Draft
from dmd_replay.facets import GameTools
from dmd_replay.facets.bots import Bot
from dmd_replay.log import (
    SUFFIX,
    EmptyLogError,
    Log,
    LogError,
    LogWriter,
    Parent,
    TruncatedLogError,
    read_log,
)
from dmd_replay.play.recorder import Input, Recorder, UndoError
from dmd_replay.play.script import ScriptDecider, ScriptError
from dmd_replay.writing import Place, claimed

PART: Final = ".part"
"""Behind the name of a log that is being recorded."""

NAME_DIGITS: Final = 16
"""Hexadecimal digits of the content hash in the name of a log."""


class Decider(Protocol):
    """Answers one decision after the other; None when it has no more to say."""

    def decide(self, game: Any, now: Step[Any]) -> Input | None:  # noqa: ANN401 - of any game
        """The next command, or an undo, a mark or a note."""


@runtime_checkable
class Asked(Decider, Protocol):
    """A decider that is asked again after it said what cannot be done, as a person is."""

    def refused(self, problem: str) -> None:
        """Hear why, in a sentence; `decide` comes next, at the same position."""


@runtime_checkable
class Remembering(Decider, Protocol):
    """A decider that remembers: what it says depends on the decisions it was shown before."""

    def watch(self, game: Any, now: Step[Any]) -> None:  # noqa: ANN401 - of any game
        """Be shown a decision that was answered before, in order, when a recording goes on."""


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

    def watch(self, game: Any, now: Step[Any]) -> None:  # noqa: ANN401 - of any game
        """Choose once more: a bot draws from its own generator, which is then where it was."""
        self.decide(game, now)


class StoppedError(ScriptError):
    """A decider said what cannot be done; the sentence says why, and where the game so far is."""


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


def drawn_seed() -> int:
    """A seed that nobody can find by trying: 128 random bits."""
    return randbelow(SEED_LIMIT)


def suggested_name(log: Log) -> str:
    """A name for the file of a log: equal games have equal names.

    It is made of the content hash, so neither compression nor the path to it matters.
    """
    return named_by(log.header.ruleset, log.content)


def named_by(ruleset: str, content: bytes) -> str:
    """The same of a log that is not read: by its ruleset and its content hash."""
    return f"{ruleset}-{content.hex()[:NAME_DIGITS]}{SUFFIX}"


def part_of(path: Path) -> Path:
    """Where a log stands while it is being recorded."""
    return path.with_name(path.name + PART)


def record(  # noqa: PLR0913 - what is usual has a default, and all of it a name
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    seed: int | None,
    decider: Decider,
    path: Path | str,
    *,
    overwrite: bool = False,
    inputs: Sequence[Path] = (),
    undo: UndoPolicy = UndoPolicy.KEEP,
    progress: Callable[[int], None] | None = None,
) -> Recorded:
    """Play a game and write its log.

    Links to files are followed. The log is written to `part_of` the path and takes its place when
    it is closed. What was played is never lost: if it goes wrong, the part stays and `resume` goes
    on with it; only of a script whose first line does not fit none is left, since nothing was
    played. A decider that is `Asked` is asked again instead.

    Args:
        tools: the game.
        game: its definition.
        seed: of its chance; None if dice and cards are typed in.
        decider: decides.
        path: where the log goes.
        overwrite: whether a file that is there may be replaced, or the part of another recording.
        inputs: what is read for it, such as a script; none of these files is replaced.
        undo: what becomes of chance when something is undone.
        progress: told the number of commands after each.

    Raises:
        FileExistsError: if there is a file that may not be overwritten, or what is no file.
        FileNotFoundError: if the folder of the file is not there.
        BusyError: if another process is recording there.
        StoppedError: if the decider said what cannot be done; the sentence names the part.
        ScriptError: if the first line of a script did; no part is left then.
        OSError: if the log cannot be written.
        ArgumentError: if an argument is of another kind.
    """
    need(tools, GameTools, "tools", "the tools of a game, as `game_tools` gives them")
    need(path, (str, Path), "path", "the path of a log, as a text or a pathlib.Path")
    if not callable(getattr(decider, "decide", None)):
        found = f"decider: found {given(decider)}"
        raise ArgumentError(f"{found}; allowed: what has a method 'decide', as a `Decider`")
    path = Path(path)
    with recording(tools, game, seed, path, undo=undo, overwrite=overwrite, inputs=inputs) as (
        recorder,
        part,
        home,
    ):
        play_on(recorder, decider, part.path, progress)
    return Recorded(recorder.now, recorder.commands, recorder.events, home)


@contextmanager
def recording(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    seed: int | None,
    path: Path,
    *,
    undo: UndoPolicy,
    parent: Parent | None = None,
    overwrite: bool = False,
    inputs: Sequence[Path] = (),
) -> Iterator[tuple[Recorder, Draft, Path]]:
    """A new game that is set up and recorded; its log takes its place when all went well.

    Args:
        tools: the game.
        game: its definition.
        seed: of its chance; None if dice and cards are typed in.
        path: where the log goes.
        undo: what becomes of chance when something is undone.
        parent: the log that it branches off from.
        overwrite: as in `record`.
        inputs: as in `record`.

    Yields:
        What plays, the part that is written, and the file that it becomes. Whoever finds the part
        worthless may drop it.

    Raises:
        FileExistsError: if there is a file that may not be overwritten, or what is no file.
        FileNotFoundError: if the folder of the file is not there.
        BusyError: if another process is recording there.
        OSError: if the log cannot be written.
    """

    def begin(stream: BinaryIO) -> LogWriter:
        return LogWriter(stream, tools, game, seed, undo=undo, parent=parent)

    with (
        claimed(path, overwrite=overwrite, inputs=inputs) as place,
        _written(place, begin, overwrite=overwrite) as (log, part),
    ):
        recorder = Recorder.begin(tools, game, seed, log, undo)
        with recorder.access.to_the_end():
            yield recorder, part, place.path


@contextmanager
def _written(
    place: Place, begin: Callable[[BinaryIO], LogWriter], *, overwrite: bool
) -> Iterator[tuple[LogWriter, Draft]]:
    """A log that is written as a part; `begin` writes its header.

    After an error the part stays where it is, but for that of a script which began with it.
    """
    part = part_of(place.path)
    _check_part(part, overwrite=overwrite)
    draft = Draft(place.path, part)
    try:
        log = begin(draft.stream)
        draft.show(part)  # not before: what has no whole header cannot be gone on with
    except BaseException:
        draft.drop()
        raise
    try:
        with log:
            yield log, draft
        draft.settle(place.path, overwrite=overwrite)
    except BaseException as error:
        if isinstance(error, ScriptError) and not isinstance(error, StoppedError):
            draft.drop()
        else:
            draft.close()
        raise


def _check_part(part: Path, *, overwrite: bool) -> None:
    """Refuse to write over what was recorded; what was cut off in its header is nothing yet.

    Raises:
        FileExistsError: if there is something that may not be replaced.
    """
    if part.is_symlink() or (part.exists() and not part.is_file()):
        message = f"{part}: this is no ordinary file, and a recording needs the name; move it away"
        raise FileExistsError(message)
    if overwrite or not part.exists():
        return
    try:
        read_log(part)
    except (EmptyLogError, TruncatedLogError):
        return
    except LogError:
        pass
    message = (
        f"{part}: a recording was cut off here; go on with it by"
        " 'dmd-replay record --resume', or allow its loss with --force"
    )
    raise FileExistsError(message)


def play_on(
    recorder: Recorder,
    decider: Decider,
    part: Path,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Let somebody decide until there is no more to say.

    Args:
        recorder: plays.
        decider: decides; one that is `Asked` is asked again after what cannot be carried out.
        part: the file that holds what was played.
        progress: told the number of commands after each.

    Raises:
        StoppedError: for what cannot be carried out.
        ScriptError: if it is the first that a script says.
    """
    said = False
    while True:
        try:
            word = decider.decide(recorder.game, recorder.now)
            if word is None:
                return
            recorder.take(word)
        except (RefusedError, UndoError) as error:
            if isinstance(decider, Asked):
                decider.refused(str(error))
                continue
            if not isinstance(decider, ScriptDecider):
                raise StoppedError(str(error).rstrip(".") + _held(part)) from error
            raise _failed(decider.error(str(error)), part, said=said) from error
        except ScriptError as error:
            raise _failed(error, part, said=said) from error
        said = True
        if progress is not None:
            progress(recorder.commands)


def _failed(error: ScriptError, part: Path, *, said: bool) -> ScriptError:
    """What a script's line is told: with nothing played before it, nothing is kept."""
    if not said:
        return error
    return StoppedError(str(error).rstrip(".") + _held(part, " --script FILE"))


def _held(part: Path, with_script: str = "") -> str:
    """Where the game so far is, and how it goes on."""
    rest = ", if FILE has what comes instead of that line" if with_script else ""
    goes_on = f"'dmd-replay record --resume {part}{with_script}' goes on{rest}"
    return f"; what was played is in {part}, and {goes_on}"


__all__ = [
    "NAME_DIGITS",
    "PART",
    "Asked",
    "BotDecider",
    "Decider",
    "Recorded",
    "Remembering",
    "ScriptDecider",
    "ScriptError",
    "StoppedError",
    "drawn_seed",
    "named_by",
    "part_of",
    "play_on",
    "record",
    "recording",
    "suggested_name",
]
