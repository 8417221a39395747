"""The page of the step protocol is true: its exchange, its tables, and the published schema."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import jsonschema  # type: ignore[import-untyped]  # it brings no types along
import pytest

import dmd_replay.serve.host
from dmd_replay.serve import CODES, METHODS, Host, Kind
from dmd_replay.serve.limits import Limits
from dmd_replay.serve.schema import schema, schema_text
from dmd_replay.serve.structure import entries_of
from tests.docs.console import GAP, fits
from tests.frontends.pictures import PICTURES

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs/step-protocol.md").read_text(encoding="utf-8")
NAME: Final = "5eed0f2a9c31b7d4"
"""The name of the game on the page."""


def exchange() -> Iterator[tuple[str, list[str]]]:
    """What the client of the page says, and what it is answered."""
    lines = "".join(re.findall(r"```jsonrpc\n(.*?)```", PAGE, re.DOTALL)).splitlines()
    for place, line in enumerate(lines):
        if line.startswith("> "):
            rest = lines[place + 1 :]
            end = next((at for at, one in enumerate(rest) if one.startswith("> ")), len(rest))
            yield line[2:], [one[2:] for one in rest[:end]]


def table(heading: str) -> list[list[str]]:
    """The rows of the first table below a heading, without marks."""
    part = PAGE.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    rows = [line for line in part.splitlines() if line.startswith("|")][2:]
    return [[cell.strip().strip("`") for cell in row.strip("|").split("|")] for row in rows]


def test_the_exchange_of_the_page_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every line that the client says is answered as the page has it, and fits the schema."""
    monkeypatch.setattr(dmd_replay.serve.host, "drawn_name", lambda: NAME)
    monkeypatch.setattr(dmd_replay.serve.host, "drawn_secret", lambda: bytes(32))
    # Any: a validator takes and gives parsed JSON.
    validator: Any = jsonschema.Draft202012Validator(schema())
    connection = Host().connect()
    found = list(exchange())
    assert 9 == len(found)
    for said, expected in found:
        answers = connection.handle(said)
        assert fits(expected, list(answers)), answers
        for message in (said, *answers):
            validator.validate(json.loads(message))
    assert any(GAP in line for _, lines in found for line in lines)


def test_the_table_of_methods_has_all_of_them() -> None:
    """With what the schema says of each."""
    assert [[name, method.says] for name, method in METHODS.items()] == table("Methods")


def test_the_table_of_errors_has_all_of_them() -> None:
    """Each number and word, with what the class says of it."""
    assert [[str(CODES[kind]), kind] for kind in Kind] == [row[:2] for row in table("Errors")]
    assert len(set(CODES.values())) == len(Kind)


def test_the_table_of_limits_has_all_of_them() -> None:
    """With the usual values."""
    limits = [[entry.name, str(entry.default)] for entry in entries_of(Limits)]
    assert limits == [row[:2] for row in table("Limits")]


def test_the_published_schema_is_that_of_the_types() -> None:
    """docs/schema/protocol has what `dmd-replay serve --schema` prints today."""
    written = (ROOT / "docs/schema/protocol/protocol.json").read_text(encoding="utf-8")
    assert schema_text() == written
    jsonschema.Draft202012Validator.check_schema(schema())


def test_its_pictures_are_pictures() -> None:
    """All of them are there, and `python -m tests.frontends.pictures` makes all of them."""
    named = re.findall(r"\]\((pictures/[^)]*\.png)\)", PAGE)
    assert [f"pictures/{name}.png" for name in PICTURES] == named
    for name in named:
        assert (ROOT / "docs" / name).read_bytes().startswith(b"\x89PNG")
