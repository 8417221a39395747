"""What is no good message: a typed error each, and nothing done."""

import json
from base64 import b64decode, b64encode
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import pytest

from dmd_core.kernel.ids import Seat
from dmd_replay import game_tools
from dmd_replay.log import parse_log
from dmd_replay.read.history import lineage_of
from dmd_replay.serve import CODES, Host, Kind, Limits
from dmd_replay.serve.stdio import serve
from dmd_replay.share.masked import without_secrets
from tests.replay.logs import reheaded
from tests.replay.serve.client import Client, Json, RefusedRequestError

ROOT: Final = Path(__file__).parents[3]
HELLO: Final = {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"protocol": 1}}


def error_of(line: str | bytes, *, greet: bool = True) -> tuple[Json, str, str]:
    """The id, the word and the sentence of what a line is answered."""
    connection = Host().connect()
    if greet:
        connection.handle(json.dumps(HELLO))
    (answer,) = map(json.loads, connection.handle(line))
    error = answer["error"]
    assert CODES[Kind(error["data"]["kind"])] == error["code"]
    assert "Traceback" not in error["message"]
    return answer["id"], error["data"]["kind"], error["message"]


def request(**changed: Any) -> str:  # noqa: ANN401 - whatever a client may say
    """A request for a list of games, with some of it changed."""
    said = {"jsonrpc": "2.0", "id": 5, "method": "games", "params": {}, **changed}
    return json.dumps({key: value for key, value in said.items() if value is not ...})


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{",
        "nonsense",
        b"\xff\xfe",
        '{"id": NaN}',
        '{"id": 1.5}',
        '{"id": 1e999}',
        "[" * 100_000,
        '{"params": ' + "[" * 65 + "]" * 65 + "}",
    ],
)
def test_what_is_no_json(line: str | bytes) -> None:
    """Not UTF-8, no whole numbers, nested too deep."""
    assert (None, "not-json") == error_of(line)[:2]


@pytest.mark.parametrize(
    ("line", "ident"),
    [
        ("[]", None),
        ("null", None),
        ("7", None),
        (f"[{request()}, {request()}]", None),
        (request(jsonrpc="1.0"), 5),
        (request(jsonrpc=...), 5),
        (request(id=...), None),
        (request(id=None), None),
        (request(id=True), None),
        (request(id={}), None),
        (request(id="x" * 101), None),
        (request(more=1), 5),
    ],
)
def test_what_is_no_request(line: str, ident: Json) -> None:
    """Also one without an id, which nobody could be told the answer of."""
    assert (ident, "not-a-request") == error_of(line)[:2]


@pytest.mark.parametrize("method", ["Games", "game", "__init__", "rpc.discover", 7, None, [], {}])
def test_methods_that_are_not_there(method: Json) -> None:
    """What is misspelt is told with the nearest."""
    ident, kind, _ = error_of(request(method=method))
    assert (5, "unknown-method") == (ident, kind)


def test_the_nearest_method_is_named() -> None:
    """In the data."""
    client = Client(Host())
    with pytest.raises(RefusedRequestError) as caught:
        client("lega")
    assert "legal" == caught.value.error["data"]["nearest"]


def test_hello_comes_first_with_a_version_that_is_spoken() -> None:
    """Everything else is refused until then."""
    assert "hello-first" == error_of(request(), greet=False)[1]
    later = {**HELLO, "params": {"protocol": 2}}
    assert "wrong-protocol" == error_of(json.dumps(later), greet=False)[1]


@pytest.mark.parametrize(
    ("method", "params", "path"),
    [
        ("games", [], ""),
        ("games", {"more": 1}, "more"),
        ("legal", {}, "game"),
        ("legal", {"game": 7}, "game"),
        ("legal", {"game": "x", "seat": "0"}, "seat"),
        ("legal", {"game": "x", "seat": True}, "seat"),
        ("apply", {"game": "x", "command": 7}, "command"),
        ("apply", {"game": "x", "command": "run", "version": 10**30 * 1.0}, None),
        ("new", {"setup": []}, "setup"),
        ("new", {"undo": "keeep"}, "undo"),
        ("new", {"packs": [{"a": 1}]}, "packs[0].a"),
        ("new", {"seed": -1}, "seed"),
        ("new", {"seed": 1 << 128}, "seed"),
        ("new", {"seed": "7e"}, "seed"),
        ("new", {"seed": "9" * 5000}, "seed"),
        ("load", {"save": "no base64"}, "save"),
        ("open", {"log": "AAAA", "step": []}, "step"),
    ],
)
def test_parameters_that_do_not_fit_are_told_by_their_place(
    method: str, params: Json, path: str | None
) -> None:
    """With what was found and what may stand there."""
    connection = Host().connect()
    connection.handle(json.dumps(HELLO))
    (answer,) = map(json.loads, connection.handle(request(method=method, params=params)))
    data = answer["error"]["data"]
    if path is None:
        assert "not-json" == data["kind"]
        return
    assert ("wrong-parameters", path) == (data["kind"], data["faults"][0]["path"])
    assert data["faults"][0]["allowed"]


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({"episode": "nowhere"}, "episode: 'nowhere' is unknown"),
        ({"investigators": ["ian", "ian"]}, "is chosen twice"),
        ({"players": 6}, "players"),
        ({"players": "2"}, "players"),
        ({"nonsense": 1}, "nonsense"),
        ({"rulings": {"trade_refusals": 10**9}}, "trade_refusals"),
        ({"rulings": []}, ""),
        ({"investigators": [["ian"]]}, ""),
        ({"investigators": {"a": 1}}, ""),
        ({"episode": "\x1b[2J\u202e"}, "episode"),
    ],
)
def test_a_setup_that_cannot_be_played_is_told_in_sentences(setup: Json, said: str) -> None:
    """By the rules of the game; nothing in it steers a terminal."""
    client = Client(Host())
    with pytest.raises(RefusedRequestError) as caught:
        client("new", ruleset="death-may-die", setup=setup)
    assert "bad-setup" == caught.value.kind
    assert said in str(caught.value)
    assert str(caught.value).replace("\n", "").isprintable()


