"""Rolls in words: at whom an attack is aimed, and which symbol counts as what."""

from typing import Final

import pytest

import dmd_core as dmd
from dmd_core.death_may_die import commands as c
from dmd_core.death_may_die.chapters.attack import Targeting
from dmd_core.death_may_die.chapters.conversions import Converting
from dmd_core.death_may_die.state import Roll, RollKind, Table
from dmd_core.death_may_die.text.describe import ENGLISH
from dmd_core.kernel.chance import Chance
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import Seat, SourceId
from dmd_core.kernel.node import replace
from dmd_core.kernel.state import State
from tests.death_may_die.scenarios import Scene, make_game

GAME: Final = make_game("sister_beth", "fatima")
BETH, FATIMA = Seat(0), Seat(1)
LANGUAGES: Final = (ENGLISH, dmd.load_language("pl"), dmd.load_language("uk"))
HIGH_STRUNG: Final = SourceId("high_strung")


def _state(table: Table, frame: Converting | Targeting) -> State[Table]:
    return State(table, (frame,), Chance(-1, 0, (0,) * 8))


def _rolled(kind: RollKind, owner: Seat = BETH, strung: int = 2) -> Table:
    """A roll with two Elder Signs and three Tentacles, whose owner has a Skill that counts them."""
    scene = Scene(GAME).level(BETH, high_strung=strung).level(FATIMA, arcane_mastery=2)
    rolled = Roll(kind, owner, 3, 0, elder_signs=2, tentacles=3)
    return replace(scene.table, rolls=(rolled,))


def _asked(state: State[Table]) -> list[str]:
    decision = dmd.pending(GAME, state)
    assert decision is not None
    return [dmd.describe(GAME, state, decision, language=spoken) for spoken in LANGUAGES]


def _said(state: State[Table], command: Command) -> list[str]:
    return [dmd.describe(GAME, state, command, language=spoken) for spoken in LANGUAGES]


# --- conversions -----------------------------------------------------------------------------


def test_a_conversion_says_which_symbol_counts_as_what() -> None:
    """The question says it of one symbol, each answer of as many as it counts (DEC-51)."""
    state = _state(_rolled(RollKind.ATTACK), Converting())

    assert [
        "Sister Beth may count Tentacles as 1 Success each thanks to High Strung.",
        "Siostra Beth może liczyć każdą mackę jako 1 sukces dzięki Umiejętności „Kłębek Nerwów”.",
        "Сестра Бет може рахувати кожне щупальце як 1 успіх завдяки вмінню «Нервове напруження».",
    ] == _asked(state)
    assert [
        "Sister Beth counts 2 Tentacles as 2 Successes.",
        "Siostra Beth liczy 2 macki jako 2 sukcesy.",
        "Сестра Бет рахує 2 щупальця як 2 успіхи.",
    ] == _said(state, c.Convert(BETH, 2))
    assert [
        "Sister Beth leaves the Tentacles as they are.",
        "Siostra Beth zostawia macki bez zmian.",
        "Сестра Бет не змінює щупалець.",
    ] == _said(state, c.Convert(BETH, 0))


@pytest.mark.parametrize("kind", [RollKind.AGAINST, RollKind.ENEMY, RollKind.FIRE])
def test_a_conversion_in_a_roll_that_hurts_says_whom(kind: RollKind) -> None:
    """There a Success is a Wound for whoever rolls, which the word alone hides (AMB-15)."""
    state = _state(_rolled(kind, FATIMA), Converting())

    assert [
        "Fatima may count Elder Signs as 1 Success each against Fatima thanks to Arcane Mastery.",
        (
            "Fatima może liczyć każdy Znak Starszych Bogów jako 1 sukces przeciw Fatimie dzięki"
            " Umiejętności „Mistrzostwo Tajemne”."
        ),
        (
            "Фатіма може рахувати кожен знак Прадавніх як 1 успіх проти Фатіми завдяки вмінню"
            " «Таємне мистецтво»."
        ),
    ] == _asked(state)
    assert [
        "Fatima counts 1 Elder Sign as 1 Success against Fatima.",
        "Fatima liczy 1 Znak Starszych Bogów jako 1 sukces przeciw Fatimie.",
        "Фатіма рахує 1 знак Прадавніх як 1 успіх проти Фатіми.",
    ] == _said(state, c.Convert(FATIMA, 1))


