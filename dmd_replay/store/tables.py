"""The tables of a store.

A game is one row of `dmd_games`, with the head of its log: signature, header, files of packs. Each
entry of the log is one row of `dmd_entries`, as it stands in the file, by its place: 1 is the
setup. So the version of a game is the place of its last entry, and a log file is the rows one after
the other.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    bindparam,
    func,
    insert,
    literal_column,
    select,
)

SCHEMA: Final = 1
"""Number of the tables as they are here; a store of a higher one is refused."""

_ID: Final = BigInteger().with_variant(Integer(), "sqlite")

METADATA: Final = MetaData()

STORE: Final = Table("dmd_store", METADATA, Column("schema", Integer, primary_key=True))

GAMES: Final = Table(
    "dmd_games",
    METADATA,
    Column("id", _ID, primary_key=True, autoincrement=True),
    Column("name", Text, nullable=False, unique=True),
    Column("ruleset", Text, nullable=False),
    Column("head", LargeBinary, nullable=False),
    Column("beside", LargeBinary, nullable=False),
    Column("closing", LargeBinary),  # the end of the log, as it stands behind entry `closed_at`
    Column("closed_at", Integer),
    Column("outcome", Text),
    sqlite_autoincrement=True,  # an id is never given again
)

ENTRIES: Final = Table(
    "dmd_entries",
    METADATA,
    Column("game", _ID, ForeignKey(GAMES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

SNAPSHOTS: Final = Table(
    "dmd_snapshots",
    METADATA,
    Column("game", _ID, ForeignKey(GAMES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("record", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

VERSION: Final = select(func.coalesce(func.max(ENTRIES.c.place), 0)).where(
    ENTRIES.c.game == bindparam("game")
)
"""The place of the last entry of a `game`; 0 if it has none."""

_LAST: Final = VERSION.scalar_subquery()

ADD_ENTRY: Final = (
    insert(ENTRIES)
    .from_select(
        ["game", "place", "data"],
        select(
            bindparam("game", type_=_ID),
            bindparam("place", type_=Integer),
            bindparam("data", type_=LargeBinary),
        ).where(bindparam("place", type_=Integer) - literal_column("1") == _LAST),
        include_defaults=False,
    )
    .execution_options(preserve_rowcount=True)
)  # it is all we learn by
"""Adds an entry if it comes right behind the last one, else nothing: so a writer that does not know
the version adds no row."""

ADD_FAST: Final = {
    "sqlite": (
        "INSERT INTO dmd_entries (game, place, data) SELECT ?1, ?2, ?3 WHERE ?2 - 1 ="
        " (SELECT coalesce(max(place), 0) FROM dmd_entries WHERE game = ?1)"
    ),
    "postgresql": (
        "INSERT INTO dmd_entries (game, place, data)"
        " SELECT v.game, v.place, v.data"
        " FROM (VALUES (%s::BIGINT, %s::INTEGER, %s::BYTEA)) AS v (game, place, data)"
        " WHERE v.place - 1 ="
        " (SELECT coalesce(max(e.place), 0) FROM dmd_entries AS e WHERE e.game = v.game)"
    ),
}
"""The same in the words of each driver, for many at once."""

ADD_SURE: Final = {
    "sqlite": "INSERT INTO dmd_entries (game, place, data) VALUES (?, ?, ?)",
    "postgresql": "INSERT INTO dmd_entries (game, place, data) VALUES (%s, %s, %s)",
}
"""The same for entries of which it is known that they come right behind the last one."""

__all__ = [
    "ADD_ENTRY",
    "ADD_FAST",
    "ADD_SURE",
    "ENTRIES",
    "GAMES",
    "METADATA",
    "SCHEMA",
    "SNAPSHOTS",
    "STORE",
    "VERSION",
]
