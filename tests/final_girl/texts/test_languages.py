"""Other languages: every message has words, the terms are those of the glossary."""

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

import pytest

import dmd_core as dmd
import dmd_core.final_girl as fg
from dmd_core.final_girl.lang.texts import TEXTS
from dmd_core.final_girl.text.describe import describe
from dmd_core.final_girl.text.scene import Scene
from dmd_core.kernel.arguments import ArgumentError
from dmd_core.tabletop.lang.sources import LanguageError
from dmd_replay.games.final_girl.game import TOOLS
from tests.final_girl.texts.languages_golden import (
    CODES,
    FOLDER,
    examples,
    golden,
    language,
    pairs,
)
from tests.tabletop.spoken import misfits

LANGUAGES: Final = pytest.mark.parametrize("code", CODES)
TERMS: Final = tomllib.loads((FOLDER / "terms.toml").read_text(encoding="utf-8"))["term"]


@LANGUAGES
def test_every_message_has_words_and_they_fit_what_they_are_told(code: str) -> None:
    """Events, commands, decisions, refusals and names; plural forms, arguments, references."""
    assert TOOLS.languages is not None
    found = TOOLS.languages.review(code)

    assert () == found.remarks
    assert found.sentences[0] == found.sentences[1]
    assert found.names[0] == found.names[1]


@LANGUAGES
def test_the_golden_account_is_told_in_these_words(code: str) -> None:
    """Each sentence in one example, and a game: to be read by somebody who speaks it."""
    assert (FOLDER / f"{code}.txt").read_text(encoding="utf-8") == golden(code)


@pytest.mark.parametrize("term", TERMS, ids=lambda term: str(term["english"]))
def test_terms_are_those_of_the_glossary(term: Mapping[str, str]) -> None:
    """Wherever English has a term, the other languages have theirs."""
    english = re.compile(rf"\b{term['english']}")
    for code in CODES:
        found = [(one, told) for one, told in pairs(code) if english.search(one)]
        assert found
        assert [] == [one for one in found if not re.search(term[code], one[1].lower())]


def test_messages_are_as_they_are_declared() -> None:
    """Every message of the examples is known, and is told exactly the arguments of its kind."""
    polish = language("pl")
    said = (polish.message(Scene(one.game, one.table, one.frame), one.what) for one in examples())
    count, wrong = misfits(said, TEXTS)

    assert count > 400
    assert [] == wrong


def test_no_sentence_is_left_in_english() -> None:
    """But for the parts that are texts of cards."""
    for code in CODES:
        assert [] == [english for english, told in pairs(code) if english == told]


def test_a_menu_and_a_table_are_in_the_language() -> None:
    """What a screen shows: options, costs, what is missing, reserves, names on the table."""
    game = fg.load_game(girl="nora", killer="butcher", location="camp")
    step = fg.start(game, 7)
    shown = fg.display_in(language("pl"))
    menu, english = shown.menu(game, step.state), fg.menu(game, step.state)

    assert english.sentence != menu.sentence
    assert "Nora" == menu.who
    for mine, theirs in zip(menu, english, strict=True):
        assert mine.sentence != theirs.sentence
        assert all(a.sentence != b.sentence for a, b in zip(mine.costs, theirs.costs, strict=True))
    assert shown.tableau(game, step.state).title.startswith("Nora przeciw: Rzeźnik ")
    assert [] == [
        (mine.name, theirs.name)
        for mine, theirs in zip(
            shown.reserves(game, step.state), fg.reserves(game, step.state), strict=True
        )
        if mine.name == theirs.name
    ]


def test_a_language_of_another_game_is_refused() -> None:
    """So is a language that is not there, and what is no language at all."""
    game = fg.load_game()
    state = fg.start(game, 7).state
    command = next(fg.legal(game, state))
    with pytest.raises(LanguageError, match="there is no language 'fr'; there are: en, pl, uk"):
        fg.load_language("fr")
    with pytest.raises(ArgumentError, match="language: found 'pl'; allowed: a language"):
        describe(game, state, command, language="pl")  # type: ignore[arg-type] # on purpose
    with pytest.raises(ArgumentError, match="language: "):
        fg.display_in("pl")  # type: ignore[arg-type] # on purpose
    other: Any = dmd.load_language("pl")
    mine: Any = fg.load_language("pl")
    played = dmd.load_game()
    begun = dmd.start(played, 7)
    for speak in (
        lambda: describe(game, state, command, language=other),
        lambda: fg.display_in(other),
        lambda: dmd.describe(
            played, begun.state, next(dmd.legal(played, begun.state)), language=mine
        ),
        lambda: dmd.display_in(mine),
    ):
        with pytest.raises(ArgumentError) as caught:
            speak()
        assert (
            "language: found one of another game; allowed: one that `load_language` of this game"
            " gives" == str(caught.value)
        )
