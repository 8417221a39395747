"""The words of the card language: each is carried out, said, described, and used by a card."""

import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import attrs
import pytest

import dmd_core.final_girl as game
from dmd_core.final_girl import chapters, run, say, words
from dmd_core.final_girl.asking import answered_conditions, counted_numbers
from dmd_core.final_girl.check.base import inside
from dmd_core.final_girl.content.describing import class_description, field_description
from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.run.base import handled_nodes
from dmd_core.final_girl.say.base import ABILITIES, CONDITIONS, EFFECTS, NUMBERS
from dmd_core.final_girl.words.base import (
    FAMILIES,
    VOCABULARY,
    Ability,
    Condition,
    Control,
    Effect,
    Home,
    Number,
    entry_of,
    word,
    words_of,
)
from dmd_core.kernel.node import node
from dmd_core.tabletop.packs.describing import FILE
from dmd_core.tabletop.saying import Renderers
from dmd_core.tabletop.words import Word
from dmd_replay.games.final_girl.descriptions import SOURCES
from dmd_replay.games.tabletop.descriptions import as_text

GAME: Final = Path(str(game.__file__)).parent
ALL: Final = tuple(cls for family in FAMILIES for cls in words_of(family))


def test_every_effect_is_carried_out() -> None:
    """By a module of the same name as the one of its class."""
    assert handled_nodes() == set(words_of(Effect))
    assert run is not None


def test_every_condition_is_answered_and_every_expression_counted() -> None:
    """Where `asking` looks."""
    assert answered_conditions() == set(words_of(Condition))
    assert counted_numbers() == set(words_of(Number))


@pytest.mark.parametrize(
    ("table", "family"),
    [(EFFECTS, Effect), (CONDITIONS, Condition), (ABILITIES, Ability), (NUMBERS, Number)],
    ids=["effects", "conditions", "abilities", "expressions"],
)
def test_every_word_has_english(table: Renderers[Any, Any, Any], family: type[Word]) -> None:
    """No class of the vocabulary is without words."""
    assert table.kinds() == set(words_of(family))
    assert say is not None


@pytest.mark.parametrize("ability", words_of(Ability), ids=lambda cls: cls.WORD)
def test_every_ability_is_asked_for_by_a_rule(ability: type[Ability]) -> None:
    """A chapter names the class of the point that it owns; values have it in `lookups`."""
    sources = "".join(
        path.read_text(encoding="utf-8")
        for path in (*Path(chapters.__path__[0]).glob("*.py"), *GAME.glob("*.py"))
    ) + (GAME / "run/symbols.py").read_text(encoding="utf-8")

    assert ability.__name__ in sources


def test_every_word_is_used_by_a_built_in_card() -> None:
    """A word that no card needs is one too many."""
    used = {type(one) for one in inside(_cards()) if isinstance(one, Word)}

    assert set(ALL) == used


def _cards() -> tuple[object, ...]:
    content = load_content()
    return (content.core.actions, content.killers, content.locations, content.girls)


@pytest.mark.parametrize("layer", ["run", "say"])
def test_layers_have_modules_of_the_same_names(layer: str) -> None:
    """Who looks for a word finds it under one name in each; abilities are carried out elsewhere."""
    named = {path.stem for path in Path(words.__path__[0]).glob("*.py")}
    there = {path.stem for path in (GAME / layer).glob("*.py")}
    without = {"hooks"} if layer == "run" else set()

    assert set() == named - there - without


def test_a_word_belongs_to_one_class() -> None:
    """Two classes of a family cannot have the same."""
    with pytest.raises(ValueError, match="'draw_event' is the word of DrawEvent and of Again"):

        @word("draw_event")
        @node
        class Again(Effect):
            """Draws again."""


def test_what_is_known_of_a_word() -> None:
    """On which cards the rules look for it, and whether a space is "it" in its `then`."""
    names = {cls.WORD: entry_of(cls) for cls in words_of(Ability)}

    assert frozenset({Home.ITEM}) == getattr(names["shoot"], "homes", None)
    assert {"killer_enters", "on_death", "on_kill"} == {
        name for name, entry in names.items() if entry is not None and entry.it
    }
    assert entry_of(Control) is None
    assert FAMILIES == VOCABULARY.families


# --- descriptions ----------------------------------------------------------------------------


def test_the_descriptions_are_those_of_the_sources() -> None:
    """Python -m dmd_replay.games.final_girl.descriptions has been run after the last change."""
    assert as_text(SOURCES.described()) == (GAME / "content" / FILE).read_text(encoding="utf-8")


@pytest.mark.parametrize("cls", ALL, ids=lambda cls: f"{cls.KEY} {cls.WORD}")
def test_a_word_and_its_keys_are_described(cls: type[Word]) -> None:
    """Editors and the page of words have something to show for each."""
    fields = [field.name for field in attrs.fields(cls)]  # type: ignore[arg-type]  # each is a node

    assert "" != class_description(cls)
    assert [] == [name for name in fields if not field_description(cls, name)]


def test_schemas_have_descriptions_where_docstrings_were_left_out() -> None:
    """An interpreter that runs with -OO describes a key all the same."""
    code = (
        "from dmd_core.final_girl.content.json_schema import schema_of\n"
        "print(schema_of('events.toml')['$defs']['do.place_victims']['properties']['n']"
        "['description'])"
    )
    done = subprocess.run(
        [sys.executable, "-OO", "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=GAME.parents[1],
    )

    assert "How many.\n" == done.stdout
