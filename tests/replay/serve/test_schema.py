"""Every message fits the schema that is published: a game of each ruleset, and what goes wrong."""

import json
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any, Final

import attrs
import jsonschema  # type: ignore[import-untyped]  # it brings no types along
import pytest

from dmd_replay.registry import installed_games
from dmd_replay.serve import METHODS, Host
from dmd_replay.serve.schema import schema
from dmd_replay.serve.structure import FaultsError, form_of, read
from tests.replay.serve.client import Client, Json, RefusedRequestError, options

SCHEMA: Final = schema()
STEPS: Final = 6


@cache
def validator(name: str) -> Any:  # noqa: ANN401 - a validator takes and gives parsed JSON
    """What checks one kind of message."""
    return jsonschema.Draft202012Validator({**SCHEMA, "anyOf": [{"$ref": f"#/$defs/{name}"}]})


def wrong(said: Json, name: str) -> list[str]:
    """What the schema says against a message, and where."""
    return [f"{name}: {one.json_path}: {one.message}" for one in validator(name).iter_errors(said)]


def named(client: Client) -> Iterator[tuple[str, Json]]:
    """What a client said and heard, each with the name of its kind."""
    methods: dict[int, str] = {}
    for message in map(json.loads, client.lines):
        if "method" in message:
            kind = "Request" if "id" in message else "Notification"
            methods[message.get("id", 0)] = message["method"].capitalize()
            yield message["method"].capitalize() + kind, message
        else:
            yield (
                "ErrorAnswer" if "error" in message else f"{methods[message['id']]}Answer",
                message,
            )


@pytest.mark.parametrize("name", installed_games())
def test_what_is_said_in_a_game_fits_the_schema(name: str) -> None:
    """Each method, by the owner and a spectator; answers, notifications and errors."""
    host = Host()
    owner, watcher = Client(host), Client(host)
    owner("games")
    opened = owner("new", ruleset=name, seed=3)
    game, watch = opened["game"], opened["watch"]
    watcher("subscribe", game=watch)
    for _ in range(STEPS):
        last = options(owner("legal", game=game)["menu"])[-1]
        owner("describe", game=game, command=last["command"])
        owner(
            "apply", game=game, command=last["text"], version=owner("status", game=game)["version"]
        )
    for key in (game, watch):
        for method in ("view", "tableau", "account", "legal"):
            watcher(method, game=key)
    owner("undo", game=game, what="turn")
    owner("redo", game=game)
    saved = owner("save", game=game)["save"]
    owner("load", save=saved)
    owner("open", log=saved, step=1)
    for method, params in (
        ("undo", {"game": game, "what": 9999}),
        ("apply", {"game": game, "command": "nonsense"}),
        ("apply", {"game": watch, "command": "nonsense"}),
        ("apply", {"game": game, "command": "nonsense", "version": 9999}),
        ("new", {"ruleset": name, "setup": {"nonsense": 1}}),
        ("load", {"save": "AAAA"}),
        ("open", {"log": saved, "step": 9999}),
    ):
        with suppress(RefusedRequestError):
            owner(method, **params)
            pytest.fail(f"{method} was taken")
    owner("close", game=game)

    messages = [*named(owner), *named(watcher)]
    kinds = {"ErrorAnswer", "ChangedNotification", "GoneNotification"}
    assert kinds | {
        f"{method.capitalize()}{kind}" for method in METHODS for kind in ("Request", "Answer")
    } == {kind for kind, _ in messages}
    assert [] == [fault for kind, message in messages for fault in wrong(message, kind)]


def test_the_schema_takes_nothing_else() -> None:
    """So that the test above would notice a field that is missing, or of another kind."""
    good = {"jsonrpc": "2.0", "id": 1, "method": "legal", "params": {"game": "x"}}
    assert [] == wrong(good, "LegalRequest") + wrong(good, "Request")
    for bad in (
        {**good, "params": {}},
        {**good, "params": {"game": 7}},
        {**good, "params": {"game": "x", "more": 1}},
        {**good, "method": "legall"},
        {**good, "id": None},
    ):
        assert wrong(bad, "Request"), bad
    for result in ({"version": 1}, {"version": 1, "menu": {}}, {"version": "1"}):
        assert wrong({"jsonrpc": "2.0", "id": 1, "result": result}, "LegalAnswer")
    error = {"code": 99, "message": "", "data": {"kind": "stale"}}
    assert wrong({"jsonrpc": "2.0", "id": 1, "error": error}, "ErrorAnswer")


@attrs.frozen
class Odd:
    """A message with a field of every form that may be read."""

    text: str
    words: tuple[str, ...] = ()
    number: int | None = None


def test_a_message_is_read_by_its_annotations() -> None:
    """Every fault is told, each with its place, what was found and what may stand there."""
    assert Odd("a", ("b",), 3) == read(Odd, {"text": "a", "words": ["b"], "number": 3})
    with pytest.raises(FaultsError) as caught:
        read(Odd, {"words": ["b", 7], "number": True, "wodrs": []})
    assert [
        "wodrs: found the unknown key 'wodrs'; allowed: text, words, number; did you mean 'words'?",
        "text: found nothing; allowed: a text",
        "words[1]: found 7; allowed: a text",
        "number: found true; allowed: a whole number or null",
    ] == [str(fault) for fault in caught.value.faults]


def test_what_no_message_may_hold_is_an_error_of_the_program() -> None:
    """Told to who writes the class, when it is first looked at."""
    with pytest.raises(TypeError, match="is no type of a message"):
        form_of(tuple[int, str])
