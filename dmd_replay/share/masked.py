"""A log as one seat may see it: for a player who sends it, or wants to look back at a game.

The seed is gone, the frames and what is sealed for others, and so are commands that are the
business of another seat alone, and marks and notes, of which nobody knows whom they are for. Such a
log is read by folding its events; re-executing it would need what was taken out.
"""

from io import TextIOBase
from typing import BinaryIO, Final

import attrs

from dmd_core.kernel.arguments import ArgumentError, given, need
from dmd_core.kernel.events import Command, Event, Typed
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.views import SPECTATOR, mask, seen_command, seen_events
from dmd_replay.facets import GameTools
from dmd_replay.log import EntryWriter, Log, Record, Rewound
from dmd_replay.log.packed import array_of
from dmd_replay.read.history import LogStep, history_of
from dmd_replay.read.opening import open_game

NOBODYS: Final = "spectator"
"""The word for a viewer who plays no seat."""


class MaskError(ValueError):
    """A log that cannot be masked for a seat; the sentence says why."""


def without_secrets(tools: GameTools, log: Log, seat: Seat, stream: BinaryIO) -> None:
    """Write a log again with no more in it than one seat may know.

    Args:
        tools: the game.
        log: the whole log, or a masked one.
        seat: who will read it; `dmd_core.kernel.views.SPECTATOR` for what everybody may see.
        stream: where to write.

    Raises:
        LogError: if these rules cannot read the log.
        DecodeError: if a command or an event in it cannot be read.
        ArgumentError: if an argument is of another kind, as a stream of text or the name of a file,
            or nobody sits at `seat`.
    """
    need(tools, GameTools, "tools", "the tools of a game, as `game_tools` gives them")
    need(log, Log, "log", "a log, as `read_log` gives it")
    if type(seat) is not int:
        raise ArgumentError(f"seat: found {given(seat)}; allowed: the number of a seat")
    given_stream: object = stream
    if isinstance(given_stream, TextIOBase) or not hasattr(given_stream, "write"):
        raise ArgumentError(f"stream: found {given(stream)}; allowed: a stream of bytes")
    history = history_of(tools, log)
    seats = tools.setup.seats(history.game)
    if not SPECTATOR <= seat < seats:
        allowed = f"0 to {seats - 1}, or {SPECTATOR} for a spectator"
        raise ArgumentError(f"seat: found {seat}; allowed: {allowed}")
    # The link to the log it branched off from would let guesses of what is hidden be checked.
    header = attrs.evolve(log.header, seed=None, masked=True, parent=None)
    writer = EntryWriter(stream, header)
    codec = history.codec
    for entry in log.entries:
        if isinstance(entry, Record):
            move = history.moves[entry.number]
            events = seen_events(move.events, seat)
            command = _seen(move, seat)
            packed = None if command is None else codec.encode_command(command)
            writer.record(packed, array_of([codec.encode_event(e) for e in events]), len(events))
        elif isinstance(entry, Rewound):
            writer.entry(entry)
    if log.footer is not None:
        writer.end(log.footer.outcome)


def _seen(move: LogStep, seat: Seat) -> Command | None:
    """The command; what was typed in for a hidden draw is as hidden as the draw."""
    command = move.command
    if command is None:
        return None
    if isinstance(command, Typed) and any(_hides(event, seat) for event in move.events):
        return None
    return seen_command(command, seat)


def _hides(event: Event, seat: Seat) -> bool:
    drawn = getattr(event, "drawn", None)
    return drawn is not None and mask(drawn, seat) is not drawn


def seat_named(tools: GameTools, log: Log, word: str) -> Seat:
    """The seat that a word of a command line names.

    Args:
        tools: the game.
        log: the log that is to be masked.
        word: the number of a seat, or ``spectator``.

    Raises:
        MaskError: if the game has no such seat.
    """
    if word.strip().lower() == NOBODYS:
        return SPECTATOR
    seats = tools.setup.seats(open_game(tools, log.header))
    if not word.isdecimal() or int(word) >= seats:
        message = f"there is no seat '{word}'; allowed: 0 to {seats - 1}, or '{NOBODYS}'"
        raise MaskError(message)
    return Seat(int(word))


__all__ = ["MaskError", "seat_named", "without_secrets"]