def test_a_text_that_counts_higher_says_so() -> None:
    """At level 4 each Elder Sign is 2 Successes, in the question and in the answers."""
    scene = Scene(GAME).level(FATIMA, arcane_mastery=4)
    rolled = Roll(RollKind.ATTACK, FATIMA, 3, 0, elder_signs=2)
    state = _state(replace(scene.table, rolls=(rolled,)), Converting())

    assert (
        "Fatima may count Elder Signs as 2 Successes each thanks to Arcane Mastery."
        == _asked(state)[0]
    )
    assert "Fatima counts 2 Elder Signs as 4 Successes." == _said(state, c.Convert(FATIMA, 2))[0]


def test_a_text_that_adds_successes_says_how_many() -> None:
    """High Strung at level 4 adds 3, or fewer, where enough Tentacles lie (AMB-125)."""
    state = _state(_rolled(RollKind.ATTACK, strung=4), Converting(1))

    assert [
        "Sister Beth may add 3 Successes to the tally thanks to High Strung.",
        "Siostra Beth może dodać do wyniku 3 sukcesy dzięki Umiejętności „Kłębek Nerwów”.",
        "Сестра Бет може додати до підсумку 3 успіхи завдяки вмінню «Нервове напруження».",
    ] == _asked(state)
    assert [
        "Sister Beth adds 3 Successes to the tally.",
        "Siostra Beth dodaje do wyniku 3 sukcesy.",
        "Сестра Бет додає до підсумку 3 успіхи.",
    ] == _said(state, c.Answer(BETH, yes=True))


def test_another_text_that_comes_first_is_named() -> None:
    """Where two texts are open, what the other one counts is said with its name."""
    state = _state(_rolled(RollKind.ATTACK), Converting())

    assert (
        "Sister Beth counts 1 Tentacle as 1 Success thanks to High Strung."
        == _said(state, c.Convert(BETH, 1, HIGH_STRUNG))[0]
    )


# --- targets ---------------------------------------------------------------------------------


def test_an_attack_on_the_elder_one_says_on_which_space() -> None:
    """Whoever shoots or chooses reads where it goes, of the Elder One as of any Enemy."""
    scene = Scene(GAME)
    number = scene.put_elder_one("s03")
    state = _state(scene.table, Targeting())

    assert [
        "Sister Beth aims at Cthulhu on Space 3.",
        "Siostra Beth bierze na cel Cthulhu na Polu 3.",
        "Сестра Бет бере на приціл Ктулху у зоні 3.",  # noqa: RUF001 - Ukrainian
    ] == _said(state, c.Target(BETH, number))
    assert (
        "Sister Beth chooses Cthulhu on Space 3." == _said(state, c.ChooseFigure(BETH, number))[0]
    )
    assert (
        "Sister Beth lets Cthulhu on Space 3 attack next."
        == _said(state, c.Attacker(BETH, number))[0]
    )


def test_a_further_target_says_which_are_named_already() -> None:
    """Targets are named one after another, and all of them are attacked (DEC-12)."""
    scene = Scene(GAME).level(BETH, brawling=2)
    first = scene.put("cultist", "s01")
    scene.put("byakhee", "s01")
    state = _state(scene.table, Targeting((first,)))

    assert [
        "Sister Beth may choose another target besides the Cultist on Space 1.",
        "Siostra Beth może wybrać następny cel oprócz Kultysty na Polu 1.",
        "Сестра Бет може вибрати ще одну ціль, крім культиста у зоні 1.",  # noqa: RUF001 - Ukrainian
    ] == _asked(state)
