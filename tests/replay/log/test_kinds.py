"""What a frame says: how long it may be, exactly."""

import pytest

from dmd_replay.log import Note, OversizedLogError
from dmd_replay.log.head import MAX_HEADER
from dmd_replay.log.kinds import pack_entry, unpack
from dmd_replay.log.packed import ShapeError

FORM = len(pack_entry(Note(0, "x" * 1000))) - 1000
"""Bytes of a note beside its text, where this is long."""


def test_a_note_may_be_as_long_as_a_header() -> None:
    """The last letter that fits is written and read."""
    note = Note(0, "x" * (MAX_HEADER - FORM))
    plain = pack_entry(note)

    assert MAX_HEADER == len(plain)
    assert note == unpack(plain)


def test_a_longer_note_is_neither_written_nor_read() -> None:
    """One letter more is refused by both, with its length and the most there may be."""
    longer = Note(0, "x" * (MAX_HEADER - FORM + 1))
    said = f"{MAX_HEADER + 1} bytes do not fit into a note of a log; at most {MAX_HEADER} do"
    with pytest.raises(OversizedLogError, match=f"^{said}$"):
        pack_entry(longer)

    plain = pack_entry(Note(0, "x" * (MAX_HEADER - FORM)))
    longer_plain = (
        plain[: FORM - 2] + (MAX_HEADER - FORM + 1).to_bytes(2, "big") + plain[FORM:] + b"x"
    )
    with pytest.raises(
        ShapeError, match=f"^has {MAX_HEADER + 1} bytes, a note has {MAX_HEADER} at most$"
    ):
        unpack(longer_plain)
