"""Journals: where a host keeps games, so that what it acknowledged survives it.

Of a game a journal keeps its secret and the bytes of its log (`docs/log-format.md`). A host appends
what a command did before it answers, and reads a game back when somebody asks for one that is not
in memory. A server brings a journal of its own, such as a table of a database.
"""

from collections.abc import Iterable
from typing import Protocol, final

from dmd_core.kernel.node import node


class JournalError(Exception):
    """A journal that cannot keep or give what it was asked for; the sentence says why."""


@final
@node
class Kept:
    """A game in a journal: what its keys are made with, and the bytes of its log."""

    secret: bytes
    log: bytes


class Journal(Protocol):
    """Keeps games by their names.

    Each method does all of it or nothing, and what it did survives the process when it returns, if
    the journal is one that lasts. Whatever goes wrong is a `JournalError`.
    """

    def begin(self, name: str, game: Kept) -> None:
        """Keep a new game."""

    def append(self, name: str, data: bytes) -> None:
        """Keep more bytes of its log, behind those before."""

    def read(self, name: str) -> Kept | None:
        """A game, None if there is none of that name."""

    def drop(self, name: str) -> None:
        """Forget a game, if it is there."""

    def names(self) -> Iterable[str]:
        """The names of all games."""


@final
class MemoryJournal:
    """A journal that lasts as long as the process.

    Example:
        >>> journal = MemoryJournal()
        >>> journal.begin("friday", Kept(b"secret", b"begin"))
        >>> journal.append("friday", b", go on")
        >>> journal.read("friday").log
        b'begin, go on'
    """

    def __init__(self) -> None:
        """Keep nothing yet."""
        self._games: dict[str, tuple[bytes, bytearray]] = {}

    def begin(self, name: str, game: Kept) -> None:
        """Keep a new game."""
        self._games[name] = (game.secret, bytearray(game.log))

    def append(self, name: str, data: bytes) -> None:
        """Keep more bytes of its log."""
        self._games[name][1].extend(data)

    def read(self, name: str) -> Kept | None:
        """A game, None if there is none of that name."""
        found = self._games.get(name)
        return None if found is None else Kept(found[0], bytes(found[1]))

    def drop(self, name: str) -> None:
        """Forget a game."""
        self._games.pop(name, None)

    def names(self) -> Iterable[str]:
        """The names of all games."""
        return tuple(self._games)


__all__ = ["Journal", "JournalError", "Kept", "MemoryJournal"]
