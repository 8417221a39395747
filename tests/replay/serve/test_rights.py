"""Who may see and do what: keys, seats, spectators, and games that know nothing of each other."""

import json
from typing import Final

import pytest

import dmd_replay.serve.host
from dmd_replay.serve import Host
from tests.leaks.test_sealed_roles import LOYAL_SEATS, PAIRS, seed_of
from tests.replay.serve.client import Client, Json, RefusedRequestError, options
from tests.replay.serve.games import ShownRoles, TheseGames

ROUNDS: Final = {"rounds": 2}


def roles(seed: int) -> tuple[Client, Json]:
    """A game of sealed roles, and its owner."""
    client = Client(Host(games=TheseGames(ShownRoles())))
    return client, client("new", setup=ROUNDS, seed=seed)


def kind_of(client: Client, method: str, **params: Json) -> str:
    """The word of the error of a request."""
    with pytest.raises(RefusedRequestError) as caught:
        client(method, **params)
    return caught.value.kind


def lines_of(traitor: int, seat: int, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that a seat, and a spectator, are told in a game in which that seat is the traitor."""
    monkeypatch.setattr(dmd_replay.serve.host, "drawn_name", lambda: "0" * 16)
    monkeypatch.setattr(dmd_replay.serve.host, "drawn_secret", lambda: bytes(32))
    owner, opened = roles(seed_of(traitor))
    host = owner.connection.host
    told: list[str] = []
    for key in (opened["seats"][seat]["game"], opened["watch"]):
        here = host.connect(told.append)

        def ask(method: str, here: Json = here, key: str = key, **params: Json) -> None:
            said = {"game": key, **params} if method != "hello" else params
            request = {"jsonrpc": "2.0", "id": len(told), "method": method, "params": said}
            told.extend(here.handle(json.dumps(request)))

        ask("hello", protocol=1)
        ask("subscribe")
        for method in ("status", "legal", "view", "tableau", "account", "save", "undo"):
            ask(method)
        for command in ("help", "harm", "think", "nonsense"):
            ask("describe", command=command)
        if seat == 0:
            ask("apply", command={"is": "Help", "seat": 1})
    game = opened["game"]
    while (status := owner("status", game=game))["kind"] != "over":
        key = opened["seats"][status["decider"]]["game"]
        owner("apply", game=key, command="harm" if status["decider"] == traitor else "help")
    owner("undo", game=game)
    assert sum('"changed"' in line for line in told) > 10
    return told


@pytest.mark.parametrize("pair", PAIRS)
def test_a_seat_is_told_the_same_whoever_is_the_traitor(
    pair: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Answers, errors and notifications, byte for byte; and so is a spectator."""
    one, other = (lines_of(traitor, LOYAL_SEATS[pair], monkeypatch) for traitor in pair)
    assert len(one) > 25
    assert one == other


def test_the_traitor_sees_its_own_role() -> None:
    """So the test above would notice one."""
    client, opened = roles(seed_of(1))
    keys = [seat["game"] for seat in opened["seats"]]
    loyal, traitor, third = (str(client("view", game=key)["table"]) for key in keys)
    assert "traitor" in traitor
    assert "traitor" not in loyal + third
    assert "traitor" in str(client("view", game=opened["game"])["table"])
    assert "traitor" not in str(client("view", game=opened["game"], seat=0)["table"])


def test_a_key_opens_one_game_for_one_role() -> None:
    """No key can be made of another one, and what is no key is told as a key of no game is."""
    client = Client(Host())
    first, second = (client("new", ruleset="death-may-die", seed=7) for _ in range(2))
    name, role, digest = first["seats"][0]["game"].split(".")
    for key in (
        f"{name}.owner.{digest}",
        f"{name}.1.{digest}",
        f"{name}.{role}.{'0' * 32}",
        f"{second['game'].split('.')[0]}.{role}.{digest}",
        f"{'0' * 16}.{role}.{digest}",
        "",
        "x" * 1000,
        "../../etc/passwd",
    ):
        assert "unknown-game" == kind_of(client, "status", game=key)
    assert "0" == client("status", game=first["seats"][0]["game"])["role"]


def test_another_connection_needs_a_key_and_nothing_else() -> None:
    """A connection has no rights of its own; one that ends leaves its games."""
    host = Host()
    first, second = Client(host), Client(host)
    game = first("new", ruleset="death-may-die", seed=7)["game"]
    first.connection.close()
    assert 1 == second("apply", game=game, command="run")["version"]


def test_a_seat_decides_undoes_and_sees_for_itself_only() -> None:
    """The owner does everything."""
    client = Client(Host())
    setup = {"investigators": ["ian", "sister_beth"]}
    opened = client("new", ruleset="death-may-die", seed=7, setup=setup)
    owner, watch = opened["game"], opened["watch"]
    ian, beth = (seat["game"] for seat in opened["seats"])

    assert "not-your-turn" == kind_of(client, "apply", game=ian, command="run")
    assert "not-your-turn" == kind_of(client, "describe", game=ian, command="run")
    assert "not-allowed" == kind_of(client, "apply", game=watch, command="run")
    client("apply", game=beth, command="run")
    assert "not-allowed" == kind_of(client, "undo", game=ian)
    assert "not-allowed" == kind_of(client, "undo", game=watch)
    assert 0 == client("undo", game=beth)["record"]
    assert "not-allowed" == kind_of(client, "redo", game=ian)
    assert 1 == client("redo", game=beth)["record"]
    assert 0 == client("undo", game=owner)["record"]

    assert "not-allowed" == kind_of(client, "view", game=ian, seat=1)
    assert "not-allowed" == kind_of(client, "legal", game=watch, seat=0)
    assert "not-allowed" == kind_of(client, "save", game=beth)
    assert "wrong-parameters" == kind_of(client, "view", game=owner, seat=2)
    assert [] == client("legal", game=owner, seat=0)["menu"]["groups"]
    assert client("legal", game=owner, seat=1)["menu"]["groups"]


def test_a_seat_ends_its_subscription_the_owner_the_game() -> None:
    """Who listened is told, and no key opens it any more."""
    host = Host()
    owner, player = Client(host), Client(host)
    opened = owner("new", ruleset="death-may-die", seed=7)
    key = opened["seats"][0]["game"]
    player("subscribe", game=key)
    assert {"ended": False} == player("close", game=key)
    owner("apply", game=opened["game"], command="run")
    assert [] == player.told
    player("subscribe", game=key)
    assert {"ended": True} == owner("close", game=opened["game"])
    assert [("gone", key)] == [(one["method"], one["params"]["game"]) for one in player.told]
    assert "unknown-game" == kind_of(player, "status", game=key)


def test_who_subscribed_is_told_in_order_and_who_is_gone_is_not() -> None:
    """A connection hears its own doings behind the answer; one whose transport fails is let go."""
    host = Host()
    owner = Client(host)
    opened = owner("new", ruleset="death-may-die", seed=7)
    game = opened["game"]

    def fails(_line: str) -> None:
        raise ConnectionError

    gone = host.connect(fails)
    for method, params in (("hello", {"protocol": 1}), ("subscribe", {"game": opened["watch"]})):
        gone.handle(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}))
    owner("subscribe", game=game)
    owner("apply", game=game, command="run")
    owner("undo", game=game)
    owner("redo", game=game)
    assert [("apply", 1), ("undo", 2), ("redo", 3)] == [
        (one["params"]["by"], one["params"]["moved"]["version"]) for one in owner.told
    ]
    assert not gone.alive


