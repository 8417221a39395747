"""Opening the log of a game to read in it: its timeline, and a narrator for it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, final

import attrs

from dmd_replay.cli.common import UNUSABLE, fail, open_log
from dmd_replay.cli.game import tools_for
from dmd_replay.facets import GameTools
from dmd_replay.facets.text import Narrator
from dmd_replay.log import Header, Log, LogError, Mark, Note
from dmd_replay.read.history import history_of
from dmd_replay.read.timeline import Timeline


@final
@attrs.frozen
class OpenedLog:
    """A log that was opened.

    Attributes:
        timeline: the recorded game.
        tools: the game.
        narrator: says in words what is in it.
        header: what it was played with, as plain data, and the notes on it.
        damage: what is wrong with the file behind the last good step.
    """

    timeline: Timeline
    tools: GameTools
    narrator: Narrator
    header: dict[str, Any]
    damage: LogError | None

    @property
    def status(self) -> int:
        """The exit status if nothing else is to be said."""
        return 0 if self.damage is None else UNUSABLE


def open_recorded(path: Path) -> OpenedLog:
    """Open a log; what is wrong with its end is said on the way.

    Raises:
        LogError: if it is no log, of another version, or has no steps.
        DecodeError: if a record is not readable.
        OSError: if it cannot be read.
    """
    log = open_log(path)
    tools = tools_for(log)
    history = history_of(tools, log)
    return OpenedLog(
        history.timeline,
        tools,
        tools.narrator(history.game),
        _header(log.header, history.notes),
        log.damage,
    )


def step_of_mark(log: Log, name: str) -> int:
    """The step of the last mark with a name; ends with a sentence if there is none."""
    marks = {entry.name: entry.record for entry in log.entries if isinstance(entry, Mark)}
    if name not in marks:
        fail(f"--mark {name} is not in the log; its marks: {', '.join(marks) or 'none'}")
    return marks[name]


def _header(header: Header, notes: Sequence[Note]) -> dict[str, Any]:
    """What people would compare: the numbers of symbols follow from the content."""
    data = attrs.asdict(header, recurse=False)
    del data["symbols"]
    data["packs"] = [f"{pack.id} {pack.version} {pack.fingerprint}" for pack in header.packs]
    parent = header.parent
    data["parent"] = parent and f"record {parent.record} of {parent.content.hex()}"
    data["notes"] = [f"after step {note.record}: {note.text}" for note in notes]
    return data


__all__ = ["OpenedLog", "open_recorded", "step_of_mark"]
