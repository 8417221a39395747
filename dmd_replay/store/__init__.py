"""A store for servers: games in SQLite or PostgreSQL, kept as the logs they are.

It comes with ``pip install 'dmd-core[store]'``; docs/store.md shows it at work.
"""

from dmd_replay.extras import STORE, STORE_PACKAGES, MissingExtraError, missing, not_installed

if not_installed(STORE_PACKAGES[:1]):
    raise MissingExtraError(missing(*STORE_PACKAGES[:1], extra=STORE))

from dmd_replay.store.committing import Append, Closing, Snapshot
from dmd_replay.store.errors import (
    ConflictError,
    GameExistsError,
    NoSuchGameError,
    StoreError,
    StoreVersionError,
    UnreachableError,
)
from dmd_replay.store.game import StoredGame
from dmd_replay.store.journal import StoreJournal
from dmd_replay.store.store import Listed, New, Store, Stored

__all__ = [
    "Append",
    "Closing",
    "ConflictError",
    "GameExistsError",
    "Listed",
    "New",
    "NoSuchGameError",
    "Snapshot",
    "Store",
    "StoreError",
    "StoreJournal",
    "StoreVersionError",
    "Stored",
    "StoredGame",
    "UnreachableError",
]
