"""Forking: play on from any step of a log into a new one that names its parent."""

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, final

from dmd_core.kernel.arguments import need
from dmd_core.kernel.refusals import RefusedError
from dmd_core.kernel.schema.codec import Codec
from dmd_core.kernel.schema.wire import DecodeError
from dmd_core.kernel.step import Step
from dmd_replay.facets import GameTools
from dmd_replay.log import (
    Log,
    LogEntry,
    LogError,
    LogVersionError,
    LogWriter,
    Mark,
    Note,
    Parent,
    Record,
    Rewound,
    read_log,
)
from dmd_replay.play.record import Decider, Recorded, play_on, recording
from dmd_replay.play.recorder import Recorder, UndoError
from dmd_replay.read.history import lineage_of
from dmd_replay.read.opening import codec_of, open_game, unplayable
from dmd_replay.read.timeline import facts
from dmd_replay.registry import game_tools


class ForkError(ValueError):
    """A step that a log cannot be forked at; the sentence says what it has."""


def up_to(log: Log, number: int) -> Iterator[LogEntry]:
    """The entries of a log up to a record, with the marks and notes on it.

    Raises:
        ForkError: if there is no such record.
    """
    last = _record_at(log, number)
    for entry in log.entries:
        if isinstance(entry, Record) and entry.number > number:
            return
        # An undo behind the record belongs to what comes after it.
        if not isinstance(entry, Rewound) or entry.offset < last.offset:
            yield entry


def _record_at(log: Log, number: int) -> Record:
    """A record of a log.

    Raises:
        ForkError: if there is none of that number.
    """
    records = log.records
    if not 0 <= number < len(records):
        message = f"step {number} is not in the log; it has steps 0 to {len(records) - 1}"
        raise ForkError(message)
    return records[number]


def parent_at(log: Log, number: int) -> Parent:
    """What the header of a log says that goes on from a record of another.

    Raises:
        ForkError: if there is no such record.
    """
    return Parent(_record_at(log, number).link, number, log.content)


def replay_into(log: Log, number: int, recorder: Recorder, codec: Codec) -> None:
    """Carry everything a log says up to a record out in another recording.

    Args:
        log: what is carried out.
        number: of the last record.
        recorder: has set the same game up.
        codec: with the symbols of the log.

    Raises:
        RefusedError: if a recorded command is refused by these rules.
        ForkError: if there is no such record, or these rules give another game up to there.
        DecodeError: if a record cannot be read.
    """
    for entry in up_to(log, number):
        if isinstance(entry, Record):
            if entry.command is not None:
                recorder.do(codec.decode_command(entry.command))
            revision = log.header.revision
            recorded = tuple(map(codec.recorded_event, entry.events))
            if facts(recorder.now.events, codec, revision) != facts(recorded, codec, revision):
                message = (
                    f"these rules give another game from step {entry.number} on; the log can be"
                    " forked before it ('dmd-replay verify' tells what differs)"
                )
                raise ForkError(message)
        elif isinstance(entry, Rewound):
            recorder.go_to(entry.to)
        elif isinstance(entry, Mark):
            recorder.mark(entry.name, entry.note)
        elif isinstance(entry, Note):
            recorder.note(entry.text)


def agreed_to(tools: GameTools, log: Log) -> int | None:
    """The last record up to which `fork` goes on from a log, whatever version recorded it.

    Returns:
        The number of the record; None if these rules cannot play the log, or set it up otherwise.
    """
    last = lineage_of(log.entries).at
    header = log.header
    try:
        game: Any = open_game(tools, header)
        codec = codec_of(tools, game, header)
        with LogWriter(BytesIO(), tools, game, header.seed, undo=header.undo) as writer:
            recorder = Recorder.begin(tools, game, header.seed, writer, header.undo)
            try:
                replay_into(log, last, recorder, codec)
            except ForkError:
                last = recorder.at - 1  # the record that differs was carried out
            except (RefusedError, UndoError, DecodeError):
                last = recorder.at
    except (LogError, DecodeError):
        return None
    return last if last >= 0 else None


