"""A game over the step protocol: begun, played, undone, saved, gone on with."""

from base64 import b64decode, b64encode

import pytest

from dmd_replay import game_tools
from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.log import parse_log
from dmd_replay.play.record import suggested_name
from dmd_replay.serve import Host
from tests.replay.serve.client import Client, Json, RefusedRequestError, options


@pytest.fixture
def client() -> Client:
    """A client of a new host."""
    return Client(Host())


def begun(client: Client, **setup: Json) -> Json:
    """A game of Death May Die for two."""
    return client("new", ruleset="death-may-die", seed=7, setup=setup)


def refused(client: Client, method: str, **params: Json) -> RefusedRequestError:
    """The error of a request."""
    with pytest.raises(RefusedRequestError) as caught:
        client(method, **params)
    return caught.value


def test_a_game_is_begun_and_an_option_is_chosen_by_its_text(client: Client) -> None:
    """The answer has what happened and what may be decided next."""
    opened = begun(client, investigators=["ian", "sister_beth"])
    assert ["Ian", "Sister Beth"] == [seat["name"] for seat in opened["seats"]]
    menu = client("legal", game=opened["game"])["menu"]
    assert "Sister Beth may take an action." == menu["sentence"]
    assert ["run", "rest", "episode extinguish_fire", "pass"] == [
        option["text"] for option in options(menu)
    ]

    moved = client("apply", game=opened["game"], command="run", version=0)

    assert (1, 1, "") == (moved["version"], moved["record"], moved["outcome"])
    assert "step" == moved["menu"]["kind"]
    first = moved["happenings"][0]["parts"][0]
    assert "Sister Beth takes the Run action." == first["sentence"]
    assert "ActionTaken" == first["event"]["is"]


def test_a_command_may_be_plain_data(client: Client) -> None:
    """As an option has it; what fits no command is told with its place."""
    game = begun(client)["game"]
    option = options(client("legal", game=game)["menu"])[0]
    assert 1 == client("apply", game=game, command=option["command"])["version"]

    error = refused(client, "apply", game=game, command={"is": "Stepp"}).error
    assert (-32602, "command.is") == (error["code"], error["data"]["faults"][0]["path"])
    assert "Step" == error["data"]["faults"][0]["nearest"]


def test_what_the_rules_refuse_has_code_and_rules(client: Client) -> None:
    """The reason is the one that the menu has for it, and nothing is done."""
    game = begun(client, investigators=["ian", "sister_beth"])["game"]
    missing = client("legal", game=game)["menu"]["missing"][0]

    error = refused(client, "apply", game=game, command="attack").error

    assert (6, "refused") == (error["code"], error["data"]["kind"])
    assert missing["refusal"] == error["data"]["refusal"]
    assert "no-target" in error["data"]["refusal"]["code"]
    assert "run" in error["data"]["allowed"]
    assert 0 == client("status", game=game)["version"]


def test_what_names_no_command_is_told_with_the_nearest(client: Client) -> None:
    """A misspelt option."""
    game = begun(client)["game"]
    error = refused(client, "apply", game=game, command="pas").error
    assert (7, "not-understood", "pass") == (
        error["code"],
        error["data"]["kind"],
        error["data"]["nearest"],
    )


def test_an_answer_for_another_version_is_stale(client: Client) -> None:
    """Of two answers to one question exactly one is taken."""
    game = begun(client)["game"]
    client("apply", game=game, command="run", version=0)
    error = refused(client, "apply", game=game, command="pass", version=0).error
    assert ("stale", 1) == (error["data"]["kind"], error["data"]["version"])


def test_undo_and_redo_go_back_and_on(client: Client) -> None:
    """By commands and by parts of play; there is an end to both."""
    game = begun(client)["game"]
    client("apply", game=game, command="run")
    assert (2, 0, "action") == tuple_of(client("undo", game=game))
    assert (3, 1, "step") == tuple_of(client("redo", game=game))
    assert (4, 0, "action") == tuple_of(client("undo", game=game, what="turn"))
    assert "cannot-go-back" == refused(client, "undo", game=game, what=3).kind
    assert "cannot-go-back" == refused(client, "undo", game=game, what="scene").kind
    client("redo", game=game)
    assert "cannot-go-back" == refused(client, "redo", game=game).kind


