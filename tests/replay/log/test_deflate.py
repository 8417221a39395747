"""One chunk of a log: how much it may unpack to, exactly."""

import pytest

from dmd_replay.log.deflate import (
    DICTIONARY,
    MAX_PLAIN,
    MAX_RATIO,
    SPARE,
    TooLongError,
    deflate,
    inflate,
    room,
    slid,
    stored,
)

PLAIN = b"what happened, " * 9


@pytest.mark.parametrize("chunk", [deflate(PLAIN, DICTIONARY), stored(PLAIN)])
def test_a_chunk_may_hold_as_much_as_there_is_room_for(chunk: bytes) -> None:
    """The last byte still fits; with room for one less it is refused, and the room is named."""
    assert PLAIN == inflate(chunk, DICTIONARY, len(PLAIN))
    with pytest.raises(TooLongError, match=f"^unpacks to more than {len(PLAIN) - 1} bytes$"):
        inflate(chunk, DICTIONARY, len(PLAIN) - 1)


def test_room_grows_with_the_file_up_to_the_most_of_a_frame() -> None:
    """So many times the bytes of the file and some to spare, less what was unpacked before."""
    assert MAX_RATIO * 100 + SPARE - 40 == room(100, 40)
    assert MAX_PLAIN == room(1 << 30, 0)


def test_the_dictionary_of_the_next_chunk_is_the_end_of_what_came_before() -> None:
    """A window of 32 KiB."""
    assert b"ab" == slid(b"a", b"b")
    assert b"x" * 10 == slid(b"a" * (1 << 15), b"x" * 10)[-10:]
    assert 1 << 15 == len(slid(b"a" * (1 << 15), b"x" * 10))
