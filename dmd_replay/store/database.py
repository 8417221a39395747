"""Opening a database for a store: SQLite or PostgreSQL, the tables in it, its errors in words."""

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib.util import find_spec
from threading import RLock
from typing import Any, Final, final

from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from dmd_replay.extras import STORE, MissingExtraError, missing
from dmd_replay.store.errors import StoreError, StoreVersionError, UnreachableError
from dmd_replay.store.tables import METADATA, SCHEMA
from dmd_replay.store.tables import STORE as VERSIONS

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
BUSY: Final = 30.0
"""Seconds that a writer of SQLite waits for another process to be done."""
_READS: Final = "dmd_reads"
"""An option of connections: that nothing is written in this transaction."""
_FULL: Final = ("full", "no space left")
_MEMORY: Final = (None, "", ":memory:")


def url_of(where: str) -> URL:
    """The address of a database.

    Args:
        where: the path of a file for SQLite, or an URL such as
            ``postgresql://me@host/games``.

    Raises:
        StoreError: if it is an address of neither.
        MissingExtraError: if the driver of PostgreSQL is not installed.

    Example:
        >>> url_of("games.sqlite").render_as_string()
        'sqlite:///games.sqlite'
    """
    if "://" not in where:
        url = URL.create(SQLITE, database=where)
    else:
        try:
            url = make_url(where)
        except ArgumentError as error:
            raise StoreError(f"{where}: this is no address of a database") from error
    kind = url.get_backend_name()
    if kind not in (SQLITE, POSTGRESQL):
        raise StoreError(f"{kind}: a store is in 'sqlite' or 'postgresql', not in this")
    if kind == SQLITE and url.database in _MEMORY:
        raise StoreError("a store of SQLite is a file; name one, such as games.sqlite")
    if kind == POSTGRESQL:
        if find_spec("psycopg") is None:
            raise MissingExtraError(missing("psycopg", extra=STORE))
        url = url.set(drivername="postgresql+psycopg")
    return url


@final
class Database:
    """A database with the tables of a store.

    Attributes:
        named: its address without a password.
        engine: its connections.
    """

    def __init__(self, where: str) -> None:
        """Open it, and make the tables if there are none.

        Args:
            where: see `url_of`.

        Raises:
            UnreachableError: if it does not answer.
            StoreVersionError: if a later version made its tables.
            StoreError: if there is another reason why it cannot be used.
        """
        url = url_of(where)
        self.named: Final = (
            str(url.database)
            if url.get_backend_name() == SQLITE
            else url.render_as_string(hide_password=True).replace("+psycopg", "")
        )
        # One may write to SQLite at a time: threads take turns here, for it lets others sleep.
        self._turn: AbstractContextManager[object] = (
            RLock() if url.get_backend_name() == SQLITE else nullcontext()
        )
        try:
            self.engine: Final = _engine(url)
        except NoSuchModuleError as error:
            raise StoreError(f"{where}: this is no address of a database") from error
        try:
            with self.said():
                self._prepare()
        except BaseException:
            self.engine.dispose()
            raise

    def _prepare(self) -> None:
        with self.engine.begin() as connection:
            if inspect(connection).has_table(VERSIONS.name):
                found = connection.execute(select(VERSIONS.c.schema)).scalar_one()
                if found > SCHEMA:
                    raise StoreVersionError(
                        f"{self.named}: this store has tables of version {found}, this version of"
                        f" the library knows {SCHEMA}; install a later one"
                    )
                return
            if connection.dialect.name == POSTGRESQL:  # two that open it at once make it once
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(6827396271)")
            METADATA.create_all(connection)
            if connection.execute(select(VERSIONS.c.schema)).first() is None:
                connection.execute(insert(VERSIONS), {"schema": SCHEMA})

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that sees one moment of the database and writes nothing."""
        with (
            self.said(),
            self.engine.connect() as connection,
            connection.execution_options(**{_READS: True}).begin(),
        ):
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A connection whose work is kept as a whole when the block ends, or not at all."""
        with self.said(), self._turn, self.engine.begin() as connection:
            yield connection

    @contextmanager
    def said(self) -> Iterator[None]:
        """What the database complains about, in words.

        Raises:
            UnreachableError: if it does not answer.
            StoreError: for anything else.
        """
        try:
            yield
        except PoolTimeoutError as error:
            raise UnreachableError(f"{self.named}: all connections are in use") from error
        except DBAPIError as error:
            said = " ".join(str(error.orig).split())
            if any(word in said.lower() for word in _FULL):
                raise StoreError(
                    f"{self.named}: the disk is full ({said}); nothing of this was kept"
                ) from error
            if isinstance(error, OperationalError):
                raise UnreachableError(
                    f"{self.named}: the database cannot be reached or used: {said}"
                ) from error
            raise StoreError(f"{self.named}: {said}") from error


def _engine(url: URL) -> Engine:
    if url.get_backend_name() == POSTGRESQL:
        return create_engine(url)
    engine = create_engine(url, connect_args={"timeout": BUSY})
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def _set_up(connection: sqlite3.Connection, _record: Any) -> None:  # noqa: ANN401 - SQLAlchemy's own
    """Settings of SQLite under which what was committed survives a loss of power."""
    connection.isolation_level = None  # transactions begin where `_begin` says
    cursor = connection.cursor()
    try:
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
    finally:
        cursor.close()


def _begin(connection: Connection) -> None:
    """Take the right to write at once: a reader that becomes a writer could meet another one."""
    reads = connection.get_execution_options().get(_READS)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


__all__ = ["POSTGRESQL", "SQLITE", "Database", "url_of"]
