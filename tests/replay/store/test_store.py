"""Games in a database: kept, loaded, taken back, written by two, in and out as files."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from dmd_core.kernel.rewind import UndoPolicy
from dmd_replay import game_tools
from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.log import LogVersionError, TruncatedLogError, parse_log, read_log
from dmd_replay.play.recorder import UndoError
from dmd_replay.serve import Host
from dmd_replay.serve.journal import JournalError, Kept
from dmd_replay.store import (
    Append,
    ConflictError,
    GameExistsError,
    Listed,
    NoSuchGameError,
    Store,
    StoredGame,
    StoreError,
    StoreJournal,
    StoreVersionError,
    UnreachableError,
)
from dmd_replay.store.database import Database
from tests.replay.store.games import TOOLS, begun, definition, played

KEPT = Path(__file__).parents[3] / "fixtures" / "games"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty store of SQLite."""
    with Store.open(tmp_path / "games.sqlite") as opened:
        yield opened


def test_a_game_is_there_when_it_is_loaded_again(store: Store, tmp_path: Path) -> None:
    """Given a game played for a while, when another process loads it, then it stands there."""
    game = begun(store)
    played(game, 20)

    with Store.open(tmp_path / "games.sqlite") as elsewhere:
        loaded = StoredGame.load(elsewhere, "friday")

    assert (game.state, game.at, game.version) == (loaded.state, loaded.at, loaded.version)
    assert 21 == loaded.version


def test_a_game_that_ended_is_a_whole_log(store: Store) -> None:
    """The end is in the log, which verifies, and the list knows how it went."""
    game = begun(store)
    played(game)

    log = parse_log(store.read("friday").log)

    assert log.damage is None
    assert log.footer is not None
    assert ReplayVerdict.EXACT is replay(TOOLS, log).verdict
    expected = Listed("friday", "death-may-die", game.version, closed=True, outcome="loss")
    assert [expected] == list(store.listed())


def test_an_ended_game_can_be_taken_back(store: Store) -> None:
    """When the last command is undone, the log has no end any more and play goes on."""
    game = begun(store)
    played(game)

    game.undo()

    assert game.decision is not None
    (listed,) = store.listed()
    assert (False, "") == (listed.closed, listed.outcome)
    assert parse_log(store.read("friday").log).footer is None
    assert game.state == StoredGame.load(store, "friday").state


@pytest.mark.parametrize("policy", [UndoPolicy.KEEP, UndoPolicy.RESEED])
def test_a_game_is_loaded_from_its_last_snapshot(store: Store, policy: UndoPolicy) -> None:
    """What came before is not folded: a snapshot that is another state shows in what is loaded."""
    game = StoredGame.begin(store, "friday", TOOLS, definition(), 7, undo=policy, every=8)
    played(game, 9)
    game.undo(4)  # behind the snapshot, and before it
    played(game, 6, seed=2)
    stored = store.read("friday")

    assert (16, 14) == (stored.place, stored.snapshot.record if stored.snapshot else None)
    loaded = StoredGame.load(store, "friday")
    assert (game.state, game.at) == (loaded.state, loaded.at)
    assert [14] == [n for n in loaded.known if n < 15]


def test_undo_goes_to_before_the_snapshot(store: Store) -> None:
    """Also in a game that was loaded from it; the log replays exactly."""
    game = begun(store, every=8)
    played(game, 12)
    third = begun(store, "other")
    played(third, 2)
    loaded = StoredGame.load(store, "friday")

    loaded.undo(10)

    assert third.state == loaded.state
    with pytest.raises(UndoError, match=r"^undo 3: only 2 commands can be taken back$"):
        loaded.undo(3)
    with pytest.raises(UndoError, match=r"^undo 0: a number from 1 on says how many commands"):
        loaded.undo(0)
    played(loaded)
    assert ReplayVerdict.EXACT is replay(TOOLS, parse_log(store.read("friday").log)).verdict


def test_a_snapshot_of_another_version_is_passed_over(store: Store, tmp_path: Path) -> None:
    """The whole log leads to the same state."""
    game = begun(store, every=8)
    played(game, 12)
    with sqlite3.connect(tmp_path / "games.sqlite") as raw:
        raw.execute("UPDATE dmd_snapshots SET state = x'90'")
    raw.close()

    assert game.state == StoredGame.load(store, "friday").state


def test_of_two_writers_one_gets_a_conflict(store: Store) -> None:
    """When both loaded the same version and play, the second is told, and has to load again."""
    first = begun(store)
    second = StoredGame.load(store, "friday")
    played(first, 1)

    with pytest.raises(ConflictError) as raised:
        played(second, 1)

    assert ("friday", 1, 2) == (raised.value.name, raised.value.expected, raised.value.version)
    assert str(raised.value) == (
        "'friday' went on: this was meant for version 1, it stands at 2; nothing was kept,"
        " load it again"
    )
    with pytest.raises(StoreError, match=r"^'friday': what was to be kept was not; load the game"):
        played(second, 1)
    assert first.state == StoredGame.load(store, "friday").state


