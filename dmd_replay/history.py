"""Opening a log for reading: the events of every record, and the step a record ended in."""

from typing import Any, final

import attrs

from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.step import Step, step
from dmd_replay.adapter import Adapter
from dmd_replay.log import Log, LogVersionError
from dmd_replay.replay import incompatible, open_game, opening_step


@final
@attrs.frozen
class Entry:
    """One record of a log, decoded."""

    number: int
    command: Command | None
    events: tuple[Event, ...]


@final
@attrs.frozen
class History:
    """A log with its game, decoded."""

    game: Any
    entries: tuple[Entry, ...]


def history_of(adapter: Adapter, log: Log) -> History:
    """Decode a log.

    Raises:
        LogVersionError: if it was written for other rules or content.
        DecodeError: if a record is not readable.
    """
    reason = incompatible(adapter, log.header)
    if reason:
        raise LogVersionError(reason)
    try:
        game = open_game(adapter, log.header)
    except ValueError as error:
        raise LogVersionError(str(error)) from error
    codec = adapter.ruleset.codec(game)
    entries = tuple(
        Entry(
            record.number,
            None if record.command is None else codec.decode_command(record.command),
            tuple(codec.decode_event(event) for event in record.events),
        )
        for record in log.records
    )
    return History(game, entries)


def step_at(adapter: Adapter, log: Log, history: History, commands: int) -> Step[Any]:
    """The step after so many commands.

    Raises:
        RefusedError: if a recorded command is refused by these rules.
    """
    now = opening_step(adapter, history.game, log.header.seed)
    for entry in history.entries[1 : commands + 1]:
        if entry.command is not None:
            now = step(adapter.ruleset, history.game, now.state, entry.command)
    return now


__all__ = ["Entry", "History", "history_of", "step_at"]
