"""Redaction: a log without what its owner does not want to send.

``notes`` takes out notes and what is written beside marks. ``seed`` takes out the seed, and with it
every draw that is still to come: what dice and decks showed stays, typed in as at a real table, so
that the log still verifies.
"""

from collections.abc import Iterator
from enum import StrEnum, unique
from typing import BinaryIO

import attrs

from dmd_core.kernel.events import Event, Typed
from dmd_core.kernel.ids import TABLE
from dmd_core.kernel.rewind import UndoPolicy
from dmd_core.kernel.step import facts_of
from dmd_replay.check.failure import unparked
from dmd_replay.facets import GameTools
from dmd_replay.log import EntryWriter, Log, LogWriter, Mark, Note
from dmd_replay.play.recorder import Recorder
from dmd_replay.read.history import history_of


@unique
class Redaction(StrEnum):
    """What is taken out."""

    NOTES = "notes"
    NAMES = "names"
    """The texts of marks too; a number stands for each."""
    SEED = "seed"


class RedactionError(ValueError):
    """A log whose seed cannot be taken out; the sentence says why."""


def without_words(log: Log, stream: BinaryIO, *, names: bool) -> None:
    """Write a log again without notes; with `names` marks lose their names as well."""
    header = attrs.evolve(log.header, parent=None) if names else log.header
    writer = EntryWriter(stream, header)
    count = 0
    for entry in log.entries:
        if isinstance(entry, Note):
            continue
        if isinstance(entry, Mark):
            count += 1
            writer.entry(
                attrs.evolve(entry, name=f"mark {count}" if names else entry.name, note="")
            )
        else:
            writer.entry(entry)
    if log.footer is not None:
        writer.end(log.footer.outcome)


def without_seed(tools: GameTools, log: Log, stream: BinaryIO) -> None:
    """Write the play that stands in the end again, with its dice and cards typed in.

    Undone steps are left out: they are gone from the game. Marks and notes on other steps stay.

    Raises:
        LogError: if these rules cannot play the log.
        RefusedError: if they refuse one of its commands.
        RedactionError: if they play it in another way: what the log is to show would be lost.
    """
    history = history_of(tools, log)
    game = history.game
    words: dict[int, list[Mark | Note]] = {}
    for entry in log.entries:
        if isinstance(entry, Mark | Note):
            words.setdefault(entry.record, []).append(entry)
    with LogWriter(stream, tools, game, None, undo=UndoPolicy.KEEP) as writer:
        recorder = Recorder.begin(tools, game, None, writer)
        for number in history.line:
            move = history.moves[number]
            if move.command is not None:
                recorder.do(move.command)
            happened = [*recorder.now.events, *_type_in(recorder, move.events)]
            told = (history.codec.as_told(event, log.header.revision) for event in happened)
            if unparked(told) != unparked(move.events):
                message = (
                    f"these rules give another game from step {number} on ('dmd-replay verify'"
                    " tells what differs), which a log without its seed would not show"
                )
                raise RedactionError(message)
            for entry in words.get(number, ()):
                _say(recorder, entry)


def _say(recorder: Recorder, entry: Mark | Note) -> None:
    if isinstance(entry, Mark):
        recorder.mark(entry.name, entry.note)
    else:
        recorder.note(entry.text)


def _type_in(recorder: Recorder, events: tuple[Event, ...]) -> Iterator[Event]:
    """Answer the table's questions by what was drawn; gives what happens then.

    Where only one thing could come out the table is not asked: what was drawn has happened already.
    """
    facts = tuple(facts_of(events))
    done = len(tuple(facts_of(recorder.now.events)))
    while done < len(facts):
        decision = recorder.now.decision
        if decision is None or decision.seat != TABLE:
            return
        recorder.do(Typed(facts[done]))
        done += len(tuple(facts_of(recorder.now.events)))
        yield from recorder.now.events


__all__ = ["Redaction", "RedactionError", "without_seed", "without_words"]
