"""A store as the journal of a host that serves the step protocol."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import final

from dmd_replay.log import LogError
from dmd_replay.serve.journal import JournalError, Kept
from dmd_replay.store.committing import Append
from dmd_replay.store.errors import NoSuchGameError, StoreError
from dmd_replay.store.store import Store


@final
class StoreJournal:
    """Keeps the games of one `dmd_replay.serve.Host` in a store.

    Of a game that the host has in memory nobody else may write the log: what comes from elsewhere
    makes the next piece a conflict, which the host is told as a `JournalError`.
    """

    def __init__(self, store: Store) -> None:
        """Keep games there."""
        self._store = store
        self._versions: dict[str, int] = {}

    @contextmanager
    def _said(self) -> Iterator[None]:
        try:
            yield
        except (StoreError, LogError) as error:
            raise JournalError(str(error)) from error

    def begin(self, name: str, game: Kept) -> None:
        """Keep a new game."""
        with self._said():
            self._versions[name] = self._store.begin(name, game.log, game.secret)

    def append(self, name: str, data: bytes) -> None:
        """Keep one more entry of its log, on disk when this returns."""
        with self._said():
            if name not in self._versions:
                self._versions[name] = self._store.version(name)
            self._versions[name] = self._store.append(Append(name, self._versions[name], data))

    def read(self, name: str) -> Kept | None:
        """A game, None if there is none of that name."""
        with self._said():
            try:
                found = self._store.read(name)
            except NoSuchGameError:
                return None
            self._versions[name] = found.version
            return Kept(self._store.beside(name), found.log)

    def drop(self, name: str) -> None:
        """Forget a game, if it is there."""
        self._versions.pop(name, None)
        with self._said(), suppress(NoSuchGameError):
            self._store.delete(name)

    def names(self) -> Iterable[str]:
        """The names of all games."""
        with self._said():
            return [one.name for one in self._store.listed()]


__all__ = ["StoreJournal"]