def test_a_game_that_is_not_there() -> None:
    """The installed ones are named, and the nearest."""
    client = Client(Host())
    with pytest.raises(RefusedRequestError) as caught:
        client("new", ruleset="death-may-dye")
    assert ("not-installed", "death-may-die") == (
        caught.value.kind,
        caught.value.error["data"]["nearest"],
    )


def test_packs_come_as_texts_and_a_hostile_one_is_refused() -> None:
    """A client never names a file of the host; what is wrong in a pack is told by its lines."""
    client = Client(Host(limits=Limits(packs=1)))
    pack = {"pack.toml": 'id = "x"\nname = "\\u001b[2J"', "../../evil.toml": "a = 1"}
    with pytest.raises(RefusedRequestError) as caught:
        client("new", ruleset="death-may-die", packs=[pack])
    assert "bad-setup" == caught.value.kind
    assert str(caught.value).replace("\n", "").isprintable()
    with pytest.raises(RefusedRequestError) as many:
        client("new", ruleset="death-may-die", packs=[{}, {}])
    assert ("too-much", "packs") == (many.value.kind, many.value.error["data"]["limit"])


def test_logs_that_cannot_be_gone_on_with() -> None:
    """No log, damaged, of another version, of an older format: the class of the fault is told."""
    client = Client(Host())
    game = client("new", ruleset="death-may-die", seed=7)["game"]
    client("apply", game=game, command="run")
    saved = b64decode(client("save", game=game)["save"])
    flipped = bytearray(saved)
    flipped[len(saved) // 2] ^= 1
    old = (ROOT / "fixtures/logs/format-0").glob("*.dmdlog")
    for data, fault in (
        (b"", "EmptyLogError"),
        (b"nonsense", "NotALogError"),
        (bytes(flipped), "CorruptLogError"),
        (saved + b"x", "TrailingDataError"),
        (saved[:40], "TruncatedLogError"),
        *((path.read_bytes(), "LogVersionError") for path in old),
    ):
        with pytest.raises(RefusedRequestError) as caught:
            client("load", save=b64encode(data).decode())
        assert ("bad-log", fault) == (caught.value.kind, caught.value.error["data"]["fault"])
        step = caught.value.error["data"].get("step")
        if step is None:
            assert fault != "LogVersionError"
        else:  # an old game, played on from its last step as a game of these rules
            log = b64encode(data).decode()
            assert step == client("open", log=log, step=step)["status"]["record"]
    assert 1 == client("status", game=game)["version"]


def test_a_log_of_other_rules_is_refused_as_a_save() -> None:
    """And may be opened where these rules give the same game."""
    client = Client(Host())
    kept = (ROOT / "fixtures/games/two-random.dmdlog").read_bytes()
    other = reheaded(kept, library="0.0.1", shape="0" * 32)
    with pytest.raises(RefusedRequestError) as caught:
        client("load", save=b64encode(other).decode())
    data = caught.value.error["data"]
    last = lineage_of(parse_log(kept).entries).at
    assert ("bad-log", "LogVersionError", last) == (caught.value.kind, data["fault"], data["step"])
    assert 3 == client("open", log=b64encode(other).decode(), step=3)["status"]["record"]


def test_a_log_that_these_rules_play_in_another_way_is_opened_as_far_as_they_agree() -> None:
    """The error says the last such step; one further on is refused."""
    client = Client(Host())
    log = b64encode((ROOT / "fixtures/games/curious-233.dmdlog").read_bytes()).decode()
    with pytest.raises(RefusedRequestError) as caught:
        client("load", save=log)
    step = caught.value.error["data"]["step"]
    assert step == client("open", log=log, step=step)["status"]["record"]
    with pytest.raises(RefusedRequestError) as further:
        client("open", log=log, step=step + 1)
    assert "bad-log" == further.value.kind


def test_a_masked_log_is_no_game_to_go_on_with() -> None:
    """What a seat was given as its own log has not got the rest of the game."""
    log = parse_log((ROOT / "fixtures/games/two-random.dmdlog").read_bytes())
    masked = BytesIO()
    without_secrets(game_tools("death-may-die"), log, Seat(0), masked)
    client = Client(Host())
    for method, field in (("load", "save"), ("open", "log")):
        with pytest.raises(RefusedRequestError) as caught:
            client(method, **{field: b64encode(masked.getvalue()).decode()})
        assert "bad-log" == caught.value.kind


def test_a_log_beyond_the_bounds_is_not_executed() -> None:
    """It is told by its length."""
    client = Client(Host(limits=Limits(entries=10)))
    data = b64encode((ROOT / "fixtures/games/five-sensible.dmdlog").read_bytes()).decode()
    for method, field in (("load", "save"), ("open", "log")):
        with pytest.raises(RefusedRequestError) as caught:
            client(method, **{field: data})
        assert ("too-much", "entries") == (caught.value.kind, caught.value.error["data"]["limit"])


def test_a_line_too_long_is_not_held_in_memory() -> None:
    """It is passed over in pieces, and the next one is answered."""

    class Endless(BytesIO):
        """A hundred million bytes without a line end, then a request."""

        left = 100_000_000
        largest = 0

        def readline(self, size: int | None = -1, /) -> bytes:
            assert size is not None
            assert 0 < size <= (1 << 20) + 1
            self.largest = max(self.largest, size)
            if self.left > 0:
                self.left -= size
                return b"x" * size
            return super().readline(size)

    incoming = Endless(b"\n" + json.dumps(HELLO).encode() + b"\n")
    outgoing = BytesIO()
    serve(Host(), incoming, outgoing)
    first, second = map(json.loads, outgoing.getvalue().splitlines())
    assert ("too-much", "line") == (
        first["error"]["data"]["kind"],
        first["error"]["data"]["limit"],
    )
    assert 1 == second["result"]["protocol"]
    assert incoming.largest <= (1 << 20) + 1


def test_a_message_too_long_is_not_read() -> None:
    """Whatever carries it: the line is refused before it is looked at."""
    assert (None, "too-much") == error_of(" " * (1 << 20) + request())[:2]


def test_what_is_long_in_a_message_is_not_said_again() -> None:
    """An error is short whatever was asked."""
    client = Client(Host())
    game = client("new", ruleset="death-may-die", seed=7)["game"]
    for method, params in (
        ("apply", {"game": game, "command": "x" * 500_000}),
        ("new", {"ruleset": "x" * 500_000}),
        ("undo", {"game": game, "what": "x" * 500_000}),
        ("new", {"ruleset": "death-may-die", "setup": {"episode": "x" * 500_000}}),
        ("new", {"ruleset": "death-may-die", "setup": {"x" * 500_000: 1}}),
        ("apply", {"game": game, "command": {"is": "x" * 500_000}}),
        ("x" * 500_000, {}),
    ):
        with pytest.raises(RefusedRequestError) as caught:
            client(method, **params)
        assert len(json.dumps(caught.value.error)) < 20_000, method


def test_bad_messages_touch_no_game() -> None:
    """On a connection that says nothing but nonsense in between, the other's game is as it was."""
    host = Host()
    client, other = Client(host), host.connect()
    game = client("new", ruleset="death-may-die", seed=7)["game"]
    client("apply", game=game, command="run")
    before = client("status", game=game)
    for line in (
        "{",
        "[" * 100_000,
        " " * (1 << 20) + "x",
        json.dumps({**HELLO, "params": {"protocol": 99}}),
        json.dumps(HELLO),
        request(method="close", params={"game": "x" * 40}),
        request(method="apply", params={"game": game[:-1], "command": "pass"}),
        request(method="load", params={"save": "AAAA"}),
        request(method="new", params={"ruleset": "final_girl", "setup": {"seed": []}}),
    ):
        for answer in other.handle(line):
            assert ("error" in json.loads(answer)) is (line != json.dumps(HELLO))

    assert before == client("status", game=game)
    assert 2 == client("apply", game=game, command="step s03")["version"]


@pytest.mark.parametrize("text", ["\ud83d", "\x00", "\u202e", "\u2028", "<script>", "\x1b[2J"])
def test_letters_that_could_do_harm_come_back_escaped_or_as_text(text: str) -> None:
    """An answer is one line of plain JSON, whatever is quoted in it."""
    connection = Host().connect()
    connection.handle(json.dumps(HELLO))
    (answer,) = connection.handle(request(id=text, method=text))
    assert answer.isprintable()
    answer.encode("utf-8")
    assert text == json.loads(answer)["id"]