def test_each_connection_is_told_in_its_language() -> None:
    """In one game, what one hears in Polish the other hears in English; commands are the same."""
    host = Host()
    owner, player = Client(host), Client(host, greet=False)
    player("hello", protocol=1, language="pl")
    (offer, *_) = player("games")["games"]
    assert ["en", "pl"] == offer["languages"][:2]
    opened = owner("new", ruleset="death-may-die", seed=7)
    key = opened["seats"][1]["game"]
    assert "pl" == player("subscribe", game=key)["language"]
    assert "en" == owner("subscribe", game=opened["game"])["language"]

    english, polish = (one("legal", game=key)["menu"] for one in (owner, player))
    assert english["sentence"] != polish["sentence"]
    both = [[option["text"] for option in options(menu)] for menu in (english, polish)]
    assert both[0] == both[1]
    for missing in (*english["missing"], *polish["missing"]):
        assert missing["reason"] == missing["refusal"]["sentence"]
    assert english["missing"][0]["reason"] != polish["missing"][0]["reason"]

    owner("apply", game=opened["game"], command="run")
    ((ours, theirs),) = zip(owner.told, player.told, strict=True)
    assert "Elizabeth runs." == ours["params"]["said"]
    assert ours["params"]["said"] != theirs["params"]["said"]
    with pytest.raises(RefusedRequestError) as caught:
        player("apply", game=key, command={"is": "Rest", "seat": 1})
    assert caught.value.error["data"]["refusal"]["code"] == "wrong-decision"
    assert "answer" not in caught.value.error["data"]["refusal"]["sentence"]


@pytest.mark.parametrize("language", ["xx", "../../etc/passwd", "", "EN"])
def test_a_language_that_is_not_there_is_english(language: str) -> None:
    """And no file is looked for by its name."""
    client = Client(Host(), greet=False)
    client("hello", protocol=1, language=language)
    assert "en" == client("new", ruleset="death-may-die", seed=7)["status"]["language"]
