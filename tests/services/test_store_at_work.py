"""The store under strain: processes that are killed, many games, PostgreSQL."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import pytest

from dmd_replay.log import parse_log
from dmd_replay.store import (
    Append,
    ConflictError,
    GameExistsError,
    New,
    NoSuchGameError,
    Store,
    StoredGame,
    UnreachableError,
)
from dmd_replay.store.pieces import Pieces
from tests.replay.store.games import begun, played
from tests.services.crash import data_of
from tests.services.postgres import postgres

ROOT: Final = Path(__file__).parents[2]
KILLS: Final = 10
MANY: Final = 10_000

pytestmark = pytest.mark.services


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """The URL of a PostgreSQL."""
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An address of a store, of each kind; that of the server holds games of other tests."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite")
    url: str = request.getfixturevalue("server")
    return url


@pytest.fixture
def prefix(request: pytest.FixtureRequest) -> str:
    """What the names of games of one test begin with."""
    return str(request.node.name)


def test_nothing_acknowledged_is_lost(where: str, prefix: str, tmp_path: Path) -> None:
    """Given writers that are killed at random moments, then each entry that was acknowledged is
    there, at most one entry of each game beyond them, and each is whole.
    """
    chance = random.Random(prefix)  # noqa: S311 - moments, no secret
    log = tmp_path / "begun.dmdlog"
    with Store.open(where) as store:
        begun(store, prefix)
        store.export_file(prefix, log)
    heard = 0
    for kill in range(KILLS):
        mine = f"{prefix}.{kill}"
        words = [sys.executable, "-m", "tests.services.crash", where, mine, "16", str(log)]
        with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            assert "ready\n" == process.stdout.readline()
            time.sleep(chance.uniform(0.0, 0.4))
            process.send_signal(signal.SIGKILL)
            told = process.stdout.read().splitlines()
        acknowledged: dict[str, int] = {}
        for line in told:
            name, _, version = line.rpartition(" ")
            acknowledged[name] = int(version)
        heard += len(told)
        with Store.open(where) as store:
            for number in range(16):
                name = f"{mine}.{number}"
                stored = store.read(name)
                assert stored.version in (
                    acknowledged.get(name, 1),
                    acknowledged.get(name, 1) + 1,
                )
                written = b"".join(data_of(name, one) for one in range(2, stored.version + 1))
                assert stored.log.endswith(written)
                assert 1 == len(Pieces.of(stored.log.removesuffix(written)).entries)
    assert heard > KILLS


def test_games_that_are_killed_go_on(where: str, prefix: str, tmp_path: Path) -> None:
    """A game that a process played is loaded by another one and ends as if nothing had been."""
    code = (
        "import sys; from dmd_replay.store import Store;"
        "from tests.replay.store.games import begun, played; import os, signal;"
        "played(begun(Store.open(sys.argv[1]), sys.argv[2]), 10); os.kill(os.getpid(), 9)"
    )
    done = subprocess.run([sys.executable, "-c", code, where, prefix], cwd=ROOT, check=False)
    assert -signal.SIGKILL == done.returncode
    with Store.open(where) as store:
        game = StoredGame.load(store, prefix)
        assert 11 == game.version
        played(game, seed=5)
        assert parse_log(store.read(prefix).log).footer is not None
        store.export_file(prefix, tmp_path / "game.dmdlog")
        store.import_file(f"{prefix} again", tmp_path / "game.dmdlog")
        assert store.read(prefix).log == store.read(f"{prefix} again").log


def test_writers_of_one_game_meet(where: str, prefix: str) -> None:
    """Given eight threads with stores of their own that append to one game, each with the version
    it read, then each version is won by one of them, and the log has each entry once.
    """
    with Store.open(where) as store:
        begun(store, prefix)
        head = store.read(prefix).log

    def write(writer: int) -> list[tuple[int, int]]:
        won: list[tuple[int, int]] = []
        with Store.open(where) as mine:
            version = mine.version(prefix)
            while len(won) < 10:
                try:
                    version = mine.append(Append(prefix, version, b"%d;" % writer))
                    won.append((version, writer))
                except ConflictError as conflict:
                    version = conflict.version
        return won

    with ThreadPoolExecutor(8) as threads:
        won = sorted(one for found in threads.map(write, range(8)) for one in found)

    assert list(range(2, 82)) == [version for version, _ in won]
    with Store.open(where) as store:
        expected = head + b"".join(b"%d;" % writer for _, writer in won)
        assert expected == store.read(prefix).log


def test_one_batch_and_the_errors_of_both_databases(where: str, prefix: str) -> None:
    """A conflict, an unknown game and a name that is taken are the same errors everywhere."""
    with Store.open(where) as store:
        begun(store, prefix)
        batch = [
            Append(prefix, 1, b"a"),
            Append(prefix, 1, b"b"),
            Append(f"no {prefix}", 0, b"c"),
            Append(prefix, 2, b"d"),
        ]
        found = store.append_all(batch)
        assert [None, ConflictError, NoSuchGameError, None] == [
            one if one is None else type(one) for one in found
        ]
        assert store.read(prefix).log.endswith(b"ad")
        with pytest.raises(GameExistsError):
            begun(store, prefix)
        store.delete(prefix)
        with pytest.raises(NoSuchGameError):
            store.read(prefix)


def test_ten_thousand_games(where: str, prefix: str) -> None:
    """All are begun, each gets five entries more, all are listed, and any is read at once."""
    with Store.open(where) as store:
        begun(store, f"{prefix}.seed")
        log = store.read(f"{prefix}.seed").log
        names = [f"{prefix} {number:05}" for number in range(MANY)]
        for start in range(0, MANY, 1000):
            store.begin_all([New(name, log) for name in names[start : start + 1000]])
        for version in range(1, 6):
            batch = [Append(name, version, b"%d" % version) for name in names]
            assert {None} == set(store.append_all(batch))

        listed = [one for one in store.listed() if one.name.startswith(f"{prefix} ")]

        assert names == [one.name for one in listed]
        assert {6} == {one.version for one in listed}
        assert log + b"12345" == store.read(names[MANY // 2]).log


def test_a_server_that_is_gone() -> None:
    """What is asked of it then is an error in words; when it is back, so is the store."""
    with postgres() as url:
        store = Store.open(url)
        begun(store, "friday")
    with pytest.raises(UnreachableError, match="the database cannot be reached or used"):
        store.version("friday")
    with pytest.raises(UnreachableError):
        store.append(Append("friday", 1, b"x"))
    store.close()


def test_no_process_is_left() -> None:
    """The server ends with its tests."""
    with postgres() as url:
        home = url.partition("host=")[2].partition("&")[0].replace("%2F", "/")
        pid = int(Path(home, "data", "postmaster.pid").read_text("utf-8").splitlines()[0])
        os.kill(pid, 0)

    state = Path(f"/proc/{pid}/stat")
    # Where nobody waits for orphans, what has ended stays in the list as a zombie.
    assert not state.exists() or ") Z " in state.read_text("utf-8")
    assert not Path(home).exists()
