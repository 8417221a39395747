"""Exact odds of Horror Rolls: the oracle of the rules, by formula and by counting every throw."""

from fractions import Fraction
from itertools import product

import pytest

from dmd_core.final_girl.state import Row
from dmd_replay.facets.game import needed
from dmd_replay.games.final_girl.game import TOOLS
from dmd_replay.games.final_girl.odds import HorrorThrow, row_of

THIRD = Fraction(1, 3)


def rows(throw: HorrorThrow) -> tuple[Fraction, Fraction, Fraction]:
    """The chances of failure, of one success, and of two or more."""
    return throw.chance(Row.FAIL), throw.chance(Row.SINGLE), throw.chance(Row.DOUBLE)


@pytest.mark.parametrize(
    ("dice", "fail", "single", "double"),
    [
        (1, "2/3", "1/3", "0"),
        (2, "4/9", "4/9", "1/9"),
        (3, "8/27", "12/27", "7/27"),
        (4, "16/81", "32/81", "33/81"),
    ],
)
def test_a_roll_without_conversions(dice: int, fail: str, single: str, double: str) -> None:
    """A die is a success on 5 and 6 (FG-ROL-02), and nothing else changes the row."""
    assert (Fraction(fail), Fraction(single), Fraction(double)) == rows(HorrorThrow(dice))


@pytest.mark.parametrize("dice", range(1, 9))
def test_a_roll_without_conversions_follows_the_binomial_law(dice: int) -> None:
    """For any number of dice; more than six are thrown in several throws (FG-ROL-10)."""
    fail = (2 * THIRD) ** dice
    single = dice * THIRD * (2 * THIRD) ** (dice - 1)

    assert (fail, single, 1 - fail - single) == rows(HorrorThrow(dice))


@pytest.mark.parametrize("dice", range(1, 7))
def test_two_cards_make_one_partial_success_a_success(dice: int) -> None:
    """Then only a roll without a 3 or more fails (FG-ROL-05)."""
    assert THIRD**dice == HorrorThrow(dice, cards=2).chance(Row.FAIL)


@pytest.mark.parametrize("dice", range(1, 7))
def test_four_cards_make_two_partial_successes_successes(dice: int) -> None:
    """Then any two dice with a 3 or more are the double row (FG-ROL-06)."""
    none, one = THIRD**dice, dice * 2 * THIRD * THIRD ** (dice - 1)

    assert 1 - none - one == HorrorThrow(dice, cards=4).chance(Row.DOUBLE)
    assert Fraction(4, 9) == HorrorThrow(2, cards=4).chance(Row.DOUBLE)
    assert Fraction(20, 27) == HorrorThrow(3, cards=4).chance(Row.DOUBLE)


@pytest.mark.parametrize(("cards", "dice"), list(product(range(5), range(1, 5))))
def test_the_odds_are_those_of_counting_every_throw(cards: int, dice: int) -> None:
    """All faces of all dice, each converted as far as it helps."""
    counts = dict.fromkeys(Row, 0)
    for faces in product(range(1, 7), repeat=dice):
        shown = sum(face >= 5 for face in faces)
        partial = sum(face in (3, 4) for face in faces)
        counts[row_of(shown + min(partial, cards // 2))] += 1

    throw = HorrorThrow(dice, cards)
    assert counts == {row: throw.chance(row) * 6**dice for row in Row}


def test_partial_successes_may_count_for_nothing_paid() -> None:
    """With Improvise a die is a success on 3 to 6 (FG-AMB-50)."""
    assert (Fraction(1, 9), Fraction(4, 9), Fraction(4, 9)) == rows(HorrorThrow(2, partials=True))


def test_a_reroll_of_one_die_is_used_where_it_helps() -> None:
    """One die that failed is thrown again: 1 - (2/3)^2 that it succeeds (FG-ROL-11)."""
    assert Fraction(5, 9) == HorrorThrow(1, rerolls=1, aim=Row.SINGLE).chance(Row.SINGLE)


@pytest.mark.parametrize("numbers", [(0, 0, 0), (1, -1, 0), (1, 0, -1)])
def test_what_cannot_be_rolled_is_refused(numbers: tuple[int, int, int]) -> None:
    """At least one die (FG-ROL-09), and no cards or rerolls below 0."""
    dice, cards, rerolls = numbers
    with pytest.raises(ValueError, match=r"0 dice cannot be rolled|0 or more cards and rerolls"):
        HorrorThrow(dice, cards, rerolls=rerolls)


# --- the command -----------------------------------------------------------------------------


def asked(**named: object) -> dict[str, object]:
    """The values of all options, some of them named."""
    usual = {
        "dice": None,
        "horror": None,
        "board": "normal",
        "adrenaline": 0,
        "extra": 0,
        "cards": 0,
        "partials": False,
        "rerolls": 0,
        "aim": "double",
    }
    return usual | named


def test_the_worked_example_of_adrenaline() -> None:
    """At horror 4 two dice, one more for one side on its token, two more for both (FG-FHT-10)."""
    odds = needed(TOOLS.odds, TOOLS, "odds")
    one = odds.ask(asked(horror="4", adrenaline=1)).data
    both = odds.ask(asked(horror="4", adrenaline=2)).data

    assert (3, "8/27") == (one["dice"], one["rows"]["fail"]["chance"])
    assert (4, "16/81") == (both["dice"], both["rows"]["fail"]["chance"])


@pytest.mark.parametrize(
    ("named", "says"),
    [
        ({}, "say how many dice there are, with --dice N or --horror LEVEL"),
        (
            {"dice": 2, "horror": "4"},
            "--dice and --horror both say how many dice there are; give one",
        ),
        ({"horror": "9"}, "--horror 9 is no level; allowed: green, 1, 2, 3, 4, 5, 6, red"),
        ({"dice": 0}, "--dice 0 is out of range; allowed: 1 to 40"),
        ({"dice": 2, "cards": 41}, "--cards 41 is out of range; allowed: 0 to 40"),
        (
            {"horror": "4", "board": "normel"},
            "--board normel is unknown; allowed: extreme, normal; did you mean 'normal'?",
        ),
    ],
)
def test_what_cannot_be_asked_is_told(named: dict[str, object], says: str) -> None:
    """One sentence each."""
    with pytest.raises(ValueError, match=r"--dice|--horror|--cards|--board") as caught:
        needed(TOOLS.odds, TOOLS, "odds").ask(asked(**named))

    assert says == str(caught.value)
