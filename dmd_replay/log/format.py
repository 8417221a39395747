"""Format 1 of the log: what the file holds. `docs/log-format.md` is the specification.

A signature of twelve bytes, then frames. Each frame holds one value, compressed: the header, then
the files of packs that are not built in, then records, rewinds, marks and notes as they come, and
the end.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias, final

import attrs

from dmd_core.kernel.rewind import UndoPolicy
from dmd_replay.facets.setup import PackLabel
from dmd_replay.log.packed import events_of

FORMAT: Final = 1
STEM: Final = b"\x89DMDLOG\r\n\x1a\n"
"""First bytes of every log. The first is no text, and what turns line ends around damages it."""

SIGNATURE: Final = STEM + bytes([FORMAT])

SUFFIX: Final = ".dmdlog"


@final
@attrs.frozen
class Parent:
    """Where a log branched off from another one.

    Attributes:
        link: the link of the record it goes on from, 16 bytes.
        record: the number of that record in the other log.
        content: the content hash of the other log as it was then, 16 bytes.
    """

    link: bytes
    record: int
    content: bytes


@final
@attrs.frozen
class Header:
    """What a game was played with.

    Attributes:
        ruleset: name of the game.
        revision: of the behaviour of its rules.
        library: version that wrote the log.
        chance: name of the algorithm that turns the seed into outcomes.
        shape: fingerprint of the shape of events and commands.
        content: fingerprint of all packs together.
        setup: the setup, rulings included, as plain data.
        seed: None when dice and cards were typed in.
        symbols: the ids that events and commands name by number, so that a log can be read
            without the packs.
        packs: the packs, those that are not built in with their files.
        undo: what becomes of chance when something is undone.
        parent: the log that this one branched off from.
        masked: whether hidden facts were taken out; such a log has no seed and no `Parked`.
        format: of the file.
    """

    ruleset: str
    revision: int
    library: str
    chance: str
    shape: str
    content: str
    setup: Mapping[str, object]
    seed: int | None
    symbols: tuple[str, ...]
    packs: tuple[PackLabel, ...] = ()
    undo: UndoPolicy = UndoPolicy.KEEP
    parent: Parent | None = None
    masked: bool = False
    format: int = FORMAT


@final
@attrs.frozen
class Record:
    """One command and what it did.

    Attributes:
        number: counts the records of the log; the setup is 0.
        command: as the codec writes it; None for the setup.
        body: the msgpack array of the events, as it stands in the log.
        count: how many events there are.
        link: of the chain, 16 bytes.
        offset: where its frame begins in the file.
    """

    number: int
    command: bytes | None
    body: bytes
    count: int
    link: bytes = b""
    offset: int = 0

    @property
    def events(self) -> tuple[bytes, ...]:
        """The events, each as the codec writes it; cut out at every call, to save memory."""
        return events_of(self.body)


@final
@attrs.frozen
class Rewound:
    """An undo: the next record goes on from an earlier one.

    Attributes:
        to: number of the record whose end is the position now.
        policy: what became of chance; `forbidden` never stands here.
        epoch: of chance from here on.
    """

    to: int
    policy: UndoPolicy
    epoch: int
    link: bytes = b""
    offset: int = 0


@final
@attrs.frozen
class Mark:
    """A mark that somebody put on the position after a record."""

    record: int
    name: str
    note: str = ""
    link: bytes = b""
    offset: int = 0


@final
@attrs.frozen
class Note:
    """A note on the position after a record."""

    record: int
    text: str
    link: bytes = b""
    offset: int = 0


@final
@attrs.frozen
class Footer:
    """The end of a log that was closed: how the game stood, and what the file holds.

    Attributes:
        outcome: such as ``win``; empty if the game did not end.
        records: how many records there are, the setup among them.
        events: how many events in all of them.
    """

    outcome: str
    records: int
    events: int
    link: bytes = b""
    offset: int = 0


LogEntry: TypeAlias = Record | Rewound | Mark | Note
"""What a log holds between header and end."""

__all__ = [
    "FORMAT",
    "SIGNATURE",
    "STEM",
    "SUFFIX",
    "Footer",
    "Header",
    "LogEntry",
    "Mark",
    "Note",
    "Parent",
    "Record",
    "Rewound",
]
