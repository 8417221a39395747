"""Differences and chains of events in other languages: nothing of them stays in English."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from dmd_core.death_may_die.lang import PACKAGE
from dmd_core.death_may_die.lang.loading import Translation, translation
from dmd_core.tabletop.lang.loading import speech_of
from dmd_replay.cli.main import main
from dmd_replay.facets import GameTools, needed
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.games.death_may_die.lang import PACKAGE as BESIDE
from dmd_replay.games.final_girl.game import TOOLS as FILM
from dmd_replay.games.tabletop.differences import (
    ARGUMENTS,
    Difference,
    changed,
    holds,
    outcome,
    pile,
    there,
)
from dmd_replay.lang import PACKAGE as TOOL_PACKAGE
from dmd_replay.log import parse_log
from dmd_replay.read.diff import PositionDifference, compare, laid_out
from dmd_replay.read.history import history_of
from dmd_replay.read.seek import Cursor

FIXTURES: Final = Path(__file__).parents[3] / "fixtures"
GAME: Final = FIXTURES / "games" / "three-sensible.dmdlog"
OTHER: Final = FIXTURES / "games" / "curious-457.dmdlog"
FILM_GAME: Final = FIXTURES / "games" / "final-girl-curious-050.dmdlog"
LATIN: Final = re.compile("[A-Za-z]{3}")


def run(*arguments: object) -> Result:
    """Run the command with arguments."""
    return CliRunner().invoke(main, [str(word) for word in arguments], catch_exceptions=False)


@cache
def ukrainian(tools: GameTools) -> GameTools:
    """A game in other letters."""
    return needed(tools.languages, tools, "languages").speaking("uk")


def differences(tools: GameTools, path: Path) -> list[PositionDifference]:
    """What differs between positions of a game, a few steps apart and far apart."""
    history = history_of(tools, parse_log(path.read_bytes()))
    cursor, last = Cursor(history.timeline), history.timeline.end
    narrator = tools.narrator(history.game)
    found: list[PositionDifference] = []
    for one, other in ((0, last), *((n, n + 12) for n in range(0, last - 12, last // 9))):
        positions = laid_out((cursor, one), (cursor, other))
        found += compare(narrator, positions[0], positions[1], tools.words)
    return [one for one in found if not one.inner]


@pytest.mark.parametrize(
    ("tools", "path"), [(TOOLS, GAME), (FILM, FILM_GAME)], ids=["first", "second"]
)
def test_no_difference_of_a_game_stays_in_english(tools: GameTools, path: Path) -> None:
    """Told in other letters; what has no words but its path has the path."""
    found = differences(ukrainian(tools), path)

    assert 100 < len(found)
    english = [one for one in found if LATIN.search(one.says) and one.path not in one.says]
    assert [] == [one.says for one in english]


@pytest.mark.parametrize(
    ("one", "english", "told"),
    [
        (
            changed("Ian's Stress is 2 instead of 4", ("Ian", "Stress"), 2, 4),
            "Ian's Stress is 2 instead of 4.",
            "Ian: Stres: 2 zamiast 4.",
        ),
        (there("Ian takes part", "Ian", now=True), "Ian takes part.", "Ian: jest."),
        (there("Ian is gone", "Ian", now=False), "Ian is gone.", "Ian: nie ma."),
        (
            holds("the Ritual is disrupted", yes=False),
            "It does not hold that the Ritual is disrupted.",
            "Nie zachodzi: Rytuał zostaje przerwany.",
        ),
        (
            pile("the Mythos deck", ["Students Go Mad!"], ["Astral Promise"], str),
            "The Mythos deck holds Astral Promise and lacks Students Go Mad!",
            "Talia Mitów: dochodzi Gwiezdna obietnica, brakuje Studenci wpadają w szał!",
        ),
        (
            pile("the Mythos deck", ["a", "b"], ["b", "a"], str),
            "The Mythos deck lies in another order.",
            "Talia Mitów: inna kolejność.",
        ),
        (
            outcome(None, "loss"),
            "The game is over with a loss instead of not over.",
            "Koniec gry: przegrana zamiast gra trwa.",
        ),
    ],
    ids=["number", "there", "gone", "not", "pile", "order", "end"],
)
def test_a_difference_in_two_languages(one: Difference, english: str, told: str) -> None:
    """English has a sentence for each, other languages name what differs."""
    assert english == one.said(None)
    assert told == one.said(polish())
    assert one.how in ARGUMENTS


@cache
def polish() -> Translation:
    """One game in Polish, with what the tools say."""
    return translation(speech_of("pl", PACKAGE, beside=(TOOL_PACKAGE, BESIDE)))


def test_the_commands_tell_it_in_a_language() -> None:
    """`diff` and `explain`; the paths stay, as they are typed."""
    told = run("diff", GAME, OTHER, "--lang", "pl")
    why = run("explain", OTHER, "investigators.ian.stress", "--lang", "pl", "--all")

    assert 1 == told.exit_code
    assert told.stdout.startswith("B, mierzone według A:\n")
    assert "Rozchodzą się przed przygotowaniem: położenie nie jest takie samo.\n" in told.stdout
    assert "[investigators.ian" in told.stdout
    assert 0 == why.exit_code
    assert re.search(r"^Krok \d+, runda 1, tura \d+: Ian .*$", why.stdout, re.MULTILINE)
    assert re.search(r"^    Ian: Stres: \d zamiast \d\.$", why.stdout, re.MULTILINE)
    for sentence in (" instead of ", "was asked", "At the start", "They part"):
        assert sentence not in told.stdout + why.stdout
