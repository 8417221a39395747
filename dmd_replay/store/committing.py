"""Commits of many writers together: who comes while the disk is busy goes along with the next.

A commit that survives a loss of power costs a wait for the disk, whatever it holds. The first
writer that finds no commit under way carries out one with all that has gathered; the others wait
for that, and each learns what became of its own. So nobody hears of success before it is on disk,
and a hundred writers wait for the disk about as often as one.
"""

from collections.abc import Sequence
from threading import Event, Lock
from typing import Final, TypedDict, final

import attrs
from sqlalchemy import Connection, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError

from dmd_replay.store.database import SQLITE, Database
from dmd_replay.store.errors import ConflictError, NoSuchGameError, StoreError
from dmd_replay.store.tables import ADD_ENTRY, ADD_FAST, ADD_SURE, GAMES, SNAPSHOTS, VERSION

BATCH: Final = 1024
"""So many entries go into a commit at most."""
KNOWN: Final = 10_000
"""Of so many games the numbers are remembered."""


@final
@attrs.frozen
class Closing:
    """The end of a log, as it stands behind the entry that it comes with."""

    data: bytes
    outcome: str


@final
@attrs.frozen
class Snapshot:
    """A state that loading can begin with: that of a record, whose entry it comes with."""

    record: int
    state: bytes


@final
@attrs.frozen
class Append:
    """One entry of a log for a game.

    Attributes:
        name: of the game.
        expected: its version as far as the writer knows: how many entries it has, 0 or more.
        data: the entry, as it stands in a log.
        closing: the end of the log, if this is the last of it.
        snapshot: of the state behind it, if there is to be one.
    """

    name: str
    expected: int
    data: bytes
    closing: Closing | None = None
    snapshot: Snapshot | None = None


class _Row(TypedDict):
    """A row of the table of entries."""

    game: int
    place: int
    data: bytes


@final
class _Waiting:
    """An append, and what became of it."""

    def __init__(self, append: Append) -> None:
        self.append: Final = append
        self.problem: Exception | None = None


@final
class _Call:
    """A writer that waits: for its commit, or to be the one who carries out the next."""

    def __init__(self, appends: Sequence[Append]) -> None:
        self.waiting: Final = [_Waiting(one) for one in appends]
        self.done = False
        self.leads = False
        self.woken: Final = Event()


