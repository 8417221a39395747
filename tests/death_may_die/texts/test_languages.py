"""Other languages: every message has words, the terms are those of the box, nothing is lost."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Final

import attrs
import pytest

import dmd_core as dmd
from dmd_core.death_may_die import commands as c
from dmd_core.death_may_die.lang.loading import load_language
from dmd_core.death_may_die.lang.texts import TEXTS
from dmd_core.death_may_die.ruleset import COMMANDS, DEATH_MAY_DIE, EVENTS
from dmd_core.death_may_die.screen.facet import scene_of
from dmd_core.death_may_die.text.describe import ENGLISH
from dmd_core.kernel.arguments import ArgumentError
from dmd_core.kernel.decisions import CHANCE
from dmd_core.kernel.ids import KindId
from dmd_core.kernel.node import replace
from dmd_core.kernel.refusals import NO_COMMAND, Refusal, RefusalCode
from dmd_core.kernel.views import SPECTATOR
from dmd_core.tabletop.lang.messages import decision, kebab
from dmd_core.tabletop.lang.sources import LanguageSource
from dmd_core.tabletop.lang.wanted import codes_in
from dmd_replay.games.death_may_die.game import TOOLS
from tests.death_may_die.recorded import FEW, Moment, moments
from tests.death_may_die.texts.languages_golden import CODES, FOLDER, golden, language, pairs
from tests.death_may_die.texts.test_sentences import DECIDED, GAME, IAN, SAID, TABLE
from tests.tabletop.spoken import misfits

LANGUAGES: Final = pytest.mark.parametrize("code", CODES)

TERMS: Final = tomllib.loads((FOLDER / "terms.toml").read_text(encoding="utf-8"))["term"]
"""What people who own the box call things: as they are called in the sentences."""


@LANGUAGES
def test_every_message_has_words_and_they_fit_what_they_are_told(code: str) -> None:
    """Events, commands, decisions, refusals and names; plural forms, arguments, references."""
    assert TOOLS.languages is not None
    found = TOOLS.languages.review(code)

    assert () == found.remarks
    assert found.sentences[0] == found.sentences[1]
    assert found.names[0] == found.names[1]


def test_every_class_and_code_is_a_message() -> None:
    """What English has words for is asked of every other language, and nothing is forgotten."""
    ids = {one.id for one in TEXTS}
    kinds = (
        ("event", EVENTS.tags),
        ("command", COMMANDS.tags),
        ("choice", ENGLISH.choices),
        ("question", ENGLISH.questions),
    )
    for begins, classes in kinds:
        assert {f"{begins}-{kebab(kind)}" for kind in classes} <= ids
    codes = {f"refusal-{code.code}" for code in codes_in(*TEXTS.packages)}
    assert codes <= ids
    assert len(codes) > 60


@LANGUAGES
def test_the_golden_account_is_told_in_these_words(code: str) -> None:
    """Each sentence in one example, and a kept game: to be read by somebody who speaks it."""
    kept = (FOLDER / f"{code}.txt").read_text(encoding="utf-8")

    assert kept == golden(code)


@pytest.mark.parametrize("term", TERMS, ids=lambda term: str(term["english"]))
def test_terms_are_those_of_the_box(term: Mapping[str, str]) -> None:
    """Wherever English has a term, the other languages have theirs; texts of cards are English."""
    english = re.compile(rf"\b{term['english']}")
    for code in CODES:
        found = [
            (sentence, told)
            for sentence, told in pairs(code)
            if english.search(sentence) and "chooses:" not in sentence
        ]
        assert found
        assert [] == [one for one in found if not re.search(term[code], one[1].lower())]


def test_every_language_says_something_of_its_own() -> None:
    """No sentence of an event is left in English, but for what a card's text says."""
    for code in CODES:
        spoken = language(code)
        for event, english in SAID:
            if english:
                assert english != dmd.describe(GAME, TABLE, event, language=spoken)
        for command, english in DECIDED:
            assert english != dmd.describe(GAME, TABLE, command, language=spoken)


# --- whole games ---------------------------------------------------------------------------------


def _played() -> Iterator[tuple[Moment, object]]:
    """Everything that a kept game says: events, options, questions, refusals."""
    for one in moments(FEW[0])[::3]:
        decision = one.before.decision
        assert decision is not None
        yield one, decision
        yield one, one.command
        refused = decision.check(dmd.Typed(("blank",)))
        if refused is not None:
            yield one, refused
        yield from ((one, event) for event in one.after.events[:1])