def fork(
    tools: GameTools,
    log: Log,
    number: int,
    decider: Decider,
    path: Path,
    *,
    overwrite: bool = False,
    inputs: Sequence[Path] = (),
    progress: Callable[[int], None] | None = None,
) -> Recorded:
    """Record a game that goes on from a step of another.

    Args:
        tools: the game.
        log: the other one.
        number: of the record whose end is the position to go on from; 0 is the setup.
        decider: decides from there on.
        path: where the new log goes; it holds everything from the setup on, and its header names
            the parent.
        overwrite: whether a file that is there may be replaced, or the part of another recording.
        inputs: what is read for it, the other log first of all; none of these files is replaced.
        progress: told the number of commands after each new one.

    Raises:
        ForkError: if there is no such record.
        LogError: if these rules cannot play the log.
        RefusedError: if they refuse one of its commands.
        FileExistsError: if there is a file that may not be overwritten.
        BusyError: if another process is recording there.
        StoppedError: if the decider said what cannot be done; the sentence names the part.
        ScriptError: if the first line of a script did; no part is left then.
    """
    why = unplayable(tools, log.header)
    if why:
        raise LogVersionError(why)
    parent = parent_at(log, number)
    game: Any = open_game(tools, log.header)
    header = log.header

    with recording(
        tools,
        game,
        header.seed,
        path,
        undo=header.undo,
        parent=parent,
        overwrite=overwrite,
        inputs=inputs,
    ) as (recorder, part, home):
        try:
            replay_into(log, number, recorder, codec_of(tools, game, header))
        except BaseException:
            part.drop()  # all that is in it is in the other log
            raise
        play_on(recorder, decider, part.path, progress)
    return Recorded(recorder.now, recorder.commands, recorder.events, home)


@final
class _Nobody:
    """Decides nothing: the new log ends where it forks."""

    def decide(self, game: Any, now: Step[Any]) -> None:  # noqa: ANN401 - of any game
        """Nothing."""


def fork_log(source: Path | str, path: Path | str, *, step: int | None = None) -> Recorded:
    """Write a new log that goes on from a step of another; `Recorder.open` plays on in it.

    So a game goes on that another version of the library recorded, as far as these rules give the
    same game; its log stays as it is.

    Args:
        source: the other log.
        path: where the new one goes; nothing may be there.
        step: the number of the record to go on from, 0 being the setup; where play stands if left
            out.

    Raises:
        ForkError: if there is no such record, or these rules give another game up to there.
        LogError: if the other log cannot be read, is masked, or these rules cannot play it.
        RefusedError: if they refuse one of its commands.
        FileExistsError: if there is a file where the new one goes.
        OSError: if a file cannot be read or written.
        ArgumentError: if an argument is of another kind.

    Example:
        >>> import dmd_core as dmd
        >>> from tempfile import TemporaryDirectory
        >>> from dmd_replay import Recorder
        >>> with TemporaryDirectory() as folder:
        ...     old, new = Path(folder, "old.dmdlog"), Path(folder, "new.dmdlog")
        ...     with Recorder.open(old, dmd.load_game(), seed=7) as recorder:
        ...         _ = recorder.do(next(recorder.decision.legal()))
        ...     _ = fork_log(old, new)
        ...     with Recorder.open(new) as recorder:
        ...         recorder.at
        1
    """
    for name, value in (("source", source), ("path", path)):
        need(value, (str, Path), name, "the path of a log, as a text or a pathlib.Path")
    if step is not None:
        need(step, int, "step", "the number of a record")
    source = Path(source)
    log = read_log(source)
    number = lineage_of(log.entries).at if step is None else step
    tools = game_tools(log.header.ruleset)
    return fork(tools, log, number, _Nobody(), Path(path), inputs=[source])


__all__ = ["ForkError", "agreed_to", "fork", "fork_log", "parent_at", "replay_into", "up_to"]
