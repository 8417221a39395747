"""JSON Schemas of pack files: the built-in packs are valid, and slips are not."""

import tomllib
from functools import cache
from typing import Any, Final

import jsonschema  # type: ignore[import-untyped]  # it brings no types along
import pytest

from dmd_core.final_girl.content.json_schema import schema_files, schema_of
from dmd_core.final_girl.content.loader import builtin_packs
from tests.sampling import sampled

FILES: Final = [
    (f"{folder.name}/{file.name}", file)
    for folder in builtin_packs()
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name)
    if file.name.endswith(".toml")
]


@cache
def validator(name: str) -> Any:  # noqa: ANN401 - jsonschema brings no types along
    """The schema of a file, made once."""
    return jsonschema.Draft202012Validator(schema_of(name))


def faults(name: str, data: object) -> list[str]:
    """What the schema of a file says about data."""
    return [error.message for error in validator(name).iter_errors(data)]


@pytest.mark.parametrize(("label", "file"), sampled(FILES, 3), ids=[label for label, _ in FILES])
def test_a_built_in_file_is_valid(label: str, file: Any) -> None:  # noqa: ANN401 - a Traversable
    """Under the schema of its name."""
    name = label.rpartition("/")[2]

    assert [] == faults(name, tomllib.loads(file.read_text(encoding="utf-8")))


def test_there_is_a_schema_for_each_file() -> None:
    """Of all kinds of packs."""
    assert {label.rpartition("/")[2] for label, _ in FILES} == set(schema_files())


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("minions.toml", "minion = []"),
        ("pack.toml", 'id = "A"\nname = "A"\nkind = "girl"\nversion = 1\nlanguage = 1'),
        ("pack.toml", 'id = "a"\nname = "A"\nkind = "girls"\nversion = 1\nlanguage = 1'),
        ("setups.toml", "setups = []\nmore = 1"),
        (
            "finales.toml",
            '[[finales]]\nid = "a"\nname = "A"\norigin = "original"\naction = [{ do = "tiem" }]',
        ),
        (
            "finales.toml",
            '[[finales]]\nid = "a"\nname = "A"\naction = [{ do = "bloodlust" }]',
        ),
        (
            "finales.toml",
            (
                '[[finales]]\nid = "a"\nname = "A"\norigin = "original"\n'
                'action = [{ do = "bloodlust", n = 100 }]'
            ),
        ),
    ],
)
def test_a_slip_is_not_valid(name: str, text: str) -> None:
    """Keys, ids, words and numbers that the loader would refuse, and an origin left out."""
    assert [] != faults(name, tomllib.loads(text))