def test_messages_of_games_are_as_they_are_declared() -> None:
    """Every message of a played game is known, and is told exactly the arguments of its kind."""
    polish = language("pl")
    said = (polish.message(scene_of(one.game, one.before.state), what) for one, what in _played())
    count, wrong = misfits(said, TEXTS)

    assert count > 500
    assert [] == wrong


@LANGUAGES
def test_a_menu_and_a_table_are_in_the_language(code: str) -> None:
    """What a screen shows: options, costs, what is missing, reserves, names on the table."""
    shown = dmd.display_in(language(code))
    game = dmd.load_game()
    step = dmd.start(game, seed=7)
    menu = shown.menu(game, step.state, step.decision)
    english = dmd.menu(game, step.state, decision=step.decision)

    assert english.sentence != menu.sentence
    for mine, theirs in zip(menu, english, strict=True):
        assert mine.command == theirs.command
        assert mine.sentence != theirs.sentence
        assert all(a.sentence != b.sentence for a, b in zip(mine.costs, theirs.costs, strict=True))
    assert {one.sentence for one in menu.missing}.isdisjoint(x.sentence for x in english.missing)
    assert {one.name for one in shown.reserves(game, step.state)}.isdisjoint(
        one.name for one in dmd.reserves(game, step.state) if one.name != "Byakhee"
    )
    tracks = shown.tableau(game, step.state).tracks
    assert {"pl": "Runda", "uk": "Раунд"}[code] == tracks[0].name


@pytest.mark.parametrize("episode", [one.id for one in dmd.load_content().episodes])
@pytest.mark.parametrize("elder", [one.id for one in dmd.load_content().elder_ones])
def test_what_any_box_brings_has_a_name_in_other_letters(episode: str, elder: str) -> None:
    """Spaces, floors, tokens, tracks, Stages, decks, Enemies; and what is told of a first turn."""
    shown = dmd.display_in(language("uk"))
    game = dmd.load_game(dmd.Setup(2, ("ian", "elizabeth"), episode=episode, elder_one=elder))
    step = dmd.start(game, seed=7)

    named = list(_named(dmd.to_plain(shown.tableau(game, step.state))))
    assert 40 < len(named)
    assert [] == [name for name in named if _LATIN.search(name)]
    lines = [line for panel in shown.tableau(game, step.state).panels for line in panel.lines]
    assert 3 < len(lines)
    english = [line for line in lines if _LATIN.search(line)]
    assert [] == [line for line in english if not line.startswith(_TEXTS_OF_CARDS)]
    for turn in range(12):
        if step.decision is None:
            break
        legal = tuple(step.decision.legal())
        after = dmd.apply(game, step.state, legal[turn % len(legal)], decision=step.decision)
        told = shown.narrate(game, step.state, after.events)
        assert [] == [one for one in told if _LATIN.search(one.partition("обирає:")[0])]
        step = after


_LATIN: Final = re.compile("[A-Za-z]{2}")
_TEXTS_OF_CARDS: Final = (
    "When ",
    "At the end of each turn, right before the Elder One's effects: ",
    "The Ritual is disrupted as soon as",
)
"""What stands on the board of an Episode as on a card."""


def _named(plain: object) -> Iterator[str]:
    """All names in a table as plain data."""
    if isinstance(plain, Mapping):
        for key, value in plain.items():
            if key in {"name", "title", "floor"} and isinstance(value, str):
                yield value
            else:
                yield from _named(value)
    elif isinstance(plain, (list, tuple)):
        for one in plain:
            yield from _named(one)


def test_a_view_tells_no_more_than_the_table() -> None:
    """A seat that is not asked reads who decides, and no more."""
    shown = dmd.display_in(language("pl"))
    for one in moments(FEW[0])[::29]:
        state, asked = one.before.state, one.command.seat
        for seat in (*range(one.game.seats), SPECTATOR):
            menu = shown.menu(one.game, dmd.view(one.game, state, seat))
            assert bool(menu.groups) == (seat == asked)
            if seat != asked:
                assert f"{shown.screen.who(one.game, asked)} decyduje." == menu.sentence


# --- what strangers bring ------------------------------------------------------------------------