@final
class Committer:
    """Appends entries, those that come at the same time in one commit."""

    def __init__(self, database: Database) -> None:
        """Begin with nothing to do."""
        self._database = database
        self._gathering = Lock()
        self._gathered: list[_Call] = []
        self._led = False
        self._ids: dict[str, int] = {}
        self._last: dict[int, int] = {}
        """By the number of a game the place of its last entry, if it was written here."""

    def append(self, appends: Sequence[Append]) -> tuple[Exception | None, ...]:
        """Append entries, and return when all that could be appended will survive.

        Args:
            appends: each for a game of any name; several for one game come in order.

        Returns:
            For each what went wrong: a `ConflictError`, a `NoSuchGameError`, or what the database
            complained about; None for what is kept. They are told apart: one that is refused
            keeps no other from being kept.
        """
        call = _Call(appends)
        with self._gathering:
            self._gathered.append(call)
            if not self._led:
                self._led = call.leads = True
        if not call.leads:
            call.woken.wait()
        if not call.done:
            self._lead(call)
        return tuple(one.problem for one in call.waiting)

    def _lead(self, mine: _Call) -> None:
        """Carry commits out until the own is done, then let the next writer do it."""
        try:
            while not mine.done:
                with self._gathering:
                    calls = self._next()
                self._commit_all(calls)
        finally:
            with self._gathering:
                if self._gathered:
                    self._gathered[0].leads = True
                    self._gathered[0].woken.set()
                else:
                    self._led = False

    def _next(self) -> list[_Call]:
        """The calls of the next commit: one at least, several as long as they are not too many."""
        calls = [self._gathered.pop(0)]
        size = len(calls[0].waiting)
        while self._gathered and size + len(self._gathered[0].waiting) <= BATCH:
            calls.append(self._gathered.pop(0))
            size += len(calls[-1].waiting)
        return calls

    def _commit_all(self, calls: Sequence[_Call]) -> None:
        todo = [one for call in calls for one in call.waiting]
        problem: Exception | None = StoreError("the commit was broken off; nothing of it was kept")
        try:
            self._commit(todo)
            problem = None
        except StoreError as error:
            problem = error
        finally:
            for one in todo:
                one.problem = one.problem or problem
            for call in calls:
                call.done = True
                call.woken.set()

    def _commit(self, todo: Sequence[_Waiting]) -> None:
        """Keep all of them, or find out which cannot be kept.

        Raises:
            StoreError: if the database failed; then nothing was kept.
        """
        try:
            with self._database.writing() as connection:
                rows = self._rows(connection, todo)
                if rows is not None and not self._together(connection, rows, todo):
                    rows = None
                if rows is None:
                    connection.rollback()
            if rows is not None:
                self._last.update((row["game"], row["place"]) for row in rows)
                return
        except StoreError as error:
            if not isinstance(error.__cause__, IntegrityError):
                raise  # else another process was between the look and the writing
        # Whoever is wrong is found by taking them one by one, with names looked up anew.
        self._ids.clear()
        self._last.clear()
        with self._database.writing() as connection:
            for one in todo:
                one.problem = self._alone(connection, one.append)

    def _together(self, connection: Connection, rows: list[_Row], todo: Sequence[_Waiting]) -> bool:
        """Insert all, by the driver's own way: it is half the time of the whole commit."""
        adding = ADD_SURE if self._follow(rows) else ADD_FAST
        added = connection.exec_driver_sql(
            adding[connection.dialect.name],
            [(row["game"], row["place"], row["data"]) for row in rows],
            execution_options={"preserve_rowcount": True},
        )
        if added.rowcount != len(rows):
            return False
        for row, one in zip(rows, todo, strict=True):
            if one.append.closing is not None or one.append.snapshot is not None:
                _beside(connection, row, one.append)
        return True

    def _follow(self, rows: Sequence[_Row]) -> bool:
        """Whether each comes right behind an entry that was written here.

        Entries are never taken back: then none can be missing between. What another process wrote
        meanwhile has the same place, and a game that it deleted is none, which the tables refuse.
        """
        last = self._last
        here: dict[int, int] = {}
        for row in rows:
            game, place = row["game"], row["place"]
            if place - 1 != here.get(game, last.get(game)):
                return False
            here[game] = place
        return True

    def _rows(self, connection: Connection, todo: Sequence[_Waiting]) -> list[_Row] | None:
        """The rows of entries; None if a game is not there."""
        if len(self._ids) > KNOWN:
            self._ids.clear()
            self._last.clear()
        unknown = {one.append.name for one in todo if one.append.name not in self._ids}
        if unknown:
            found = connection.execute(
                select(GAMES.c.name, GAMES.c.id).where(GAMES.c.name.in_(sorted(unknown)))
            )
            self._ids.update((name, number) for name, number in found)
        if any(name not in self._ids for name in unknown):
            return None
        return [_row(self._ids[one.append.name], one.append) for one in todo]

    def _alone(self, connection: Connection, append: Append) -> StoreError | None:
        """Keep one, or say why not."""
        number = connection.execute(
            select(GAMES.c.id).where(GAMES.c.name == append.name)
        ).scalar_one_or_none()
        if number is None:
            return NoSuchGameError(append.name)
        row = _row(number, append)
        try:
            with connection.begin_nested():
                kept = connection.execute(ADD_ENTRY, row).rowcount == 1
        except IntegrityError:
            kept = False
        if not kept:
            version = connection.execute(VERSION, {"game": number}).scalar_one()
            return ConflictError(append.name, append.expected, version)
        _beside(connection, row, append)
        return None

    def forget(self, name: str) -> None:
        """Look a name up anew when it comes next: its game was deleted."""
        self._last.pop(self._ids.pop(name, -1), None)


def _row(number: int, append: Append) -> _Row:
    return {"game": number, "place": append.expected + 1, "data": append.data}


def _beside(connection: Connection, row: _Row, append: Append) -> None:
    """Write what comes with an entry now and then."""
    if append.closing is not None:
        connection.execute(
            update(GAMES)
            .where(GAMES.c.id == row["game"])
            .values(
                closing=append.closing.data,
                closed_at=row["place"],
                outcome=append.closing.outcome,
            )
        )
    if append.snapshot is not None:
        values = {
            "game": row["game"],
            "place": row["place"],
            "record": append.snapshot.record,
            "state": append.snapshot.state,
        }
        insert = sqlite_insert if connection.dialect.name == SQLITE else postgresql_insert
        new = insert(SNAPSHOTS).values(**values)
        connection.execute(new.on_conflict_do_update(index_elements=["game"], set_=values))


__all__ = ["BATCH", "Append", "Closing", "Committer", "Snapshot"]
