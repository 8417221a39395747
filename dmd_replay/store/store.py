"""Games in a database: kept as the logs they are, entry by entry."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, Self, final

import attrs
from sqlalchemy import Connection, Row, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from dmd_replay.files import read_bounded
from dmd_replay.log.reader import MAX_FILE
from dmd_replay.store.committing import Append, Committer, Snapshot
from dmd_replay.store.database import Database
from dmd_replay.store.errors import GameExistsError, NoSuchGameError, StoreError
from dmd_replay.store.pieces import Pieces, closed
from dmd_replay.store.tables import ENTRIES, GAMES, SNAPSHOTS, VERSION
from dmd_replay.writing import write_file

PAGE: Final = 1000
"""So many games are listed in one look at the database."""


@final
@attrs.frozen
class Listed:
    """A game in a list.

    Attributes:
        name: in the store.
        ruleset: the game that is played.
        version: how many entries its log has.
        closed: whether its log has its end.
        outcome: how it ended; empty if it did not.
    """

    name: str
    ruleset: str
    version: int
    closed: bool
    outcome: str


@final
@attrs.frozen
class New:
    """A game to begin; see `Store.begin`."""

    name: str
    log: bytes
    beside: bytes = b""


@final
@attrs.frozen
class Stored:
    """A game as it is in the store.

    Attributes:
        log: its log, byte for byte.
        version: how many entries it has.
        place: behind which entry the snapshot stands; 0 if there is none.
        snapshot: a state that loading can begin with, if there is one.
    """

    log: bytes
    version: int
    place: int = 0
    snapshot: Snapshot | None = None


@final
class Store:
    """Games in a database; may be used by many threads, and by many processes at a time.

    Example:
        >>> from tempfile import TemporaryDirectory
        >>> from dmd_replay import game_tools
        >>> from dmd_replay.store.game import StoredGame
        >>> tools = game_tools("death-may-die")
        >>> game = tools.setup.definition(tools.setup.choose({}))
        >>> with TemporaryDirectory() as folder, Store.open(f"{folder}/games.sqlite") as store:
        ...     friday = StoredGame.begin(store, "friday", tools, game, seed=7)
        ...     _ = friday.do(next(friday.decision.legal()))
        ...     [(one.name, one.version) for one in store.listed()]
        [('friday', 2)]
    """

    def __init__(self, database: Database) -> None:
        """Use `open`."""
        self._database = database
        self._committer = Committer(database)

    @classmethod
    def open(cls, where: str | Path) -> Self:
        """Open a store, and make it if it is not there.

        Args:
            where: a file for SQLite, or an URL, ``postgresql://me@host/games``.

        Raises:
            UnreachableError: if the database does not answer.
            StoreVersionError: if a later version of the library made the store.
            StoreError: if the address is none, or the database cannot be used.
            MissingExtraError: if the driver is not installed.
        """
        return cls(Database(str(where)))

    def close(self) -> None:
        """Let the database go."""
        self._database.engine.dispose()

    def __enter__(self) -> Self:
        """Give the store."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close it."""
        self.close()

    # --- games -----------------------------------------------------------------------------------

    def begin(self, name: str, log: bytes, beside: bytes = b"") -> int:
        """Keep a new game.

        Args:
            name: a name that no game of the store has.
            log: its log so far; with a header at least.
            beside: what a server wants to keep with it, such as what keys are made with.

        Returns:
            Its version: how many entries there are.

        Raises:
            GameExistsError: if there is one of that name.
            LogError: if it is no log, or a damaged one.
            StoreError: if the database fails.
        """
        return self.begin_all([New(name, log, beside)])[0]

    def begin_all(self, games: Sequence[New]) -> tuple[int, ...]:
        """Keep many new games by one commit: all of them, or none.

        Returns:
            Their versions.

        Raises:
            GameExistsError: if there is one of such a name; see `begin` for the rest.
        """
        cut = [Pieces.of(one.log, one.name) for one in games]
        rows: list[dict[str, object]] = []
        with self._database.writing() as connection:
            for one, pieces in zip(games, cut, strict=True):
                try:
                    number = self._new(connection, one.name, pieces, one.beside)
                except IntegrityError as error:
                    raise GameExistsError(one.name) from error
                rows += (
                    {"game": number, "place": place, "data": data}
                    for place, data in enumerate(pieces.entries, 1)
                )
            if rows:
                connection.execute(insert(ENTRIES), rows)
        return tuple(len(pieces.entries) for pieces in cut)

    def _new(self, connection: Connection, name: str, pieces: Pieces, beside: bytes) -> int:
        closed = pieces.closing is not None
        made = connection.execute(
            insert(GAMES).values(
                name=name,
                ruleset=pieces.ruleset,
                head=pieces.head,
                beside=beside,
                closing=pieces.closing,
                closed_at=len(pieces.entries) if closed else None,
                outcome=pieces.outcome if closed else None,
            )
        )
        number = made.inserted_primary_key
        assert number is not None  # noqa: S101 - one row was inserted
        return int(number[0])

    def append(self, append: Append) -> int:
        """Keep an entry of a game; it will survive when this returns.

        Args:
            append: the entry, and the version that it is meant for.

        Returns:
            The version of the game with it.

        Raises:
            ConflictError: if the game has another version.
            NoSuchGameError: if there is no such game.
            StoreError: if the database fails.
        """
        (problem,) = self.append_all([append])
        if problem is not None:
            raise problem
        return append.expected + 1

    def append_all(self, appends: Sequence[Append]) -> tuple[Exception | None, ...]:
        """Keep entries of many games by as few commits as possible; see `Committer.append`."""
        return self._committer.append(appends) if appends else ()

    def version(self, name: str) -> int:
        """How many entries a game has.

        Raises:
            NoSuchGameError: if there is no such game.
        """
        with self._database.reading() as connection:
            return self._version(connection, self._row(connection, name).id)

    def read(self, name: str) -> Stored:
        """A game as it is.

        Raises:
            NoSuchGameError: if there is no such game.
            StoreError: if the database fails.
        """
        with self._database.reading() as connection:
            row = self._row(connection, name)
            data = connection.execute(
                select(ENTRIES.c.data).where(ENTRIES.c.game == row.id).order_by(ENTRIES.c.place)
            ).scalars()
            entries = list(data)
            shot = connection.execute(
                select(SNAPSHOTS.c.place, SNAPSHOTS.c.record, SNAPSHOTS.c.state).where(
                    SNAPSHOTS.c.game == row.id
                )
            ).first()
        closing = row.closing if row.closed_at == len(entries) else None
        log = b"".join((row.head, *entries, closing or b""))
        if shot is None or shot.place > len(entries):
            return Stored(log, len(entries))
        return Stored(log, len(entries), shot.place, Snapshot(shot.record, shot.state))

    def beside(self, name: str) -> bytes:
        """What a server kept with a game.

        Raises:
            NoSuchGameError: if there is no such game.
        """
        with self._database.reading() as connection:
            return bytes(self._row(connection, name).beside)

    def delete(self, name: str) -> None:
        """Forget a game.

        Raises:
            NoSuchGameError: if there is no such game.
        """
        with self._database.writing() as connection:
            if connection.execute(delete(GAMES).where(GAMES.c.name == name)).rowcount == 0:
                raise NoSuchGameError(name)
        self._committer.forget(name)

    def listed(self, ruleset: str | None = None) -> Iterator[Listed]:
        """All games by name, or those of one ruleset; read in pages, so that many may be there."""
        last = select(func.max(ENTRIES.c.place)).where(ENTRIES.c.game == GAMES.c.id)
        query = select(
            GAMES.c.name,
            GAMES.c.ruleset,
            GAMES.c.closed_at,
            GAMES.c.outcome,
            func.coalesce(last.scalar_subquery(), 0).label("version"),
        ).order_by(GAMES.c.name)
        if ruleset is not None:
            query = query.where(GAMES.c.ruleset == ruleset)
        behind: str | None = None
        while True:
            page = query if behind is None else query.where(GAMES.c.name > behind)
            with self._database.reading() as connection:
                rows = connection.execute(page.limit(PAGE)).all()
            for row in rows:
                closed = row.closed_at == row.version
                outcome = (row.outcome or "") if closed else ""
                yield Listed(row.name, row.ruleset, row.version, closed, outcome)
            if len(rows) < PAGE:
                return
            behind = rows[-1].name

    # --- files -----------------------------------------------------------------------------------

    def import_file(self, name: str, path: Path) -> int:
        """Keep a log file as a new game; exported again it has the same bytes.

        Returns:
            Its version.

        Raises:
            GameExistsError: if there is a game of that name.
            LogError: if the file is no log, damaged, or of an older format.
            OSError: if it cannot be read.
            StoreError: if the database fails.
        """
        return self.begin(name, read_bounded(path, MAX_FILE, "a log"))

    def export_file(
        self, name: str, path: Path, *, overwrite: bool = False, close: bool = False
    ) -> None:
        """Write the log of a game to a file.

        Args:
            name: of the game.
            path: the file.
            overwrite: whether one that is there may be replaced.
            close: whether the log of a game that goes on gets an end, as a recording does that
                stops there; without it the file has the bytes of the store and no more.

        Raises:
            NoSuchGameError: if there is no such game.
            OSError: if the file may not be written, or cannot be.
            StoreError: if the database fails.
        """
        data = self.read(name).log
        write_file(path, closed(data) if close else data, overwrite=overwrite, inputs=[])

    # --- inside ----------------------------------------------------------------------------------

    def _row(self, connection: Connection, name: str) -> Row[tuple[object, ...]]:
        row = connection.execute(select(GAMES).where(GAMES.c.name == name)).first()
        if row is None:
            raise NoSuchGameError(name)
        return row

    def _version(self, connection: Connection, number: int) -> int:
        return int(connection.execute(VERSION, {"game": number}).scalar_one())


__all__ = ["Listed", "New", "Store", "StoreError", "Stored"]
