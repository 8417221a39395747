"""Going on with a recording that was cut off, or closed before the game ended."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final, final

import attrs

from dmd_core.kernel.step import Step
from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.drafts import settle, written_on
from dmd_replay.facets import GameTools
from dmd_replay.locks import locked
from dmd_replay.log import FORMAT, Log, LogVersionError, LogWriter, TruncatedLogError
from dmd_replay.log.reader import MAX_FILE, read_log
from dmd_replay.play.record import PART, Decider, Recorded, Remembering, play_on
from dmd_replay.play.recorder import Recorder
from dmd_replay.read.opening import open_game
from dmd_replay.writing import real_path, write_file

TORN: Final = ".torn"
"""Behind the name of a log: what was cut off its end."""


_LIBRARY: Final = "library"
"""The field of the header that may differ: the rules show whether they give the recorded game."""


class ResumeError(ValueError):
    """A log that cannot be gone on with; the sentence says why."""


@final
@attrs.frozen
class Resumed:
    """A recording that went on.

    Attributes:
        played: the whole game, with what there was before.
        before: records that there were.
        torn: the file with what was cut off; None if nothing was.
    """

    played: Recorded
    before: int
    torn: Path | None


def resume(
    tools: GameTools,
    path: Path,
    decider: Decider,
    *,
    progress: Callable[[int], None] | None = None,
) -> Resumed:
    """Execute a log again and go on recording where it ends.

    A torn record at the end is cut off; a copy of it is kept beside the log. A log that is still
    named ``.part`` takes the name without that when it is closed. A decider that is `Remembering`,
    as bots are, is shown every decision there was: a bot of the same seed then goes on as if
    nothing had been, and the bytes are those of a recording without a break.

    Args:
        tools: the game.
        path: the log.
        decider: decides from there on.
        progress: told the number of commands after each.

    Raises:
        LogError: if the log is damaged in another way.
        ResumeError: if these rules do not give the recorded game, or the name is taken.
        StoppedError: if the decider said what cannot be done; what could be is recorded.
        ScriptError: if a script did; what fitted is recorded.
        BusyError: if another process is recording there.
        OSError: if a file cannot be read or written.
    """
    named, path = path, real_path(path)
    home = path.with_name(path.name.removesuffix(PART))
    with locked(home, named):
        return _resumed(tools, path, home, decider, progress)


def _resumed(
    tools: GameTools,
    path: Path,
    home: Path,
    decider: Decider,
    progress: Callable[[int], None] | None,
) -> Resumed:
    watch = decider.watch if isinstance(decider, Remembering) else None
    with going_on(tools, path, home, watch) as (recorder, log, torn):
        play_on(recorder, decider, path, progress)
    played = Recorded(recorder.now, recorder.commands, recorder.events, home)
    return Resumed(played, len(log.records), torn)


@contextmanager
def going_on(
    tools: GameTools,
    path: Path,
    home: Path,
    watch: Callable[[Any, Step[Any]], None] | None = None,
) -> Iterator[tuple[Recorder, Log, Path | None]]:
    """A recorder that goes on where a log ends; the log takes its place when all went well.

    Args:
        tools: the game.
        path: the log; whoever goes on holds its lock.
        home: its place when it is closed.
        watch: shown the game and every decision that was answered before.

    Yields:
        The recorder, the log as it was, and the file with what was cut off its end, if anything.

    Raises:
        LogError: if the log is damaged in another way than cut off, or of another version.
        ResumeError: if these rules do not give the recorded game, or the name is taken.
        OSError: if a file cannot be read or written.
    """
    if home != path and home.exists() and home.samefile(path):
        path.unlink()  # a machine that stopped between two names of one file left both
        path = home
    log = read_log(path)
    check_goes_on(tools, log, path.name)
    if home != path and home.exists():
        message = f"{home}: the file exists; move it away, then go on with {path.name}"
        raise ResumeError(message)
    game = open_game(tools, log.header)
    torn = _kept(path, log)
    with written_on(path, log.tail.offset) as stream:
        with LogWriter(stream, tools, game, log.header.seed, behind=log) as writer:
            if log.records:
                recorder = Recorder.behind(tools, game, log, writer, watch)
            else:
                header = log.header
                recorder = Recorder.begin(tools, game, header.seed, writer, header.undo)
            recorder.torn = torn
            with recorder.access.to_the_end():
                yield recorder, log, torn
        settle(stream, path, home, overwrite=False)


def check_goes_on(tools: GameTools, log: Log, name: str) -> None:
    """Refuse what cannot be gone on with.

    If only the number of the library differs, the game is the same: all of it was executed again,
    and was EXACT.

    Args:
        tools: the game.
        log: what was read.
        name: what messages call it.

    Raises:
        LogError: if the log is damaged, or of another version.
        ResumeError: if it diverges.
    """
    if log.origin != FORMAT:
        message = (
            f"{name}: the log is of format {log.origin};"
            " bring it up with 'dmd-replay migrate' first"
        )
        raise LogVersionError(message)
    if log.damage is not None and not isinstance(log.damage, TruncatedLogError):
        raise log.damage
    report = replay(tools, attrs.evolve(log, damage=None))
    if report.verdict is ReplayVerdict.UNVERIFIED:
        raise LogVersionError(f"{name}: {report.reason}")
    differs = {one.field for one in report.header}
    if differs - {_LIBRARY} or (differs and report.verdict is not ReplayVerdict.EXACT):
        fields = ", ".join(one.field for one in report.header)
        message = (
            f"{name}: another version recorded this log (it differs in {fields}), and one file"
            " is of one version; 'dmd-replay fork', or `dmd_replay.fork_log` in a program, plays"
            " on from any of its steps in a new one"
        )
        raise LogVersionError(message)
    if report.verdict is ReplayVerdict.DIVERGED and report.difference is not None:
        found = report.difference
        message = (
            f"{name}: these rules give another game from record {found.record} on"
            f" ({found.field}: recorded {found.expected}, now {found.actual})"
        )
        raise ResumeError(message)


def _kept(path: Path, log: Log) -> Path | None:
    """Keep the torn record that stands behind the last whole one, in a file beside the log."""
    if log.footer is not None or path.stat().st_size == log.tail.offset:
        return None
    with path.open("rb") as file:
        file.seek(log.tail.offset)
        data = file.read(MAX_FILE)
    torn = next(place for place in _names(path) if not os.path.lexists(place))
    write_file(torn, data, overwrite=False, inputs=[path])
    return torn


def _names(path: Path) -> Iterator[Path]:
    yield path.with_name(path.name + TORN)
    for number in count(2):
        yield path.with_name(f"{path.name}{TORN}{number}")


__all__ = ["TORN", "ResumeError", "Resumed", "check_goes_on", "going_on", "resume"]