def test_what_a_store_wrote_itself_is_no_proof_against_others(store: Store, tmp_path: Path) -> None:
    """Given entries of its own, then stale, early and deleted games are refused as before."""
    begun(store, "a")
    store.append(Append("a", 1, b"mine"))
    with Store.open(tmp_path / "games.sqlite") as elsewhere:
        elsewhere.append(Append("a", 2, b"theirs"))

        with pytest.raises(ConflictError) as stale:
            store.append(Append("a", 2, b"late"))
        with pytest.raises(ConflictError) as early:
            store.append(Append("a", 4, b"early"))
        store.append(Append("a", 3, b"mine again"))
        elsewhere.delete("a")
        with pytest.raises(NoSuchGameError):
            store.append(Append("a", 4, b"lost"))
        begun(elsewhere, "a")
        store.append(Append("a", 1, b"anew"))

    assert ((2, 3), (4, 3)) == tuple(
        (one.value.expected, one.value.version) for one in (stale, early)
    )
    assert store.read("a").log.endswith(b"anew")


def test_what_is_refused_keeps_nothing_else_from_being_kept(store: Store) -> None:
    """Given a batch with a stale version, a future one and no game, then the others are kept."""
    for name in ("a", "b"):
        begun(store, name)
    batch = [
        Append("a", 1, b"first"),
        Append("b", 0, b"stale"),
        Append("nobody", 1, b"lost"),
        Append("b", 5, b"early"),
        Append("a", 2, b"second"),
        Append("b", 1, b"good"),
    ]

    found = store.append_all(batch)

    assert [None, ConflictError, NoSuchGameError, ConflictError, None, None] == [
        one if one is None else type(one) for one in found
    ]
    assert (3, 2) == (store.version("a"), store.version("b"))
    assert store.read("a").log.endswith(b"firstsecond")
    assert store.read("b").log.endswith(b"good")


def test_marks_and_notes_are_kept(store: Store) -> None:
    """As entries of the log; play goes on behind them."""
    game = begun(store)
    game.mark("here", "was this right?")
    game.note("we think so")
    played(game, 1)

    log = parse_log(store.read("friday").log)

    assert ["Record", "Mark", "Note", "Record"] == [type(one).__name__ for one in log.entries]
    assert 4 == game.version == store.version("friday")


def test_log_files_come_out_as_they_went_in(store: Store, tmp_path: Path) -> None:
    """Byte for byte, with undo, with marks, with packs of their own, or not."""
    files = sorted(KEPT.glob("*.dmdlog"))[::4]
    for path in files:
        store.import_file(path.name, path)

        store.export_file(path.name, tmp_path / path.name)

        assert path.read_bytes() == (tmp_path / path.name).read_bytes()
    assert sorted(path.name for path in files) == [one.name for one in store.listed()]


def test_an_open_log_comes_out_as_it_went_in(store: Store, tmp_path: Path) -> None:
    """One that is still recorded has no end, and gets none."""
    game = begun(store)
    played(game, 3)
    store.export_file("friday", tmp_path / "open.dmdlog")
    store.export_file("friday", tmp_path / "closed.dmdlog", close=True)

    assert ReplayVerdict.EXACT is replay(TOOLS, read_log(tmp_path / "closed.dmdlog")).verdict
    store.import_file("again", tmp_path / "open.dmdlog")

    assert store.read("friday").log == store.read("again").log
    loaded = StoredGame.load(store, "again")
    played(loaded, 1)
    assert 5 == loaded.version


def test_a_damaged_log_is_not_kept(store: Store, tmp_path: Path) -> None:
    """The reader's sentence says why; no game is there."""
    game = begun(store)
    played(game, 3)
    (tmp_path / "cut.dmdlog").write_bytes(store.read("friday").log[:-3])

    with pytest.raises(TruncatedLogError, match=r"^cut: the file ends inside record 3"):
        store.import_file("cut", tmp_path / "cut.dmdlog")

    assert ["friday"] == [one.name for one in store.listed()]


def test_a_log_of_another_version_is_kept_and_not_played_on(store: Store) -> None:
    """It comes out as it went in; loading it says what differs."""
    path = next(
        one
        for one in sorted(KEPT.glob("*.dmdlog"))
        if parse_log(one.read_bytes()).header.revision != TOOLS.ruleset.revision
    )
    store.import_file("old", path)

    with pytest.raises(LogVersionError, match=r"^old: another version recorded this log"):
        StoredGame.load(store, "old")

    assert path.read_bytes() == store.read("old").log


