"""Disks without room, for whatever writes."""

from collections.abc import Iterator
from contextlib import contextmanager
from resource import RLIMIT_FSIZE, getrlimit, setrlimit


@contextmanager
def full_disk(room: int) -> Iterator[None]:
    """No file of this process may get longer than that, as on a disk with so much room."""
    before = getrlimit(RLIMIT_FSIZE)
    setrlimit(RLIMIT_FSIZE, (room, before[1]))
    try:
        yield
    finally:
        setrlimit(RLIMIT_FSIZE, before)
