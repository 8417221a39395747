"""The words of the card language: where each stands, what describes it, how often it is used."""

import ast
import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

import attrs
import pytest
from click.testing import CliRunner

import dmd_core.death_may_die as game
from dmd_core.death_may_die.asking import answered_conditions, counted_numbers
from dmd_core.death_may_die.content.describing import class_description, field_description
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.run.base import handled_nodes, hitting_nodes
from dmd_core.death_may_die.words.base import (
    FAMILIES,
    Condition,
    Effect,
    HittingVerb,
    Number,
    Verb,
    word,
    words_of,
)
from dmd_core.kernel.node import node
from dmd_core.tabletop.packs.describing import FILE
from dmd_core.tabletop.words import Word
from dmd_replay.cli.main import main
from dmd_replay.games.death_may_die.descriptions import SOURCES
from dmd_replay.games.death_may_die.words import LANGUAGE
from dmd_replay.games.tabletop.descriptions import as_text
from dmd_replay.games.tabletop.word_pages import spelled

ROOT: Final = Path(__file__).parents[3]
GAME: Final = Path(game.__path__[0])
ALL: Final = tuple(cls for family in FAMILIES for cls in words_of(family))


def _topic(cls: type) -> str:
    return cls.__module__.rpartition(".")[2]


@cache
def _registering(layer: str) -> dict[str, str]:
    """Names of classes that stand in a decorator of a layer, with the module they stand in."""
    found: dict[str, str] = {}
    for path in sorted((GAME / layer).glob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for decorator in getattr(function, "decorator_list", ()):
                if isinstance(decorator, ast.Call):
                    names = [arg.id for arg in decorator.args if isinstance(arg, ast.Name)]
                    found.update(dict.fromkeys(names, path.stem))
    return found


@pytest.mark.parametrize("cls", ALL, ids=lambda cls: f"{cls.KEY} {cls.WORD}")
def test_a_word_stands_under_the_same_file_name_in_each_layer(cls: type[Word]) -> None:
    """What carries a word out and its English are found by the name of the file it is in."""
    topic = _topic(cls)

    assert topic == _registering("say")[cls.__name__]
    if issubclass(cls, Effect | Condition | Number):
        assert topic == _registering("run")[cls.__name__]


def test_checks_stand_under_the_file_name_of_their_word() -> None:
    """What is asked of a word in packs is found by the name of the file it is in."""
    topics = {cls.__name__: _topic(cls) for cls in ALL}
    asked = {name: file for name, file in _registering("check").items() if name in topics}

    assert {name: topics[name] for name in asked} == asked


def test_every_word_is_carried_out() -> None:
    """Effects are carried out, conditions answered, expressions worked out."""
    assert set(words_of(Effect)) == handled_nodes()
    assert set(words_of(HittingVerb)) == hitting_nodes()
    assert set(words_of(Condition)) == answered_conditions()
    assert set(words_of(Number)) == counted_numbers()


def test_a_word_that_is_taken_is_refused() -> None:
    """Two classes cannot have one word: packs could not tell them apart."""
    with pytest.raises(ValueError, match="'heal' is the word of Heal and of Again"):

        @word("heal")
        @node
        class Again(Verb):
            """Heals again."""


# --- descriptions ----------------------------------------------------------------------------


def test_the_descriptions_are_those_of_the_sources() -> None:
    """Python -m dmd_replay.games.death_may_die.descriptions has been run after the last change."""
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
        "import json\n"
        "from dmd_core.death_may_die.content.json_schema import schema_of\n"
        "print(json.dumps(schema_of('mythos.toml')['$defs']['do.heal']))"
    )
    run = subprocess.run(
        [sys.executable, "-OO", "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    heal = json.loads(run.stdout)

    assert "Each of them heals so much Stress and so many Wounds." == heal["description"]
    assert "How much Stress." == heal["properties"]["stress"]["description"]


# --- the page and the counts -----------------------------------------------------------------


def test_the_page_of_words_is_current() -> None:
    """docs/words.md has what `dmd-replay pack words --page` prints today."""
    printed = CliRunner().invoke(main, ["pack", "words", "--page"]).output

    assert (ROOT / "docs/words.md").read_text(encoding="utf-8") == printed


def test_the_page_has_every_word_with_an_example() -> None:
    """Every word has an entry, and those that packs use have TOML that a pack could have."""
    text = LANGUAGE.page(load_content())

    assert [] == [cls.WORD for cls in ALL if f"### `{cls.WORD}`" not in text]
    assert "Used by no built-in card." not in text
    assert '{ do = "lose_sanity", n = 1, who = "all" }' in text


def test_a_value_is_spelled_as_packs_write_it() -> None:
    """Defaults are left out, short forms used, and no value is `none`."""
    content = load_content()
    kept = next(card for card in content.core.insanities if card.id == "recurring_trauma")
    chaos = next(card for card in content.episodes[0].mythos if card.id == "chaos_in_the_labs")

    assert (
        '{ do = "if", condition = { is = "keeps_mythos" }, then = { do = "resolve_kept" },'
        ' otherwise = { do = "heal", stress = "all" } }'
    ) == spelled(kept.symptoms)
    assert '{ do = "move_enemies", enemies = "elder_one", steps = 1, towards = "none" }' == spelled(
        chaos.effects[0]
    )


RARE: Final = 25
"""Words that one built-in card uses. Before it grows: has the new word a meaning that other cards
could use, and could a word that is there say the same?"""


def test_words_of_one_card_do_not_become_more() -> None:
    """The count of words used once is looked at by a person when it grows; none is never used."""
    found = LANGUAGE.counts(load_content())

    assert RARE == sum(count.uses == 1 for count in found)
    assert [] == [count.word for count in found if count.uses == 0]


def test_the_command_counts_words() -> None:
    """`pack words --once` lists those that one card uses, and the last line counts them."""
    shown = CliRunner().invoke(main, ["pack", "words", "--once"]).output.splitlines()
    listed = CliRunner().invoke(main, ["pack", "words", "--once", "--json"]).output

    assert f"{RARE} of {len(ALL)} words are used once, 0 never" == shown[-1]
    assert len(shown) == RARE + 2
    assert RARE == len(json.loads(listed)["words"])