def test_a_game_of_another_ruleset(store: Store) -> None:
    """The log says which game it is of; lists can be of one of them."""
    tools = game_tools("final_girl")
    girl = tools.setup.definition(tools.setup.choose({}))
    begun(store)
    game = StoredGame.begin(store, "camp", tools, girl, seed=3)
    played(game, 5)

    assert game.state == StoredGame.load(store, "camp").state
    assert ["camp"] == [one.name for one in store.listed("final_girl")]
    assert ["camp", "friday"] == [one.name for one in store.listed()]


def test_names(store: Store) -> None:
    """A name is taken once, free again after deleting, and unknown if nobody took it."""
    begun(store)

    with pytest.raises(GameExistsError, match=r"^there is a game 'friday' in the store already"):
        begun(store)
    store.delete("friday")
    for ask in (store.read, store.delete, store.version, store.beside):
        with pytest.raises(NoSuchGameError, match=r"^there is no game 'friday' in the store$"):
            ask("friday")
    played(begun(store, seed=8), 2)
    assert 3 == store.version("friday")


def test_many_games_are_listed_in_pages(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them, in the order of their names."""
    monkeypatch.setattr("dmd_replay.store.store.PAGE", 3)
    begun(store, "g0")
    log = store.read("g0").log
    for number in range(1, 7):
        store.begin(f"g{number}", log)

    assert [f"g{number}" for number in range(7)] == [one.name for one in store.listed()]


def test_a_host_keeps_its_games_in_a_store(store: Store) -> None:
    """The journal of the step protocol: begun, appended, read, dropped; conflicts are errors."""
    journal = StoreJournal(store)
    begun(store, "x")
    log = store.read("x").log
    journal.begin("friday", Kept(b"secret", log))
    journal.append("friday", b"more")

    assert Kept(b"secret", log + b"more") == journal.read("friday")
    store.append(Append("friday", 2, b"from elsewhere"))
    with pytest.raises(JournalError, match=r"^'friday' went on"):
        journal.append("friday", b"stale")
    journal.drop("friday")
    journal.drop("friday")
    assert journal.read("friday") is None
    assert ["x"] == list(journal.names())
    Host(journal).prepare()


# --- what people are told -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("mysql://host/games", "mysql: a store is in 'sqlite' or 'postgresql', not in this"),
        ("http//x://", "http//x://: this is no address of a database"),
        (":memory:", "a store of SQLite is a file; name one, such as games.sqlite"),
        ("sqlite://", "a store of SQLite is a file; name one, such as games.sqlite"),
    ],
)
def test_an_address_that_is_none(where: str, said: str) -> None:
    """One sentence that says what is allowed."""
    with pytest.raises(StoreError) as raised:
        Store.open(where)

    assert said == str(raised.value)


def test_a_database_that_cannot_be_reached(tmp_path: Path) -> None:
    """The sentence names it, without the password."""
    with pytest.raises(UnreachableError, match=r"nowhere/games.sqlite: the database cannot be"):
        Store.open(tmp_path / "nowhere" / "games.sqlite")
    with pytest.raises(UnreachableError) as raised:
        Store.open("postgresql://me:sesame@127.0.0.1:1/games")

    assert str(raised.value).startswith(
        "postgresql://me:***@127.0.0.1:1/games: the database cannot"
    )
    assert "sesame" not in str(raised.value)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    """It is left as it is."""
    (tmp_path / "x").write_bytes(b"no database at all, but long enough for one" * 50)

    with pytest.raises(StoreError, match=r"file is not a database"):
        Store.open(tmp_path / "x")


def test_a_store_of_a_later_version(tmp_path: Path) -> None:
    """It is refused before anything is read."""
    path = tmp_path / "games.sqlite"
    Store.open(path).close()
    with sqlite3.connect(path) as raw:
        raw.execute("UPDATE dmd_store SET schema = 2")
    raw.close()

    with pytest.raises(StoreVersionError) as raised:
        Store.open(path)

    assert str(raised.value) == (
        f"{path}: this store has tables of version 2, this version of the library knows 1;"
        " install a later one"
    )


def test_a_full_disk(store: Store, tmp_path: Path) -> None:
    """Nothing of the command is kept, what was there stays, and the sentence says so."""
    game = begun(store)
    database = Database(str(tmp_path / "games.sqlite"))
    with database.writing() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        with (
            pytest.raises(StoreError, match=r"the disk is full .*; nothing of this was kept$"),
            database.said(),
        ):
            connection.exec_driver_sql("INSERT INTO dmd_entries VALUES (1, 2, zeroblob(1000000))")
    database.engine.dispose()

    assert game.version == store.version("friday")
