"""What the packs had to decide is marked and explained, and no printed sentence is in them."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import attrs

from dmd_core.death_may_die.content.board import Origin
from dmd_core.death_may_die.content.loader import builtin_packs
from tests.death_may_die.packs.builtin import CORE, CTHULHU, EPISODE

PAGE: Final = (Path(__file__).parents[3] / "docs/original_values.md").read_text(encoding="utf-8")


def originals(value: object) -> Iterator[str]:
    """Ids of all definitions marked original inside of a value; the class if it has no id."""
    if isinstance(value, tuple):
        for inner in value:
            yield from originals(inner)
    elif attrs.has(type(value)):
        if getattr(value, "origin", None) is Origin.ORIGINAL:
            yield getattr(value, "id", type(value).__name__)
        cls: type = type(value)
        for field in attrs.fields(cls):
            yield from originals(getattr(value, field.name))


def strings(value: object) -> Iterator[str]:
    """Every string in a parsed file."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def toml_files(folder: Traversable) -> Iterator[Traversable]:
    """The files of a pack."""
    yield from (entry for entry in folder.iterdir() if entry.name.endswith(".toml"))


class TestOrigins:
    """What is ours is marked and explained."""

    def test_every_original_value_is_on_its_page(self) -> None:
        """Every original definition is on the page, and no other is called one."""
        cells = re.findall(r"^\| ([^|]*`[^|]*)", PAGE, re.MULTILINE)
        named = set(re.findall(r"`(\w+)`", "".join(cells)))
        classes = {"Tracks": "tracks", "SummoningTrack": "summoning_track", "MapDef": "map"}
        marked = {classes.get(name, name) for name in originals(attrs_tree())}

        assert set() == marked - named
        assert {"cages"} == named - marked  # the place of one of three equal halves

    def test_no_printed_sentence_is_kept(self) -> None:
        """Packs hold words and names, no printed sentence: nothing longer than a title."""
        texts = [
            text
            for pack in builtin_packs()
            for file in toml_files(pack)
            for text in strings(tomllib.loads(file.read_text(encoding="utf-8")))
        ]

        assert [] == [text for text in texts if len(text.split()) > 6 or len(text) > 32]


def attrs_tree() -> tuple[object, ...]:
    """Everything the packs define."""
    return (CORE, EPISODE, CTHULHU)
