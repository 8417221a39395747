"""Journals: what was answered is kept before, and a host that begins anew goes on there."""

import time
from collections.abc import Iterable, Iterator
from typing import Any, Final, final

import pytest

from dmd_replay.play.recorder import Recorder
from dmd_replay.serve import Host, JournalError, Kept, Limits, MemoryJournal
from dmd_replay.serve.clock import possible
from tests.replay.serve.client import Client, RefusedRequestError, options

GAME: Final = {"ruleset": "death-may-die", "seed": 7}


@final
class Failing:
    """A journal that keeps nothing more once it is told to fail."""

    def __init__(self) -> None:
        """Well, at first."""
        self.inner = MemoryJournal()
        self.fails = False

    def _check(self) -> None:
        if self.fails:
            raise JournalError("no room")

    def begin(self, name: str, game: Kept) -> None:
        """Unless it fails."""
        self._check()
        self.inner.begin(name, game)

    def append(self, name: str, data: bytes) -> None:
        """Unless it fails."""
        self._check()
        self.inner.append(name, data)

    def read(self, name: str) -> Kept | None:
        """Always."""
        return self.inner.read(name)

    def drop(self, name: str) -> None:
        """Always."""
        self.inner.drop(name)

    def names(self) -> Iterable[str]:
        """Always."""
        return self.inner.names()


def test_a_new_host_knows_the_games_of_the_one_before() -> None:
    """By the same keys, each where it was answered to stand, with undo and redo."""
    journal = MemoryJournal()
    before = Client(Host(journal))
    opened = before("new", **GAME)
    game, seat = opened["game"], opened["seats"][1]["game"]
    before("apply", game=game, command="run")
    before("undo", game=game)
    shown = [before(method, game=game) for method in ("status", "legal", "view", "account")]

    after = Client(Host(journal))
    assert shown == [after(method, game=game) for method in ("status", "legal", "view", "account")]
    assert "1" == after("status", game=seat)["role"]
    assert 3 == after("redo", game=game)["version"]
    assert 4 == after("apply", game=game, command="done")["version"]
    assert 4 == Client(Host(journal))("status", game=game)["version"]


def test_dice_on_the_table_are_there_again() -> None:
    """A host that ends in the middle of a roll."""
    journal = MemoryJournal()
    client = Client(Host(journal))
    game = client("new", **GAME)["game"]
    menu = client("legal", game=game)["menu"]
    while menu["kind"] != "reroll":
        texts = [option["text"] for option in options(menu)]
        text = "attack" if "attack" in texts else texts[0]
        menu = client("apply", game=game, command=text)["menu"]
    assert menu == Client(Host(journal))("legal", game=game)["menu"]


def test_what_cannot_be_kept_is_not_done() -> None:
    """The client is told so, everybody stands where they stood, and later it goes on."""
    journal = Failing()
    host = Host(journal)
    client, other = Client(host), Client(host)
    game = client("new", **GAME)["game"]
    other("subscribe", game=game)
    journal.fails = True
    for method, params in (
        ("apply", {"game": game, "command": "run"}),
        ("new", GAME),
    ):
        with pytest.raises(RefusedRequestError, match="no room") as caught:
            client(method, **params)
        assert "not-kept" == caught.value.kind
    assert 0 == client("status", game=game)["version"]
    assert [] == other.told
    journal.fails = False
    assert 1 == client("apply", game=game, command="run")["version"]
    assert 1 == len(other.told)


def test_games_that_are_not_in_memory_come_back_when_somebody_asks() -> None:
    """Of three games two are resident; all go on, and who listens is told."""
    client = Client(Host(limits=Limits(resident=2)))
    games = [client("new", **GAME)["game"] for _ in range(3)]
    for game in games:
        client("subscribe", game=game)
    for _ in range(2):
        for game in games:
            text = options(client("legal", game=game)["menu"])[0]["text"]
            client("apply", game=game, command=text)
    assert [2, 2, 2] == [client("status", game=game)["version"] for game in games]
    assert 6 == len(client.told)