def tuple_of(moved: Json) -> tuple[int, int, str]:
    """Where a game stands."""
    return moved["version"], moved["record"], moved["menu"]["kind"]


def test_a_save_is_a_log_that_plays_out_exactly_and_is_gone_on_with(client: Client) -> None:
    """What was played before can be undone in the new game; the old one goes on by itself."""
    game = begun(client)["game"]
    client("apply", game=game, command="run")
    saved = client("save", game=game)

    log = parse_log(b64decode(saved["save"]))
    assert (None, 2) == (log.damage, len(log.records))
    assert ReplayVerdict.EXACT == replay(game_tools("death-may-die"), log).verdict
    assert saved["name"].startswith("death-may-die-")
    assert suggested_name(log) == saved["name"]
    assert saved == client("save", game=game)

    loaded = client("load", save=saved["save"])
    assert (1, 1) == (loaded["status"]["version"], loaded["status"]["record"])
    assert game != loaded["game"]
    client("undo", game=loaded["game"])
    assert 1 == client("status", game=game)["version"]


@pytest.mark.parametrize(("method", "field"), [("load", "save"), ("open", "log")])
def test_what_is_lost_of_a_torn_save_is_told(client: Client, method: str, field: str) -> None:
    """Where a disk was full or a process killed, the game goes on before that, and says so."""
    game = begun(client)["game"]
    for command in ("run", "step s03"):
        client("apply", game=game, command=command)
    whole = b64decode(client("save", game=game)["save"])
    end = parse_log(whole).tail.offset
    short = whole[: end - 3]
    begin = parse_log(short).tail.offset

    torn = client(method, **{field: b64encode(short).decode()})
    assert 1 == torn["status"]["record"]
    lost = end - 3 - begin
    assert {
        "bytes": lost,
        "record": 1,
        "sentence": f"the {field} is torn: {lost} bytes behind record 1 are lost",
    } == torn["torn"]

    assert client(method, **{field: b64encode(whole).decode()})["torn"] is None
    unclosed = client(method, **{field: b64encode(whole[:end]).decode()})
    assert (None, 2) == (unclosed["torn"], unclosed["status"]["record"])


def test_a_log_is_opened_at_any_step(client: Client) -> None:
    """In a game whose log names the old one as its parent."""
    game = begun(client)["game"]
    client("apply", game=game, command="run")
    saved = client("save", game=game)["save"]

    opened = client("open", log=saved, step=0)
    assert (0, "action") == (opened["status"]["record"], opened["status"]["kind"])
    fork = parse_log(b64decode(client("save", game=opened["game"])["save"]))
    assert fork.header.parent is not None
    assert 0 == fork.header.parent.record
    assert 1 == client("open", log=saved)["status"]["record"]
    assert "bad-log" == refused(client, "open", log=saved, step=9).kind


def test_an_account_tells_what_stands(client: Client) -> None:
    """The setup first; what was undone is not told."""
    game = begun(client, investigators=["ian", "sister_beth"])["game"]
    for command in ("run", "step s03"):
        client("apply", game=game, command=command)
    client("undo", game=game)
    entries = client("account", game=game)["entries"]
    assert [(0, ""), (1, "Sister Beth runs.")] == [
        (entry["record"], entry["command"]) for entry in entries
    ]
    assert [1] == [one["record"] for one in client("account", game=game, since=1)["entries"]]


def test_a_long_account_is_told_in_parts(client: Client) -> None:
    """The latest part first; each next one ends before the first record of the one before."""
    game = begun(client, investigators=["ian", "sister_beth"])["game"]
    for command in ("run", "step s03", "done", "run"):
        client("apply", game=game, command=command)

    parts: list[list[int]] = []
    until = None
    while until != 0:
        entries = client("account", game=game, most=2, until=until)["entries"]
        parts.insert(0, [entry["record"] for entry in entries])
        until = parts[0][0]
    assert [[0], [1, 2], [3, 4]] == parts
    assert [] == client("account", game=game, until=0)["entries"]
