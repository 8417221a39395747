"""A terminal that goes away."""

import os

from dmd_replay.tui.lost import Lost


def test_what_is_written_to_a_closed_terminal_is_lost_without_a_word() -> None:
    """The first words arrive; when nobody reads any more, writing and flushing go on."""
    ours, theirs = os.pipe()
    with open(theirs, "w", encoding="utf-8") as pipe:  # noqa: PTH123 - a descriptor
        file = Lost(pipe)
        file.write("a")
        file.flush()
        assert b"a" == os.read(ours, 9)
        os.close(ours)
        for _ in range(3):
            file.write("b" * 100_000)
            file.flush()
        assert theirs == file.fileno()
        os.dup2(os.open(os.devnull, os.O_WRONLY), theirs)  # what is left in it can be closed
