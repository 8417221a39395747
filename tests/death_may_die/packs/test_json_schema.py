"""The JSON Schemas for editors: current, valid, and neither narrower nor wider than they may be."""

import json
import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import jsonschema  # type: ignore[import-untyped]  # it brings no types along
import pytest
from click.testing import CliRunner

from dmd_core.death_may_die.content.json_schema import schema_files, schema_of
from dmd_core.death_may_die.content.loader import builtin_packs
from dmd_core.death_may_die.words.base import Ability, Condition, Effect, words_of
from dmd_replay.cli.main import main
from tests.replay.packs.skeletons import kinds, skeleton

ROOT: Final = Path(__file__).parents[3]


@cache
def _validator(name: str) -> Any:  # noqa: ANN401 - jsonschema brings no types along
    return jsonschema.Draft202012Validator(schema_of(name))


def _faults(name: str, text: str) -> list[str]:
    """What a validator says about a file: where, in the order of the file."""
    return [error.json_path for error in _validator(name).iter_errors(tomllib.loads(text))]


BUILT_IN: Final[Mapping[str, Traversable]] = {
    f"{pack.name}/{file.name}": file for pack in builtin_packs() for file in pack.iterdir()
}

LARGE: Final = {
    "discovery.toml",
    "insanity.toml",
    "minions.toml",
    "monsters.toml",
    "skills.toml",
    "stages.toml",
}
"""Files whose schemas hold the whole language of cards: each takes long to look at."""


def _late(found: Iterable[str], late: Callable[[str], bool]) -> list[Any]:
    """What is looked at every day, and with the exhaustive tests what comes late."""
    return [
        pytest.param(one, marks=pytest.mark.exhaustive) if late(one) else one
        for one in sorted(found)
    ]


@pytest.mark.parametrize(
    "name", _late(schema_files(), lambda name: name in LARGE - {"discovery.toml"})
)
def test_valid_schema(name: str) -> None:
    """Each schema is one of the draft it names."""
    schema = schema_of(name)

    jsonschema.Draft202012Validator.check_schema(schema)
    assert "https://json-schema.org/draft/2020-12/schema" == schema["$schema"]


def test_current() -> None:
    """docs/schema has what `dmd-replay pack schema --write docs/schema` writes today."""
    written = {
        path.name: path.read_text(encoding="utf-8") for path in ROOT.glob("docs/schema/*.json")
    }
    now = {
        f"{Path(name).stem}.json": CliRunner().invoke(main, ["pack", "schema", name]).output
        for name in schema_files()
    }

    assert now == written


@pytest.mark.parametrize(
    "label",
    _late(BUILT_IN, lambda label: len(BUILT_IN[label].read_text(encoding="utf-8")) > 3000),
)
def test_builtin_packs(label: str) -> None:
    """Every file of the built-in packs is good; the long ones take long."""
    file = BUILT_IN[label]

    assert [] == _faults(file.name, file.read_text(encoding="utf-8"))


def test_every_schema_is_of_a_file_of_the_built_in_packs() -> None:
    """And every file of them has one."""
    assert set(schema_files()) == {file.name for file in BUILT_IN.values()}


@pytest.mark.parametrize("kind", kinds())
def test_skeletons(kind: str) -> None:
    """Every file of a skeleton is good."""
    for name, data in skeleton(kind, "mine", "Mine").items():
        assert [] == _faults(name, data.decode())


def test_all_words() -> None:
    """All effects, conditions and abilities are told apart by their keys."""
    parts = schema_of("discovery.toml")["$defs"]
    assert isinstance(parts, dict)

    for family in (Effect, Condition, Ability):
        key = family.KEY
        assert [word.WORD for word in words_of(family)] == parts[key]["properties"][key]["enum"]


def test_word() -> None:
    """A word has its own keys, with limits, defaults and what must be there."""
    parts = schema_of("mythos.toml")["$defs"]
    assert isinstance(parts, dict)

    assert {
        "description": "Each of them loses Sanity: one loss, stopped by the next Threshold"
        " (SAN-03).",
        "type": "object",
        "properties": {
            "do": {"const": "lose_sanity"},
            "n": {
                "description": "How much Sanity.",
                "anyOf": [
                    {"type": "integer", "minimum": 1, "maximum": 999},
                    {"$ref": "#/$defs/number"},
                ],
            },
            "who": {"description": "Who loses it.", "$ref": "#/$defs/Investigators"},
        },
        "required": ["do", "n"],
        "additionalProperties": False,
    } == parts["do.lose_sanity"]


MYTHOS: Final = next(
    file.read_text(encoding="utf-8")
    for file in BUILT_IN.values()
    if file.name == "mythos.toml" and "fire_vampire_1" in file.read_text(encoding="utf-8")
)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("symbol = true", "symbol = 1", "$.mythos[0].symbol"),
        ('gate = "blue"', 'gate = "green"', "$.mythos[0].summons[0].gate"),
        ("symbol = true", "symbl = true", "$.mythos[0]"),
        ('name = "Fire Vampire!"\n', "", "$.mythos[0]"),
        ('id = "fire_vampire_1"', 'id = "Fire Vampire"', "$.mythos[0].id"),
        ("steps = 1", "steps = 0", "$.mythos[1].effects[0]"),
        ("steps = 1", "steps = 1000", "$.mythos[1].effects[0]"),
        ('"move_enemies"\nenemies = "fire_vampire"', '"move"\nenemies = "any"', ""),
        ("[[mythos]]", '[[mythos]]\nid = "x"\nname = "X"\nsymbol = true\n[[mythos]]', "$.mythos"),
    ],
    ids=["type", "word", "key", "missing", "id", "least", "most", "verb", "count"],
)
def test_slips(old: str, new: str, place: str) -> None:
    """What the loader refuses in a value, the schema refuses at the same place."""
    assert old in MYTHOS
    found = _faults("mythos.toml", MYTHOS.replace(old, new, 1))

    assert found
    assert found[0].startswith(place)


def test_files_as_json() -> None:
    """The schemas in docs/schema are JSON with a name each."""
    titles = [
        json.loads(path.read_text(encoding="utf-8"))["title"]
        for path in sorted(ROOT.glob("docs/schema/*.json"))
    ]

    assert sorted(schema_files()) == sorted(titles)
