"""Format 1 of the log: what the file holds, in this order.

Magic line, then frames. A frame is a big-endian length of four bytes, that many bytes of msgpack,
and the link of the digest chain after it (16 bytes). The first frame is the header, a map; then
one record per command, ``[command or nil, [event, ...]]``, the first being the setup; the last
frame is the footer, ``["end", outcome, records]``. Commands and events are in the codec of their
game.
"""

from typing import Final, final

import attrs

MAGIC: Final = b"DMDLOG\x01\n"
"""First bytes of every log; the seventh is the major version of the format."""

FORMAT: Final = 1
LENGTH_BYTES: Final = 4
MAX_FRAME: Final = 1 << 22
"""No record is longer; a longer one is damage or an attack."""


@final
@attrs.frozen
class Header:
    """What a game was played with.

    `seed` is None when dice and cards were typed in. `symbols` are the ids that events and
    commands name by number, so that a log can be read without the packs.
    """

    ruleset: str
    revision: int
    library: str
    chance: str
    shape: str
    content: str
    setup: dict[str, object]
    seed: int | None
    symbols: tuple[str, ...]
    format: int = FORMAT


@final
@attrs.frozen
class Record:
    """One command as bytes (None for the setup), the events it gave, and where it stands."""

    number: int
    command: bytes | None
    events: tuple[bytes, ...]
    link: bytes
    offset: int


@final
@attrs.frozen
class Footer:
    """How the game ended; a log without a footer is of a game that did not end."""

    outcome: str
    records: int


__all__ = ["FORMAT", "LENGTH_BYTES", "MAGIC", "MAX_FRAME", "Footer", "Header", "Record"]
