"""``python -m tests.benchmarks.store``: the store beside raw inserts of the same rows.

Both commit the same batches, each durable before the next, on the same disk, round by round in
turns; SQLite, and a PostgreSQL of its own. The last figures are of many threads that append one by
one, each waiting for its commit.
"""

import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

import click
import psycopg

from dmd_replay.store import Append, New, Store
from tests.replay.store.games import begun
from tests.services.postgres import postgres

GAMES: Final = 64
"""So many games are in a batch: an entry of each."""
THREADS: Final = 32
SIZE: Final = 120
"""Bytes of an entry: a command with four events or five."""


def rate(doing: Callable[[], int]) -> float:
    """How many entries a second."""
    begin = time.perf_counter()
    return doing() / (time.perf_counter() - begin)


def games(store: Store, prefix: str) -> list[str]:
    """So many games that were just begun."""
    begun(store, prefix)
    log = store.read(prefix).log
    names = [f"{prefix} {number}" for number in range(GAMES)]
    store.begin_all([New(name, log) for name in names])
    return names


def by_batches(store: Store, names: list[str], batches: int) -> int:
    """Append entries by batches."""
    data = bytes(SIZE)
    version = store.version(names[0])
    for number in range(version, version + batches):
        found = store.append_all([Append(name, number, data) for name in names])
        assert {None} == set(found)
    return batches * len(names)


def by_threads(store: Store, names: list[str], entries: int) -> int:
    """Append entries one by one, in many threads."""
    data = bytes(SIZE)

    def write(name: str) -> None:
        version = store.version(name)
        for number in range(version, version + entries):
            store.append(Append(name, number, data))

    with ThreadPoolExecutor(THREADS) as threads:
        list(threads.map(write, names))
    return entries * len(names)


TABLE: Final = (
    "CREATE TABLE raw (game INTEGER NOT NULL, place INTEGER NOT NULL, data {blob} NOT NULL,"
    " PRIMARY KEY (game, place))"
)


def raw_sqlite(path: Path) -> Callable[[int], int]:
    """Raw inserts into SQLite, with the settings of the store."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(TABLE.format(blob="BLOB"))
    done = 0

    def insert(batches: int) -> int:
        nonlocal done
        for _ in range(batches):
            done += 1
            connection.execute("BEGIN IMMEDIATE")
            rows = [(game, done, bytes(SIZE)) for game in range(GAMES)]
            connection.executemany("INSERT INTO raw VALUES (?, ?, ?)", rows)
            connection.execute("COMMIT")
        return batches * GAMES

    return insert


def raw_postgresql(url: str) -> Callable[[int], int]:
    """Raw inserts into PostgreSQL, by its driver."""
    connection = psycopg.connect(url)
    connection.execute(TABLE.format(blob="BYTEA"))
    connection.commit()
    done = 0

    def insert(batches: int) -> int:
        nonlocal done
        for _ in range(batches):
            done += 1
            rows = [(game, done, bytes(SIZE)) for game in range(GAMES)]
            with connection.cursor() as cursor:
                cursor.executemany("INSERT INTO raw VALUES (%s, %s, %s)", rows)
            connection.commit()
        return batches * GAMES

    return insert


def compare(where: str, raw: Callable[[int], int], rounds: int, batches: int) -> list[float]:
    """Entries a second: raw, the store by batches, the store by threads; and raw over store."""
    with Store.open(where) as store:
        names = games(store, "game")
        found = [
            (
                rate(lambda: raw(batches)),
                rate(lambda: by_batches(store, names, batches)),
                rate(lambda: by_threads(store, names, max(1, batches // 2))),
            )
            for _ in range(rounds)
        ]
    figures = [median(column) for column in zip(*found, strict=True)]
    return [*figures, median(raw_ / ours for raw_, ours, _ in found)]


@click.command()
@click.option("--rounds", default=7, show_default=True)
@click.option("--batches", default=40, show_default=True, help="Commits in a round.")
def main(rounds: int, batches: int) -> None:
    """Measure both databases and print the figures."""
    with TemporaryDirectory() as folder, postgres() as url:
        places = {
            "SQLite": (f"{folder}/games.sqlite", raw_sqlite(Path(folder, "raw.sqlite"))),
            "PostgreSQL": (url, raw_postgresql(url)),
        }
        for name, (where, raw) in places.items():
            figures = compare(where, raw, rounds, batches)
            inserts, mine, threads, ratio = figures
            print(  # noqa: T201 - for who runs it
                f"{name}: raw {inserts:,.0f} entries a second, store {mine:,.0f} ({ratio:.2f} times"
                f" the time), {THREADS} threads one by one {threads:,.0f}"
            )


if __name__ == "__main__":
    main()
