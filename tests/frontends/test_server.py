"""The server for several players, over real sockets."""

import random
import signal
import threading
import urllib.error
import urllib.request
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import pytest

from dmd_core.kernel.schema.text import command_text
from dmd_replay import game_tools
from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.log import parse_log
from dmd_replay.read.history import history_of
from tests.frontends.own import ids_of_games
from tests.frontends.setups import setups
from tests.frontends.sockets import (
    ROOT,
    SERVER,
    ConnectionClosed,
    Json,
    Player,
    RefusedRequestError,
    Served,
    options,
    served,
)
from tests.replay.packs.skeletons import skeleton

DEATH: Final = "death-may-die"
KILLS: Final = 20
MOST: Final = 3000
"""More commands than any game has."""

pytestmark = pytest.mark.frontends


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests that do not kill it."""
    with served(tmp_path_factory.mktemp("server") / "games.sqlite") as one:
        yield one


def kind_of(player: Player, method: str, **params: Json) -> str:
    """The word of the error of a request."""
    with pytest.raises(RefusedRequestError) as caught:
        player(method, **params)
    return caught.value.kind


def test_two_play_and_a_third_looks_on(server: Served) -> None:
    """Each at a connection of its own; all are told, and nobody decides for another."""
    with server.player() as first, server.player() as second, server.player() as third:
        setup = {"investigators": ["ian", "sister_beth"]}
        opened = first("new", ruleset=DEATH, seed=7, setup=setup)
        ian, beth = (seat["game"] for seat in opened["seats"])
        for player, key in ((first, ian), (second, beth), (third, opened["watch"])):
            player("subscribe", game=key)

        assert "Sister Beth may take an action." == second("legal", game=beth)["menu"]["sentence"]
        assert [] == first("legal", game=ian)["menu"]["groups"]
        assert "not-your-turn" == kind_of(first, "apply", game=ian, command="run")
        assert "not-allowed" == kind_of(third, "apply", game=opened["watch"], command="run")

        second("apply", game=beth, command="run", version=0)

        for player in (first, second, third):
            told = player.hear()
            assert ("changed", "Sister Beth runs.") == (told["method"], told["params"]["said"])
        assert "not-allowed" == kind_of(first, "undo", game=ian)
        second("undo", game=beth)
        assert "undo" == third.hear()["params"]["by"]
        assert "not-allowed" == kind_of(second, "save", game=beth)


def test_of_two_answers_at_once_exactly_one_is_taken(server: Served) -> None:
    """Thirty times: the other is told that it came too late."""
    with server.player() as first, server.player() as second:
        opened = first("new", ruleset=DEATH, seed=11, setup={})
        game = opened["game"]
        for _ in range(30):
            status = first("status", game=game)
            if status["outcome"]:
                break
            menu = first("legal", game=game)["menu"]
            text = options(menu)[0]["text"]
            with ThreadPoolExecutor(2) as pool:
                gate = threading.Barrier(2)
                said = {"game": game, "command": text, "version": status["version"]}
                racing = [pool.submit(answer, player, gate, said) for player in (first, second)]
                ends = [one.result() for one in racing]
            assert ["stale", "taken"] == sorted(ends)
            assert status["version"] + 1 == first("status", game=game)["version"]


def answer(player: Player, gate: threading.Barrier, said: Json) -> str:
    """Answer when the other does; what became of it."""
    gate.wait()
    try:
        player("apply", **said)
    except RefusedRequestError as error:
        return error.kind
    return "taken"


@pytest.mark.parametrize(("name", "setup"), setups())
def test_a_whole_game_is_played_by_seats(name: str, setup: dict[str, Any], server: Served) -> None:
    """Each seat at its own connection, from the menus alone; a spectator sees it end."""
    dice = random.Random(5)  # noqa: S311 - which options are tried
    with ExitStack() as stack:
        owner = stack.enter_context(server.player())
        opened = owner("new", ruleset=name, seed=5, setup=setup)
        watcher = stack.enter_context(server.player())
        watcher("subscribe", game=opened["watch"])
        seats = {
            seat["seat"]: (stack.enter_context(server.player()), seat["game"])
            for seat in opened["seats"]
        }
        decider, version, outcome = opened["status"]["decider"], 0, ""
        while not outcome:
            player, key = seats[decider]
            menu = player("legal", game=key)["menu"]
            text = dice.choice(options(menu))["text"]
            moved = player("apply", game=key, command=text, version=version)
            version, outcome, decider = moved["version"], moved["outcome"], moved["menu"]["seat"]
            assert version < MOST
        assert outcome in {"win", "loss"}
        told = [watcher.hear()["params"]["moved"] for _ in range(version)]
        assert list(range(1, version + 1)) == [one["version"] for one in told]
        assert outcome == told[-1]["outcome"]
        assert version == len(exact(owner, opened["game"], name))


def exact(player: Player, game: str, name: str) -> list[str]:
    """The commands in the log of a game, which plays out exactly."""
    log = parse_log(b64decode(player("save", game=game)["save"]))
    tools = game_tools(name)
    assert ReplayVerdict.EXACT == replay(tools, log).verdict
    commands = [move.command for move in history_of(tools, log).moves]
    return [command_text(one) for one in commands if one is not None]


def test_twenty_kills_lose_nothing_that_was_answered(tmp_path: Path) -> None:
    """At random moments, half of them while dice are rerolled; whoever comes back goes on there."""
    dice = random.Random(20)  # noqa: S311 - when and what
    kinds: Counter[str] = Counter()
    with served(tmp_path / "games.sqlite") as server:
        player = server.player()
        opened = player("new", ruleset=DEATH, seed=3, setup={"investigators": ["ian", "borden"]})
        game, version, said = opened["game"], 0, list[str]()
        kills = 0
        while kills < KILLS:
            menu = player("legal", game=game)["menu"]
            if menu["kind"] == "over":
                assert said == exact(player, game, DEATH)
                opened = player("new", ruleset=DEATH, seed=kills, setup={})
                game, version, said = opened["game"], 0, list[str]()
                continue
            choices = [one["text"] for one in options(menu)]
            text = "attack" if "attack" in choices else dice.choice(choices)
            ident = player.send("apply", game=game, command=text, version=version)
            if menu["kind"] == "reroll" if kills % 2 else dice.random() < 0.1:
                kinds[menu["kind"]] += 1
                kills += 1
                killer = threading.Timer(dice.random() * 0.02, server.kill)
                killer.start()
                acknowledged = answered(player, ident)
                killer.join()
                server.begin()
                player = server.player()
                now = player("status", game=game)["version"]
                assert now in ({version + 1} if acknowledged else {version, version + 1})
                if now == version:  # it never arrived: said again, it arrives once
                    player("apply", game=game, command=text, version=version)
                else:
                    assert "stale" == kind_of(
                        player, "apply", game=game, command=text, version=version
                    )
            else:
                player.answer(ident)
            version += 1
            said.append(text)
            assert version == player("status", game=game)["version"]
        assert said == exact(player, game, DEATH)
    assert kinds["reroll"] >= KILLS // 2


def answered(player: Player, ident: int) -> bool:
    """Whether an answer came before the end of the connection."""
    try:
        player.answer(ident)
    except ConnectionClosed:
        return False
    return True


def test_what_is_no_message_harms_nobody(server: Served) -> None:
    """Whoever says it is told so, or let go; the games of others go on."""
    with server.player() as good:
        game = good("new", ruleset=DEATH, seed=7, setup={})["game"]
        good("apply", game=game, command="run")
        for garbage in ("", "{", "[]", "null", '{"jsonrpc": "2.0"}', "[" * 100_000, "\ud83d"):
            with server.player() as bad:
                bad.channel.send(garbage.encode("utf-8", "replace").decode())
                said = bad.channel.recv()
                assert '"error"' in str(said)
        for wire in (b"\x00\x01", "x" * 100_000_000):
            with server.player() as bad:
                bad.channel.send(wire)
                with pytest.raises(ConnectionClosed):
                    bad.channel.recv()
        server.player().channel.socket.close()  # gone without a word
        with server.player() as bad:
            assert "wrong-protocol" == kind_of(bad, "hello", protocol=99)
            assert "unknown-method" == kind_of(bad, "aply", game=game)
            assert "wrong-parameters" == kind_of(bad, "apply", game=game, comand="run")
            assert "wrong-parameters" == kind_of(bad, "load", save="<b>")
            assert "bad-log" == kind_of(bad, "load", save=b64encode(b"no log").decode())
            old = b64encode((ROOT / "fixtures/games/curious-233.dmdlog").read_bytes()).decode()
            with pytest.raises(RefusedRequestError) as caught:  # of a version before
                bad("load", save=old)
            played = bad("open", log=old, step=caught.value.error["data"]["step"])
            assert "" == bad("status", game=played["game"])["outcome"]
            for letters in ("\x1b[2J", "\u202egnp.exe"):
                files = skeleton("episode", "strangers", letters)
                pack = {name: data.decode() for name, data in files.items()}
                assert "bad-setup" == kind_of(bad, "new", ruleset=DEATH, packs=[pack])
        assert 1 == good("status", game=game)["version"]
        assert "unknown-game" == kind_of(good, "legal", game="0" * 16 + ".owner." + "0" * 32)


def test_the_page_comes_with_what_keeps_others_out(server: Served) -> None:
    """Only its own files, and headers that let nothing be loaded from elsewhere."""
    with urllib.request.urlopen(server.page) as page:  # noqa: S310 - of our own server
        assert b"<title>A game for several players</title>" in page.read()
        assert (
            "default-src 'self'; frame-ancestors 'none'" == page.headers["Content-Security-Policy"]
        )
        assert "no-referrer" == page.headers["Referrer-Policy"]
    for path in ("map.js", "app.js"):
        with urllib.request.urlopen(server.page + path) as script:  # noqa: S310 - as above
            assert "text/javascript" in script.headers["Content-Type"]
    for path in ("../server.py", "%2e%2e/server.py", "..%2fserver.py", "server.py"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(server.page + path)  # noqa: S310 - as above


def test_it_ends_well_when_asked_to(tmp_path: Path) -> None:
    """Also with players at the table, who find everything again."""
    with served(tmp_path / "games.sqlite") as server:
        player = server.player()
        game = player("new", ruleset=DEATH, seed=7, setup={})["game"]
        player("apply", game=game, command="run")
        assert -signal.SIGTERM == server.stop()  # uvicorn ends in order, then by the signal
        with pytest.raises(ConnectionClosed):
            player("status", game=game)
        server.begin()
        with server.player() as again:
            assert 1 == again("status", game=game)["version"]
            again("close", game=game)
        server.kill()
        server.begin()
        with server.player() as again:
            assert "unknown-game" == kind_of(again, "status", game=game)


def test_the_frontend_is_small_and_knows_no_rule() -> None:
    """Fewer than a thousand lines, with those it shares; no id of a game in it."""
    files = [
        SERVER / "server.py",
        *(SERVER / "page").iterdir(),
        *(SERVER.parent / "page").iterdir(),
    ]
    texts = [path.read_text(encoding="utf-8") for path in files]
    assert sum(text.count("\n") for text in texts) < 1000
    words = {word for text in texts for word in text.lower().replace('"', " ").split()}
    assert set() == ids_of_games() & words