def test_a_torn_end_of_a_journal_is_told() -> None:
    """A journal that kept half of a frame has broken its word; nothing is written behind it."""
    journal = MemoryJournal()
    client = Client(Host(journal))
    game = client("new", **GAME)["game"]
    client("apply", game=game, command="run")
    (name,) = journal.names()
    journal.append(name, b"half of a frame")
    after = Client(Host(journal))
    with pytest.raises(RefusedRequestError) as caught:
        after("status", game=game)
    assert ("bad-log", "TruncatedLogError") == (
        caught.value.kind,
        caught.value.error["data"]["fault"],
    )


@pytest.mark.skipif(not possible(), reason="time cannot be bounded in this thread")
def test_a_request_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is as its log has it, and goes on."""
    warm = Client(Host())  # the first game of a process takes longer than the others
    warm("apply", game=warm("new", **GAME)["game"], command="run")
    client = Client(Host(limits=Limits(milliseconds=500)))
    game = client("new", **GAME)["game"]
    client("legal", game=game)

    def slow(*_: Any) -> Any:  # noqa: ANN401 - stands for any method
        while True:
            pass

    with monkeypatch.context() as patched:
        patched.setattr(Recorder, "do", slow)
        begun = time.process_time()
        with pytest.raises(RefusedRequestError, match="longer than 500 ms") as caught:
            client("apply", game=game, command="run")
        assert time.process_time() - begun < 2
    assert ("too-slow", 0) == (caught.value.kind, caught.value.error["data"]["version"])
    assert 1 == client("apply", game=game, command="run")["version"]


def test_a_fault_of_the_program_ends_no_game(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The client is told without a traceback, whoever runs the host has it in the log."""
    client = Client(Host())
    game = client("new", **GAME)["game"]

    def broken(*_: Any) -> Any:  # noqa: ANN401 - stands for any method
        message = "inner workings"
        raise KeyError(message)

    with monkeypatch.context() as patched:
        patched.setattr(Recorder, "do", broken)
        with pytest.raises(RefusedRequestError) as caught:
            client("apply", game=game, command="run")
    assert "crashed" == caught.value.kind
    assert "inner workings" not in str(caught.value)
    assert "inner workings" in caplog.text
    assert 1 == client("apply", game=game, command="run")["version"]


def test_each_limit_is_told_by_its_name() -> None:
    """Games, entries, bytes of a log, subscriptions."""
    client = Client(Host(limits=Limits(games=2, entries=2, subscriptions=1)))
    first, second = (client("new", **GAME)["game"] for _ in range(2))
    found = [limit_of(client, "new", **GAME)]
    client("subscribe", game=first)
    found.append(limit_of(client, "subscribe", game=second))
    for _ in range(2):
        text = options(client("legal", game=first)["menu"])[0]["text"]
        client("apply", game=first, command=text)
    found.append(limit_of(client, "undo", game=first))
    client("close", game=first)
    client("new", **GAME)

    small = Client(Host(limits=Limits(log=300)))
    game = small("new", **GAME)["game"]
    full = (limit_of(small, method, **said) for method, said in there_and_back(game))
    found.append(next(filter(None, full)))
    assert [("games", 2), ("subscriptions", 1), ("entries", 2), ("log", 300)] == found


def there_and_back(game: str) -> Iterator[tuple[str, dict[str, str]]]:
    """A command and its undo, so often that the log has no room."""
    for _ in range(20):
        yield "apply", {"game": game, "command": "run"}
        yield "undo", {"game": game}


def limit_of(client: Client, method: str, **params: Any) -> tuple[str, int] | None:  # noqa: ANN401 - JSON
    """The limit that a request reaches, None if it reaches none."""
    try:
        client(method, **params)
    except RefusedRequestError as error:
        data = error.error["data"]
        return data["limit"], data["most"]
    return None