def test_names_of_strangers_are_no_sentences() -> None:
    """A name that looks like Fluent is said as it is, and so is one that no language knows."""
    hostile = '{ $seat } -{ ACC($who) } = "x" [one] *[other]'
    ian = replace(GAME.boards[0], name=hostile)
    game = attrs.evolve(GAME, boards=(ian, *GAME.boards[1:]))

    told = dmd.describe(game, TABLE, c.Run(IAN), language=language("pl"))
    assert f"{hostile} biegnie." == told


def test_a_broken_file_is_refused_with_its_lines() -> None:
    """Every fault is named with the file and the line, and nothing is read by halves."""
    own = LanguageSource(
        "my.ftl", "event-turn-ended = { $seat\n\ncommand-pass = x\ncommand-pass = y\n"
    )

    with pytest.raises(dmd.LanguageError) as error:
        load_language("pl", own)
    assert (
        'my.ftl, line 3: Expected token: "}", in what begins in line 1',
        "my.ftl, line 4: 'command-pass' stands in line 3 already",
    ) == error.value.lines


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    """The nearest is named, if one is near."""
    with pytest.raises(dmd.LanguageError, match="no language 'de'; there are: en, pl, uk"):
        load_language("de")


def test_a_file_of_ones_own_goes_before_what_comes_with_the_game() -> None:
    """A sentence of it is said; all others stay, and a faulty one is said in English."""
    own = LanguageSource(
        "pl.ftl", "command-pass = { $seat } mówi pas\ncommand-rest = { $nobody }\n"
    )
    spoken = load_language("pl", own)

    said = [dmd.describe(GAME, TABLE, one, language=spoken) for one, _ in DECIDED[1:9]]
    assert "Ian mówi pas." == said[0]
    assert "Ian rests." == said[6]
    assert "Ian atakuje." == said[5]


def test_what_is_no_event_is_refused_in_every_language() -> None:
    """As in English, with what is allowed."""
    with pytest.raises(ArgumentError, match="what: found 7; allowed: an event"):
        dmd.describe(GAME, TABLE, 7, language=language("pl"))  # type: ignore[arg-type] # on purpose


def test_a_refusal_of_no_game_is_told_as_it_is() -> None:
    """A code that a language has no words for is said in English."""
    code = RefusalCode("of-a-stranger", "{seat:seat} has {n} {{ things.")
    reason = Refusal(code, (("seat", 0), ("n", 3)))

    assert "Ian has 3 { things." == dmd.describe(GAME, TABLE, reason, language=language("uk"))


@LANGUAGES
def test_every_kind_of_decision_has_a_name(code: str) -> None:
    """None is left as its id, and refusals say it: people read "akcja", programs "action"."""
    spoken = language(code)
    kinds = {*DEATH_MAY_DIE.handlers.kinds.values(), CHANCE}
    named = {kind: spoken.speech.says(decision(kind)) for kind in kinds}

    assert set() == {kind for kind, said in named.items() if said == kind}
    assert len(kinds) == len(set(named.values()))
    refused = Refusal(NO_COMMAND, (("command", "int"), ("kind", "reroll")))
    assert named[KindId("reroll")] in dmd.describe(GAME, TABLE, refused, language=spoken)


@pytest.mark.parametrize(
    ("english", "polish"),
    [
        ("Star Spawn!", "Gwiezdny Pomiot!"),
        ("Star Spawn", "Gwiezdny Pomiot"),
        ("attack", "atak"),
        ("Attack", "Atak"),
        ("a Star Spawn", "Gwiezdny Pomiot"),
        ("Monsters: Ghoul and Byakhee.", "Potwory: Ghul i Byakhee."),
        ("Discovery cards: Rope and Pulley, Rum.", "Karty Odkryć: Lina i Bloczek i Rum."),
        ("Tokens: Tome (4), Lamp (1).", "Żetony: żeton Księgi (4) i żeton Lampy (1)."),
        ("Monsters: Ghoul and Nobody.", "Monsters: Ghoul and Nobody."),
    ],
)
def test_what_stands_on_a_screen_is_put_into_words(english: str, polish: str) -> None:
    """A card is told apart from its Enemy, an action from its attack; a row is whole or English."""
    assert polish == language("pl").label(english)


def test_who_chooses_itself_is_said_so() -> None:
    """Neither language repeats the name."""
    choice = c.ChooseInvestigator(IAN, IAN)
    polish, ukrainian = (dmd.describe(GAME, TABLE, choice, language=language(x)) for x in CODES)

    assert "Ian wybiera siebie." == polish
    assert 1 == ukrainian.count("Ян")
